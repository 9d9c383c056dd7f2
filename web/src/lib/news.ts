/** The title and the icon tell when it becomes my turn. */
import { at } from './address';

export function showTitle(text: string, mine: boolean) {
  document.title = text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = at(mine ? '/icon-turn.svg' : '/icon.svg');
}
