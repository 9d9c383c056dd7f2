import { expect, test } from 'vitest';
import { boardArea, layoutFor } from '../src/frame/layout';

const square = { least: 1, most: 1 };
const wide = { least: 1.4, most: 1.4 };
const REM = 16;

test('a board takes the largest form that it has in a room', () => {
  expect(boardArea(400, 300, square)).toBe(300 * 300);
  expect(boardArea(400, 300, { least: 1, most: 2 })).toBe(400 * 300);
  expect(boardArea(300, 600, { least: 0.75, most: 1 })).toBe(300 * 400);
  expect(boardArea(400, -20, square)).toBe(0);
});

test('the dock stands where it leaves the board larger', () => {
  expect(layoutFor(360, 740, REM, square).side).toBe(false);
  expect(layoutFor(768, 1024, REM, wide).side).toBe(false);
  for (const [width, height] of [
    [740, 360],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    expect(layoutFor(width, height, REM, wide).side).toBe(true);
  }
});

test('what the board cannot use belongs to the dock, and then to the log', () => {
  expect(layoutFor(1280, 800, REM, wide).dock).toBeCloseTo(0.265 * 1280);
  expect(layoutFor(1280, 900, REM, square).dock).toBe(22 * REM);
  expect(layoutFor(1280, 900, REM, square).beside).toBe(false);
  expect(layoutFor(1920, 1080, REM, square).beside).toBe(true);
});

test('a phone on its side is low, and one with large text', () => {
  expect(layoutFor(740, 360, REM, wide).low).toBe(true);
  expect(layoutFor(360, 740, REM, wide).low).toBe(false);
  expect(layoutFor(1024, 768, REM, wide).low).toBe(false);
  expect(layoutFor(360, 740, 2 * REM, wide).low).toBe(true);
});

test('larger text gets more room', () => {
  expect(layoutFor(1280, 800, 2 * REM, wide).dock).toBe(16.5 * 2 * REM);
  expect(layoutFor(740, 360, 2 * REM, wide).dock).toBe(370);
  expect(layoutFor(360, 740, 2 * REM, square).dock).toBe(370);
});
