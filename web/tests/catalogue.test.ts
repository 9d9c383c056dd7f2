import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/api/client';
import { Catalogue } from '../src/frame/catalogue.svelte';
import { Texts } from '../src/texts/fluent';
import { library } from '../src/texts/library.svelte';
import { NAMES } from './data';

const SOURCE = `
events-bid = { PLAYER($seat) } bids { THOUSANDS($amount) }.
prompts-ask = Pay { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }?
events-sold = { PLAYER($seat) } sells to { PLAYER($buyer) } for { $amount }.
words-seat = seat { $number }
words-ruby = Rubin
    .gender = m
    .of = des Rubins
words-numbered = { $form ->
        [acc] den { $number }. { $word } ({ $gender })
       *[other] { $word } { $number }
    }
words-place = { $side }, { $distance }, row { $row }
board-won = { PLAYERS($seats) } won
board-list = { WORDS($cards) }
board-lay = { WORD($card, form: "acc") }
board-of = { WORD($card, form: "of") }
board-at = { PLACE($at) }
`;
const say = (language: string) => new Texts(language, [new FluentResource(SOURCE)], () => NAMES);

describe('a place in a text', () => {
  it('names players, alone and together', () => {
    const won = (seats: number[], language = 'en') => say(language).find('board-won', { seats });
    expect(won([0])).toBe('Ana won');
    expect(won([0, 2], 'de')).toBe('Ana und Eva won');
    expect(won([0, 1, 2])).toBe('Ana, Ben and Eva won');
    expect(won([9])).toBe('seat 9 won');
  });

  it('counts, in thousands too, as the reader writes numbers', () => {
    const params = { seat: 1, amount: 7 };
    expect(say('en').find('events-bid', params)).toBe('Ben bids 7,000.');
    expect(say('de').find('events-bid', params)).toBe('Ben bids 7.000.');
    const ask = (cost: number) => say('en').find('prompts-ask', { cost });
    expect([ask(1), ask(0), ask(1200)]).toEqual([
      'Pay one coin?',
      'Pay 0 coins?',
      'Pay 1,200 coins?',
    ]);
  });

  it('puts terms into the form that is asked for, and names fields', () => {
    expect(say('de').find('board-list', { cards: ['ruby 4', 'lion'] })).toBe('Rubin 4, lion');
    expect(say('de').find('board-lay', { card: 'ruby 4' })).toBe('den 4. Rubin (m)');
    expect(say('de').find('board-of', { card: 'ruby' })).toBe('des Rubins');
    expect(say('de').word('ruby 4 ruby 2')).toBe('Rubin 4 + Rubin 2');
    expect(say('en').find('board-at', { at: [-2, 3] })).toBe('left, 2, row 3');
  });
});

it('shows the key where there is no text, so that it is noticed', () => {
  const nothing = new Catalogue('unknown');
  expect(nothing.board('unknown')).toBe('unknown');
  expect(nothing.find('board', 'unknown')).toBeUndefined();
  expect(nothing.event({ event: 'unknown' })).toBe('unknown');
  expect(nothing.prompt({ key: 'unknown', rule: '', params: {} })).toBe('unknown');
});

it('knows whom a sentence names, and no number that only looks like a seat', async () => {
  vi.spyOn(api, 'texts').mockResolvedValue({ common: SOURCE, games: {} });
  await library.load('en');
  const sold = { event: 'sold', seat: 1, buyer: 2, amount: 0 };
  const table = new Catalogue('game', () => NAMES);
  expect([0, 1, 2].map((seat) => table.mentions(sold, seat))).toEqual([false, true, true]);
});
