/** A record, step by step, shown on the same page as a table. */
import type { Frame, LogEntry, Replay, TableHead } from '../api/types';
import type { Session } from './session.svelte';

export class ReplaySession implements Session {
  readonly live = false;
  step = $state(0);

  constructor(
    readonly replay: Replay,
    readonly seat: number | null,
  ) {}

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** What the annotated game says about this step. */
  get comment(): string {
    return this.replay.steps[this.step]!.comment;
  }

  /** The next step about which something is said; undefined when there is none. */
  get nextComment(): number | undefined {
    return this.replay.steps.find((step) => step.step > this.step && step.comment)?.step;
  }

  /** The record's own line of play: one entry a step. */
  log = $derived.by<LogEntry[]>(() =>
    this.replay.steps.slice(0, this.step + 1).map((step) => ({
      number: step.step + 1,
      at: 0,
      kind: 'move',
      seat: step.seat,
      events: step.events,
    })),
  );

  frame = $derived.by<Frame>(() => ({
    version: this.step,
    table: this.head(),
    view: withoutMoves(this.replay.steps[this.step]!.view),
    accounts: this.replay.steps[this.step]!.accounts,
    log: [],
    asked_at: this.replay.seats.map(() => 0),
    deadline: 0,
    away: this.replay.seats.map(() => false),
    take_back: null,
  }));

  private head(): TableHead {
    return {
      id: '',
      status: this.step === this.last && this.replay.scores ? 'over' : 'playing',
      seats: this.replay.seats.map((name, seat) => ({
        kind: 'person',
        name,
        colour: seat,
        level: '',
        stand_in: '',
      })),
      terms: {
        game: this.replay.game,
        options: this.replay.options,
        fixed_deal: true,
        public: false,
        time_limit: 0,
        patience: 0,
      },
      rematch: '',
      deal: null,
    };
  }
}

/** In a replay nothing can be played, so nothing lights up. */
function withoutMoves(view: Frame['view']): Frame['view'] {
  return view?.me ? { ...view, me: { ...view.me, legal: [], prompt: null } } : view;
}
