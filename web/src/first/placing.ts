/** Where the guide's note stands: beside what it speaks of, and in nobody's way. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room between the note and the edge of the window, or what it speaks of */
const GAP = 10;
/** What the note speaks of, if it were hidden, counts as much as so many windows full of other things. */
const TARGET_WEIGHT = 4;
/** As much farther away, in pixels, is worth a pixel that is hidden of something else. */
const DISTANCE_WEIGHT = 20;

/** How much of a box another one hides. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a box another one hides, from 0 to 1. */
const share = (note: Box, box: Box) => overlap(note, box) / Math.max(1, box.width * box.height);

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Where a note of this size hides least of its target and of what is needed. */
export function placeNote(
  size: { width: number; height: number },
  target: Box | null,
  needed: Box[],
  room: { width: number; height: number },
): { x: number; y: number } {
  const right = Math.max(GAP, room.width - size.width - GAP);
  const bottom = Math.max(GAP, room.height - size.height - GAP);
  const about = target ?? { x: room.width / 2, y: 0, width: 0, height: 0 };
  const xs = [
    about.x + about.width / 2 - size.width / 2,
    about.x - size.width - GAP,
    about.x + about.width + GAP,
    GAP,
    right,
  ];
  const ys = [
    about.y + about.height + GAP,
    about.y - size.height - GAP,
    about.y + about.height / 2 - size.height / 2,
    GAP,
    ...needed.map((box) => box.y - size.height - GAP),
    ...needed.map((box) => box.y + box.height + GAP),
    bottom,
  ];
  const worth = room.width * room.height * TARGET_WEIGHT;
  let best = { x: GAP, y: GAP };
  let least = Infinity;
  for (const wantedX of xs) {
    for (const wantedY of ys) {
      const note = {
        x: clamp(GAP, wantedX, right),
        y: clamp(GAP, wantedY, bottom),
        ...size,
      };
      const away = Math.hypot(
        note.x + size.width / 2 - (about.x + about.width / 2),
        note.y + size.height / 2 - (about.y + about.height / 2),
      );
      const hidden = needed.reduce((sum, box) => sum + overlap(note, box), 0);
      const cost = share(note, about) * worth + hidden + away * DISTANCE_WEIGHT;
      if (cost < least) {
        least = cost;
        best = { x: note.x, y: note.y };
      }
    }
  }
  return best;
}

/** The point of a box that is nearest to another point. */
export function nearest(box: Box, x: number, y: number): { x: number; y: number } {
  return { x: clamp(box.x, x, box.x + box.width), y: clamp(box.y, y, box.y + box.height) };
}

/** An arrow from a note to what it speaks of, bent a little; "" where they touch. */
export function arrow(note: Box, target: Box): string {
  const [noteX, noteY] = [note.x + note.width / 2, note.y + note.height / 2];
  const to = nearest(target, noteX, noteY);
  const from = nearest(note, to.x, to.y);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < GAP) return '';
  const bend = { x: (from.x + to.x) / 2 - dy * 0.15, y: (from.y + to.y) / 2 + dx * 0.15 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
