/** What the server sends, as the app uses it. The shapes come from the server's own description. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type NewTable = Schemas['NewTable'];
export type SeatPlan = Schemas['SeatPlan'];
export type TableAnswer = Omit<Schemas['TableAnswer'], 'table'> & { table: TableHead };

/** A legal move with what it would do: the app knows no rules. */
export interface Move {
  verb: string;
  args: Record<string, unknown>;
  words: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  effects: Record<string, any>;
}

/** A key of the catalogue with its parameters. */
export interface Prompt {
  key: string;
  rule: string;
  params: Record<string, unknown>;
}

export interface Own {
  seat: number;
  prompt: Prompt | null;
  legal: Move[];
}

/** What every game's view has; the rest belongs to the game's own folder. */
export interface View {
  game: string;
  phase: string;
  rule: string;
  actors: number[];
  players: { seat: number }[];
  winners: number[];
  me?: Own;
}

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name: string;
  colour: number;
  level: string;
  stand_in: string;
}

export interface TableHead {
  id: string;
  status: 'waiting' | 'playing' | 'over';
  seats: Seat[];
  terms: {
    game: string;
    options: Record<string, unknown>;
    fixed_deal: boolean;
    public: boolean;
    time_limit: number;
    knock_after: number;
  };
  rematch: string;
}

export interface GameEvent {
  event: string;
  [param: string]: unknown;
}

export interface LogEntry {
  number: number;
  at: number;
  kind: 'move' | 'note' | 'taken_back' | 'chat';
  seat: number | null;
  events: GameEvent[];
}

export interface Frame {
  version: number;
  table: TableHead;
  view: View | null;
  log: LogEntry[];
  asked_at: number[];
  deadline: number;
  take_back: { seat: number } | null;
  decision?: number;
  knock?: boolean;
  must_agree?: boolean;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  table: boolean;
  texts: Record<string, string>;
}

export type Chapter = 'events' | 'prompts' | 'problems' | 'words' | 'moves' | 'board';

export interface GameInfo {
  id: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  players: [number, number];
  options: Option[];
  texts: Record<Chapter, Record<string, string>>;
}

export interface Level {
  name: string;
  title: string;
  text: string;
}

export interface Games {
  games: GameInfo[];
  levels: Level[];
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  view: View;
}

export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  scores: number[];
  steps: ReplayStep[];
}

/** Why the server refused something, in the reader's words. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    sentence: string,
    readonly rule: string | null,
    readonly status: number,
  ) {
    super(sentence);
  }
}
