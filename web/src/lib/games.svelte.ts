/** The games of this server, fetched once. */
import { api } from '../api/client';
import type { GameInfo, Level } from '../api/types';

class GameList {
  list = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  problem = $state('');

  constructor() {
    void this.load();
  }

  private async load() {
    try {
      const answer = await api.games();
      this.levels = answer.levels;
      this.list = answer.games;
    } catch (refused) {
      this.problem = (refused as Error).message;
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
