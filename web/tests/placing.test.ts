import { describe, expect, it } from 'vitest';
import { arrow, overlap, placeNote, type Box } from '../src/first/placing';

const ROOM = { width: 360, height: 740 };
const NOTE = { width: 336, height: 180 };

const noteFor = (target: Box | null, needed: Box[] = []) => ({
  ...placeNote(NOTE, target, needed, ROOM),
  ...NOTE,
});

describe('the guide’s note', () => {
  it.each([
    { x: 0, y: 134, width: 51, height: 51 },
    { x: 300, y: 700, width: 51, height: 40 },
    { x: 0, y: 300, width: 360, height: 100 },
  ])('stays in the window and does not hide what it speaks of', (target) => {
    const crowd = [{ x: 0, y: 0, width: 360, height: 740 }];
    const note = noteFor(target, crowd);
    expect(overlap(note, target)).toBe(0);
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.x + note.width).toBeLessThanOrEqual(ROOM.width);
    expect(note.y + note.height).toBeLessThanOrEqual(ROOM.height);
  });

  it('leaves free what is needed, if it can', () => {
    const dock = { x: 0, y: 440, width: 360, height: 300 };
    const hand = { x: 0, y: 680, width: 360, height: 60 };
    expect(overlap(noteFor(hand, [dock]), dock)).toBe(0);
  });

  it('stands somewhere even if there is nothing to point at', () => {
    expect(noteFor(null).y).toBeGreaterThanOrEqual(0);
  });
});

describe('its arrow', () => {
  it('leads from the note to the target, and is left out where they touch', () => {
    const note = { x: 0, y: 0, ...NOTE };
    expect(arrow(note, { x: 10, y: 400, width: 50, height: 50 })).toMatch(/^M\S+ 180Q.* 400$/);
    expect(arrow(note, { x: 10, y: 185, width: 50, height: 50 })).toBe('');
  });
});
