/** Pieces of the four resources, counted and named. */
import type { Catalogue } from '../../frame/catalogue';
import type { Move, Pieces, Space } from './view';

/** Numbers of pieces by their resource. */
export type SomePieces = { [kind: string]: number };
export type Resource = keyof Pieces;
export const RESOURCES: Resource[] = ['alabaster', 'sandstone', 'ebony', 'gold'];

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
export const count = (pieces: SomePieces) =>
  RESOURCES.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0);

/** Each piece by itself, in the order of the resources. */
export const single = (pieces: SomePieces): Resource[] =>
  RESOURCES.flatMap((kind) => Array<Resource>(pieces[kind] ?? 0).fill(kind));

/** "2 alabaster, 1 gold" */
export function goodsText(say: Catalogue, pieces: SomePieces): string {
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
export function priceOf(
  space: Space,
  have?: SomePieces,
): { cost: PricePiece[]; more: PricePiece[] } {
  const left: SomePieces = { ...have };
  const take = (kind: Resource): PricePiece => {
    const missing = have !== undefined && (left[kind] ?? 0) <= 0;
    left[kind] = (left[kind] ?? 0) - 1;
    return { kind, missing };
  };
  const { cost = {}, price = {} } = space as { cost?: SomePieces; price?: SomePieces };
  const added: SomePieces = {};
  for (const kind of RESOURCES) added[kind] = (price[kind] ?? 0) - (cost[kind] ?? 0);
  return { cost: single(cost).map(take), more: single(added).map(take) };
}

/** What a player lacks of a price. */
export function lacking(price: SomePieces, have: SomePieces): SomePieces {
  const missing: SomePieces = {};
  for (const kind of RESOURCES) missing[kind] = Math.max(0, (price[kind] ?? 0) - (have[kind] ?? 0));
  return missing;
}

/** What I would have after a move. */
export function after(have: SomePieces, move: Move): SomePieces {
  const left: SomePieces = {};
  const { gets = {}, pays = {} } = move.effects as { gets?: SomePieces; pays?: SomePieces };
  for (const kind of RESOURCES)
    left[kind] = (have[kind] ?? 0) + (gets[kind] ?? 0) - (pays[kind] ?? 0);
  if (move.verb === 'build' && move.args.guard) {
    const guard = move.args.guard as Resource;
    left[guard] = (left[guard] ?? 0) - 1;
  }
  return left;
}
