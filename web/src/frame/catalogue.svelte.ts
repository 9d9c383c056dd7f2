/** Sentences for events, prompts and moves, from the server's catalogues. */
import type { GameEvent, Move, Prompt } from '../api/types';
import { t } from '../texts';
import type { Texts } from '../texts/fluent';
import { library } from '../texts/library.svelte';

/** The event that tells who won, in every game */
const OVER = 'over';

type Params = Record<string, unknown>;
/** The parts of a catalogue; a message is named after its chapter and key. */
export type Chapter =
  | 'accounts'
  | 'board'
  | 'events'
  | 'lessons'
  | 'levels'
  | 'moves'
  | 'numbers'
  | 'options'
  | 'problems'
  | 'prompts'
  | 'waits'
  | 'words';

/** Names that nobody has, so that a sentence tells whom it is about. */
const MARKS = Array.from({ length: 16 }, (_, seat) => `\u{e000}${seat}\u{e000}`);

function sentence(texts: Texts, seen: GameEvent): string {
  const own = 'own' in seen ? texts.find(`events-${seen.event}_own`, seen) : undefined;
  return own ?? texts.find(`events-${seen.event}`, seen) ?? seen.event;
}

/**
 * Parameters as full texts can use them: numbers of things as lists of them, lists also with how
 * many there are, and true or false as words.
 */
function plain(params: Params): Params {
  const found: Params = {};
  for (const [name, value] of Object.entries(params)) {
    found[name] = typeof value === 'boolean' ? String(value) : value;
    if (Array.isArray(value)) found[`${name}_number`] = value.length;
    else if (value && typeof value === 'object')
      found[name] = Object.entries(value).flatMap(([thing, number]) =>
        Array<string>(Number(number) || 0).fill(thing),
      );
  }
  return found;
}

export class Catalogue {
  private readonly texts = $derived.by(() => library.of(this.game, this.names));
  private readonly marked = $derived.by(() => library.of(this.game, () => MARKS));

  constructor(
    private readonly game = '',
    private readonly names: () => string[] = () => [],
    /** While the points are counted nothing says yet who won. */
    private readonly counting: () => boolean = () => false,
  ) {}

  /** What happened. Whoever knows more than the others may read a fuller sentence. */
  event(seen: GameEvent): string {
    if (seen.event === OVER && this.counting()) return t('end_counting');
    return sentence(this.texts, seen);
  }

  /** Whether that sentence names a seat. */
  mentions(seen: GameEvent, seat: number): boolean {
    return sentence(this.marked, seen).includes(MARKS[seat]!);
  }

  prompt(prompt: Prompt): string {
    return this.find('prompts', prompt.key, prompt.params) ?? prompt.key;
  }

  /** What a move does, as its button says it. */
  move(move: Move): string {
    return this.find('moves', move.verb, { ...move.effects, ...move.args }) ?? move.words;
  }

  /** A move for a reader who does not see it; what reads like another of these is told in words. */
  told(move: Move, among: Move[]): string {
    const text = this.full(move);
    const alike = among.some((one) => one.words !== move.words && this.full(one) === text);
    return alike ? `${text} (${move.words})` : text;
  }

  /** What a move does, with all that its button leaves to the board, where that has a text. */
  full(move: Move): string {
    const params = plain({ ...move.effects, ...move.args });
    const keys = [...Object.keys(move.args).map((name) => `${move.verb}_${name}`), move.verb];
    const texts = keys.map((key) => this.find('moves', `${key}_full`, params));
    return texts.find((text) => text !== undefined) ?? this.move(move);
  }

  /** A text of a chapter, or undefined where there is none. */
  find(chapter: Chapter, key: string, params: Params = {}, attribute = ''): string | undefined {
    return this.texts.find(`${chapter}-${key}`, params, attribute);
  }

  /** A text of the game's board. */
  board(key: string, params: Params = {}): string {
    return this.find('board', key, params) ?? key;
  }

  /** What an option is called, or what one of its values means. */
  option(name: string, value = ''): string {
    return this.find('options', name, {}, value) ?? name;
  }

  /** What bots of a level are called. */
  level(name: string): string {
    return this.find('levels', name) ?? name;
  }

  /** A number of the game's tables, or a word that stands there, by its name. */
  number(name: string, params: Params = {}): string {
    return this.find('numbers', name, params) ?? this.word(name);
  }

  /** A term of the game. */
  word(term: string, form = ''): string {
    return this.texts.word(term, form);
  }

  /** Things in a row, with the last one joined as the language does. */
  list(parts: string[]): string {
    return this.texts.list(parts);
  }

  /** A term that begins a sentence. */
  title(term: string): string {
    const word = this.word(term);
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
}
