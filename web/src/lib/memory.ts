/** What this browser remembers: a name, tastes, and the tables it sat at. */
export interface KnownTable {
  id: string;
  game: string;
  names: string[];
  at: number;
  /** What the deal was bound to when this browser first saw the table. */
  commitment?: string;
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

const MOST_TABLES = 12;

export const memory = {
  name: () => load('name', ''),
  setName: (name: string) => save('name', name),

  theme: () => load<'auto' | 'light' | 'dark'>('theme', 'auto'),
  setTheme: (theme: 'auto' | 'light' | 'dark') => save('theme', theme),

  language: () => load('language', ''),
  setLanguage: (language: string) => save('language', language),

  sound: () => load('sound', false),
  setSound: (on: boolean) => save('sound', on),

  /** Whether the player has read the short introduction to a game. */
  knows: (game: string) => load<string[]>('knows', []).includes(game),
  setKnows(game: string) {
    save('knows', [...new Set([...load<string[]>('knows', []), game])]);
  },

  numbers: (game: string) => load<KnownNumbers | null>(`numbers.${game}`, null),
  setNumbers: (game: string, numbers: KnownNumbers) => save(`numbers.${game}`, numbers),

  tables: () => load<KnownTable[]>('tables', []),
  addTable(table: KnownTable) {
    const others = this.tables().filter((known) => known.id !== table.id);
    const commitment = this.commitment(table.id) ?? table.commitment;
    save('tables', [{ ...table, commitment }, ...others].slice(0, MOST_TABLES));
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
