/** What every part of a table page shares: the view, the words, and what is being chosen. */
import { getContext, setContext } from 'svelte';
import { api } from '../api/client';
import type {
  AccountEntry,
  GameEvent,
  GameInfo,
  Hint,
  Move,
  MoveOf,
  Seat,
  View,
} from '../api/types';
import { Refused } from '../api/types';
import type { GameModule } from '../games';
import { list, signed, t } from '../texts';
import { Catalogue } from './catalogue.svelte';
import { fits, isPlain, nothing, same, type Picked } from './choices';
import { Pace } from './pace.svelte';
import { LiveSession, type Session } from './session.svelte';
import { standing } from './story';

const CONTEXT = Symbol('table');

/** What can be open beside the board. */
export type Panel = 'log' | 'chat' | 'rules' | 'scores' | 'analysis';

export class Table<V extends View = View> {
  readonly say: Catalogue;
  picked = $state.raw<Picked>(nothing);
  /** The place on the board that the log points at. */
  lit = $state('');
  private acting = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Whether the game shows a ceremony of its own; the final scoring waits for it. */
  ceremony = $state(false);
  /** The rule that is being shown, and what is open beside the board. */
  rule = $state('');
  panel = $state<'' | Panel>('');
  /** Whether that has room of its own, so that it covers nothing. */
  beside = $state(false);
  /** What the coach says about my question, and whether it is thinking about it. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);

  /** What is shown of the session: the newest, or what is being told. */
  readonly session: Pace;

  constructor(
    private readonly source: Session,
    readonly game: GameInfo,
    readonly module: GameModule,
  ) {
    this.session = new Pace(source);
    this.say = new Catalogue(
      game.id,
      () => this.names,
      () => this.counting,
    );
  }

  get view(): V {
    return this.session.frame!.view as V;
  }

  seats = $derived.by<Seat[]>(() => this.session.frame?.table.seats ?? []);
  names = $derived(this.seats.map((seat) => seat.name));
  over = $derived.by(() => this.session.frame?.table.status === 'over');
  /** Whether it is a first game, which teaches. */
  guided = $derived.by(() => this.session.frame?.table.terms.guided ?? false);
  /** Whether all agreed to end the game without a result. */
  stopped = $derived.by(() => this.session.frame?.table.stopped ?? false);
  /** Whether the final scoring has been counted to its end, or skipped. */
  counted = $state(false);
  /** Until then nothing tells who won. */
  counting = $derived(this.over && !this.stopped && !this.counted);
  winners = $derived.by(() => (this.counting ? [] : (this.session.frame?.view?.winners ?? [])));
  me = $derived.by(() => this.session.frame?.view?.me as V['me']);
  /** Whether something is under way, or answered and its frame still to come. */
  busy = $derived.by(
    () =>
      this.acting ||
      (this.live !== null &&
        this.live.answered !== null &&
        this.live.answered === this.source.frame?.decision),
  );
  legal = $derived.by<MoveOf<V>[]>(() =>
    this.session.live && !this.busy ? (this.me?.legal ?? []) : [],
  );
  /** Whether a decision of mine is awaited; moves out of turn may be possible all the same. */
  asked = $derived.by(
    () =>
      this.me !== undefined && (this.session.frame?.view?.actors.includes(this.me.seat) ?? false),
  );
  matching = $derived(this.legal.filter((move) => fits(move, this.picked)));
  /** The one move that is left of what was picked: it is shown before it is played. */
  chosen = $derived(
    this.picked.verb !== undefined && this.matching.length === 1 ? this.matching[0] : undefined,
  );
  /** All that happened and was not taken back. */
  events = $derived.by<GameEvent[]>(() =>
    standing(this.session.log).flatMap((entry) => entry.events),
  );

  /** Where the points of each seat come from; they add up to its score. */
  accounts = $derived.by<AccountEntry[][]>(() => this.session.frame?.accounts ?? []);

  /** What an entry of an account is for. */
  accountText({ category }: { category: string }): string {
    const seats = this.view.winners;
    return this.say.find('accounts', category, { seats }) ?? category;
  }

  /** A difference of points on average, as the game writes points. */
  difference(points: number): string {
    const { unit } = this.game;
    return signed(points * unit, unit === 1 ? 1 : 0);
  }

  /** How the game ended. */
  get result(): string {
    if (this.stopped) return t('end_stopped');
    const winners = this.winners.map((seat) => this.names[seat] ?? '');
    return t('end_winner', { names: list(winners) });
  }

  get live(): LiveSession | null {
    return this.source instanceof LiveSession ? this.source : null;
  }

  /** The legal moves of a verb that agree with some arguments, whatever is picked now. */
  moves(verb: string, args: Record<string, unknown> = {}): MoveOf<V>[] {
    return this.legal.filter((move) => fits(move, { verb, args }));
  }

  /** Decide on a verb and some arguments, forgetting what does not go with them. */
  pick(verb: string, args: Record<string, unknown> = {}) {
    // Whoever begins to decide has seen enough.
    this.session.finish();
    const kept = this.picked.verb === verb ? this.picked.args : {};
    const next: Picked = { verb, args: { ...kept, ...args } };
    this.refused = null;
    this.picked = this.legal.some((move) => fits(move, next)) ? next : { verb, args };
  }

  /** Pick what is shown on the board; picking the move that is chosen already plays it. */
  pickOrPlay(verb: string, args: Record<string, unknown>) {
    if (this.chosen && fits(this.chosen, { verb, args })) void this.play(this.chosen);
    else this.pick(verb, args);
  }

  isPicked(verb: string, args: Record<string, unknown>): boolean {
    return (
      this.picked.verb === verb &&
      Object.entries(args).every(([name, value]) => same(this.picked.args[name], value))
    );
  }

  /** Pick something, or let it go when it is picked already. */
  toggle(verb: string, args: Record<string, unknown>) {
    if (this.isPicked(verb, args)) this.unpick();
    else this.pick(verb, args);
  }

  /** Forget what was picked. */
  unpick() {
    this.picked = nothing;
    this.refused = null;
  }

  async play(move: Move) {
    this.session.finish();
    await this.act(() => this.live?.play(move));
    this.picked = nothing;
  }

  /** Do something at the table; a refusal is shown with its rule. */
  async act(action: () => Promise<unknown> | undefined) {
    this.acting = true;
    this.refused = null;
    try {
      await action();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refused = refused;
    } finally {
      this.acting = false;
    }
  }

  /** The move that the coach prefers. */
  get hinted(): MoveOf<V> | undefined {
    return this.me?.legal.find((move) => move.words === this.hint?.best);
  }

  /** Ask the coach; what it prefers is picked on the board, and played only by me. */
  async askHint() {
    const { live } = this;
    const decision = live?.frame?.decision;
    if (!live || live.seat === null || decision == null || this.hinting) return;
    this.hinting = true;
    this.refused = null;
    try {
      const hint = await api.hint(live.id, live.seat, decision);
      if (live.frame?.decision === decision) this.showHint(hint);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.refused = refused;
    } finally {
      this.hinting = false;
    }
  }

  private showHint(hint: Hint) {
    this.hint = hint;
    const move = this.hinted;
    if (!move || isPlain(move)) return;
    this.pick(move.verb, move.args);
    this.module.lay?.(this, move);
  }

  /** Open the rules at a rule. */
  why(rule: string) {
    this.rule = rule;
    this.panel = 'rules';
  }
}

export function provideTable(table: Table) {
  setContext(CONTEXT, table);
}

/** The table, for any part of its page. */
export function useTable<V extends View = View>(): Table<V> {
  return getContext<Table<V>>(CONTEXT);
}
