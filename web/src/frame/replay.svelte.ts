/** A record, step by step, shown on the same page as a table. */
import { api } from '../api/client';
import type { AccountEntry, Frame, LogEntry, Replay, TableHead } from '../api/types';
import type { Session } from './session.svelte';

export class ReplaySession implements Session {
  readonly live = false;
  step = $state(0);
  /** The steps that have come so far; the others follow page by page. */
  private steps = $state.raw<Replay['steps']>([]);
  private closed = false;

  constructor(
    readonly replay: Replay,
    readonly seat: number | null,
  ) {
    this.steps = replay.steps;
  }

  get last(): number {
    return this.replay.last;
  }

  /** Fetch what is missing of the record. */
  async fetchRest(record: string): Promise<void> {
    while (!this.closed && this.steps.length <= this.last) {
      const page = await api.replay(record, this.seat, this.steps.length);
      this.steps = [...this.steps, ...page.steps];
    }
  }

  close() {
    this.closed = true;
  }

  private shown = $derived(this.steps[Math.min(this.step, this.steps.length - 1)]!);

  /** What the annotated game says about this step. */
  get comment(): string {
    return this.shown.comment;
  }

  /** The next step about which something is said; undefined when there is none. */
  get nextComment(): number | undefined {
    return this.steps.find((step) => step.step > this.step && step.comment)?.step;
  }

  /** Whose decision comes next; undefined at the end, or where it has not come yet. */
  get next(): number | undefined {
    return this.steps[this.step + 1]?.seat ?? undefined;
  }

  /** Where everybody's points came from in the end, once that has come. */
  get finalAccounts(): AccountEntry[][] {
    return this.steps[this.last]?.accounts ?? [];
  }

  /** The record's own line of play: one entry a step. */
  log = $derived.by<LogEntry[]>(() =>
    this.steps.slice(0, this.step + 1).map((step) => ({
      number: step.step + 1,
      at: 0,
      kind: 'move',
      seat: step.seat,
      events: step.events,
    })),
  );

  frame = $derived.by<Frame>(() => ({
    version: this.shown.step,
    table: this.head(),
    view: withoutMoves(this.shown.view),
    accounts: this.shown.accounts,
    log: [],
    asked_at: this.replay.seats.map(() => 0),
    deadline: 0,
    away: this.replay.seats.map(() => false),
    take_back: null,
    stop: null,
    stand_in: null,
  }));

  private head(): TableHead {
    return {
      id: '',
      status: this.shown.step === this.last && this.replay.scores ? 'over' : 'playing',
      seats: this.replay.seats.map((name, seat) => ({
        kind: 'person',
        name,
        colour: seat,
        level: '',
        stand_in: '',
        invited: false,
      })),
      terms: {
        game: this.replay.game,
        options: this.replay.options,
        own_numbers: this.replay.own_numbers,
        fixed_deal: true,
        public: false,
        time_limit: 0,
        patience: 0,
        guided: false,
        hints: false,
      },
      stopped: false,
      rematch: '',
      deal: null,
    };
  }
}

/** In a replay nothing can be played, so nothing lights up. */
function withoutMoves(view: Frame['view']): Frame['view'] {
  return view?.me ? { ...view, me: { ...view.me, legal: [], prompt: null } } : view;
}
