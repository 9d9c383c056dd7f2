import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/frame/catalogue';
import { game, move, NAMES } from './data';

const say = new Catalogue(
  game({
    events: { bid: '{seat:player} bids {amount:thousands}.', draw: 'A card.', draw_own: '{card}!' },
    prompts: { ask: 'Pay {cost:count one coin|# coins}?' },
    moves: { lay: 'Lay {card:word} for {gain}' },
    words: { ruby: 'rubin', and: 'und', place: 'column {column}, row {row}' },
    board: { won: '{seats:players} won', list: '{cards:words}', at: '{at:place}' },
  }),
  () => NAMES,
);

describe('a place in a text', () => {
  it('names players, alone and together', () => {
    expect(say.board('won', { seats: [0] })).toBe('Ana won');
    expect(say.board('won', { seats: [0, 2] })).toBe('Ana und Eva won');
    expect(say.board('won', { seats: [0, 1, 2] })).toBe('Ana, Ben und Eva won');
    expect(say.board('won', { seats: 9 })).toBe('9 won');
  });

  it('counts, in thousands too', () => {
    expect(say.event({ event: 'bid', seat: 1, amount: 7 })).toBe('Ben bids 7,000.');
    const ask = (cost: number) => say.prompt({ key: 'ask', rule: '', params: { cost } });
    expect([ask(1), ask(0), ask(1200)]).toEqual([
      'Pay one coin?',
      'Pay 0 coins?',
      'Pay 1,200 coins?',
    ]);
  });

  it('translates terms word by word, and names fields', () => {
    expect(say.board('list', { cards: ['ruby 4', 'lion'] })).toBe('rubin 4, lion');
    expect(say.board('at', { at: [-2, 3] })).toBe('column -2, row 3');
    expect(say.title('ruby')).toBe('Rubin');
  });

  it('is empty where nothing is said', () => {
    expect(say.fill('[{nothing}]', {})).toBe('[]');
  });
});

it('tells more to whom knows more', () => {
  expect(say.event({ event: 'draw' })).toBe('A card.');
  expect(say.event({ event: 'draw', own: true, card: 'ruby 4' })).toBe('ruby 4!');
});

it('says moves with their effects, or in their own words', () => {
  expect(say.move(move('lay', { card: 'ruby 1' }, { gain: 3 }))).toBe('Lay rubin 1 for 3');
  expect(say.move(move('pass'))).toBe('pass');
});

it('shows the key where there is no text, so that it is noticed', () => {
  expect(say.board('unknown')).toBe('unknown');
  expect(say.find('board', 'unknown')).toBeUndefined();
  expect(say.event({ event: 'unknown' })).toBe('unknown');
  expect(say.prompt({ key: 'unknown', rule: '', params: {} })).toBe('unknown');
});
