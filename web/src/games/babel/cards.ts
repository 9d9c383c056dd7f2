/** Cards by their kinds, and the sums that follow from what is seen. */
import type { Building } from './view';

export const KINDS = ['camel', 'crane', 'ship', 'stonemason'];
/** What a disc asks for, kind by kind. */
export type Asks = Building['asks'];

export const wonderPlace = (wonder: string) => `wonder ${wonder}`;

/** Where somebody's parts stand on a wonder, or what they brought when it was completed. */
export const partsPlace = (wonder: string, seat: number, complete: boolean) =>
  `${complete ? 'scored' : 'parts'} ${wonder} ${seat}`;

/** The kinds a disc asks for, with their numbers. */
export const asked = (asks: Asks): [string, number][] =>
  KINDS.filter((kind) => asks[kind]).map((kind) => [kind, asks[kind]!]);

export const countOf = (cards: string[], kind: string) =>
  cards.filter((card) => card === kind).length;

/** Cards by kind, only those that are there. */
export const grouped = (cards: string[]): [string, number][] =>
  KINDS.map((kind) => [kind, countOf(cards, kind)] as [string, number]).filter(([, n]) => n > 0);

export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
