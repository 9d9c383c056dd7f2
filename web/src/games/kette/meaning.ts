/** What a card is for, as far as the view tells. */
import type { Catalogue } from '../../frame/catalogue.svelte';
import { parts } from './necklace';
import type { KetteView } from './view';

export function meaning(card: string, view: KetteView, say: Catalogue): string {
  const { kind, value } = parts(card);
  if (!value) return say.board('card_lion');
  const home = view.columns.find((one) => one.kind === kind);
  if (!home) return say.board('card_homeless', { kind, value });
  return say.board('card_home', { value, columns: home.name });
}
