/** The log as a story: what still stands, what belongs together, what was done since my last move. */
import type { GameEvent, LogEntry } from '../api/types';

/** The numbers of the entries that were taken back. What nobody here heard of is not counted. */
export function takenBack(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.kind !== 'taken_back') continue;
    let moves = 0;
    for (const one of log) {
      if (one.number >= entry.number) break;
      if (one.kind !== 'move' || !one.events.length || gone.has(one.number)) continue;
      moves += 1;
      if (moves > (entry.keep ?? 0)) gone.add(one.number);
    }
  }
  return gone;
}

/** The log without the moves that were taken back. */
export function standing(log: LogEntry[]): LogEntry[] {
  const gone = takenBack(log);
  return log.filter((entry) => !gone.has(entry.number));
}

/** An event with the entry of the log that told it. */
export interface Told {
  event: GameEvent;
  entry: LogEntry;
}

/** The events of some entries one by one; what people say to each other is none. */
export const eventsOf = (log: LogEntry[]): Told[] =>
  log
    .filter((entry) => entry.kind !== 'chat')
    .flatMap((entry) => entry.events.map((event) => ({ event, entry })));

/** What others did since the last move of a seat, and still stands. */
export function sinceMove(log: LogEntry[], seat: number): Told[] {
  const kept = standing(log);
  const last = kept.findLastIndex((entry) => entry.kind === 'move' && entry.seat === seat);
  return eventsOf(kept.slice(last + 1)).filter(({ entry }) => entry.kind === 'move');
}

/** A few of many: the newest of what matters most, then of what matters less; each in its order. */
export function mostImportant<T>(all: T[], ranks: ((one: T) => boolean)[], most: number): T[] {
  const rankOf = (one: T) => {
    const rank = ranks.findIndex((matters) => matters(one));
    return rank < 0 ? ranks.length : rank;
  };
  const order = all.map((one, at) => ({ one, at, rank: rankOf(one) }));
  const kept = order.sort((a, b) => a.rank - b.rank || b.at - a.at).slice(0, most);
  // Only what matters most is put before what happened earlier.
  const first = (rank: number) => (rank === 0 ? 0 : 1);
  return kept.sort((a, b) => first(a.rank) - first(b.rank) || a.at - b.at).map(({ one }) => one);
}

/** What a game says about how its log falls into parts. */
export interface Parts {
  /** Whether an event begins a part, such as an auction; without this, the turn of a seat is one. */
  opens?(event: GameEvent): boolean;
  /** Whether an event belongs to the turn under way although another seat decides it. */
  within?(event: GameEvent): boolean;
  /** Whether an event says how its part came out: then it stands for all of it. */
  sums?(event: GameEvent): boolean;
}

/** Lines of the log that belong together. */
export interface Group {
  lines: Told[];
  /** The line that tells in short what they are about; none for the turn of a seat. */
  heading: Told | undefined;
  seat: number | null;
}

/** The log in parts: auctions, buildings, turns. What the table says stands where it was said. */
export function grouped(log: LogEntry[], parts: Parts): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const told of eventsOf(log)) {
    const { event, entry } = told;
    const played = entry.kind === 'move';
    const opens = played && (parts.opens?.(event) ?? false);
    const turn = played && !parts.opens && entry.seat !== open?.seat && !parts.within?.(event);
    if (opens || turn || !open) {
      const group = { lines: [told], heading: opens ? told : undefined, seat: entry.seat };
      groups.push(group);
      if (played) open = group;
    } else {
      open.lines.push(told);
      if (parts.sums?.(event)) open.heading = told;
    }
  }
  return groups;
}
