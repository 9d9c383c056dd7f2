/** The build that is being put together, and how cards are played. */
import { same } from '../../frame/choices';
import type { Table } from '../../frame/table.svelte';
import { RESOURCES } from './goods';
import type { Move, SabaView } from './view';

/** The choices that a build may have besides its space. */
export const BUILD_CHOICES = ['craftsman', 'guard', 'quarter', 'balcony'] as const;
export type BuildChoice = (typeof BUILD_CHOICES)[number];

/**
 * The build that is picked, with the usual choice for what was not said: no craftsman and no guard
 * if it goes without, but a figure for the balcony if one is available, whoever stands there.
 */
export function pickedBuild(table: Table<SabaView>): Move | undefined {
  const { picked } = table;
  if (picked.verb !== 'build' || picked.args.space === undefined) return undefined;
  let moves = table.moves('build', { space: picked.args.space });
  for (const name of BUILD_CHOICES) {
    const said = name in picked.args;
    const wanted = said
      ? moves.filter((move) => same(move.args[name], picked.args[name]))
      : moves.filter((move) => (move.args[name] !== undefined) === (name === 'quarter'));
    if (wanted.length) moves = wanted;
  }
  return moves[0];
}

/** The verb by which a person card is played. */
export const verbOf = (card: string) =>
  (RESOURCES as readonly string[]).includes(card) ? 'play' : card.replace(' ', '_');
