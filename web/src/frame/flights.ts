/** Things move from where they were to where they go; a click skips it. */
import { tick } from 'svelte';

const DURATION = 380;

type Places = Map<string, DOMRect>;

/** Where every named place is now. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<Element>('[data-place]')) {
    found.set(element.getAttribute('data-place')!, element.getBoundingClientRect());
  }
  return found;
}

/** Let what now lies at a place come from where it was before. */
export async function fly(before: Places, flights: { from: string; to: string }[]) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await tick();
  for (const { from, to } of flights) {
    const target = document.querySelector<SVGElement>(`[data-place="${CSS.escape(to)}"]`);
    const start = before.get(from);
    if (!target || !start) continue;
    const end = target.getBoundingClientRect();
    if (!end.width) continue;
    const scale = Math.min(1.6, Math.max(0.4, start.width / end.width));
    const x = start.x + start.width / 2 - (end.x + end.width / 2);
    const y = start.y + start.height / 2 - (end.y + end.height / 2);
    const ratio = screenScale(target);
    target.animate(
      [
        { transform: `translate(${x / ratio}px, ${y / ratio}px) scale(${scale})`, opacity: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: DURATION, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'add' },
    );
  }
}

/** In an SVG a pixel of the drawing is not a pixel of the screen. */
function screenScale(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

export function skipFlights() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
      animation.finish();
  }
}
