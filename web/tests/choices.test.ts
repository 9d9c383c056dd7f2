import { describe, expect, it } from 'vitest';
import { byVerb, fits, isPlain, nextArgument, same } from '../src/frame/choices';
import { move } from './data';

const moves = [
  move('pass'),
  move('lay', { card: 'ruby 1', at: [0, 1] }),
  move('lay', { card: 'ruby 1', at: [1, 1] }),
  move('lay', { card: 'pearl 2', at: [0, 1] }),
];

describe('what was picked', () => {
  it('leaves the moves of its verb that agree in every argument', () => {
    const left = (verb: string | undefined, args = {}) =>
      moves.filter((one) => fits(one, { verb, args })).map((one) => one.words);
    expect(left(undefined)).toHaveLength(4);
    expect(left('lay')).toHaveLength(3);
    expect(left('lay', { at: [0, 1] })).toEqual(['lay ruby 1 0,1', 'lay pearl 2 0,1']);
    expect(left('lay', { at: [0, 1], card: 'pearl 2' })).toEqual(['lay pearl 2 0,1']);
    expect(left('lay', { unknown: 1 })).toEqual([]);
  });

  it('may be asked for as something that is not there', () => {
    expect(fits(moves[0]!, { verb: 'pass', args: { card: undefined } })).toBe(true);
    expect(fits(moves[1]!, { verb: 'lay', args: { card: undefined } })).toBe(false);
  });
});

describe('the next argument', () => {
  it('is the first in which moves differ, with each value once', () => {
    expect(nextArgument(moves.slice(1))).toEqual({ name: 'card', values: ['ruby 1', 'pearl 2'] });
    expect(nextArgument(moves.slice(1, 3))).toEqual({
      name: 'at',
      values: [
        [0, 1],
        [1, 1],
      ],
    });
  });

  it('is none where nothing is left to choose', () => {
    expect(nextArgument(moves.slice(1, 2))).toBeNull();
    expect(nextArgument([])).toBeNull();
  });
});

it('groups moves by verb, in their order', () => {
  expect([...byVerb(moves)].map(([verb, some]) => [verb, some.length])).toEqual([
    ['pass', 1],
    ['lay', 3],
  ]);
});

it('tells plain moves, and compares by content', () => {
  expect(moves.map(isPlain)).toEqual([true, false, false, false]);
  expect(same([1, { a: 2 }], [1, { a: 2 }])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});
