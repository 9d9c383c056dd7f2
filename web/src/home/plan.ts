/** Who sits where at a new table. */
import type { GameInfo, NewTable } from '../api/types';
import { games } from '../lib/games.svelte';
import { memory } from '../lib/memory';
import { t } from '../texts';

const USUAL_PLAYERS = 4;

/** A bot that a newcomer may beat. */
export const usualLevel = () =>
  games.levels.find((level) => level === 'easy') ?? games.levels.at(-1) ?? '';

export const usualPlayers = (game: GameInfo) => Math.min(USUAL_PLAYERS, game.players[1]);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The times for a decision that are offered, in seconds; 0: as long as it takes */
export const TIME_LIMITS = [
  0,
  ...[1, 2, 3, 5, 15].map((minutes) => minutes * MINUTE),
  ...[1, 12].map((hours) => hours * HOUR),
  ...[1, 3, 7].map((days) => days * DAY),
];

/** A time for a decision, in words. */
export function timeLimit(seconds: number): string {
  if (!seconds) return t('time_none');
  if (seconds < HOUR) return t('time_minutes', { n: seconds / MINUTE });
  if (seconds < DAY) return t('time_hours', { n: seconds / HOUR });
  return t('time_days', { n: seconds / DAY });
}

/** One click: me, and bots on the other seats. */
export function quickTable(game: GameInfo): NewTable {
  const bots = games.botNames.slice(0, usualPlayers(game) - 1);
  return {
    game: game.id,
    seats: [
      { kind: 'me', name: memory.name() || t('guest'), level: '' },
      ...bots.map((name) => ({ kind: 'bot' as const, name, level: usualLevel() })),
    ],
    options: {},
    public: false,
    time_limit: 0,
  };
}
