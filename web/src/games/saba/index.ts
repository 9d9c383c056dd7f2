/** Saba: the palace and its garden, the city, the harbour, and who stands on the roof. */
import type { View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import { FORMS } from './arrange';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import * as moving from './moving';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import type { SabaView } from './view';

const PLOTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where the figures stand that a line of the account counts for a seat. */
function counted(category: string, seat: number): string[] {
  if (category === 'balconies') return PLOTS.map((plot) => `stands ${plot} ${seat}`);
  if (category === 'treasury') return PLOTS.map((_, index) => `treasurer ${seat} ${index}`);
  return category === 'serail' ? [`serail figure ${seat}`] : ['serail'];
}

const module: GameModule = {
  Board,
  shape: FORMS,
  Hand,
  Player,
  Controls,
  Ceremony,
  ownVerbs: [
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
  counted,
  ...moving,
  Thing,
};

export default module;
