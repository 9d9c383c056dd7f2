/** What this browser remembers: a name, tastes, and the tables it sat at. */
export interface KnownTable {
  id: string;
  game: string;
  names: string[];
  at: number;
  /** Whether it is a first game, which teaches. */
  guided?: boolean;
  /** What the deal was bound to when this browser first saw the table. */
  commitment?: string;
  /** How it ended, once it has. */
  result?: Result;
}

/** How a game ended: who won, with which scores, and which seats were played here. */
export interface Result {
  winners: number[];
  scores: number[];
  mine: number[];
  stopped: boolean;
}

/** The numbers of a game as an owner has them, and how many are not ours. */
export interface KnownNumbers {
  option: string;
  table: Record<string, unknown>;
  edition: string;
  by: string;
  confirmed: string[];
  differs: number;
}

/** How quickly the page tells what others do. */
export const SPEEDS = ['slow', 'normal', 'fast', 'steps', 'at_once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whoever wants no motion wants no show either, unless they ask for it. */
const usualSpeed = (): Speed =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at_once' : 'normal';

/** A phone in company keeps quiet unless it is asked to speak. */
const usualSound = () => !matchMedia('(pointer: coarse)').matches;

function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`makeda.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    // Storage may be forbidden, or hold something old; the app works without.
    return otherwise;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`makeda.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(`makeda.${key}`);
  } catch {
    return;
  }
}

const MOST_TABLES = 12;
const MOST_FINISHED = 24;

export const memory = {
  name: () => load('name', ''),
  setName: (name: string) => save('name', name),

  theme: () => load<'auto' | 'light' | 'dark'>('theme', 'auto'),
  setTheme: (theme: 'auto' | 'light' | 'dark') => save('theme', theme),

  language: () => load('language', ''),
  setLanguage: (language: string) => save('language', language),

  sound: () => load<boolean | null>('sound', null) ?? usualSound(),
  setSound: (on: boolean) => save('sound', on),

  pace: () => load<Speed | null>('pace', null) ?? usualSpeed(),
  setPace: (speed: Speed) => save('pace', speed),

  /** Whether the player has read the short introduction to a game. */
  knows: (game: string) => load<string[]>('knows', []).includes(game),
  setKnows(game: string) {
    save('knows', [...new Set([...load<string[]>('knows', []), game])]);
  },

  numbers: (game: string) => load<KnownNumbers | null>(`numbers.${game}`, null),
  setNumbers: (game: string, numbers: KnownNumbers) => save(`numbers.${game}`, numbers),
  forgetNumbers: (game: string) => forget(`numbers.${game}`),

  tables: () => load<KnownTable[]>('tables', []),
  addTable(table: KnownTable) {
    const known = this.tables().find(({ id }) => id === table.id);
    const others = this.tables().filter(({ id }) => id !== table.id);
    const commitment = known?.commitment ?? table.commitment;
    // A game that is over stays where it was, however often its table is looked at.
    const at = known?.result ? known.at : table.at;
    const all = [{ ...table, at, commitment }, ...others].sort((a, b) => b.at - a.at);
    // So that what is over never pushes out what is being played, each has room of its own.
    const playing = all.filter(({ result }) => !result).slice(0, MOST_TABLES);
    const finished = all.filter(({ result }) => result).slice(0, MOST_FINISHED);
    save('tables', [...playing, ...finished]);
  },
  commitment(id: string) {
    return this.tables().find((known) => known.id === id)?.commitment;
  },
  forgetTable(id: string) {
    save(
      'tables',
      this.tables().filter((known) => known.id !== id),
    );
  },
};
