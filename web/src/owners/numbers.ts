/** Reading and changing a table of numbers, whatever the game. */
import type { Numbers } from '../api/types';

export type Path = (string | number)[];

/** A component with its numbers as they are now: what a game's drawing of it is made from. */
export interface Piece {
  key: string;
  sort: string;
  cells: { name: string; label: string; value: number | string; text: string }[];
}

/** A path in one word, to tell places apart. */
export const placeOf = (path: Path): string => path.join('.');

type Part = Record<string | number, unknown>;

export const valueAt = (table: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Part | undefined)?.[step], table);

/** The table with another value at one place; the old one stays as it is. */
export function withValue(table: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue((table as Part)[step], rest, value);
  if (Array.isArray(table)) return table.map((part, place) => (place === step ? inner : part));
  return { ...(table as Part), [step]: inner };
}

/** The keys of the components where a table is not ours. */
export const changedKeys = (numbers: Numbers, table: unknown): string[] =>
  numbers.components
    .filter(({ cells }) =>
      cells.some(({ path }) => valueAt(table, path) !== valueAt(numbers.table, path)),
    )
    .map(({ key }) => key);
