import { beforeEach, describe, expect, it } from 'vitest';
import { LiveSession } from '../src/frame/session.svelte';
import { Table } from '../src/frame/table.svelte';
import type { GameModule } from '../src/games';
import { entry, frame, game, move } from './data';

const moves = [
  move('pass'),
  move('lay', { card: 'ruby 1', at: [0, 1] }),
  move('lay', { card: 'ruby 1', at: [1, 1] }),
  move('lay', { card: 'pearl 2', at: [0, 1] }),
];
let session: LiveSession;
let table: Table;

beforeEach(() => {
  session = new LiveSession('1', '');
  session.seat = 0;
  session.frame = frame(moves);
  table = new Table(session, game, {} as GameModule);
});

const words = () => table.matching.map((one) => one.words);

describe('picking', () => {
  it('narrows step by step until one move is chosen', () => {
    expect(table.chosen).toBeUndefined();
    table.pick('lay');
    expect(words()).toHaveLength(3);
    table.pick('lay', { at: [0, 1] });
    expect(table.chosen).toBeUndefined();
    table.pick('lay', { card: 'ruby 1' });
    expect(table.chosen?.words).toBe('lay ruby 1 0,1');
  });

  it('forgets what does not go with the newest choice', () => {
    table.pick('lay', { card: 'pearl 2' });
    table.pick('lay', { at: [1, 1] });
    expect(table.picked.args).toEqual({ at: [1, 1] });
    expect(words()).toEqual(['lay ruby 1 1,1']);
    table.pick('pass');
    expect(table.picked).toEqual({ verb: 'pass', args: {} });
  });

  it('is let go by picking the same again', () => {
    table.toggle('lay', { card: 'ruby 1' });
    expect(table.isPicked('lay', { card: 'ruby 1' })).toBe(true);
    expect(table.isPicked('lay', { card: 'pearl 2' })).toBe(false);
    table.toggle('lay', { card: 'ruby 1' });
    expect(table.picked.verb).toBeUndefined();
    expect(words()).toHaveLength(4);
  });

  it('on the board shows a move first', () => {
    table.pickOrPlay('lay', { card: 'pearl 2', at: [0, 1] });
    expect(table.chosen?.words).toBe('lay pearl 2 0,1');
  });

  it('looks up moves whatever is picked', () => {
    table.pick('pass');
    expect(table.moves('lay', { at: [0, 1] })).toHaveLength(2);
    expect(table.moves('unknown')).toEqual([]);
  });
});

describe('there is nothing to choose', () => {
  it('between an answer and the next frame', () => {
    session.answered = 7;
    expect([table.busy, table.legal]).toEqual([true, []]);
    session.frame = frame(moves, { decision: 8 });
    expect([table.busy, table.legal.length]).toEqual([false, 4]);
  });

  it('for a spectator', () => {
    const seen = frame([]);
    delete seen.view!.me;
    session.frame = seen;
    expect([table.me, table.legal, table.asked]).toEqual([undefined, [], false]);
  });
});

it('knows who is asked, although others may act out of turn', () => {
  expect(table.asked).toBe(true);
  session.frame = frame(moves, { actors: [1] });
  expect([table.asked, table.legal.length]).toEqual([false, 4]);
});

describe('what happened', () => {
  const told = () => table.events.map((event) => event.event);

  it('leaves out what was taken back, and keeps what was said', () => {
    session.log = [
      entry(1, 'note', 'begin'),
      entry(2, 'move', 'bid'),
      entry(3, 'chat', 'said'),
      entry(4, 'move', 'pass'),
      { ...entry(5, 'taken_back', 'back'), keep: 1 },
      entry(6, 'move', 'bid_more'),
    ];
    expect(told()).toEqual(['begin', 'bid', 'said', 'back', 'bid_more']);
  });

  it('does not count moves that nobody here heard of', () => {
    session.log = [
      entry(1, 'move', 'seals'),
      entry(2, 'move'),
      entry(3, 'move', 'accepts'),
      { ...entry(4, 'taken_back'), keep: 1 },
    ];
    expect(told()).toEqual(['seals']);
  });
});
