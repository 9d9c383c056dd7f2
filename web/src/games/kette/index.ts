/** Kette: the necklace and its auctions. */
import type { View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import * as moving from './moving';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import type { KetteView } from './view';

const module: GameModule = {
  Board,
  shape: { least: 1, most: 1.12 },
  Hand,
  Player,
  Controls,
  ownVerbs: ['offer', 'lay', 'forgery'],
  score: (view: View, seat) => (view as KetteView).players[seat]?.cash ?? 0,
  scoreText: (score) => number(score * 1000),
  ...moving,
  Thing,
  // Nobody may take the price.
  risky: (move) => move.verb === 'price',
};

export default module;
