/** What is said in the language that was chosen: the app's own words, and those of the games. */
import { FluentResource } from '@fluent/bundle';
import { api } from '../api/client';
import { memory } from '../lib/memory';
import { Texts } from './fluent';

/** The app's words in each language; only those that are shown are fetched. */
const WORDS = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string) => `./${language}.ftl`;

class Library {
  language = $state('en');
  app = $state.raw(new Texts('en', []));
  private common = $state.raw(new FluentResource(''));
  private games = $state.raw<Record<string, FluentResource>>({});

  /** The language that was chosen, or the first that the browser asks for and we speak. */
  preferred(): string {
    const wanted = [memory.language(), ...navigator.languages.map((one) => one.split('-')[0]!)];
    return wanted.find((language) => fileOf(language) in WORDS) ?? 'en';
  }

  /** The app's own words, which come with the page. */
  async begin(language: string) {
    const words = await WORDS[fileOf(language)]!();
    this.app = new Texts(language, [new FluentResource(words)]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** What the games say, which comes from the server. */
  async load(language: string) {
    const { common, games } = await api.texts(language);
    this.common = new FluentResource(common);
    this.games = Object.fromEntries(
      Object.entries(games).map(([id, source]) => [id, new FluentResource(source)]),
    );
  }

  /** Change to another language at once, and remember it. */
  async change(language: string) {
    await this.load(language);
    await this.begin(language);
    memory.setLanguage(language);
  }

  /** The texts of a game, or of what all games share, for players with these names. */
  of(game = '', names: () => string[] = () => []): Texts {
    const own = this.games[game];
    return new Texts(this.language, own ? [this.common, own] : [this.common], names);
  }
}

export const library = new Library();
