/** Kette: the necklace and its auctions. */
import type { GameEvent, View } from '../../api/types';
import { number } from '../../texts';
import type { GameModule } from '..';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import { placeOf, type At } from './necklace';
import type { KetteView } from './view';

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
  shape: { least: 1.12, most: 1.18 },
  Hand,
  Player,
  Controls,
  score: (view: View, seat) => (view as KetteView).players[seat]?.cash ?? 0,
  scoreText: (score) => number(score * 1000),
  place,
  flight,
};

export default module;
