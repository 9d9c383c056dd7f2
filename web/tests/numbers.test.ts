import { describe, expect, it } from 'vitest';
import type { Numbers } from '../src/api/types';
import { changedKeys, valueAt, withValue } from '../src/owners/numbers';

const TABLE = { palace: { arches: [[2, 1, 0]] }, fields: ['card', 'remove'], copies: 25 };

describe('a table of numbers', () => {
  it('is read by a path of names and places', () => {
    expect(valueAt(TABLE, ['palace', 'arches', 0, 1])).toBe(1);
    expect(valueAt(TABLE, ['fields', 1])).toBe('remove');
    expect(valueAt(TABLE, ['copies'])).toBe(25);
    expect(valueAt(TABLE, ['treasury', 'first', 0])).toBeUndefined();
  });

  it('is changed at one place, and the old one stays', () => {
    const mine = withValue(TABLE, ['palace', 'arches', 0, 1], 3);
    expect(mine).toEqual({ ...TABLE, palace: { arches: [[2, 3, 0]] } });
    expect(TABLE.palace.arches).toEqual([[2, 1, 0]]);
  });

  it('tells which components are not ours', () => {
    const cell = (...path: (string | number)[]) => ({
      path,
      name: '',
      label: '',
      most: 9,
      words: {},
    });
    const about = { sort: '', title: '', note: '', rule: '', sure: false };
    const numbers: Numbers = {
      option: 'numbers',
      table: TABLE,
      components: [
        { ...about, key: 'arch', cells: [cell('palace', 'arches', 0, 0), cell('copies')] },
        { ...about, key: 'field', cells: [cell('fields', 0)] },
      ],
    };
    expect(changedKeys(numbers, TABLE)).toEqual([]);
    expect(changedKeys(numbers, withValue(TABLE, ['copies'], 24))).toEqual(['arch']);
  });
});
