/** Saba as the server shows it to one seat, and what the drawings read from it. */
import type { Move, Own, View } from '../../api/types';
import type { Catalogue } from '../../frame/catalogue';
import { same } from '../../frame/choices';
import type { Table } from '../../frame/table.svelte';

export const RESOURCES = ['alabaster', 'sandstone', 'ebony', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Numbers of pieces by their resource. */
export type Pieces = Partial<Record<Resource, number>>;

export type Extra = 'card' | 'remove' | 'vizier' | 'nothing';

export interface Player {
  seat: number;
  pieces: Record<Resource, number>;
  figures: number;
  markers: number;
  treasury: number;
  /** Of each harbour card, the field of the side that lies up, and of its back. */
  harbour_fields: number[];
  harbour_backs: number[];
  hand_size: number;
  hand_limit: number;
  points: number;
}

export interface Field {
  field: number;
  resource: Resource;
  pieces: number;
  capacity: number;
  extra: Extra;
}

export interface Space {
  space: number;
  gold: number;
  card: string | null;
  cost?: Record<Resource, number>;
  price?: Record<Resource, number>;
  plot?: number;
  level?: number;
}

export interface Plot {
  plot: number;
  level: number;
  balcony: number | null;
  guard: Resource | null;
}

export interface Quarter {
  quarter: string;
  vizier: boolean;
  places: { price: number; seat: number | null; ready: boolean }[];
}

export interface SabaView extends View {
  persons: boolean;
  serail_figures: boolean;
  guarding: boolean;
  turn: number;
  built: boolean;
  carried_out: boolean;
  players: Player[];
  supply: Record<Resource, number>;
  harbour: Field[];
  spaces: Space[];
  plots: Plot[];
  quarters: Quarter[];
  serail: { fields: number; markers: number[]; leader: number | null; figure: number | null };
  palace_deck_size: number;
  deck_size: number;
  discards: Record<string, number>;
  me?: Own & { hand: string[] };
}

/** What a workshop gives; the exchange and the bazaar swap instead. */
export const GIVES: Record<string, Resource> = {
  stonecutters: 'alabaster',
  carpenters: 'ebony',
  masons: 'sandstone',
  goldsmiths: 'gold',
};

export const MOST_PIECES = 7;

export const LEVELS = ['', 'arch', 'fountain', 'column'];

/** How many pieces these are together. */
export const count = (pieces: Pieces) =>
  RESOURCES.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0);

/** Each piece by itself, in the order of the resources. */
export const single = (pieces: Pieces): Resource[] =>
  RESOURCES.flatMap((kind) => Array<Resource>(pieces[kind] ?? 0).fill(kind));

/** "2 alabaster, 1 gold" */
export function goodsText(say: Catalogue, pieces: Pieces): string {
  return RESOURCES.filter((kind) => pieces[kind])
    .map((kind) => say.board('amount', { number: pieces[kind], resource: kind }))
    .join(', ');
}

/** One piece of a price: whether I lack it, and whether it is not the card's own cost. */
export interface PricePiece {
  kind: Resource;
  missing: boolean;
}

/** A space's price: what the card costs, and what the space and a guard add to it. */
export function priceOf(space: Space, have?: Pieces): { cost: PricePiece[]; more: PricePiece[] } {
  const left: Pieces = { ...have };
  const take = (kind: Resource): PricePiece => {
    const missing = have !== undefined && (left[kind] ?? 0) <= 0;
    left[kind] = (left[kind] ?? 0) - 1;
    return { kind, missing };
  };
  const { cost = {}, price = {} } = space as { cost?: Pieces; price?: Pieces };
  const added: Pieces = {};
  for (const kind of RESOURCES) added[kind] = (price[kind] ?? 0) - (cost[kind] ?? 0);
  return { cost: single(cost).map(take), more: single(added).map(take) };
}

/** What a player lacks of a price. */
export function lacking(price: Pieces, have: Pieces): Pieces {
  const missing: Pieces = {};
  for (const kind of RESOURCES) missing[kind] = Math.max(0, (price[kind] ?? 0) - (have[kind] ?? 0));
  return missing;
}

/** What I would have after a move. */
export function after(have: Pieces, move: Move): Pieces {
  const left: Pieces = {};
  const { gets = {}, pays = {} } = move.effects as { gets?: Pieces; pays?: Pieces };
  for (const kind of RESOURCES)
    left[kind] = (have[kind] ?? 0) + (gets[kind] ?? 0) - (pays[kind] ?? 0);
  if (move.verb === 'build' && move.args.guard) {
    const guard = move.args.guard as Resource;
    left[guard] = (left[guard] ?? 0) - 1;
  }
  return left;
}

/** The choices that a build may have besides its space. */
export const BUILD_CHOICES = ['craftsman', 'guard', 'quarter'] as const;
export type BuildChoice = (typeof BUILD_CHOICES)[number];

/**
 * The build that is picked, with the usual choice for what was not said: no craftsman and no guard
 * if it goes without, but a figure for the balcony if one can be had.
 */
export function pickedBuild(table: Table<SabaView>): Move | undefined {
  const { picked } = table;
  if (picked.verb !== 'build' || picked.args.space === undefined) return undefined;
  let moves = table.moves('build', { space: picked.args.space });
  for (const name of BUILD_CHOICES) {
    const said = name in picked.args;
    const wanted = said
      ? moves.filter((move) => same(move.args[name], picked.args[name]))
      : moves.filter((move) => (move.args[name] !== undefined) === (name === 'quarter'));
    if (wanted.length) moves = wanted;
  }
  return moves[0];
}

/** The verb by which a person card is played. */
export const verbOf = (card: string) =>
  (RESOURCES as readonly string[]).includes(card) ? 'play' : card.replace(' ', '_');
