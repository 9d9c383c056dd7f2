/** Cards by their kinds, and the sums that follow from what is seen. */
import type { BabelOwn, BabelPlayer, BabelView, Wonder } from './view';

export const KINDS = ['camel', 'crane', 'ship', 'stonemason'];
export type Asks = BabelPlayer['discs'][number];
export type Offer = NonNullable<BabelOwn['offer']>;
export type Row = BabelView['final_row'];

export const wonderPlace = (wonder: string) => `wonder ${wonder}`;

/** The kinds a disc asks for, with their numbers. */
export const asked = (asks: Asks): [string, number][] =>
  KINDS.filter((kind) => asks[kind]).map((kind) => [kind, asks[kind]!]);

export const countOf = (cards: string[], kind: string) =>
  cards.filter((card) => card === kind).length;

/** Cards by kind, only those that are there. */
export const grouped = (cards: string[]): [string, number][] =>
  KINDS.map((kind) => [kind, countOf(cards, kind)] as [string, number]).filter(([, n]) => n > 0);

export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export const isComplete = (wonder: Wonder) => wonder.discs.every((disc) => disc === null);

/** [B4.3] The row by which the next wonder to be completed is scored. */
export const currentRow = (view: BabelView): Row => view.rows[view.marker] ?? view.final_row;

/** [B4.1, B4.2] What a row pays for parts, seat by seat. */
export function pays(parts: number[], row: Row): number[] {
  const ranks = [...new Set(parts.filter((own) => own > 0))].sort((a, b) => b - a);
  const [most, second] = ranks;
  const alone = parts.filter((own) => own === most).length === 1;
  const secondAlone = alone && parts.filter((own) => own === second).length === 1;
  return parts.map((own) => {
    if (!own) return 0;
    if (own === most) return alone ? row[0]! : row[1]!;
    return own === second && secondAlone ? row[1]! : row[2]!;
  });
}

/** [B5.3] The bonus for discs so far: a two-colour disc counts where it brings more. */
export function discBonus(discs: Asks[], bonus: number[]): number {
  const counts: Record<string, number> = { camel: 0, crane: 0, ship: 0, stonemason: 0 };
  function best(index: number): number {
    const disc = discs[index];
    if (!disc) return sum(KINDS.map((kind) => bonus[counts[kind]! - 1] ?? 0));
    let found = 0;
    for (const [kind] of asked(disc)) {
      counts[kind]! += 1;
      found = Math.max(found, best(index + 1));
      counts[kind]! -= 1;
    }
    return found;
  }
  return best(0);
}
