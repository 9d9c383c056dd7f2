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
