/** The games of this server, fetched once. */
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { library } from '../texts/library.svelte';

/** How long to wait, in milliseconds, before asking again a server that could not be reached */
const RETRY = 2000;

class GameList {
  list = $state.raw<GameInfo[]>([]);
  /** The levels of bots, from weak to strong */
  levels = $state.raw<string[]>([]);
  botNames = $state.raw<string[]>([]);
  /** The languages there are, each by its own name */
  languages = $state.raw<Record<string, string>>({});
  /** Seconds a decision at a public table, unless it says otherwise */
  publicTimeLimit = $state(0);
  /** Whether the documentation is there */
  docs = $state(false);
  problem = $state('');

  async load() {
    try {
      const [answer] = await Promise.all([api.games(), library.load(library.language)]);
      this.levels = answer.levels;
      this.botNames = answer.bot_names;
      this.languages = answer.languages;
      this.publicTimeLimit = answer.public_time_limit;
      this.docs = answer.docs;
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
}

export const games = new GameList();
