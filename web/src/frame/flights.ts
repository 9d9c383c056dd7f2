/** Things move from where they were to where they go; a click skips it. */

/** Where something goes. Of several names for a place the first that can be seen counts. */
export interface Flight {
  from: string | string[];
  to: string | string[];
  /** What goes there, as the game's `Thing` draws it; otherwise what lies there now comes from afar. */
  thing?: string;
}

export type Places = Map<string, DOMRect>;

/** How long something is under way, in milliseconds, and how long after one the next begins. */
export const DURATION = 600;
const STAGGER = 120;
const EASING = 'cubic-bezier(.3,.1,.2,1)';
/** A rectangle's side that something is never smaller or larger than, by its size at the end. */
const LEAST = 0.4;
const MOST = 1.6;

const underway = new Set<Animation>();

export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every named place is now. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<Element>('[data-place]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.getAttribute('data-place')!, box);
  }
  return found;
}

export const elementAt = (place: string) =>
  document.querySelector<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place)}"]`);

/** The first of some places that is known. */
export const seen = (known: Places, names: string | string[]): string | undefined =>
  [names].flat().find((name) => known.has(name));

/** Let what now lies at each place come from where it was before. */
export function fly(before: Places, flights: Flight[], duration = DURATION) {
  if (still()) return;
  const now = places();
  flights.forEach((flight, index) => {
    const from = seen(before, flight.from);
    const to = seen(now, flight.to);
    if (from === undefined || to === undefined) return;
    const target = elementAt(to)!;
    const [start, end] = [before.get(from)!, now.get(to)!];
    const ratio = screenScale(target);
    const { x, y } = apart(start, end);
    // What is drawn in an SVG would not grow about its own middle.
    const scale = target instanceof SVGElement ? '' : ` scale(${scaled(start, end)})`;
    run(
      target,
      [
        { transform: `translate(${x / ratio}px, ${y / ratio}px)${scale}`, opacity: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay: index * STAGGER, composite: 'add' },
    );
  });
}

/** Let a drawing go from one place to another; done when it is there. */
export function carry(drawing: Element, from: DOMRect, to: DOMRect, index = 0): Promise<unknown> {
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  const animation = run(
    drawing,
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0.4 },
      { transform: `${at(from)} scale(1.25)`, opacity: 1, offset: 0.15 },
      { transform: `${at(to)} scale(1.25)`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0.2 },
    ],
    { duration: DURATION * 1.4, delay: index * STAGGER },
  );
  return animation.finished;
}

/** Hide what has not been told yet, until the function that comes back is called. */
export function hide(place: string): () => void {
  const animation = elementAt(place)?.animate({ opacity: [0, 0] }, { duration: Infinity });
  return () => animation?.cancel();
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { easing: EASING, fill: 'backwards', ...options });
  underway.add(animation);
  const done = () => underway.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

function apart(start: DOMRect, end: DOMRect) {
  return {
    x: start.x + start.width / 2 - (end.x + end.width / 2),
    y: start.y + start.height / 2 - (end.y + end.height / 2),
  };
}

const scaled = (start: DOMRect, end: DOMRect) =>
  Math.min(MOST, Math.max(LEAST, start.width / end.width));

/** In an SVG a pixel of the drawing is not a pixel of the screen. */
function screenScale(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/** Everything is where it goes. */
export function skipFlights() {
  for (const animation of underway) animation.finish();
}
