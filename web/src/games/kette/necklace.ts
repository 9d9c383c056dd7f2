/** The fields of the necklace, and what lies on them. */

/** A column from -4 to 4 and a row from 1 to 4. */
export type At = number[];

export const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
export const ROWS = [1, 2, 3, 4];

/** A card's kind and value; the lion has no value. */
export function parts(card: string): { kind: string; value: number } {
  const [kind = '', value = '0'] = card.split(' ');
  return { kind, value: Number(value) };
}

export const placeOf = (at: At) => `field ${at[0]},${at[1]}`;
