/** What the server sends, as the app uses it. The shapes come from the server's own description. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type NewTable = Schemas['NewTable'];
export type SeatPlan = Schemas['SeatPlan'] & { name: string };
export type TableAnswer = Schemas['TableAnswer'];
export type TableHead = Schemas['Table'];
export type Seat = Schemas['Seat'];
export type GameInfo = Schemas['Game'];
export type Games = Schemas['Games'];
export type Level = Schemas['Level'];
export type LogEntry = Schemas['LogEntry'];
export type GameEvent = Schemas['GameEvent'];
export type Chapter = keyof Schemas['Texts'];
export type Link = Schemas['Link'];

/** A legal move with what it would do: the app knows no rules. */
export interface Move {
  verb: string;
  args: Record<string, unknown>;
  words: string;
  // Each game's own folder knows what its moves do.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  effects: Record<string, any>;
}

/** A question: a key of the catalogue with its parameters. */
export interface Prompt {
  key: string;
  rule: string;
  params: Record<string, unknown>;
}

/** What only the looking seat sees. */
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

export type Frame = Omit<Schemas['Frame'], 'view'> & { view: View | null };
export type ReplayStep = Omit<Schemas['ReplayStep'], 'view'> & { view: View };
export type Replay = Omit<Schemas['Replay'], 'steps'> & { steps: ReplayStep[] };

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
