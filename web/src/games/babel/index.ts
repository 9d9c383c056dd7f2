/** Babel: eight wonders and secret offers. */
import type { GameEvent, View } from '../../api/types';
import { number } from '../../texts';
import type { Table } from '../../frame/table.svelte';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import * as moving from './moving';
import Player from './Player.svelte';
import Thing from './Thing.svelte';
import { discWonders } from './builds';
import { partsPlace, wonderPlace } from './cards';
import { deskOf } from './desk.svelte';
import type { BabelView, Move } from './view';
import { WONDERS } from './wonders';

/** What an account was counted from, as far as it lies on the table. */
function counted(category: string, seat: number, events: GameEvent[]): string[] {
  const wonders = Object.keys(WONDERS);
  switch (category) {
    case 'wonders':
      return wonders.map((wonder) => partsPlace(wonder, seat, true));
    case 'unfinished':
      return wonders.map((wonder) => partsPlace(wonder, seat, false));
    case 'discs':
      return discWonders(events, seat).map(wonderPlace);
    default:
      return [];
  }
}

const module: GameModule = {
  Board,
  shape: { least: 0.7, most: 1.6 },
  Hand,
  Player,
  Controls,
  Ceremony,
  ownVerbs: ['pass', 'build', 'offer', 'accept', 'give_up', 'exchange', 'draw'],
  score: (view: View, seat) => (view as BabelView).players[seat]?.points ?? 0,
  scoreText: (score) => number(score),
  ...moving,
  Thing,
  counted,
  lay: (table, move) => deskOf(table as Table<BabelView>).lay(move as Move),
};

export default module;
