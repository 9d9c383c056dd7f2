import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/api/types';
import { grouped, mostImportant, sinceMove, takenBack } from '../src/frame/story';
import { entry } from './data';

/** A move of a seat with what came of it. */
const move = (number: number, seat: number, ...events: string[]): LogEntry => ({
  ...entry(number, 'move', ...events),
  seat,
});
const back = (number: number, keep: number): LogEntry => ({
  ...entry(number, 'taken_back', 'back'),
  keep,
});

describe('what was taken back', () => {
  it('is what came after those that are kept', () => {
    const log = [move(1, 0, 'a'), move(2, 1, 'b'), move(3, 2, 'c'), back(4, 1), move(5, 1, 'd')];
    expect([...takenBack(log)]).toEqual([2, 3]);
  });

  it('stays so when something else is taken back', () => {
    const log = [move(1, 0, 'a'), move(2, 1, 'b'), back(3, 1), move(4, 1, 'c'), back(5, 1)];
    expect([...takenBack(log)]).toEqual([2, 4]);
  });
});

describe('since my last move', () => {
  it('others have done this', () => {
    const log = [move(1, 1, 'a'), move(2, 0, 'mine'), move(3, 1, 'b', 'c'), entry(4, 'chat', 'hi')];
    expect(sinceMove(log, 0).map(({ event }) => event.event)).toEqual(['b', 'c']);
    expect(sinceMove(log, 2).map(({ event }) => event.event)).toEqual(['a', 'mine', 'b', 'c']);
  });

  it('what was taken back never happened', () => {
    const log = [move(1, 0, 'mine'), move(2, 1, 'a'), back(3, 1), move(4, 1, 'b')];
    expect(sinceMove(log, 0).map(({ event }) => event.event)).toEqual(['b']);
  });

  it('what concerns me comes first, then what stands for much, then the newest', () => {
    const ranks = [(n: number) => n % 10 === 0, (n: number) => n % 10 === 5];
    expect(mostImportant([1, 10, 2, 5, 3, 20, 4], ranks, 5)).toEqual([10, 20, 5, 3, 4]);
    expect(mostImportant([10, 20, 30, 5, 1], ranks, 2)).toEqual([20, 30]);
    expect(mostImportant([], ranks, 2)).toEqual([]);
  });
});

describe('the log falls into', () => {
  const lines = (log: LogEntry[], parts = {}) =>
    grouped(log, parts).map((group) => group.lines.map(({ event }) => event.event).join(' '));

  it('turns, if the game says nothing else', () => {
    const log = [entry(1, 'note', 'begin'), move(2, 0, 'a'), move(3, 0, 'b', 'c'), move(4, 1, 'd')];
    expect(lines(log)).toEqual(['begin', 'a b c', 'd']);
  });

  it('turns in which others decide something', () => {
    const within = ({ event }: { event: string }) => event === 'figure';
    const log = [move(1, 0, 'a'), move(2, 1, 'figure'), move(3, 0, 'b'), move(4, 1, 'c')];
    expect(lines(log, { within })).toEqual(['a figure b', 'c']);
  });

  it('auctions, with what others say meanwhile, under how they came out', () => {
    const parts = {
      opens: ({ event }: { event: string }) => event === 'offer',
      sums: ({ event }: { event: string }) => event === 'sold',
    };
    const log = [
      move(1, 0, 'offer'),
      move(2, 1, 'bid'),
      entry(3, 'note', 'away'),
      move(4, 0, 'sold'),
      move(5, 1, 'keep'),
      move(6, 1, 'offer'),
      move(7, 0, 'pass'),
    ];
    expect(lines(log, parts)).toEqual(['offer bid away sold keep', 'offer pass']);
    expect(grouped(log, parts).map(({ heading }) => heading?.event.event)).toEqual([
      'sold',
      'offer',
    ]);
  });
});
