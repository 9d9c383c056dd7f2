/** A television's remote control: arrows lead from button to button, and Enter presses. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(event: KeyboardEvent) {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  if (!buttons.length) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : (at + step + buttons.length) % buttons.length;
  buttons[next]!.focus();
}

/** What Enter presses until somebody chooses something else. */
export const focused = (element: HTMLElement) => element.focus();
