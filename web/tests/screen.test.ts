import { expect, test } from 'vitest';
import { screenLayout } from '../src/screen/layout';

const square = { least: 1, most: 1 };
const any = { least: 0.5, most: 3 };

test('on a television the rest stands beside the board, and has what the board cannot use', () => {
  expect(screenLayout(1920, 1080, any)).toEqual({ side: true, rest: 480 });
  expect(screenLayout(1600, 1080, square)).toEqual({ side: true, rest: 520 });
  expect(screenLayout(1920, 1080, square)).toEqual({ side: true, rest: 0.36 * 1920 });
});

test('on a screen that stands upright it is below the board', () => {
  expect(screenLayout(1080, 1920, square)).toEqual({ side: false, rest: 840 });
  expect(screenLayout(1080, 1920, any)).toEqual({ side: false, rest: 0.36 * 1920 });
});
