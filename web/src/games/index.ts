/** The games that have a board here: one folder each, loaded when it is needed. */
import type { Component } from 'svelte';
import type { GameEvent, Move, View } from '../api/types';
import type { Flight } from '../frame/flights';
import type { Shape } from '../frame/layout';
import type { Parts } from '../frame/story';
import type { Table } from '../frame/table.svelte';
import type { Sound } from '../lib/sounds';
import type { Piece } from '../owners/numbers';

/** What a game's folder gives to the frame. Nothing else of the app knows a game. */
export interface GameModule extends Parts {
  /** The board; what can be chosen lights up on it. It fills the room that it gets. */
  Board: Component;
  /** The forms that the board can take. */
  shape: Shape;
  /** What I hold, along the bottom. */
  Hand?: Component;
  /** What a player's panel shows beside name and score. */
  Player: Component<{ seat: number }>;
  /** Ways to choose that need more than a list of buttons, for the verbs in `ownVerbs`. */
  Controls?: Component;
  ownVerbs?: string[];
  /** A small ceremony over the board for something that just happened. */
  Ceremony?: Component;
  score(view: View, seat: number): number;
  /** A score as it is written: "7,000" or "12". */
  scoreText(score: number): string;
  /** The place on the board that an event is about: the value of some `data-place`. */
  place?(event: GameEvent): string | undefined;
  /** What moves in an event, from one `data-place` to another. */
  flights?(event: GameEvent): Flight[];
  /** A small drawing of what moves, by the name that a flight gives it. */
  Thing?: Component<{ thing: string }>;
  /** What an event sounds like. */
  sound?(event: GameEvent): Sound | undefined;
  /**
   * What lights up while a category of the final account is counted for a seat: the values of some
   * `data-place`. A category without any is counted for all seats at once.
   */
  counted?(category: string, seat: number, events: GameEvent[]): string[];
  /**
   * Moves that may leave one with nothing, beside others that are safe: they are never the main
   * button, and the text `moves-<verb>_risk` says why.
   */
  risky?(move: Move): boolean;
  /** Lays out a move that nobody has put together, where that takes more than picking it. */
  lay?(table: Table, move: Move): void;
  /** Moves that are final and large enough to ask once more although they have no arguments. */
  confirm?(move: Move): boolean;
}

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true });

const pieces = import.meta.glob<{ default: Component<{ piece: Piece }> }>('./*/Piece.svelte');

const scenes = import.meta.glob<{ default: Component }>('./*/Scene.svelte');

export const hasBoard = (game: string) => `./${game}/index.ts` in modules;

export const emblem = (game: string) => emblems[`./${game}/Emblem.svelte`]?.default;

export async function loadGame(game: string): Promise<GameModule> {
  return (await modules[`./${game}/index.ts`]!()).default;
}

/** A large picture of the game, by day and by night, for the pages before it begins. */
export async function loadScene(game: string) {
  return (await scenes[`./${game}/Scene.svelte`]?.())?.default;
}

/** How a game draws a component whose numbers an owner can check; it may do without. */
export async function loadPiece(game: string) {
  return (await pieces[`./${game}/Piece.svelte`]?.())?.default;
}
