/** Saba: the palace and its garden, the city, the harbour, and who stands on the roof. */
import type { View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import * as moving from './moving';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import type { SabaView } from './view';

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
  ...moving,
  Thing,
};

export default module;
