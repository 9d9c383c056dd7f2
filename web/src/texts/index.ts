/** The app's own words. What the games say comes from the server's catalogues. */
import { localeOf } from './fluent';
import { library } from './library.svelte';

/** A text, with its places filled in; the key where there is none, so that it is noticed. */
export const t = (key: string, params: Record<string, string | number> = {}): string =>
  library.app.find(key, params) ?? key;

/** A number as the reader writes it, with so many digits after the point if that is said. */
export const number = (value: number, digits?: number) =>
  new Intl.NumberFormat(localeOf(library.language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
export const signed = (value: number, digits?: number) =>
  value < 0 ? `−${number(-value, digits)}` : `+${number(value, digits)}`;

/** A part of a whole, in percent. */
export const percent = (part: number) =>
  new Intl.NumberFormat(localeOf(library.language), { style: 'percent' }).format(part);

/** How many percent more or less, with the sign before it. */
export const signedPercent = (part: number) =>
  Math.round(part * 100) < 0 ? `−${percent(-part)}` : `+${percent(Math.abs(part))}`;

/** Things in a row, with the last one joined as the language does. */
export const list = (parts: string[]) => library.app.list(parts);

/** A day, as the reader writes it. */
export const date = (at: number) =>
  new Intl.DateTimeFormat(localeOf(library.language), { dateStyle: 'medium' }).format(at);

/** How long ago something was, in a word or two. */
export function ago(seconds: number): string {
  if (seconds < 60) return t('ago_seconds', { n: Math.max(0, Math.round(seconds)) });
  if (seconds < 3600) return t('ago_minutes', { n: Math.round(seconds / 60) });
  if (seconds < 86400) return t('ago_hours', { n: Math.round(seconds / 3600) });
  return t('ago_days', { n: Math.round(seconds / 86400) });
}
