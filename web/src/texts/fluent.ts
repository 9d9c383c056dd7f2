/** Fluent, with the functions that the catalogues use: `games/texts.py` explains them. */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle';

type Params = Record<string, unknown>;

/** A parameter that Fluent does not know, such as a list: only functions read it. */
class Data extends FluentType<unknown> {
  toString() {
    return String(this.value);
  }
}

/** Whose way of writing numbers and lists a language takes, where it is not the plain one. */
const LOCALES: Record<string, string> = { en: 'en-GB' };
export const localeOf = (language: string) => LOCALES[language] ?? language;

/** "ruby 4", or "camel 3 ship 2" */
const NUMBERED = /([a-z ]+?) (\d+)(?: |$)/g;

/** The texts of one language: those of the app, or of a game at a table whose players have names. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;

  constructor(
    language: string,
    resources: FluentResource[],
    private readonly names: () => string[] = () => [],
  ) {
    const first = ([value]: unknown[]) => value;
    const form = (named: Params) => String(named.form ?? '');
    this.lists = new Intl.ListFormat(localeOf(language));
    this.bundle = new FluentBundle(localeOf(language), {
      useIsolating: false,
      functions: {
        PLAYER: (given) => this.player(first(given)),
        PLAYERS: (given) => this.list(items(first(given)).map((seat) => this.player(seat))),
        THOUSANDS: (given) => new FluentNumber(1000 * Number(first(given))),
        WORD: (given, named) => this.word(String(first(given)), form(named)),
        WORDS: (given, named) =>
          items(first(given))
            .map((term) => this.word(String(term), form(named)))
            .join(', '),
        COUNTED: ([terms, number]) =>
          number === undefined ? this.counted(items(terms)) : this.numberOf(String(terms), number),
        PLACE: (given, named) => this.place(items(first(given)).map(Number), form(named)),
      },
    });
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
  }

  /** A message with its places filled in, or undefined where there is none. */
  find(message: string, params: Params = {}, attribute = ''): string | undefined {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values(params), errors);
    for (const error of errors) console.error(`${message}: ${error.message}`);
    return text;
  }

  /** A term of the game in one of its forms; what is not one stays as it is. */
  word(term: string, form = ''): string {
    const key = keyOf(term);
    const found = (form && this.find(key, { form }, form)) || this.find(key, { form });
    if (found !== undefined) return found;
    const parts = [...term.matchAll(NUMBERED)].map(([, word, number]) =>
      this.numbered(word!, Number(number), form),
    );
    return parts.join(' + ') || term;
  }

  list(parts: string[]): string {
    return this.lists.format(parts);
  }

  private counted(terms: unknown[]): string {
    const counts = new Map<string, number>();
    for (const term of terms.map(String)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return this.list([...counts].map(([term, number]) => this.numberOf(term, number)));
  }

  private numberOf(term: string, number: unknown): string {
    return this.find(keyOf(term), { number: Number(number) }, 'counted') ?? `${number} ${term}`;
  }

  private numbered(term: string, number: number, form: string): string {
    const key = keyOf(term);
    if (!this.bundle.hasMessage(key)) return `${term} ${number}`;
    const gender = this.find(key, {}, 'gender') ?? '';
    return this.find('words-numbered', { word: this.word(term), gender, number, form }) ?? term;
  }

  private player(seat: unknown): string {
    const number = Number(seat);
    return this.names()[number] ?? this.find('words-seat', { number }) ?? String(number);
  }

  private place([column = 0, row = 0]: number[], form: string): string {
    const side = column < 0 ? 'left' : column > 0 ? 'right' : 'middle';
    const distance = Math.abs(column);
    return this.find('words-place', { column, side, distance, row, form }) ?? '';
  }
}

const keyOf = (term: string) => `words-${term.replaceAll(' ', '_')}`;

/** Parameters as Fluent takes them. */
function values(params: Params): Record<string, string | number | Data> {
  const known = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known.map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): string | number | Data {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' || typeof value === 'number' ? value : new Data(value);
}

function items(value: unknown): unknown[] {
  const inner = value instanceof FluentType ? value.valueOf() : value;
  return Array.isArray(inner) ? inner : [inner];
}
