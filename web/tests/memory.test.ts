import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../src/lib/memory';

/** A device with a fine pointer, or one that is held in the hand; with motion, or without. */
const device = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));

beforeEach(() => {
  localStorage.clear();
  device();
});

const known = (id: string) => ({ id, game: 'kette', names: ['Ana'], at: 1 });

it('remembers tastes, and has some before anything was said', () => {
  expect([memory.name(), memory.theme(), memory.sound()]).toEqual(['', 'auto', true]);
  memory.setName('Ana');
  memory.setTheme('dark');
  memory.setSound(false);
  expect([memory.name(), memory.theme(), memory.sound()]).toEqual(['Ana', 'dark', false]);
});

it('is silent on a phone unless it was asked to speak', () => {
  device('(pointer: coarse)');
  expect(memory.sound()).toBe(false);
  memory.setSound(true);
  expect(memory.sound()).toBe(true);
});

it('takes its time with what others do, unless motion is unwanted and nothing was said', () => {
  expect(memory.pace()).toBe('normal');
  device('(prefers-reduced-motion: reduce)');
  expect(memory.pace()).toBe('at_once');
  memory.setPace('slow');
  expect(memory.pace()).toBe('slow');
});

it('remembers which games were explained', () => {
  expect(memory.knows('kette')).toBe(false);
  memory.setKnows('kette');
  memory.setKnows('kette');
  expect([memory.knows('kette'), memory.knows('saba')]).toEqual([true, false]);
});

it('keeps the newest tables, each once', () => {
  for (let number = 1; number <= 14; number += 1) memory.addTable(known(String(number)));
  memory.addTable(known('5'));
  const ids = memory.tables().map((table) => table.id);
  expect(ids.slice(0, 2)).toEqual(['5', '14']);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
  memory.forgetTable('5');
  expect(memory.tables()[0]?.id).toBe('14');
});

it('does without what it cannot read or write', () => {
  localStorage.setItem('makeda.tables', '{broken');
  expect(memory.tables()).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('forbidden');
    },
  });
  memory.setName('Ana');
  expect(memory.name()).toBe('');
  vi.unstubAllGlobals();
});

it('keeps finished games beside those that are being played, until they are forgotten', () => {
  const result = { winners: [0], scores: [7], mine: [0], stopped: false };
  for (let at = 1; at <= 30; at += 1) memory.addTable({ ...known(`over ${at}`), at, result });
  memory.addTable({ ...known('playing'), commitment: 'abc' });
  expect(memory.tables().filter((table) => table.result)).toHaveLength(24);
  expect(memory.tables()[0]?.id).toBe('playing');

  memory.addTable({ ...known('playing'), at: 50, result });
  expect(memory.commitment('playing')).toBe('abc');
  // Looking at its table again changes nothing.
  memory.addTable({ ...known('playing'), at: 99, result });
  expect(memory.tables().find((table) => table.id === 'playing')?.at).toBe(50);
  memory.forgetTable('playing');
  expect(memory.tables().some((table) => table.id === 'playing')).toBe(false);
});
