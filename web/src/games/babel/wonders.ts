/**
 * The drawings of the eight wonders, shape by shape from back to front. Each stands on the line
 * y = 88 within -60 … 60 and reaches up to about -16.
 */
export type Tone =
  | 'stone'
  | 'shade'
  | 'light'
  | 'dark'
  | 'bronze'
  | 'gold'
  | 'ivory'
  | 'green'
  | 'leaf'
  | 'roof'
  | 'water'
  | 'fire'
  | 'beam'
  | 'line';

export type Shape = [Tone, string];

export const GROUND = 88;
export const TOP = -18;

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** An opening with a round top, standing on y. */
const arch = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

const arches = (xs: number[], y: number, width: number, height: number) =>
  xs.map((x) => arch(x, y, width, height)).join('');

const columns = (xs: number[], top: number, bottom: number, width: number) =>
  xs
    .map(
      (x) =>
        box(x - width / 2, top, width, bottom - top) +
        box(x - width / 2 - 1, top, width + 2, 2.4) +
        box(x - width / 2 - 1, bottom - 2.4, width + 2, 2.4),
    )
    .join('');

/** Bushes along an edge, with shoots that hang down from it. */
function foliage(from: number, to: number, y: number): string {
  const steps = Math.round((to - from) / 7);
  const wide = (to - from) / steps;
  let path = `M${from} ${y + 2}`;
  for (let i = 0; i < steps; i += 1) path += `q${wide / 2} ${i % 2 ? -9 : -12} ${wide} 0`;
  for (let i = 0; i < steps; i += 1)
    path += `q${-wide / 4} ${i % 3 ? 7 : 13} ${-wide / 2} ${i % 3 ? 2 : 6}q${-wide / 4} -3 ${-wide / 2} ${i % 3 ? -2 : -6}`;
  return `${path}z`;
}

const palm = (x: number, y: number, height: number): Shape[] => [
  ['line', `M${x} ${y}q2 ${-height / 2} 0 ${-height}`],
  [
    'leaf',
    `M${x} ${y - height}q-5 -5 -9 1q5 -2 9 1q-5 2 -6 6q4 -3 6 -6q2 3 6 6q-1 -4 -6 -6q4 -3 9 -1q-4 -6 -9 -1z`,
  ],
];

