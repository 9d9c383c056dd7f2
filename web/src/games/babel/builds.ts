/** What became of the newest build, told by the log. */
import type { GameEvent } from '../../api/types';
import type { Asks } from './cards';
import type { Offer } from './view';

export interface LastBuild {
  seat: number;
  wonder: string;
  disc: Asks;
  offers: Map<number, Offer>;
  accepted: number[];
  refused: Map<number, number>;
  /** Who got the disc; null when the build was given up, undefined when it is still open. */
  to: number | null | undefined;
}

/** "camel 3 crane 2" as the events name a disc. */
export function discOf(name: string): Asks {
  const words = name.split(' ');
  const asks: Asks = {};
  for (let i = 0; i + 1 < words.length; i += 2) asks[words[i]!] = Number(words[i + 1]);
  return asks;
}

export function lastBuild(events: GameEvent[]): LastBuild | null {
  const start = events.findLastIndex((event) => event.event === 'build');
  const first = events[start];
  if (!first) return null;
  const build: LastBuild = {
    seat: Number(first.seat),
    wonder: String(first.wonder),
    disc: discOf(String(first.disc)),
    offers: new Map(),
    accepted: [],
    refused: new Map(),
    to: undefined,
  };
  for (const event of events.slice(start + 1)) {
    const seat = Number(event.seat);
    if (event.event === 'offers' || event.event === 'offers_trade')
      build.offers.set(seat, {
        cards: event.cards as string[],
        trade: event.event === 'offers_trade',
      });
    else if (event.event === 'offers_nothing') build.offers.set(seat, { cards: [], trade: false });
    else if (event.event === 'accepts') build.accepted = event.seats as number[];
    else if (event.event === 'refused' || event.event === 'triples')
      build.refused.set(seat, (build.refused.get(seat) ?? 0) + Number(event.amount));
    else if (event.event === 'disc') build.to = seat;
    else if (event.event === 'gives_up') build.to = null;
  }
  return build;
}

/** The wonders that somebody's discs came from. */
export function discWonders(events: GameEvent[], seat: number): string[] {
  const wonders: string[] = [];
  let wonder = '';
  for (const event of events) {
    if (event.event === 'build') wonder = String(event.wonder);
    else if (event.event === 'disc' && event.seat === seat) wonders.push(wonder);
  }
  return wonders;
}
