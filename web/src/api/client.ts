/** Requests to the server. Whatever is refused comes back as `Refused`, with a sentence to show. */
import { at } from '../lib/address';
import { t } from '../texts';
import { library } from '../texts/library.svelte';
import type {
  Analysed,
  CheckedNumbers,
  Games,
  Hint,
  LogEntry,
  Move,
  NewTable,
  Numbers,
  OwnNumbers,
  Replay,
  TableAnswer,
  TableHead,
  Texts,
} from './types';
import { Refused } from './types';

const ATTEMPTS = 10;
const PAUSE = 500;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), {
      method,
      headers: {
        'Accept-Language': library.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', t('offline'), null, 0);
  }
  const json = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw new Refused(
      json?.error ?? 'server_error',
      json?.sentence ?? t('server_error'),
      json?.rule ?? null,
      answer.status,
    );
  }
  return json as T;
}

/** Ask again after a moment as long as there is too much to do: one record at a time is replayed. */
async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await question();
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.status !== 429 || left === 0) throw refused;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

const withKey = (key: string) => (key ? `?key=${encodeURIComponent(key)}` : '');

export const api = {
  games: () => ask<Games>('GET', '/games'),
  texts: (language: string) => ask<Texts>('GET', `/texts/${language}`),
  rules: (game: string) => ask<{ markdown: string }>('GET', `/games/${game}/rules`),
  numbers: (game: string) => ask<Numbers>('GET', `/games/${game}/numbers`),
  checkNumbers: (game: string, own: Partial<OwnNumbers>) =>
    ask<CheckedNumbers>('POST', `/games/${game}/numbers/check`, own),
  publicTables: () => ask<{ tables: TableHead[] }>('GET', '/tables'),

  newTable: (wanted: NewTable) => ask<TableAnswer>('POST', '/tables', wanted),
  firstGame: (game: string, name: string) =>
    ask<TableAnswer>('POST', `/games/${game}/first`, { name }),
  readLesson: (id: string, seat: number, lesson: string) =>
    ask('POST', `/tables/${id}/lessons`, { seat, lesson }),
  tryAgain: (id: string, seat: number) => ask('POST', `/tables/${id}/try-again`, { seat }),
  table: (id: string, key = '') => ask<TableAnswer>('GET', `/tables/${id}${withKey(key)}`),
  join: (id: string, invitation: string, seat: number, name: string) =>
    ask('POST', `/tables/${id}/join`, { invitation, seat, name }),
  addWords: (id: string, seat: number, words: string) =>
    ask('POST', `/tables/${id}/words`, { seat, words }),
  links: (id: string) => ask<TableAnswer>('POST', `/tables/${id}/links`),
  start: (id: string) => ask('POST', `/tables/${id}/start`),
  rematch: (id: string) => ask<TableAnswer>('POST', `/tables/${id}/rematch`),

  log: (id: string, seat: number | null, key: string) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set('seat', String(seat));
    if (key) query.set('key', key);
    return ask<{ log: LogEntry[] }>('GET', `/tables/${id}/log?${query}`);
  },
  move: (id: string, seat: number, decision: number, moveId: string, move: Move) =>
    ask('POST', `/tables/${id}/moves`, { id: moveId, seat, decision, move: move.words }),
  actFor: (id: string, seat: number, decision: number, moveId: string) =>
    ask('POST', `/tables/${id}/act-for`, { id: moveId, seat, decision }),
  takeBack: (id: string, seat: number) => ask('POST', `/tables/${id}/take-back`, { seat }),
  answerTakeBack: (id: string, seat: number, agree: boolean) =>
    ask('POST', `/tables/${id}/take-back/answer`, { seat, agree }),
  stop: (id: string, seat: number) => ask('POST', `/tables/${id}/stop`, { seat }),
  answerStop: (id: string, seat: number, agree: boolean) =>
    ask('POST', `/tables/${id}/stop/answer`, { seat, agree }),
  chat: (id: string, seat: number, text: string) =>
    ask('POST', `/tables/${id}/chat`, { seat, text }),
  standIn: (id: string, seat: number, level: string) =>
    ask('PUT', `/tables/${id}/seats/${seat}/stand-in`, { level }),
  answerStandIn: (id: string, seat: number, agree: boolean) =>
    ask('POST', `/tables/${id}/stand-in/answer`, { seat, agree }),
  answerAgain: (id: string, seat: number, agree: boolean) =>
    ask('POST', `/tables/${id}/seats/${seat}/answer`, { agree }),
  forget: (id: string, seat: number) => ask('POST', `/tables/${id}/seats/${seat}/forget`),
  free: (id: string, seat: number) => ask('POST', `/tables/${id}/seats/${seat}/free`),
  transfer: (id: string, seat: number) =>
    ask<{ key: string; expires: number }>('POST', `/tables/${id}/seats/${seat}/transfer`),
  claim: (key: string) => ask<TableAnswer>('POST', '/transfers', { key }),

  hint: (id: string, seat: number, decision: number) =>
    ask<Hint>('POST', `/tables/${id}/hint`, { seat, decision }),
  /** What is found out about a game beyond the first so many positions; asking keeps it going. */
  analyseTable: (id: string, key: string, known: number) =>
    patiently(() => ask<Analysed>('POST', `/tables/${id}/analysis${withKey(key)}`, { known })),
  analyseRecord: (record: string, known: number) =>
    patiently(() => ask<Analysed>('POST', '/records/analysis', { record, known })),

  recordUrl: (id: string, key: string) => at(`/api/tables/${id}/record${withKey(key)}`),
  record: (id: string, key: string) => ask<unknown>('GET', `/tables/${id}/record${withKey(key)}`),
  annotated: (game: string) => ask<unknown>('GET', `/records/annotated/${game}`),
  replay: (record: string, seat: number | null, from = 0) =>
    patiently(() => ask<Replay>('POST', '/records/replay', { record, seat, from })),
  qrUrl: (text: string) => at(`/api/qr?text=${encodeURIComponent(text)}`),
};