export const WONDERS: Record<string, Shape[]> = {
  pyramids: [
    ['light', 'M-41 54-59 88H-35z'],
    ['shade', 'M-41 54-35 88H-24z'],
    ['light', 'M34 32 8 88H42z'],
    ['shade', 'M34 32 42 88H59z'],
    ['light', 'M-7-4-52 88H8z'],
    ['shade', 'M-7-4 8 88H38z'],
    [
      'line',
      'M-15 13-4.3 13 .6 13M-24 31-1.3 31 9.6 31M-33 49 1.6 49 18 49M-42 68 4.8 68 27.6 68M29 44 39.5 44M22.5 58 37.6 58 48.4 58M15 73 39.8 73 53 73M-8 22-8 31M-20 40-20 49M-6 40-6 49M-30 58-30 68M-16 58-16 68M-40 78-40 88M-26 78-26 88M-10 78-10 88M-34 78 6 78',
    ],
    ['dark', 'M-22 88V81L-19 78-16 81V88z'],
  ],
  colossus: [
    ['water', 'M-60 82q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V88H-60z'],
    ['stone', box(-38, 72, 24, 16) + box(14, 72, 24, 16)],
    ['shade', box(-22, 72, 8, 16) + box(30, 72, 8, 16)],
    ['bronze', 'M-13 40-31 70-32 73H-20L-5 48H5L20 73H32L31 70 13 40z'],
    ['bronze', 'M-15 13C-8 10 8 10 15 13L12 36H-12z'],
    ['gold', 'M-13 34H13L18 52 9 48 0 53-9 48-18 52z'],
    ['bronze', 'M-14 13-23 28-20 45-15 44-17 30-10 22z'],
    ['bronze', 'M11 13 25-6 30-3 16 22z'],
    ['shade', 'M-15 14-10 11-24 44-28 42z'],
    ['bronze', 'M0-6A7.4 7.4 0 1 0 .1-6z'],
    ['line', 'M-7-4-12-9M-3.8-6-6-12.5M0-7V-14M3.8-6 6-12.5M7-4 12-9M-3 1.2h1.5M1.5 1.2H3M-2 5H2'],
    ['stone', 'M23-5H32L30-11H25z'],
    ['fire', 'M27.5-18C34-13 32-9.5 27.5-9.5S21-13 27.5-18z'],
  ],
  statue: [
    ['shade', box(-56, 4, 112, 84)],
    ['stone', 'M-60 4V-2L0-18 60-2V4z'],
    ['light', 'M-46-1 0-13 46-1z'],
    ['stone', columns([-51, 51], 4, 88, 9)],
    ['stone', box(-38, 80, 72, 8)],
    ['gold', box(20, 6, 7, 74) + box(18, 2, 11, 5) + box(-8, 50, 35, 7) + box(-6, 57, 6, 23)],
    ['dark', box(1, 59, 18, 19)],
    ['ivory', 'M3 20C12 17 20 21 20 30V50H1V33C0 27-1 22 3 20z'],
    ['gold', 'M20 38V55H-11L-15 80H-30C-29 66-26 51-21 47-14 41 1 44 4 37 9 34 16 35 20 38z'],
    ['line', 'M14 40C6 50-10 46-16 54M-20 52C-24 60-25 70-25 79M-14 56C-18 64-19 72-20 79'],
    ['ivory', 'M-30 80C-34 78-36 77-39 80z'],
    ['ivory', 'M5 22-25 27-26 31.5 7 33z'],
    ['ivory', 'M9 19C3 19 0 15 0 10.5S4 3 9.5 3 18 7 17.5 12 14 19 9 19z'],
    ['shade', 'M0 12C0 20 4 24 9 21.5 6 18 7 15 5 12z'],
    ['green', 'M1 8C4 1 14 0 18 8L16 9.5C12 4 6 5 3 10z'],
    ['line', 'M-27-6V80M2.5 11H4.5'],
    ['gold', 'M-34-3-27 1-20-3-22 5H-32zM-27-8A3 3 0 1 0-26.9-8z'],
  ],
  gardens: [
    ['stone', box(-56, 64, 112, 24)],
    ['stone', box(-42, 41, 84, 23)],
    ['stone', box(-28, 18, 56, 23)],
    ['light', box(-14, -2, 28, 20)],
    ['dark', arches([-47, -31, -15, 15, 31, 47], 88, 10, 16)],
    ['dark', arches([-34, -20, 20, 34], 64, 9, 15)],
    ['dark', arches([-20, -10, 10, 20], 41, 7, 14)],
    ['dark', arches([0], 18, 9, 14)],
    ['water', 'M-3 20H3L4.5 88H-4.5z'],
    ...palm(-9, -3, 11),
    ...palm(10, -3, 9),
    ...palm(-35, 40, 15),
    ...palm(36, 40, 16),
    ...palm(-22, 17, 11),
    ...palm(22, 17, 12),
    ['leaf', foliage(-15, 15, -2)],
    ['green', foliage(-30, -4, 18) + foliage(4, 30, 18)],
    ['leaf', foliage(-44, -5, 41) + foliage(5, 44, 41)],
    ['green', foliage(-58, -6, 64) + foliage(6, 58, 64)],
  ],
  mausoleum: [
    ['stone', box(-50, 83, 100, 5) + box(-46, 78, 92, 5)],
    ['light', box(-40, 50, 80, 28)],
    ['shade', box(26, 50, 14, 28)],
    ['dark', arch(0, 78, 10, 18)],
    [
      'line',
      'M-36 58H-10M10 58H36M-36 64H-10M10 64H36M-36 58V64M-28 58V64M-19 58V64M19 58V64M28 58V64',
    ],
    ['stone', box(-43, 46, 86, 5)],
    ['dark', box(-33, 20, 66, 26)],
    ['light', columns([-36, -26, -15, -5, 5, 15, 26, 36], 20, 46, 5)],
    ['stone', box(-41, 14, 82, 6)],
    ['stone', 'M-37 14V9.5H-31V5H-25V.5H-19V-4H-13V-8H13V-4H19V.5H25V5H31V9.5H37V14z'],
    ['shade', 'M14 14V-4H19V.5H25V5H31V9.5H37V14z'],
    ['line', 'M-31 9.5H31M-25 5H25M-19 .5H19M-13-4H13'],
    ['gold', 'M-9-8V-12L-12-15-9-18-6-15-4-12H1V-16H4V-12H9V-8z'],
  ],
  lighthouse: [
    ['beam', 'M5-11 60-18V2zM-5-11-60-18V2z'],
    ['water', 'M-60 82q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V88H-60z'],
    ['shade', 'M-44 88C-42 79-32 77-25 79H25C34 76 42 80 46 88z'],
    ['light', 'M-18 32H18L22 79H-22z'],
    ['shade', 'M8 32H18L22 79H9z'],
    ['stone', box(-21, 28, 42, 5)],
    ['light', 'M-12 10H12L14 28H-14z'],
    ['shade', 'M5 10H12L14 28H6z'],
    ['stone', box(-15, 6, 30, 4.5)],
    ['light', box(-8, -4, 16, 10)],
    ['stone', box(-10, -7, 20, 3.5)],
    [
      'dark',
      arches([0], 79, 8, 13) +
        arches([-9, 0], 62, 4, 7) +
        arches([-8, 1], 48, 4, 7) +
        arches([-4], 24, 4, 8),
    ],
    ['dark', arches([-3, 3], 5, 3, 7)],
    ['fire', 'M0-19C6.5-13 5-7 0-7S-6.5-13 0-19z'],
  ],
  temple: [
    ['stone', box(-58, 83, 116, 5) + box(-54, 78, 108, 5) + box(-50, 73, 100, 5)],
    ['dark', box(-46, 32, 92, 41)],
    ['shade', box(-12, 36, 24, 37)],
    ['dark', box(-6, 44, 12, 29)],
    ['light', columns([-46, -33, -20, 20, 33, 46], 32, 73, 7)],
    ['light', columns([-9, 9], 32, 73, 6)],
    ['stone', box(-52, 23, 104, 9)],
    [
      'line',
      'M-52 27.5H52M-44 27.5V32M-33 27.5V32M-22 27.5V32M-11 27.5V32M0 27.5V32M11 27.5V32M22 27.5V32M33 27.5V32M44 27.5V32',
    ],
    ['roof', 'M-58 23 0-8 58 23z'],
    ['light', 'M-44 21 0-2 44 21z'],
    ['gold', 'M-6.5 9a7 7 0 1 0 13 0 8 8 0 0 1-13 0z'],
    ['gold', 'M-3.5-7 0-15 3.5-7zM-59 22-57 14-54 21zM59 22 57 14 54 21z'],
  ],
  tower: [
    ['stone', 'M-56 88-53 67 53 72 56 88z'],
    ['shade', 'M30 71 53 72 56 88H31z'],
    ['light', 'M-46 67-44 47 44 52 46 71.5z'],
    ['shade', 'M24 51 44 52 46 71.5 25 70.5z'],
    ['stone', 'M-37 47.5-35 28 35 33 37 51.5z'],
    ['shade', 'M18 32 35 33 37 51.5 19 50.5z'],
    ['light', 'M-28 28.5-26 10 26 15 28 32.5z'],
    ['shade', 'M13 14 26 15 28 32.5 14 31.5z'],
    ['stone', 'M-19 10.5-17-4-10-6-6-1 1-7 6-3 11-8 15 1 18 14z'],
    ['shade', 'M8-5 11-8 15 1 18 14 9 13z'],
    ['dark', arches([-44, -32, -20, -8, 4, 16, 28, 40], 86, 6.5, 11)],
    ['dark', arches([-36, -25, -14, -3, 8, 19, 30], 66.5, 6, 10)],
    ['dark', arches([-28, -18, -8, 2, 12, 22], 47, 5.5, 9.5)],
    ['dark', arches([-19, -10, -1, 8, 17], 28.5, 5, 9)],
    ['dark', arches([-10, -2, 6], 11, 4.5, 8)],
    ['line', 'M-53 67 53 72M-44 47 44 52M-35 28 35 33M-26 10 26 15'],
    ['line', 'M-2-3V-17L13-13M13-13V-9.5M-2-17-9-5'],
    ['bronze', box(10.5, -9.5, 5, 4)],
  ],
};
