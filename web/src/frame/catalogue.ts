/**
 * Sentences for events, prompts and moves, from the server's catalogue. A place says how its
 * parameter is read: "{seat:player} bids {amount:thousands}."
 */
import type { Chapter, GameEvent, GameInfo, Move, Prompt } from '../api/types';
import { number } from '../texts';

type Params = Record<string, unknown>;

export class Catalogue {
  constructor(
    private readonly game: GameInfo,
    private readonly names: () => string[],
  ) {}

  /** What happened. Whoever knows more than the others may read a fuller sentence. */
  event(seen: GameEvent): string {
    const texts = this.game.texts.events;
    const own = texts[`${seen.event}_own`];
    const text = 'own' in seen && own ? own : texts[seen.event];
    return text ? this.fill(text, seen) : seen.event;
  }

  prompt(prompt: Prompt): string {
    return this.fill(this.game.texts.prompts[prompt.key] ?? prompt.key, prompt.params);
  }

  /** What a move does, as its button says it. */
  move(move: Move): string {
    const text = this.game.texts.moves[move.verb];
    return text ? this.fill(text, { ...move.effects, ...move.args }) : move.words;
  }

  /** A text of a chapter, or undefined where the game has none. */
  find(chapter: Chapter, key: string, params: Params = {}): string | undefined {
    const text = this.game.texts[chapter][key];
    return text === undefined ? undefined : this.fill(text, params);
  }

  /** A text of the game's board. */
  board(key: string, params: Params = {}): string {
    return this.find('board', key, params) ?? key;
  }

  /** A term of the game; of "ruby 4" the ruby is translated and the 4 stays. */
  word(term: string): string {
    const words = this.game.texts.words;
    return (
      words[term] ??
      term
        .split(' ')
        .map((part) => words[part] ?? part)
        .join(' ')
    );
  }

  /** A term that begins a sentence. */
  title(term: string): string {
    const word = this.word(term);
    return word.charAt(0).toUpperCase() + word.slice(1);
  }

  fill(text: string, params: Params): string {
    return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, spec?: string) =>
      this.read(params[name], spec ?? ''),
    );
  }

  private read(value: unknown, spec: string): string {
    const [kind, ...rest] = spec.split(' ');
    switch (kind) {
      case 'player':
        return this.player(value);
      case 'players':
        return this.and(items(value).map((seat) => this.player(seat)));
      case 'thousands':
        return number(Number(value) * 1000);
      case 'word':
        return this.word(String(value));
      case 'words':
        return items(value)
          .map((item) => this.word(String(item)))
          .join(', ');
      case 'place': {
        const [column, row] = items(value);
        return this.fill(this.game.texts.words.place ?? '', { column, row });
      }
      case 'count': {
        const [one = '', other = ''] = rest.join(' ').split('|');
        return (value === 1 ? one : other).replace('#', number(Number(value)));
      }
      default:
        return String(value ?? '');
    }
  }

  private player(seat: unknown): string {
    return this.names()[Number(seat)] ?? String(seat);
  }

  private and(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(', ')} ${this.word('and')} ${parts.at(-1)}`;
  }
}

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
