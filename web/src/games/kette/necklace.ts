/** The fields of the necklace, what lies on them, and where they are drawn in a room. */

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

/** Around everything, in pixels */
const EDGE = 3;
/** Text is never smaller, in pixels. */
export const SMALLEST_TEXT = 12.2;
/** The part of the height that is kept above the highest column */
const ABOVE = 0.08;
/** Rows are this much further apart than columns at most, and columns than rows. */
const MOST_TALL = 1.15;
const MOST_WIDE = 1.35;

const depth = (layout: number[], column: number) => (layout[column - COLUMNS[0]!] ?? 0) / 2;

/** Where everything lies on a tray of so many pixels: as large as it gets, touching nothing. */
export class Tray {
  /** How far columns and rows are apart: the room of one field */
  readonly wide: number;
  readonly high: number;
  /** Of a field, of the tag above a column, and of the lot */
  readonly radius: number;
  readonly tag: number;
  readonly lot: { x: number; y: number; radius: number };
  readonly text: number;
  private readonly top: number;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly layout: number[],
  ) {
    const rows = ROWS.length + Math.max(...layout) / 2;
    const middle = Math.min(...[-1, 0, 1].map((column) => depth(layout, column)));
    const columns = (width - 2 * EDGE) / COLUMNS.length;
    const room = height - 2 * EDGE;
    // Where no column makes room for the lot in the middle, all of them do.
    const flat = Math.max(0, 1.5 - middle);
    const least = Math.max(21, room * ABOVE);
    this.high = Math.min(columns * MOST_TALL, (room - least) / (rows + flat));
    this.wide = Math.min(columns, this.high * MOST_WIDE);
    this.radius = Math.min(this.wide, this.high) * 0.46;
    this.tag = Math.min(20, Math.max(11, this.wide * 0.2));
    this.top = height - EDGE - rows * this.high;
    this.text = Math.max(SMALLEST_TEXT, Math.min(20, width / 50));
    const free = this.tagY(0) - this.tag - 2 * EDGE;
    const radius = Math.min(free / 2, this.radius * 2.6);
    this.lot = { x: width / 2, y: EDGE + Math.max(radius, free * 0.46), radius };
  }

  x(column: number): number {
    return this.width / 2 + column * this.wide;
  }

  y([column = 0, row = 0]: At): number {
    return this.top + (row - 0.5 + depth(this.layout, column)) * this.high;
  }

  /** The middle of the tag above a column */
  tagY(column: number): number {
    return this.y([column, 1]) - this.radius - this.tag - 2;
  }

  /** How far down there is room beside the lot, for something that ends so far from the middle */
  freeTo(distance: number): number {
    const under = COLUMNS.filter(
      (column) => column > 0 && column * this.wide - this.tag < distance,
    );
    return Math.min(this.height, ...under.map((column) => this.tagY(column) - this.tag));
  }
}
