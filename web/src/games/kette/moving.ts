/** Where the events of Kette are on the board, what moves in them, and what they sound like. */
import type { GameEvent } from '../../api/types';
import type { Flight } from '../../frame/flights';
import type { Sound } from '../../lib/sounds';
import { placeOf, type At } from './necklace';

const playerOf = (seat: unknown) => `player ${String(seat)}`;

export function place(event: GameEvent): string | undefined {
  switch (event.event) {
    case 'lay':
      return placeOf(event.at as At);
    case 'offer':
      return 'lot';
    case 'draw':
      return 'deck';
    case 'forgery':
      return 'forgeries';
    case 'bid':
    case 'price':
    case 'keep':
      return playerOf(event.seat);
    case 'sold':
      return playerOf(event.buyer);
    default:
      return undefined;
  }
}

export function flights(event: GameEvent): Flight[] {
  const player = playerOf(event.seat);
  const card = String(event.card);
  switch (event.event) {
    case 'offer':
      return [{ from: player, to: 'lot' }];
    case 'sold':
      return [
        { from: 'lot', to: playerOf(event.buyer), thing: card },
        { from: playerOf(event.buyer), to: player, thing: 'coin' },
      ];
    case 'keep':
    case 'lion_returns':
      return [{ from: 'lot', to: player, thing: event.card ? card : 'lion' }];
    case 'lay': {
      const field = placeOf(event.at as At);
      const laid = { from: player, to: field };
      return event.amount ? [laid, { from: field, to: player, thing: 'coin' }] : [laid];
    }
    case 'forgery':
      return [{ from: player, to: 'forgeries' }];
    case 'draw':
      return [
        { from: player, to: 'deck', thing: 'coin' },
        { from: 'deck', to: player, thing: 'back' },
      ];
    default:
      return [];
  }
}

export function sound({ event }: GameEvent): Sound | undefined {
  if (event === 'sold' || event === 'draw') return 'coin';
  if (event === 'lay') return 'building';
  return ['offer', 'keep', 'forgery'].includes(event) ? 'card' : undefined;
}

/** An auction is one part of the log, and the restoring of the necklace another. */
export const opens = ({ event }: GameEvent) => event === 'offer' || event === 'part_two';

export const sums = ({ event }: GameEvent) => event === 'sold' || event === 'unsold';

/** Premiums come from the cards that somebody laid, which all lie open on the necklace. */
export function counted(category: string, seat: number, events: GameEvent[]): string[] {
  if (category !== 'premium') return [];
  return events
    .filter((event) => event.event === 'lay' && event.seat === seat)
    .map((event) => placeOf(event.at as At));
}
