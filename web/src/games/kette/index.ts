/** Kette: the necklace, its auctions, and where the money comes from. */
import type { GameEvent, View } from '../../api/types';
import type { Part, Table } from '../../frame/table.svelte';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import { placeOf, type At } from './necklace';
import type { KetteView } from './view';

/** [K1.4] What everyone starts with */
const START = 20;

const sum = (events: GameEvent[], fits: (event: GameEvent) => boolean) =>
  events.filter(fits).reduce((total, event) => total + Number(event.amount), 0);

/** Every payment is seen by all [K8.1], so the log tells how the money came about. */
function account(table: Table, seat: number): Part[] {
  const { events, say } = table;
  const by = (key: string) => sum(events, (one) => one.event === key && one.seat === seat);
  const bought = sum(events, (one) => one.event === 'sold' && one.buyer === seat);
  return [
    { text: say.board('account_start'), amount: START, rule: 'K1.4' },
    { text: say.board('account_sold'), amount: by('sold'), rule: 'K3.5' },
    { text: say.board('account_bought'), amount: -bought, rule: 'K3.5' },
    { text: say.board('account_deck'), amount: -by('draw'), rule: 'K3.8' },
    { text: say.board('account_premium'), amount: by('lay'), rule: 'K5.1' },
  ];
}

function place(event: GameEvent): string | undefined {
  if (event.event === 'lay') return placeOf(event.at as At);
  if (event.event === 'offer') return 'lot';
  if (event.event === 'draw') return 'deck';
  if (event.event === 'forgery') return 'forgeries';
  return undefined;
}

function flight(event: GameEvent): { from: string; to: string } | undefined {
  const to = place(event);
  if (!to || to === 'deck') return undefined;
  // A card that was for sale comes from the lot, any other from its player.
  return { from: `player ${String(event.seat)}`, to };
}

const module: GameModule = {
  Board,
  Hand,
  Player,
  Controls,
  score: (view: View, seat) => (view as KetteView).players[seat]?.cash ?? 0,
  scoreText: (score) => number(score * 1000),
  account,
  place,
  flight,
};

export default module;
