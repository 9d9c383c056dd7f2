/**
 * Where the parts of the board lie, by the room that it has: the whole board, wide or square, or one
 * of two pages where the whole could not be read. The drawing fills its room.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Page = 'palace' | 'city';

export interface Arrangement {
  /** The size of the drawing, and how many pixels of the screen a unit of it has. */
  width: number;
  height: number;
  scale: number;
  /** Whether all is shown at once. */
  whole: boolean;
  palace?: Box;
  spaces: Box[];
  quarters: Box[];
  ships: Box[];
  /** My harbour cards */
  cards: Box[];
  /** What turns to the other page */
  turn?: Box;
}

/** About how many square units the parts need to be drawn well, at the size of a phone's text */
const WHOLE = 296_000;
const PAGE = 117_000;
/** A whole board that is drawn smaller than this could not be read. */
const LEAST = 0.94;
/** The forms, width by height, that each can take; a room beyond them is not used whole. */
export const FORMS = { least: 0.92, most: 1.5 };
const SQUARE = 1.26;
const SMALLEST = 120;
const GAP = 5;
const TURN = 47;
const CARD = 47;

/** Boxes side by side and below one another that fill a box. */
function grid({ x, y, w, h }: Box, columns: number, rows: number): Box[] {
  const width = (w - GAP * (columns - 1)) / columns;
  const height = (h - GAP * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (width + GAP),
    y: y + Math.floor(index / columns) * (height + GAP),
    w: width,
    h: height,
  }));
}

type Parts = Omit<Arrangement, 'width' | 'height' | 'scale' | 'whole'>;

/** The palace above the build spaces; beside them the city above the harbour. */
function wide(w: number, h: number, mine: boolean): Parts {
  const left = w * 0.638;
  const top = h * 0.57;
  const x = left + GAP;
  const y = top + GAP;
  const cards = mine ? CARD + GAP : 0;
  return {
    palace: { x: 0, y: 0, w: left, h: top },
    spaces: grid({ x: 0, y, w: left, h: h - y }, 3, 1),
    quarters: grid({ x, y: 0, w: w - x, h: top }, 2, 3),
    ships: grid({ x, y, w: w - x, h: h - y - cards }, 2, 2),
    cards: mine ? grid({ x, y: h - CARD, w: w - x, h: CARD }, 2, 1) : [],
  };
}

/** The palace above the build spaces, the city along the right side, the harbour along the bottom. */
function square(w: number, h: number, mine: boolean): Parts {
  const left = w * 0.725;
  const x = left + GAP;
  const shore = Math.max(97, h * 0.175);
  const low = h - shore - GAP;
  const top = low * 0.58;
  return {
    palace: { x: 0, y: 0, w: left, h: top },
    spaces: grid({ x: 0, y: top + GAP, w: left, h: low - top - GAP }, 3, 1),
    quarters: grid({ x, y: 0, w: w - x, h: low }, 1, 6),
    ships: grid({ x: 0, y: h - shore, w: mine ? left : w, h: shore }, 4, 1),
    cards: mine ? grid({ x, y: h - shore, w: w - x, h: shore }, 1, 2) : [],
  };
}

function palacePage(w: number, h: number): Parts {
  const low = Math.max(90, h * 0.3);
  return {
    palace: { x: 0, y: 0, w, h: h - low - GAP },
    spaces: grid({ x: 0, y: h - low, w, h: low }, 3, 1),
    quarters: [],
    ships: [],
    cards: [],
    turn: { x: 1, y: 1, w: TURN, h: TURN },
  };
}

function cityPage(w: number, h: number, mine: boolean): Parts {
  const x = TURN + 2 * GAP;
  const top = TURN + GAP + 2;
  const shore = (h - top) * 0.31;
  const y = top + shore + GAP;
  return {
    spaces: [],
    quarters: grid({ x: 0, y, w, h: h - y }, 3, 2),
    ships: grid({ x: 0, y: top, w, h: shore }, 4, 1),
    cards: mine ? grid({ x, y: 2, w: w - x, h: TURN }, 2, 1) : [],
    turn: { x: 1, y: 1, w: TURN, h: TURN },
  };
}

/** How the board is laid out in a room; `mine` tells whether I have harbour cards to show. */
export function arrange(width: number, height: number, page: Page, mine: boolean): Arrangement {
  // Before it is laid out a room has no size.
  const [roomW, roomH] = [Math.max(SMALLEST, width), Math.max(SMALLEST, height)];
  const w = Math.min(roomW, roomH * FORMS.most);
  const h = Math.min(roomH, roomW / FORMS.least);
  const whole = Math.sqrt((w * h) / WHOLE) >= LEAST;
  const scale = Math.sqrt((w * h) / (whole ? WHOLE : PAGE));
  const size = [w / scale, h / scale] as const;
  let parts: Parts;
  if (whole) parts = w / h < SQUARE ? square(...size, mine) : wide(...size, mine);
  else parts = page === 'palace' ? palacePage(...size) : cityPage(...size, mine);
  return { width: size[0], height: size[1], scale, whole, ...parts };
}
