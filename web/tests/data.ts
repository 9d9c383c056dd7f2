/** Moves, games and frames for tests, in the shapes that the server sends. */
import type { Frame, GameInfo, LogEntry, Move, View } from '../src/api/types';

export const move = (
  verb: string,
  args: Record<string, unknown> = {},
  effects: Record<string, unknown> = {},
): Move => ({ verb, args, words: [verb, ...Object.values(args)].join(' '), effects });

export const game: GameInfo = {
  id: 'game',
  title: 'Game',
  author: '',
  publisher: '',
  year: 2000,
  players: [2, 5],
  rules_version: 1,
  longest: 100,
  minutes: 60,
  unit: 1,
  first: false,
  options: [],
};

export const NAMES = ['Ana', 'Ben', 'Eva'];

/** A frame of a game being played, in which a seat may make these moves. */
export function frame(legal: Move[], { seat = 0, decision = 7, actors = [0] } = {}): Frame {
  const view: View = {
    game: 'game',
    phase: 'turn',
    rule: 'X1',
    actors,
    players: NAMES.map((_, number) => ({ seat: number })),
    winners: [],
    me: { seat, prompt: null, legal },
  };
  return {
    version: 1,
    table: {
      id: '1',
      terms: {
        game: 'game',
        options: {},
        own_numbers: [],
        fixed_deal: false,
        public: false,
        time_limit: 0,
        patience: 10,
        guided: false,
        hints: false,
      },
      status: 'playing',
      seats: NAMES.map((name, colour) => ({
        kind: 'person',
        name,
        colour,
        level: '',
        stand_in: '',
        invited: false,
      })),
      stopped: false,
      rematch: '',
      deal: null,
    },
    view,
    asked_at: [0, 0, 0],
    deadline: 0,
    away: [false, false, false],
    log: [],
    take_back: null,
    stop: null,
    stand_in: null,
    accounts: null,
    decision,
  };
}

/** A line of the log. */
export const entry = (number: number, kind: LogEntry['kind'], ...events: string[]): LogEntry => ({
  number,
  at: 0,
  kind,
  seat: 0,
  events: events.map((event) => ({ event })),
});
