/** Arrow keys walk over the board from thing to thing, each to the nearest in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts this much more than what lies ahead. */
const ASIDE = 2.2;

export interface Point {
  x: number;
  y: number;
}

/** The place among others that is nearest in the direction of a key, or -1. */
export function nearest(from: Point, key: string, others: Point[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  others.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Move the focus among the spots of a board; from the board itself to the first one. */
export function walk(event: KeyboardEvent & { currentTarget: Element }) {
  if (!(event.key in WAYS)) return;
  const spots = [...event.currentTarget.querySelectorAll<SVGElement>('.spot, .turn')];
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = spots.find((spot) => spot === document.activeElement);
  const next = here ? spots[nearest(middle(here), event.key, spots.map(middle))] : spots[0];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
