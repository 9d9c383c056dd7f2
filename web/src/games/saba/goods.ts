/** Pieces of the four resources, counted and named. */
import type { Catalogue } from '../../frame/catalogue.svelte';
import type { Move, Pieces, Space } from './view';

/** Numbers of pieces by their resource. */
export type SomePieces = { [kind: string]: number };
export type Resource = keyof Pieces;
export const RESOURCES: Resource[] = ['alabaster', 'sandstone', 'ebony', 'gold'];

/** How many pieces these are together. */
export const count = (pieces: SomePieces) =>
  RESOURCES.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0);

/** Each piece by itself, in the order of the resources. */
export const single = (pieces: SomePieces): Resource[] =>
  RESOURCES.flatMap((kind) => Array<Resource>(pieces[kind] ?? 0).fill(kind));

/** "2 alabaster and 1 gold" */
export function goodsText(say: Catalogue, pieces: SomePieces): string {
  const kinds = RESOURCES.filter((kind) => pieces[kind]);
  return say.list(
    kinds.map((kind) => say.board('amount', { number: pieces[kind], resource: kind })),
  );
}

/** One piece of a price: whether I lack it. */
export interface PricePiece {
  kind: Resource;
  missing: boolean;
}

/** A space's price: what the card costs, and what the space and a guard add to it. */
export function priceOf(
  { cost, price }: Pick<Space, 'cost' | 'price'>,
  lacks: SomePieces,
): { cost: PricePiece[]; more: PricePiece[] } {
  const parts: { cost: PricePiece[]; more: PricePiece[] } = { cost: [], more: [] };
  for (const kind of RESOURCES) {
    const all = price?.[kind] ?? 0;
    for (let number = 0; number < all; number += 1)
      parts[number < (cost?.[kind] ?? 0) ? 'cost' : 'more'].push({
        kind,
        // The last ones of a kind are those that I lack.
        missing: number >= all - (lacks[kind] ?? 0),
      });
  }
  return parts;
}

/** What I would have after a move. */
export function after(have: SomePieces, { effects: { gets, pays } }: Move): SomePieces {
  const left: SomePieces = {};
  for (const kind of RESOURCES)
    left[kind] = (have[kind] ?? 0) + (gets?.[kind] ?? 0) - (pays?.[kind] ?? 0);
  return left;
}
