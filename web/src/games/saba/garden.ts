/** Where things lie in the palace garden, which takes any size: plots around, the palace within. */
import type { Box } from './arrange';

export interface Point {
  x: number;
  y: number;
}

export interface Garden {
  /** Clockwise from the upper left: each plot, and the middle of its balcony. */
  plots: { box: Box; balcony: Point }[];
  /** How large what stands in a plot is drawn. */
  size: number;
  channel: Box;
  wall: Box;
  roof: Box;
  /** The serail's hall, and the dome of the treasury beside it. */
  hall: Box;
  dome: Point & { r: number };
  supply: { w: number; h: number };
  stripes: number[];
  palms: (Point & { size: number })[];
  shrubs: Point[];
}

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

export function garden(width: number, height: number): Garden {
  // The depth of the plots along the long sides and along the short ones
  const deep = clamp(48, height * 0.212, 66);
  const thin = clamp(42, width * 0.115, 60);
  const left = thin + 11;
  const across = (width - 2 * left - 16) / 3;
  const tops = [0, 1, 2].map((index) => left + index * (across + 8));
  const low = height - deep - 3;

  const inset = (x: number, y: number): Box => ({ x, y, w: width - 2 * x, h: height - 2 * y });
  const roof = inset(thin + 27, deep + 28);
  const hall = {
    x: roof.x + roof.w * 0.385,
    y: roof.y + 2,
    w: roof.w * 0.605,
    h: roof.h - 4,
  };
  const upper = tops.map((x) => ({
    box: { x, y: 3, w: across, h: deep },
    balcony: { x: x + across / 2, y: deep + 15 },
  }));
  const lower = tops.map((x) => ({
    box: { x, y: low, w: across, h: deep },
    balcony: { x: x + across / 2, y: height - deep - 15 },
  }));
  const side = { y: deep + 22, w: thin, h: height - 2 * deep - 44 };
  return {
    plots: [
      ...upper,
      {
        box: { x: width - thin - 2, ...side },
        balcony: { x: width - thin - 14, y: height / 2 },
      },
      ...lower.reverse(),
      { box: { x: 2, ...side }, balcony: { x: thin + 14, y: height / 2 } },
    ],
    size: Math.min(deep / 48, across / 62, thin / 41),
    channel: inset(thin + 5, deep + 9),
    wall: inset(thin + 16, deep + 17),
    roof,
    hall,
    dome: {
      x: (roof.x + hall.x) / 2,
      y: roof.y + 20 + (roof.h - 22) / 2,
      r: Math.min((roof.h - 26) / 2, (hall.x - roof.x) / 2 - 6),
    },
    supply: { w: thin + 3, h: deep + 6 },
    stripes: Array.from({ length: Math.ceil(width / 40) }, (_, index) => 20 + index * 40).filter(
      (x) => x < width,
    ),
    palms: [
      { x: left / 2 - 2, y: deep / 2 + 4, size: 1 },
      { x: thin / 2 + 2, y: deep + 13, size: 0.5 },
      { x: width - thin / 2 - 2, y: deep + 15, size: 0.5 },
      { x: thin / 2 + 2, y: height - deep - 13, size: 0.5 },
      { x: width - thin / 2 - 2, y: height - deep - 13, size: 0.5 },
    ],
    shrubs: tops.slice(1).flatMap((x) =>
      [0.2, 0.5, 0.8].flatMap((part) => [
        { x: x - 4, y: 3 + deep * part },
        { x: x - 4, y: low + deep * part },
      ]),
    ),
  };
}
