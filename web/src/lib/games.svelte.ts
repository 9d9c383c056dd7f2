/** The games of this server, fetched once. */
import { api } from '../api/client';
import type { GameInfo, Level } from '../api/types';

/** How long to wait, in milliseconds, before asking again a server that could not be reached */
const RETRY = 2000;

class GameList {
  list = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  botNames = $state.raw<string[]>([]);
  problem = $state('');

  constructor() {
    void this.load();
  }

  private async load() {
    try {
      const answer = await api.games();
      this.levels = answer.levels;
      this.botNames = answer.bot_names;
      this.list = answer.games;
      this.problem = '';
    } catch (refused) {
      this.problem = (refused as Error).message;
      setTimeout(() => void this.load(), RETRY);
    }
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  get(id: string): GameInfo {
    return this.find(id)!;
  }

  /** What a bot of this level is called. */
  level(name: string): string {
    return this.levels.find((level) => level.name === name)?.title ?? name;
  }
}

export const games = new GameList();
