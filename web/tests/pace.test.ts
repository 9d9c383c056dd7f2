import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, LogEntry } from '../src/api/types';
import { Pace, urgent } from '../src/frame/pace.svelte';
import { LiveSession } from '../src/frame/session.svelte';
import { entry, frame, move } from './data';

let session: LiveSession;
let pace: Pace;
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  version = 1;
  session = new LiveSession('1', '');
  session.seat = 0;
  session.frame = frame([], { actors: [1] });
  pace = new Pace(session);
});
afterEach(() => vi.useRealTimers());

/** A frame comes with something that a seat did; it may ask something of this one. */
function comes(event: string, { seat = 1, actors = [1], ...more }: Partial<News> = {}): Frame {
  version += 1;
  const line: LogEntry = { ...entry(version, 'move', ...event.split(' ')), seat };
  const next = { ...frame(more.legal ?? [], { actors }), ...more.frame, version, log: [line] };
  session.frame = next;
  session.log = [...session.log, line];
  pace.hear(next, [line]);
  return next;
}
interface News {
  seat: number;
  actors: number[];
  legal: ReturnType<typeof move>[];
  frame: Partial<Frame>;
}

const told = () => pace.now.map(({ event }) => event.event).join(' ');
const shown = () => pace.frame?.version;

describe('what others do', () => {
  it('is told one after the other, with the board as it was then', () => {
    comes('a b');
    comes('c');
    expect([told(), shown(), pace.log.length]).toEqual(['a', 2, 1]);
    vi.advanceTimersByTime(1800);
    expect([told(), shown()]).toEqual(['b', 2]);
    vi.advanceTimersByTime(1700);
    expect([told(), shown(), pace.log.length]).toEqual(['c', 3, 2]);
    vi.advanceTimersByTime(1700);
    expect([told(), pace.telling]).toEqual(['c', false]);
  });

  it('can be skipped one by one, or all of it', () => {
    comes('a');
    comes('b');
    comes('c');
    pace.next();
    expect([told(), shown()]).toEqual(['b', 3]);
    pace.finish();
    expect([shown(), pace.telling]).toEqual([4, false]);
  });

  it('waits for me, step by step', () => {
    pace.setSpeed('steps');
    comes('a');
    comes('b');
    vi.advanceTimersByTime(60_000);
    expect([told(), pace.waiting]).toEqual(['a', true]);
    pace.next();
    expect(told()).toBe('b');
    pace.next();
    expect(pace.waiting).toBe(false);
  });

  it('comes all at once for whom that is better', () => {
    pace.setSpeed('at_once');
    comes('a b');
    expect([told(), shown(), pace.telling]).toEqual(['a b', 2, false]);
    expect(new Pace(session).speed).toBe('at_once');
  });

  it('is not told to a page that was away for long', () => {
    const lines = Array.from({ length: 13 }, (_, index) => entry(index + 2, 'move', `e${index}`));
    session.log = lines;
    pace.hear(session.frame!, lines);
    expect([told(), pace.fresh, pace.telling]).toEqual(['e12', false, false]);
  });

  it('does not delay what people say', () => {
    comes('a');
    comes('b');
    session.log = [...session.log, entry(9, 'chat', 'hello')];
    expect(pace.log.map((one) => one.number)).toEqual([2, 9]);
  });
});

describe('a question', () => {
  it('never waits; what is left is told over it', () => {
    comes('a');
    comes('b');
    comes('c', { actors: [0] });
    expect([told(), shown(), pace.log.length]).toEqual(['a', 4, 3]);
    vi.advanceTimersByTime(1700);
    expect([told(), shown()]).toEqual(['b', 4]);
  });

  it('is not followed by an older board', () => {
    comes('a');
    comes('b', { frame: { act_for: { seat: 1, verb: 'x' } as Frame['act_for'] } });
    comes('c');
    expect([told(), shown()]).toEqual(['a', 3]);
    vi.advanceTimersByTime(1700);
    expect([told(), shown()]).toEqual(['b', 3]);
    vi.advanceTimersByTime(1700);
    expect([told(), shown()]).toEqual(['c', 4]);
  });

  it.each<[string, Frame, boolean]>([
    ['a decision', frame([], { actors: [0] }), true],
    ['a move out of turn', frame([move('play')], { actors: [1] }), true],
    ['somebody who hesitates', { ...frame([], { actors: [1] }), act_for: {} as never }, true],
    ['something to agree to', { ...frame([], { actors: [1] }), must_agree: true }, true],
    ['nothing', frame([], { actors: [1] }), false],
  ])('can be %s', (_, asks, is) => expect(urgent(asks)).toBe(is));
});

it('gives time to read what my move brings out about others', () => {
  const line = { ...entry(2, 'move'), events: [{ event: 'offers', seat: 1 }, { event: 'over' }] };
  pace.hear({ ...session.frame!, version: 2, log: [line] }, [line]);
  vi.advanceTimersByTime(600);
  expect(told()).toBe('offers');
  vi.advanceTimersByTime(1200);
  expect(told()).toBe('over');
});

it('goes on soon after my own move', () => {
  comes('mine', { seat: 0 });
  comes('theirs');
  expect(told()).toBe('mine');
  vi.advanceTimersByTime(600);
  expect(told()).toBe('theirs');
});
