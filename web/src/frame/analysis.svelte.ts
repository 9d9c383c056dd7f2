/** An analysis that grows while one looks at it, and what stands out in it. */
import type { Analysed, ChanceAccount, Judgement, Look } from '../api/types';

/** Changes of a winning chance that are smaller than this may be noise. */
const NOTICEABLE = 0.15;
const MOST_TURNS = 3;

export class Analysis {
  looks = $state.raw<Look[]>([]);
  accounts = $state.raw<ChanceAccount[]>([]);
  last = $state(0);
  done = $state(false);
  problem = $state('');
  private closed = false;

  /** `ask` gives what is known beyond the first so many positions, and keeps the work going. */
  constructor(private readonly ask: (known: number) => Promise<Analysed>) {}

  async run(): Promise<void> {
    this.problem = '';
    try {
      while (!this.done && !this.closed) {
        const found = await this.ask(this.looks.length);
        this.looks = [...this.looks, ...found.looks];
        this.accounts = found.accounts;
        this.last = found.last;
        this.done = found.done;
      }
    } catch (refused) {
      this.problem = (refused as Error).message;
    }
  }

  /** Nobody looks any more: then the server stops by itself. */
  close() {
    this.closed = true;
  }

  /** The mistakes that cost a seat most. */
  costliest(seat: number): Mistake[] {
    const steps = this.accounts[seat]?.costliest ?? [];
    return steps.flatMap((step) => mistakeOf(this.looks[step]));
  }

  turns = $derived(turningPoints(this.looks));
  mistakes = $derived(this.looks.flatMap(mistakeOf));
}

export interface Mistake {
  look: Look;
  judgement: Judgement;
}

export function mistakeOf(look: Look | undefined): Mistake[] {
  const judgement = look?.judgement;
  const wrong = judgement?.verdict === 'mistake' || judgement?.verdict === 'blunder';
  return look && judgement && wrong ? [{ look, judgement }] : [];
}

export interface Turn {
  /** The step of the position after it. */
  step: number;
  /** Whose chance changed most, from what to what. */
  seat: number;
  from: number;
  to: number;
}

/** The moves after which somebody's chance was quite another, in the order of play. */
export function turningPoints(looks: Look[]): Turn[] {
  const turns = looks.slice(1).map((look, before): Turn => {
    const earlier = looks[before]!.chances;
    const changes = look.chances.map((chance, seat) => Math.abs(chance - earlier[seat]!));
    const seat = changes.indexOf(Math.max(...changes));
    return { step: look.step, seat, from: earlier[seat]!, to: look.chances[seat]! };
  });
  const size = (turn: Turn) => Math.abs(turn.to - turn.from);
  return turns
    .filter((turn) => size(turn) >= NOTICEABLE)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.step - b.step);
}
