/** Babel: eight wonders and secret offers. */
import type { GameEvent, View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import { wonderPlace } from './cards';
import type { BabelView } from './view';

function place(event: GameEvent): string | undefined {
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
      return `player ${String(event.seat)}`;
    case 'shuffle':
      return 'deck';
    default:
      return undefined;
  }
}

/** Offers come from their players. */
function flight(event: GameEvent): { from: string; to: string } | undefined {
  if (event.event !== 'seals') return undefined;
  const seat = String(event.seat);
  return { from: `player ${seat}`, to: `offer ${seat}` };
}

const module: GameModule = {
  Board,
  shape: { least: 0.7, most: 1.6 },
  Hand,
  Player,
  Controls,
  Ceremony,
  ownVerbs: ['pass', 'build', 'offer', 'accept', 'give_up', 'exchange'],
  score: (view: View, seat) => (view as BabelView).players[seat]?.points ?? 0,
  scoreText: (score) => number(score),
  place,
  flight,
};

export default module;
