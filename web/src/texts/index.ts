/** The app's own words. What the games say comes from the server's catalogue. */
import { en, type Texts } from './en';

const languages: Record<string, Texts> = { en };
export const language = 'en';
const texts = languages[language] ?? en;

export type TextKey = keyof Texts;

/** A text, with its places in braces filled in. */
export function t(key: TextKey, params: Record<string, string | number> = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

const numbers = new Intl.NumberFormat(language);
export const number = (value: number) => numbers.format(value);
export const signed = (value: number) =>
  value < 0 ? `−${numbers.format(-value)}` : `+${numbers.format(value)}`;

/** How long ago something was, in a word or two. */
export function ago(seconds: number): string {
  if (seconds < 60) return t('ago_seconds', { n: Math.max(0, Math.round(seconds)) });
  if (seconds < 3600) return t('ago_minutes', { n: Math.round(seconds / 60) });
  if (seconds < 86400) return t('ago_hours', { n: Math.round(seconds / 3600) });
  return t('ago_days', { n: Math.round(seconds / 86400) });
}
