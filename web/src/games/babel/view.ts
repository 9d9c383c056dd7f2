/** Babel as the server shows it to one seat, and the sums that follow from what is seen. */
import type { GameEvent, Own, View } from '../../api/types';

export const KINDS = ['camel', 'crane', 'ship', 'stonemason'] as const;
export type Kind = (typeof KINDS)[number];
/** What a disc asks for: one kind, or two. */
export type Asks = Partial<Record<Kind, number>>;
/** The values of a row: for the most parts, the second most, and all others present. */
export type Row = [number, number, number];

export interface Offer {
  cards: Kind[];
  trade: boolean;
}

export interface Player {
  seat: number;
  points: number;
  hand_size: number;
  known: Kind[];
  action_cards: number;
  discs: Asks[];
  sealed: boolean;
  offer: Offer | null;
  refused: number;
}

export interface Wonder {
  name: string;
  discs: (Asks | null)[];
  parts: number[];
}

export interface BabelView extends View {
  two_colour_discs: string;
  action_cards: string;
  active: number;
  second_turn: boolean;
  players: Player[];
  wonders: Wonder[];
  building: { wonder: string; place: number; asks: Asks } | null;
  rows: Row[];
  final_row: Row;
  disc_bonus: number[];
  marker: number;
  deck_size: number;
  discards: Kind[];
  action_deck_size: number;
  played: string[];
  me?: Own & { hand: Kind[]; action_cards: string[]; offer: Offer | null };
}

export const wonderPlace = (wonder: string) => `wonder ${wonder}`;

/** The kinds a disc asks for, with their numbers. */
export const asked = (asks: Asks): [Kind, number][] =>
  KINDS.filter((kind) => asks[kind]).map((kind) => [kind, asks[kind]!]);

export const countOf = (cards: Kind[], kind: Kind) => cards.filter((card) => card === kind).length;

/** Cards by kind, only those that are there. */
export const grouped = (cards: Kind[]): [Kind, number][] =>
  KINDS.map((kind) => [kind, countOf(cards, kind)] as [Kind, number]).filter(([, n]) => n > 0);

export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export const isComplete = (wonder: Wonder) => wonder.discs.every((disc) => disc === null);

/** [B4.3] The row by which the next wonder to be completed is scored. */
export const currentRow = (view: BabelView): Row => view.rows[view.marker] ?? view.final_row;

/** [B4.1, B4.2] What a row pays for parts, seat by seat. */
export function pays(parts: number[], row: Row): number[] {
  const ranks = [...new Set(parts.filter((own) => own > 0))].sort((a, b) => b - a);
  const [most, second] = ranks;
  const alone = parts.filter((own) => own === most).length === 1;
  const secondAlone = alone && parts.filter((own) => own === second).length === 1;
  return parts.map((own) => {
    if (!own) return 0;
    if (own === most) return alone ? row[0] : row[1];
    return own === second && secondAlone ? row[1] : row[2];
  });
}

/** [B5.3] The bonus for discs so far: a two-colour disc counts where it brings more. */
export function discBonus(discs: Asks[], bonus: number[]): number {
  const counts: Record<Kind, number> = { camel: 0, crane: 0, ship: 0, stonemason: 0 };
  function best(index: number): number {
    const disc = discs[index];
    if (!disc) return sum(KINDS.map((kind) => bonus[counts[kind] - 1] ?? 0));
    let found = 0;
    for (const [kind] of asked(disc)) {
      counts[kind] += 1;
      found = Math.max(found, best(index + 1));
      counts[kind] -= 1;
    }
    return found;
  }
  return best(0);
}

/** What became of the newest build, told by the log. */
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
  for (let i = 0; i + 1 < words.length; i += 2) asks[words[i] as Kind] = Number(words[i + 1]);
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
        cards: event.cards as Kind[],
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
