/** What the server sends, as the app uses it. The shapes come from the server's own description. */
import type { components } from './schema';
import type { View } from './view';

type Schemas = components['schemas'];

export type NewTable = Schemas['NewTable'];
export type SeatPlan = Schemas['SeatPlan'] & { name: string };
export type TableAnswer = Schemas['TableAnswer'];
export type TableHead = Schemas['Table'];
export type Seat = Schemas['Seat'];
export type GameInfo = Schemas['Game'];
export type Games = Schemas['Games'];
export type LogEntry = Schemas['LogEntry'];
export type AccountEntry = Schemas['AccountEntry'];
export type GameEvent = Schemas['GameEvent'];
export type Texts = Schemas['Texts'];
export type Link = Schemas['Link'];
export type Numbers = Schemas['Numbers'];
export type NumberComponent = Schemas['NumberComponent'];
export type OwnNumbers = Schemas['OwnNumbers'];
export type Hint = Schemas['Hint'];
export type PointSource = Schemas['PointSource'];
export type Analysed = Schemas['Analysis'];
export type Look = Schemas['Look'];
export type Judgement = Schemas['Judgement'];
export type ChanceAccount = Schemas['ChanceAccount'];
export type CheckedNumbers = Schemas['CheckedNumbers'];

export type { Move, Own, Prompt, View } from './view';

/** The moves of a game, with their own effects. */
export type MoveOf<V extends View> = NonNullable<V['me']>['legal'][number];

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
