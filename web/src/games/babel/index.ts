/** Babel: eight wonders and secret offers. */
import type { View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import * as moving from './moving';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import type { BabelView } from './view';

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
  ...moving,
  Thing,
};

export default module;
