import { expect, test } from 'vitest';
import { discWonders } from '../src/games/babel/builds';
import { planFor } from '../src/games/babel/room';

// The rooms that the board has on screens of every shape
test.each([
  ['laptop', 941, 800, 4, 'row'],
  ['television', 1568, 1080, 4, 'row'],
  ['tablet', 768, 578, 4, 'row'],
  ['phone sideways', 476, 360, 4, 'column'],
  ['phone', 360, 316, 2, 'beside'],
])('the plan of Babel on a %s', (_, width, height, columns, discs) => {
  expect(planFor(width, height)).toMatchObject({ columns, discs });
});

test('every disc is large enough to be pressed wherever the plan puts it', () => {
  for (let width = 320; width < 2000; width += 40)
    for (let height = 300; height < 1400; height += 40) {
      const { columns, discs, road } = planFor(width, height);
      const tile = { width: width / columns, height: (height - road) / (8 / columns) };
      const across = discs === 'column' ? 1 : 3;
      // Upright phones are as narrow as people's fingers allow.
      const least = columns === 2 ? 38 : 44;
      expect(tile.width).toBeGreaterThanOrEqual(across * least);
      if (columns === 4) expect(tile.height).toBeGreaterThanOrEqual((4 - across) * 44);
    }
});

test('discs are counted at the wonders that they came from', () => {
  const events = [
    { event: 'build', seat: 0, wonder: 'tower' },
    { event: 'disc', seat: 1 },
    { event: 'build', seat: 1, wonder: 'temple' },
    { event: 'gives_up', seat: 1 },
    { event: 'build', seat: 1, wonder: 'statue' },
    { event: 'disc', seat: 0 },
  ];
  expect(discWonders(events, 0)).toEqual(['statue']);
  expect(discWonders(events, 1)).toEqual(['tower']);
});
