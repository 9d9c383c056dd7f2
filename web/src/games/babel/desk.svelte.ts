/** What I am putting together before it becomes a move, shared by hand, controls and board. */
import { tick, untrack } from 'svelte';
import type { Catalogue } from '../../frame/catalogue.svelte';
import type { Table } from '../../frame/table.svelte';
import { useTable } from '../../frame/table.svelte';
import { same } from '../../frame/choices';
import { countOf, KINDS } from './cards';
import type { BabelView, Choice, Move, Offer, Share } from './view';

type Counts = Partial<Record<string, number>>;

export class Desk {
  /** The offer on the desk, and whether the trading card lies with it. */
  offer = $state<Counts>({});
  trade = $state(false);
  /** Whether I look at my sealed offer again to change it. */
  changing = $state(false);
  /** Whose offers I would accept, and which way to use jokers. */
  taken = $state<number[]>([]);
  jokers = $state.raw<string[] | number>(0);
  /** Whether the parts of the trader among them are left. */
  leaving = $state(false);
  /** Cards for the action card "exchange", while that lies open. */
  exchanging = $state(false);
  exchange = $state<Counts>({});
  /** The seat whose offer cannot be added and was pressed all the same: it is told why. */
  told = $state(-1);
  /** Whether the dock is so low that it holds only the most important. */
  low = $state(false);
  private count = -1;
  private seat: number | undefined;

  constructor(private readonly table: Table<BabelView>) {}

  /** All my moves, also while one of them is on its way: nothing vanishes meanwhile. */
  legal = $derived.by<Move[]>(() => (this.table.session.live ? (this.table.me?.legal ?? []) : []));

  of(verb: string): Move[] {
    return this.legal.filter((move) => move.verb === verb);
  }

  /** A new build begins with an empty desk; nobody finds what another one left on it. */
  clear(seat: number | undefined, build: number) {
    untrack(() => {
      if (seat !== this.seat) {
        this.exchanging = false;
        this.exchange = {};
      } else if (build === this.count) return;
      this.seat = seat;
      this.count = build;
      this.offer = {};
      this.trade = false;
      this.changing = false;
      this.taken = [];
      this.jokers = 0;
      this.leaving = false;
      this.told = -1;
    });
  }

  toggle(seat: number) {
    this.taken = this.taken.includes(seat)
      ? this.taken.filter((one) => one !== seat)
      : [...this.taken, seat].sort((a, b) => a - b);
    this.jokers = 0;
    this.leaving = false;
  }

  /** The sets of offers that fill the disc together with my own cards, small ones first. */
  fitting = $derived.by<number[][]>(() => {
    const sets = new Map(
      this.of('accept').map((move) => [String(move.args.seats), move.args.seats as number[]]),
    );
    return [...sets.values()].sort((a, b) => a.length - b.length);
  });

  /** Take offers that fit: of all choices the one that is nearest to what is taken now. */
  suggest() {
    const apart = (seats: number[]) =>
      seats.filter((seat) => !this.taken.includes(seat)).length +
      this.taken.filter((seat) => !seats.includes(seat)).length;
    this.taken = this.fitting.toSorted((a, b) => apart(a) - apart(b))[0] ?? [];
    this.jokers = 0;
    this.leaving = false;
  }

  private accepts = $derived.by<Move[]>(() =>
    this.of('accept').filter((move) => same(move.args.seats, this.taken)),
  );

  /** Whether it can be chosen what becomes of the parts of the trader. */
  mayLeave = $derived.by<boolean>(() => this.accepts.some(leavesParts));

  /** The ways to use jokers with the offers that are taken, from none upwards. */
  ways = $derived.by<Move[]>(() =>
    this.accepts
      .filter((move) => leavesParts(move) === this.leaving)
      .sort((a, b) => Number(a.args.jokers) - Number(b.args.jokers)),
  );

  /** The build that would be made now: nothing missing, nothing too much. */
  build = $derived.by<Move | undefined>(
    () => this.ways.find((move) => same(wayOf(move), this.jokers)) ?? this.ways[0],
  );

  /** What these offers make together, although it may not be enough. */
  choice = $derived.by<Choice | undefined>(() =>
    this.table.me?.choices.find((one) => same(one.seats, this.taken)),
  );

  /** Why an offer cannot be added to those that are taken; empty when it can. */
  reason(say: Catalogue, seat: number): string {
    const blocked = this.choice?.blocked.find((one) => one.seat === seat);
    if (!blocked) return '';
    return say.board(blocked.open === 0 ? 'blocked_full' : `blocked_${blocked.why}`, blocked);
  }

  /** Where the cards of each kind come from with what is taken now */
  shares = $derived.by<Share[]>(() => this.build?.effects.shares ?? this.choice?.shares ?? []);

  /** The move that seals what lies on the desk. */
  seal = $derived.by<Move | undefined>(() =>
    this.of('offer').find((move) => this.lies(move.effects as Offer, this.trade)),
  );

  /** Whether the trading card can be laid with these cards, or be taken away again. */
  tradable = $derived.by<boolean>(() => {
    const sealed = this.table.me?.offer;
    const offers = this.of('offer').map((move) => move.effects as Offer);
    return [...offers, ...(sealed ? [sealed] : [])].some((offer) => this.lies(offer, true));
  });

  /** Lay a move out as if it had been put together here. */
  lay(move: Move) {
    const count = (cards: string[]) =>
      Object.fromEntries(KINDS.map((kind) => [kind, countOf(cards, kind)]));
    if (move.verb === 'offer') {
      const { cards, trade } = move.effects as Offer;
      this.changing = this.table.me?.offer != null;
      this.offer = count(cards);
      this.trade = trade;
    } else if (move.verb === 'accept') {
      this.taken = move.args.seats as number[];
      this.leaving = leavesParts(move);
      this.jokers = wayOf(move);
    } else if (move.verb === 'exchange') {
      this.exchanging = true;
      this.exchange = count(move.effects.discards as string[]);
    }
  }

  /** Whether an offer has the cards that lie on the desk. */
  private lies({ cards, trade }: Offer, wanted: boolean): boolean {
    return (
      trade === wanted && KINDS.every((kind) => countOf(cards, kind) === (this.offer[kind] ?? 0))
    );
  }
}

/** The kinds that jokers of a move stand for, or only how many there are. */
export const wayOf = (move: Move): string[] | number =>
  (move.args.joker_kinds as string[] | undefined) ?? Number(move.args.jokers);

const leavesParts = (move: Move): boolean => move.args.parts === 'left';

const desks = new WeakMap<object, Desk>();

/** The desk of this table. */
export const useDesk = (): Desk => deskOf(useTable<BabelView>());

export function deskOf(table: Table<BabelView>): Desk {
  const desk = desks.get(table) ?? new Desk(table);
  desks.set(table, desk);
  return desk;
}

/** Where the dock is lower than this, in units of the text's size, it holds only the most important. */
const LOW_DOCK = 27;

/** Watch the height of the dock that an element stands in. */
export const watchDock = (desk: Desk) => (element: HTMLElement) => {
  const dock = element.closest('.dock');
  if (!dock) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const observer = new ResizeObserver(() => (desk.low = dock.clientHeight < LOW_DOCK * rem));
  observer.observe(dock);
  return () => observer.disconnect();
};

/** What takes the place of a pressed button takes its focus too, so that the keyboard goes on. */
export function keepFocus(element: HTMLElement) {
  void tick().then(() => {
    if (document.activeElement === document.body) element.focus();
  });
}
