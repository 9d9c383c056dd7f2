/** The sums of Saba's drawings: what lies where in which room. */
import { describe, expect, it } from 'vitest';
import { arrange, type Box } from '../src/games/saba/arrange';
import { garden } from '../src/games/saba/garden';
import { spoken } from '../src/games/saba/notes.svelte';
import { nearest } from '../src/games/saba/walk';

const ROOMS = [
  [941, 800, true],
  [1568, 1080, true],
  [753, 768, true],
  [768, 592, true],
  [476, 360, false],
  [360, 332, false],
] as const;

const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe('the board', () => {
  it.each(ROOMS)('fills a room of %d by %d', (width, height, whole) => {
    for (const page of ['palace', 'city'] as const) {
      const at = arrange(width, height, page, true);
      expect(at.whole).toBe(whole);
      expect(at.width * at.scale).toBeGreaterThan(width * 0.97);
      expect(at.height * at.scale).toBeGreaterThan(height * 0.97);
    }
  });

  it.each(ROOMS)('lays nothing on anything else in %d by %d', (width, height) => {
    for (const page of ['palace', 'city'] as const) {
      const at = arrange(width, height, page, true);
      const boxes = [...at.spaces, ...at.quarters, ...at.ships, ...at.cards];
      if (at.palace) boxes.push(at.palace);
      boxes.forEach((one, index) => {
        expect(one.x + one.w).toBeLessThanOrEqual(at.width + 0.01);
        expect(one.y + one.h).toBeLessThanOrEqual(at.height + 0.01);
        for (const other of boxes.slice(index + 1)) expect(apart(one, other)).toBe(true);
      });
    }
  });

  it('shows everything at once or turns to one of two pages', () => {
    const [palace, city] = (['palace', 'city'] as const).map((page) =>
      arrange(360, 332, page, true),
    );
    expect([palace!.spaces.length, palace!.quarters.length]).toEqual([3, 0]);
    expect([city!.spaces.length, city!.quarters.length, city!.ships.length]).toEqual([0, 6, 4]);
    expect(arrange(941, 800, 'city', false).cards).toEqual([]);
  });
});

it('lays eight plots around the palace', () => {
  const { plots, roof } = garden(360, 226);
  expect(plots).toHaveLength(8);
  for (const { box } of plots) expect(apart(box, roof)).toBe(true);
  // Clockwise: the fourth is on the right, the eighth on the left.
  expect(plots[3]!.box.x).toBeGreaterThan(roof.x);
  expect(plots[7]!.box.x).toBeLessThan(roof.x);
});

it('walks to what lies nearest in a direction', () => {
  const others = [
    { x: 10, y: 0 },
    { x: 5, y: 30 },
    { x: -10, y: 1 },
  ];
  const from = { x: 0, y: 0 };
  const found = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'x'].map((key) =>
    nearest(from, key, others),
  );
  expect(found).toEqual([0, 1, 2, -1, -1]);
});

it('speaks lines as sentences', () => {
  expect(spoken(['Masons', 'You lack gold.'])).toBe('Masons. You lack gold.');
});
