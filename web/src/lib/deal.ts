/** Checking a deal: the commitment of a record, as core/deals.py defines it, without the server. */
export interface ProvenRecord {
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  players: number;
  proof?: { number: string; table: string; words: string[] };
}

/** JSON with sorted names and nothing but ASCII: the same text for the same data everywhere. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).sort();
    const of = (name: string) => canonical((value as Record<string, unknown>)[name]);
    return `{${names.map((name) => `${canonical(name)}:${of(name)}`).join(',')}}`;
  }
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escape);
}

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The commitment of a record; nothing where the browser cannot compute it (plain http). */
export async function commitmentOf(record: ProvenRecord): Promise<string | undefined> {
  if (!record.proof || !globalThis.crypto?.subtle) return undefined;
  const text = (part: unknown) => new TextEncoder().encode(String(part));
  const parts = [
    text('commitment'),
    bytes(record.proof.number),
    text(record.proof.table),
    text(record.game),
    text(record.rules_version),
    text(canonical(record.options)),
    text(record.players),
  ];
  const whole: number[] = [];
  for (const part of parts) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    whole.push(...length, ...part);
  }
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(whole));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
