/** Where the events of Babel are on the board, what moves in them, and what they sound like. */
import type { GameEvent } from '../../api/types';
import type { Flight } from '../../frame/flights';
import type { Sound } from '../../lib/sounds';
import { partsPlace, wonderPlace } from './cards';

/** So many of a kind are seen to move; more would only be a crowd. */
const MOST = 4;

const playerOf = (seat: unknown) => `player ${String(seat)}`;
const offerOf = (seat: unknown) => [`offer ${String(seat)}`, playerOf(seat)];

export function place(event: GameEvent): string | undefined {
  switch (event.event) {
    case 'build':
    case 'parts':
    case 'wonder_points':
      return wonderPlace(String(event.wonder));
    case 'seals':
    case 'offers':
    case 'offers_trade':
    case 'offers_nothing':
      return `offer ${String(event.seat)}`;
    case 'disc':
    case 'adds':
    case 'draws':
    case 'plays':
    case 'refused':
    case 'triples':
    case 'action_card':
      return playerOf(event.seat);
    case 'shuffle':
      return 'deck';
    default:
      return undefined;
  }
}

/** Cards one after the other, each as what it is, or as its back. */
const cards = (event: GameEvent, from: string | string[], to: string | string[]): Flight[] => {
  const known = event.cards as string[] | undefined;
  const number = known?.length ?? Number(event.number ?? 1);
  return Array.from({ length: Math.min(MOST, number) }, (_, index) => ({
    from,
    to,
    thing: known?.[index] ?? 'back',
  }));
};

export function flights(event: GameEvent): Flight[] {
  const player = playerOf(event.seat);
  switch (event.event) {
    case 'seals':
      return [{ from: player, to: offerOf(event.seat), thing: 'offer' }];
    case 'accepts':
      return (event.seats as number[]).map((seat) => ({
        from: offerOf(seat),
        to: ['site', player],
        thing: 'offer',
      }));
    case 'adds':
      return cards(event, player, ['site', 'deck']);
    case 'parts':
      return Array.from({ length: Math.min(MOST, Number(event.number)) }, () => ({
        from: player,
        to: [
          partsPlace(String(event.wonder), Number(event.seat), false),
          wonderPlace(String(event.wonder)),
        ],
        thing: `part ${String(event.seat)}`,
      }));
    case 'disc':
      return [
        {
          from: 'site',
          to: [`discs ${String(event.seat)}`, player],
          thing: `disc ${String(event.disc)}`,
        },
      ];
    case 'plays':
      return [{ from: player, to: ['site', 'deck'], thing: 'joker' }];
    case 'action_card':
      return [{ from: 'deck', to: player, thing: 'joker' }];
    case 'draws':
      return cards(event, 'deck', player);
    case 'discards':
      return cards(event, player, 'deck');
    default:
      return [];
  }
}

export function sound({ event }: GameEvent): Sound | undefined {
  if (event === 'parts') return 'building';
  if (['disc', 'wonder_points', 'refused'].includes(event)) return 'coin';
  return ['seals', 'offers', 'draws', 'plays', 'discards'].includes(event) ? 'card' : undefined;
}

/** A building is one part of the log, from the plan to what comes of it; or a turn without one. */
export const opens = ({ event }: GameEvent) => event === 'build' || event === 'pass';

export const sums = ({ event }: GameEvent) => event === 'parts' || event === 'gives_up';
