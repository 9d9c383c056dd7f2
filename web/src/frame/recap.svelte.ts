/** What others did since my last move: told in a few lines when it is my turn again. */
import { mostImportant, sinceMove, type Told } from './story';
import type { Table } from './table.svelte';

const MOST_LINES = 5;

export class Recap {
  open = $state(false);
  /** Up to which entry of the log it has been read */
  private read = $state(0);

  constructor(private readonly table: Table) {}

  /** Everything, in its order. It follows from the log, so it is there after hours as well. */
  all = $derived.by<Told[]>(() => {
    const { live, me, asked, session } = this.table;
    if (!live || !me || !asked) return [];
    return sinceMove(session.log, me.seat).filter(({ entry }) => entry.number > this.read);
  });

  /** Whether something was done to me. */
  concerns = ({ event }: Told): boolean => this.table.say.mentions(event, this.table.me!.seat);

  lines = $derived.by<Told[]>(() => {
    const sums = ({ event }: Told) => this.table.module.sums?.(event) ?? false;
    return mostImportant(this.all, [this.concerns, sums], MOST_LINES);
  });

  /** A single thing stands in the news anyway, unless it was done to me. */
  shown = $derived.by(() => this.all.length > 1 || this.all.some(this.concerns));

  /** The places on the board where something has changed. */
  places = $derived.by<string[]>(() =>
    this.shown ? this.lines.flatMap(({ event }) => this.table.module.place?.(event) ?? []) : [],
  );

  close() {
    this.read = this.all.at(-1)?.entry.number ?? this.read;
    this.open = false;
  }
}
