/** What is left of sums in the games' folders: how things are counted, named and put together. */
import { describe, expect, it } from 'vitest';
import { LiveSession } from '../src/frame/session.svelte';
import { Table } from '../src/frame/table.svelte';
import type { GameModule } from '../src/games';
import { discOf, lastBuild } from '../src/games/babel/builds';
import { asked, grouped } from '../src/games/babel/cards';
import { Desk } from '../src/games/babel/desk.svelte';
import type { BabelView } from '../src/games/babel/view';
import { COLUMNS, parts, placeOf, ROWS, Tray } from '../src/games/kette/necklace';
import { pickedBuild, verbOf } from '../src/games/saba/build';
import { after, count, priceOf, single } from '../src/games/saba/goods';
import type { SabaView } from '../src/games/saba/view';
import { frame, game, move } from './data';

/** A table at which a seat may make these moves. */
function tableOf<V extends SabaView | BabelView>(legal: ReturnType<typeof move>[], me = {}) {
  const session = new LiveSession('1', '');
  const now = frame(legal);
  Object.assign(now.view!.me!, me);
  session.frame = now;
  return new Table(session, game, {} as GameModule) as unknown as Table<V>;
}

describe('kette', () => {
  it('reads cards and names fields', () => {
    expect(parts('ruby 4')).toEqual({ kind: 'ruby', value: 4 });
    expect(parts('lion')).toEqual({ kind: 'lion', value: 0 });
    expect(placeOf([-2, 3])).toBe('field -2,3');
  });

  it('keeps every field and the lot on the tray, in rooms of any form', () => {
    for (const layout of [
      [0, 1, 2, 3, 4, 3, 2, 1, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ])
      for (const [width, height] of [
        [360, 310],
        [403, 360],
        [940, 800],
        [768, 590],
      ] as const) {
        const tray = new Tray(width, height, layout);
        for (const column of COLUMNS) {
          expect(tray.tagY(column) - tray.tag).toBeGreaterThanOrEqual(0);
          for (const row of ROWS) {
            expect(tray.x(column) - tray.wide / 2).toBeGreaterThanOrEqual(0);
            expect(tray.x(column) + tray.wide / 2).toBeLessThanOrEqual(width);
            expect(tray.y([column, row]) + tray.high / 2).toBeLessThanOrEqual(height);
          }
        }
        expect(tray.lot.y - tray.lot.radius).toBeGreaterThanOrEqual(0);
        expect(tray.lot.y + tray.lot.radius).toBeLessThan(tray.tagY(0));
      }
  });
});

describe('babel', () => {
  it('groups cards in the order of their kinds', () => {
    expect(grouped(['ship', 'camel', 'ship'])).toEqual([
      ['camel', 1],
      ['ship', 2],
    ]);
    expect(asked({ ship: 2, crane: 3 })).toEqual([
      ['crane', 3],
      ['ship', 2],
    ]);
  });

  it('reads from the log what became of the newest build', () => {
    expect(discOf('camel 3 crane 2')).toEqual({ camel: 3, crane: 2 });
    expect(lastBuild([])).toBeNull();
    const events = [
      { event: 'build', seat: 2, wonder: 'temple', disc: 'ship 4' },
      { event: 'build', seat: 0, wonder: 'tower', disc: 'ship 5' },
      { event: 'offers', seat: 1, cards: ['ship'] },
      { event: 'offers_trade', seat: 2, cards: ['ship', 'ship'] },
      { event: 'offers_nothing', seat: 3 },
    ];
    const open = lastBuild(events)!;
    expect([open.seat, open.wonder, open.to]).toEqual([0, 'tower', undefined]);
    expect(open.offers.get(2)).toEqual({ cards: ['ship', 'ship'], trade: true });
    const done = lastBuild([
      ...events,
      { event: 'accepts', seat: 0, seats: [2] },
      { event: 'refused', seat: 1, amount: 1 },
      { event: 'triples', seat: 1, amount: 2 },
      { event: 'disc', seat: 2, disc: 'ship 5' },
    ])!;
    expect([done.accepted, done.refused.get(1), done.to]).toEqual([[2], 3, 2]);
    expect(lastBuild([...events, { event: 'gives_up', seat: 0 }])!.to).toBeNull();
  });

  describe('the desk', () => {
    const choices = [[], [1], [2], [1, 2]].map((seats) => ({ seats, shares: [], blocked: [] }));
    const accepts = [
      move('accept', { seats: [1, 2], jokers: 0 }),
      move('accept', { seats: [2], jokers: 1 }),
      move('accept', { seats: [2], jokers: 0 }),
    ];
    const desk = () => new Desk(tableOf<BabelView>(accepts, { choices, offer: null }));

    it('finds the build that was put together, and what the server says of the offers', () => {
      const mine = desk();
      expect([mine.build, mine.choice?.seats]).toEqual([undefined, []]);
      mine.toggle(2);
      expect(mine.ways).toHaveLength(2);
      expect(mine.build?.args.jokers).toBe(0);
      mine.jokers = 1;
      expect(mine.build?.args.jokers).toBe(1);
      mine.toggle(1);
      expect([mine.taken, mine.choice?.seats, mine.build?.words]).toEqual([
        [1, 2],
        [1, 2],
        'accept 1,2 0',
      ]);
    });

    it('suggests what fits and is nearest to what is taken', () => {
      const mine = desk();
      mine.suggest();
      expect(mine.taken).toEqual([2]);
      mine.taken = [1];
      mine.suggest();
      expect(mine.taken).toEqual([1, 2]);
    });

    it('seals only what may be offered, and lays the trading card only where it may lie', () => {
      const offer = (cards: string[], trade: boolean) =>
        move('offer', { cards: cards.length, trade }, { cards, trade });
      const moves = [offer([], false), offer(['ship'], false), offer(['ship'], true)];
      const mine = new Desk(tableOf<BabelView>(moves, { choices: [], offer: null }));
      expect([mine.seal?.words, mine.tradable]).toEqual(['offer 0 false', false]);
      mine.offer = { ship: 1 };
      expect([mine.seal?.words, mine.tradable]).toEqual(['offer 1 false', true]);
      mine.trade = true;
      expect(mine.seal?.words).toBe('offer 1 true');
      mine.offer = { ship: 2 };
      expect([mine.seal, mine.tradable]).toEqual([undefined, false]);
    });
  });
});

describe('saba', () => {
  it('counts pieces', () => {
    expect(count({ gold: 2, ebony: 1 })).toBe(3);
    expect(single({ gold: 2, alabaster: 1 })).toEqual(['alabaster', 'gold', 'gold']);
  });

  it('shows the last pieces of a price as those that are missing', () => {
    const pieces = (alabaster: number, gold: number) => ({
      alabaster,
      sandstone: 0,
      ebony: 0,
      gold,
    });
    const price = priceOf({ cost: pieces(2, 1), price: pieces(2, 3) }, { gold: 2 });
    expect(price.cost.map((one) => [one.kind, one.missing])).toEqual([
      ['alabaster', false],
      ['alabaster', false],
      ['gold', false],
    ]);
    expect(price.more.map((one) => [one.kind, one.missing])).toEqual([
      ['gold', true],
      ['gold', true],
    ]);
    expect(priceOf({}, {})).toEqual({ cost: [], more: [] });
  });

  it('adds up what a move leaves', () => {
    const build = move('build', {}, { pays: { gold: 2 }, gets: { ebony: 1 } });
    expect(after({ gold: 3, ebony: 1 }, build)).toEqual({
      alabaster: 0,
      sandstone: 0,
      ebony: 2,
      gold: 1,
    });
  });

  it('takes the usual form of a build where nothing else was said', () => {
    const builds = [
      move('build', { space: 1, craftsman: 'gold' }),
      move('build', { space: 1 }),
      move('build', { space: 1, quarter: 'masons' }),
      move('build', { space: 1, guard: 'ebony', quarter: 'masons' }),
      move('build', { space: 2, craftsman: 'gold' }),
    ];
    const table = tableOf<SabaView>(builds);
    expect(pickedBuild(table)).toBeUndefined();
    table.pick('build', { space: 1 });
    expect(pickedBuild(table)?.words).toBe('build 1 masons');
    table.pick('build', { space: 1, guard: 'ebony' });
    expect(pickedBuild(table)?.words).toBe('build 1 ebony masons');
    table.pick('build', { space: 2 });
    expect(pickedBuild(table)?.words).toBe('build 2 gold');
  });

  it('knows by which verb a card is played', () => {
    expect(['gold', 'robber', 'harbour master'].map(verbOf)).toEqual([
      'play',
      'robber',
      'harbour_master',
    ]);
  });
});
