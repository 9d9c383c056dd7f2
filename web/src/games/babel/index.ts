/** Babel: eight wonders, secret offers, and where the points come from. */
import type { GameEvent, View } from '../../api/types';
import type { Part, Table } from '../../frame/table.svelte';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Ceremony from './Ceremony.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import { isComplete, sum, wonderPlace } from './cards';
import type { BabelView } from './view';

/** All points are seen by everyone [B6.1], so the log tells how they came about. */
function account(table: Table, seat: number): Part[] {
  const { events, say } = table;
  const view = table.view as BabelView;
  const open = new Set(view.wonders.filter((one) => !isComplete(one)).map((one) => one.name));
  const by = (key: string, fits: (event: GameEvent) => boolean = () => true) =>
    sum(
      events
        .filter((event) => event.event === key && event.seat === seat && fits(event))
        .map((event) => Number(event.amount)),
    );
  const unfinished = (event: GameEvent) => open.has(String(event.wonder));
  const parts: Part[] = [
    { text: say.board('account_refused'), amount: by('refused'), rule: 'B3.7' },
    { text: say.board('account_triples'), amount: by('triples'), rule: 'B7.8' },
    {
      text: say.board('account_wonders'),
      amount: by('wonder_points', (event) => !unfinished(event)),
      rule: 'B4.1',
    },
    {
      text: say.board('account_unfinished'),
      amount: by('wonder_points', unfinished),
      rule: 'B5.2',
    },
    { text: say.board('account_discs'), amount: by('disc_bonus'), rule: 'B5.3' },
    { text: say.board('account_actions'), amount: by('action_points'), rule: 'B5.4' },
  ];
  const cards = view.action_cards === 'on';
  return parts.filter((part) => cards || (part.rule !== 'B7.8' && part.rule !== 'B5.4'));
}

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
  Hand,
  Player,
  Controls,
  Ceremony,
  ownVerbs: ['pass', 'build', 'offer', 'accept', 'give_up', 'exchange'],
  score: (view: View, seat) => (view as BabelView).players[seat]?.points ?? 0,
  scoreText: (score) => number(score),
  account,
  place,
  flight,
};

export default module;
