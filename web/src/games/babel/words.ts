/** Small texts that several parts of the board need. */
import type { Catalogue } from '../../frame/catalogue.svelte';
import { asked, grouped, type Asks } from './cards';
import type { Offer } from './view';

/** "camel 3 crane 2", in the reader's words. */
export const discText = (say: Catalogue, asks: Asks) =>
  asked(asks)
    .map(([kind, number]) => say.board('disc_part', { kind, number }))
    .join(' + ');

/** "2 camels and 1 ship" */
export const cardsText = (say: Catalogue, cards: string[]) =>
  say.list(grouped(cards).map(([kind, number]) => say.board('cards_of', { kind, number })));

/** "2 camels and the trading card", or "nothing" */
export function offerText(say: Catalogue, offer: Offer): string {
  const list = offer.cards.length ? cardsText(say, offer.cards) : say.board('nothing');
  return offer.trade ? say.board('with_trade', { list }) : list;
}

/** A wonder's short name, as its plan is headed. */
export const wonderText = (say: Catalogue, wonder: string) => say.board(`name_${wonder}`);
