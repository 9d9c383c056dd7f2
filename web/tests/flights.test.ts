import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fly, places, seen } from '../src/frame/flights';

/** Something at a named place, so wide and so high. */
function thing(place: string, x: number, y: number, size = 20) {
  const element = document.createElement('div');
  element.setAttribute('data-place', place);
  element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  element.animate = vi.fn(() => ({ finished: new Promise(() => {}) }) as unknown as Animation);
  document.body.append(element);
  return element;
}

const still = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
  }));

beforeEach(() => {
  document.body.innerHTML = '';
  still(false);
});

const frames = (element: HTMLElement) =>
  vi.mocked(element.animate).mock.calls[0]?.[0] as Keyframe[] | undefined;

describe('a flight', () => {
  it('begins where the thing was, in its size there', () => {
    thing('hand', 100, 40, 10);
    const before = places();
    const there = thing('lot', 0, 0);
    fly(before, [{ from: 'hand', to: 'lot' }]);
    expect(frames(there)?.[0]?.transform).toBe('translate(95px, 35px) scale(0.5)');
    expect(frames(there)?.[1]?.transform).toBe('none');
  });

  it('never begins tiny or huge', () => {
    thing('deck', 0, 0, 1);
    thing('board', 0, 0, 500);
    const before = places();
    const [small, large] = [thing('a', 0, 0), thing('b', 0, 0)];
    fly(before, [
      { from: 'deck', to: 'a' },
      { from: 'board', to: 'b' },
    ]);
    expect(frames(small)?.[0]?.transform).toContain('scale(0.4)');
    expect(frames(large)?.[0]?.transform).toContain('scale(1.6)');
  });

  it('needs both places, and something to be seen', () => {
    thing('hand', 0, 0);
    const before = places();
    const hidden = thing('lot', 0, 0, 0);
    fly(before, [
      { from: 'nowhere', to: 'hand' },
      { from: 'hand', to: 'nowhere' },
      { from: 'hand', to: 'lot' },
    ]);
    expect(frames(hidden)).toBeUndefined();
  });

  it('is left out for whom motion is too much', () => {
    still(true);
    const element = thing('hand', 0, 0);
    fly(places(), [{ from: 'hand', to: 'hand' }]);
    expect(frames(element)).toBeUndefined();
  });
});

it('takes the first of several places that can be seen', () => {
  thing('goods', 0, 0, 0);
  thing('player', 0, 0);
  expect(seen(places(), ['goods', 'player'])).toBe('player');
  expect(seen(places(), 'goods')).toBeUndefined();
});
