import { beforeAll, expect, it, vi } from 'vitest';
import { game } from './data';

const ANSWER = {
  games: [game],
  levels: ['beginner', 'easy', 'hard'],
  bot_names: ['Tamrin', 'Bilqis', 'Hiram', 'Menelik'],
  languages: { en: 'English' },
};
const TEXTS = { common: '', games: { game: '' } };

beforeAll(async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/texts/') ? TEXTS : ANSWER),
  );
  const { games } = await import('../src/lib/games.svelte');
  await games.load();
});

it('sits me down with bots that a newcomer may beat', async () => {
  const { quickTable, usualPlayers } = await import('../src/home/plan');
  const { games } = await import('../src/lib/games.svelte');
  const { seats, public: open, time_limit } = quickTable(games.get('game'));
  expect(seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(new Set(seats.slice(1).map((seat) => seat.name)).size).toBe(3);
  expect(seats[1]?.level).toBe('easy');
  expect([open, time_limit]).toEqual([false, 0]);
  expect(usualPlayers({ ...game, players: [2, 3] })).toBe(3);
});

it('takes the strongest level where none is easy', async () => {
  const { usualLevel } = await import('../src/home/plan');
  const { games } = await import('../src/lib/games.svelte');
  games.levels = ['only'];
  expect(usualLevel()).toBe('only');
  games.levels = [];
  expect(usualLevel()).toBe('');
});
