/** Where things stand on a big screen: the board, and everything else beside or below it. */
import { boardArea, type Shape } from '../frame/layout';

export interface ScreenLayout {
  /** Whether players and news stand beside the board. */
  side: boolean;
  /** How wide they are there, or how high below the board. */
  rest: number;
}

/** Of the window's width or height */
const NARROWEST = 0.25;
const WIDEST = 0.36;
const LOWEST = 0.36;

export function screenLayout(width: number, height: number, shape: Shape): ScreenLayout {
  // What the board cannot use belongs to what stands beside it.
  const left = width - height * shape.most;
  const column = Math.max(width * NARROWEST, Math.min(left, width * WIDEST));
  const below = Math.max(height * LOWEST, height - width / shape.least);
  const side = boardArea(width - column, height, shape);
  return side >= boardArea(width, height - below, shape)
    ? { side: true, rest: column }
    : { side: false, rest: below };
}
