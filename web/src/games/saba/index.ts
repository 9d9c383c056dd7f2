/** Saba: the palace and its garden, the city, the harbour, and who stands on the roof. */
import type { GameEvent, View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import type { SabaView } from './view';

function place(event: GameEvent): string | undefined {
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
    default:
      return undefined;
  }
}

function flight(event: GameEvent): { from: string; to: string } | undefined {
  const from = `player ${String(event.seat)}`;
  const goods = (seat: unknown, kind: unknown) => `goods ${String(seat)} ${String(kind)}`;
  switch (event.event) {
    case 'harbour':
      return { from: `ship ${String(event.resource)}`, to: goods(event.seat, event.resource) };
    case 'quarter':
      return { from: `quarter ${String(event.quarter)}`, to: goods(event.seat, event.resource) };
    case 'robber':
      return { from: goods(event.from, event.resource), to: goods(event.seat, event.resource) };
    case 'vizier':
      return { from: 'vizier', to: 'vizier' };
    case 'build': {
      const card = String(event.card);
      return { from: `card ${card}`, to: `part ${card.split(' ')[1]}` };
    }
    case 'balcony':
      return { from, to: `balcony ${String(event.plot)}` };
    case 'place':
      return { from, to: `place ${String(event.quarter)} ${String(event.number)}` };
    case 'marker':
      return { from, to: 'marker 1' };
    case 'turned_up':
      return { from: 'palace_deck', to: `card ${String(event.card)}` };
    default:
      return undefined;
  }
}

const module: GameModule = {
  Board,
  shape: { least: 1.1, most: 1.43 },
  Hand,
  Player,
  Controls,
  Ceremony,
  ownVerbs: [
    'draw',
    'end_turn',
    'decline',
    'lay_marker',
    'keep_marker',
    'harbour',
    'remove',
    'vizier',
    'use',
    'build',
    'treasury',
    'finish',
    'place',
    'take',
    'discard',
    'play',
    'overseer',
    'harbour_master',
    'serail_guard',
    'caravan_leader',
    'merchant',
    'robber',
  ],
  score: (view: View, seat) => (view as SabaView).players[seat]?.points ?? 0,
  scoreText: (score) => number(score),
  place,
  flight,
};

export default module;
