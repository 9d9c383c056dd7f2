import { beforeAll, expect, it, vi } from 'vitest';
import { game } from './data';

/** The list of games is fetched as soon as it is needed. */
beforeAll(() => {
  const levels = ['beginner', 'easy', 'hard'].map((name) => ({ name, title: name, text: '' }));
  const answer = { games: [game()], levels, bot_names: ['Tamrin', 'Bilqis', 'Hiram', 'Menelik'] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
});

it('sits me down with bots that a newcomer may beat', async () => {
  const { quickTable, usualPlayers } = await import('../src/home/plan');
  const { games } = await import('../src/lib/games.svelte');
  await vi.waitFor(() => expect(games.list).toHaveLength(1));
  const { seats, public: open, time_limit } = quickTable(games.get('game'));
  expect(seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(new Set(seats.slice(1).map((seat) => seat.name)).size).toBe(3);
  expect(seats[1]?.level).toBe('easy');
  expect([open, time_limit]).toEqual([false, 0]);
  expect(usualPlayers({ ...game(), players: [2, 3] })).toBe(3);
});

it('takes the strongest level where none is easy', async () => {
  const { usualLevel } = await import('../src/home/plan');
  const { games } = await import('../src/lib/games.svelte');
  games.levels = [{ name: 'only', title: '', text: '' }];
  expect(usualLevel()).toBe('only');
  games.levels = [];
  expect(usualLevel()).toBe('');
});
