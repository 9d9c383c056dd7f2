/** Two places that change their contents: tap one, then the other, on the board or in the dock. */
import { same } from '../../frame/choices';
import type { Table } from '../../frame/table.svelte';
import type { Move, SabaView } from './view';

class Pair {
  tapped = $state.raw<number[]>([]);

  begin() {
    this.tapped = [];
  }

  /** Whether a field can be swapped with the one that was tapped. */
  fits(table: Table<SabaView>, field: number): boolean {
    return table.moves(table.picked.verb!).some((move) => {
      const fields = move.args.fields as number[];
      return [...this.tapped, field].every((one) => fields.includes(one));
    });
  }

  tap(table: Table<SabaView>, field: number) {
    const verb = table.picked.verb!;
    this.tapped = this.tapped.includes(field)
      ? this.tapped.filter((one) => one !== field)
      : [...this.tapped, field];
    table.picked = { verb, args: this.tapped.length === 2 ? { fields: this.order() } : {} };
  }

  private order = () => [...this.tapped].sort((a, b) => a - b);

  /** The swap of the two that were tapped */
  move(table: Table<SabaView>): Move | undefined {
    return table.moves(table.picked.verb!).find((move) => same(move.args.fields, this.order()));
  }
}

export const pair = new Pair();
