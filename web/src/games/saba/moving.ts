/** Where the events of Saba are on the board, what moves in them, and what they sound like. */
import type { GameEvent } from '../../api/types';
import type { Flight } from '../../frame/flights';
import type { Sound } from '../../lib/sounds';

const playerOf = (seat: unknown) => `player ${String(seat)}`;
/** Where somebody's goods of a kind lie; where there is no room for them, their name stands for them. */
const goodsOf = (seat: unknown, kind: unknown) => [
  `goods ${String(seat)} ${String(kind)}`,
  playerOf(seat),
];
const figure = (seat: unknown) => `figure ${String(seat)}`;
const marker = (seat: unknown) => `marker ${String(seat)}`;

export function place(event: GameEvent): string | undefined {
  switch (event.event) {
    case 'harbour':
      return `ship ${String(event.resource)}`;
    case 'vizier':
      return 'vizier';
    case 'quarter':
    case 'swap':
    case 'place':
      return `quarter ${String(event.quarter)}`;
    case 'overseer':
      return `quarter ${String(event.to)}`;
    case 'build':
      return `part ${String(event.card).split(' ')[1]}`;
    case 'balcony':
      return `balcony ${String(event.plot)}`;
    case 'guard':
      return `part ${String(event.plot)}`;
    case 'marker':
    case 'no_marker':
    case 'marker_back':
    case 'serail_guard':
    case 'lead':
    case 'lead_lost':
      return 'serail';
    case 'treasury':
    case 'treasury_figure':
    case 'treasury_tied':
    case 'treasury_no_figure':
    case 'decline':
      return 'treasury';
    case 'turned_up':
      return `card ${String(event.card)}`;
    case 'robber':
    case 'merchant':
      return playerOf(event.from);
    case 'sent_back':
    case 'play':
    case 'draw':
    case 'discard':
    case 'discard_card':
      return playerOf(event.seat);
    default:
      return undefined;
  }
}

/** Several pieces of goods, one after the other. */
const pieces = (
  kinds: string[],
  from: (kind: string) => string | string[],
  to: (kind: string) => string | string[],
): Flight[] => kinds.map((thing) => ({ from: from(thing), to: to(thing), thing }));

export function flights(event: GameEvent): Flight[] {
  const { seat } = event;
  const player = playerOf(seat);
  const kind = String(event.resource);
  const mine = (of: string) => goodsOf(seat, of);
  const theirs = (of: string) => goodsOf(event.from, of);
  switch (event.event) {
    case 'harbour':
      return pieces(Array<string>(Number(event.number)).fill(kind), (of) => `ship ${of}`, mine);
    case 'quarter':
      return pieces([kind], () => `quarter ${String(event.quarter)}`, mine);
    case 'play':
      return pieces([kind], () => ['supply', 'action_deck'], mine);
    case 'swap': {
      const quarter = () => `quarter ${String(event.quarter)}`;
      return [
        ...pieces([String(event.give)], mine, quarter),
        ...pieces([String(event.get)], quarter, mine),
      ];
    }
    case 'robber':
      return pieces([kind], theirs, mine);
    case 'merchant':
      return [
        ...pieces(event.take as string[], theirs, mine),
        ...pieces(event.give as string[], mine, theirs),
      ];
    case 'discard':
      return pieces(Array<string>(Number(event.number)).fill(kind), mine, () => [
        'supply',
        'action_deck',
      ]);
    case 'guard':
      return pieces([kind], mine, () => `part ${String(event.plot)}`);
    case 'vizier':
      return [{ from: 'vizier', to: 'vizier' }];
    case 'build': {
      const card = String(event.card);
      return [{ from: `card ${card}`, to: `part ${card.split(' ')[1]}` }];
    }
    case 'balcony':
      return [{ from: player, to: `balcony ${String(event.plot)}` }];
    case 'place':
      return [{ from: player, to: `place ${String(event.quarter)} ${String(event.number)}` }];
    case 'overseer':
      return [
        {
          from: `quarter ${String(event.quarter)}`,
          to: `quarter ${String(event.to)}`,
          thing: figure(seat),
        },
      ];
    case 'sent_back':
      return [{ from: 'palace', to: player, thing: figure(seat) }];
    case 'marker':
      return [{ from: player, to: 'marker 1' }];
    case 'marker_back':
      return [{ from: 'serail', to: player, thing: marker(seat) }];
    case 'lead':
      return [{ from: player, to: 'serail', thing: figure(seat) }];
    case 'lead_lost':
      return [{ from: 'serail', to: player, thing: figure(seat) }];
    case 'treasury_figure':
      return [{ from: player, to: 'treasury', thing: figure(seat) }];
    case 'draw':
      return [{ from: 'action_deck', to: player, thing: 'card' }];
    case 'discard_card':
      return [{ from: player, to: 'action_deck', thing: 'card' }];
    case 'turned_up':
      return [{ from: 'palace_deck', to: `card ${String(event.card)}` }];
    default:
      return [];
  }
}

export function sound({ event }: GameEvent): Sound | undefined {
  if (['build', 'balcony', 'marker', 'place', 'treasury_figure'].includes(event)) return 'building';
  if (['harbour', 'quarter', 'swap', 'robber', 'merchant'].includes(event)) return 'coin';
  return ['draw', 'play', 'turned_up', 'discard_card'].includes(event) ? 'card' : undefined;
}

/** A turn is known by what was built in it. */
export const sums = ({ event }: GameEvent) => event === 'build' || event === 'treasury';

/** Whoever may put a figure on the treasury decides it in the turn of somebody else. */
export const within = ({ event }: GameEvent) => event === 'treasury_figure' || event === 'decline';
