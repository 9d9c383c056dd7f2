/** Narrowing the legal moves, argument by argument, until one is left. */
import type { Move } from '../api/types';

/** What has been decided so far: a verb, and some of its arguments. */
export interface Picked {
  verb?: string;
  args: Record<string, unknown>;
}

export const nothing: Picked = { args: {} };

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function fits(move: Move, picked: Picked): boolean {
  if (picked.verb !== undefined && move.verb !== picked.verb) return false;
  return Object.entries(picked.args).every(([name, value]) => same(move.args[name], value));
}

/** The first argument in which the moves differ, with its values; null when none is left. */
export function nextArgument(moves: Move[]): { name: string; values: unknown[] } | null {
  for (const name of Object.keys(moves[0]?.args ?? {})) {
    const values: unknown[] = [];
    for (const move of moves) {
      if (!values.some((value) => same(value, move.args[name]))) values.push(move.args[name]);
    }
    if (values.length > 1) return { name, values };
  }
  return null;
}

/** The moves by verb, in the order in which they come. */
export function byVerb<M extends Move>(moves: M[]): Map<string, M[]> {
  const groups = new Map<string, M[]>();
  for (const move of moves) {
    const group = groups.get(move.verb);
    if (group) group.push(move);
    else groups.set(move.verb, [move]);
  }
  return groups;
}

/** A move that has no arguments is one click; so it is played without asking again. */
export const isPlain = (move: Move) => Object.keys(move.args).length === 0;
