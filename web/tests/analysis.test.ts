import { expect, test } from 'vitest';
import type { Look } from '../src/api/types';
import { Analysis, turningPoints } from '../src/frame/analysis.svelte';

const look = (step: number, ...chances: number[]): Look => ({
  step,
  chances,
  judgement: null,
  moves: [],
});

test('turning points are the largest changes, in the order of play', () => {
  const looks = [
    look(0, 0.4, 0.3, 0.3),
    look(1, 0.44, 0.28, 0.28),
    look(2, 0.7, 0.2, 0.1),
    look(3, 0.2, 0.5, 0.3),
    look(4, 0.2, 0.5, 0.3),
    look(5, 0, 1, 0),
  ];
  expect(turningPoints(looks)).toEqual([
    { step: 2, seat: 0, from: 0.44, to: 0.7 },
    { step: 3, seat: 0, from: 0.7, to: 0.2 },
    { step: 5, seat: 1, from: 0.5, to: 1 },
  ]);
  expect(turningPoints([])).toEqual([]);
});

test('an analysis asks for what it does not know until all is there', async () => {
  const asked: number[] = [];
  const analysis = new Analysis((known) => {
    asked.push(known);
    const looks = [look(known, 1, 0)];
    return Promise.resolve({ last: 2, done: known === 2, looks, accounts: [] });
  });
  await analysis.run();
  expect(asked).toEqual([0, 1, 2]);
  expect(analysis.looks.map(({ step }) => step)).toEqual([0, 1, 2]);
});

test('nobody asks any more for an analysis that was closed, and a refusal is told', async () => {
  let asked = 0;
  const analysis = new Analysis(() => {
    asked += 1;
    analysis.close();
    return Promise.resolve({ last: 2, done: false, looks: [], accounts: [] });
  });
  await analysis.run();
  expect(asked).toBe(1);
  const refused = new Analysis(() => Promise.reject(new Error('Too much.')));
  await refused.run();
  expect(refused.problem).toBe('Too much.');
});
