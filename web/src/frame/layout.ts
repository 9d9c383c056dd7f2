/**
 * Where things stand at a table, decided from the room that there is: the dock and the players beside
 * the board, or above and below it, whichever leaves the board larger.
 */

/** The narrowest and the widest form, width by height, that a board can take. */
export interface Shape {
  least: number;
  most: number;
}

export interface Layout {
  /** Whether players and dock stand beside the board. */
  side: boolean;
  /** The width of what stands beside the board, or the height of the dock below it. */
  dock: number;
  /** Whether the window is so low that only the question, the hand and marks of the players fit. */
  low: boolean;
  /** Whether log, chat, rules and scores have room of their own, so that the board loses nothing. */
  beside: boolean;
}

/** In units of the text's size, so that larger text gets more room */
const NARROWEST_COLUMN = 16.5;
const WIDEST_COLUMN = 22;
const NARROWEST_PANEL = 17;
const LOWEST_DOCK = 14.5;
const HIGHEST_DOCK = 20;
/** A window lower than this is a phone's that lies on its side, or its text is large. */
const LOW = 30;
/** The header and the strip of players above a board that has its dock below */
const STRIPS = 7;
/** Of the window's width or height */
const COLUMN_SHARE = 0.265;
const DOCK_SHARE = 0.4;
/** However large the text is, the board keeps as much. */
const MOST_SHARE = 0.5;

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The largest area that a board of this shape has in a room. */
export function boardArea(width: number, height: number, shape: Shape): number {
  if (width <= 0 || height <= 0) return 0;
  return Math.min(width, height * shape.most) * Math.min(height, width / shape.least);
}

export function layoutFor(width: number, height: number, rem: number, shape: Shape): Layout {
  const narrow = Math.min(
    clamp(NARROWEST_COLUMN * rem, width * COLUMN_SHARE, WIDEST_COLUMN * rem),
    width * MOST_SHARE,
  );
  // What the board cannot use belongs to what stands beside it.
  const left = width - height * shape.most;
  const column = clamp(narrow, left, WIDEST_COLUMN * rem);
  const below = Math.min(
    clamp(LOWEST_DOCK * rem, height * DOCK_SHARE, HIGHEST_DOCK * rem),
    height * MOST_SHARE,
  );
  const low = height < LOW * rem;
  const above = height - below - STRIPS * rem;
  // An upright window may be too narrow for two columns of large text.
  const fits = width >= height || column >= NARROWEST_COLUMN * rem;
  if (fits && boardArea(width - column, height, shape) >= boardArea(width, above, shape)) {
    return { side: true, dock: column, low, beside: left - column >= NARROWEST_PANEL * rem };
  }
  return { side: false, dock: below, low, beside: false };
}
