import { afterEach, expect, it, vi } from 'vitest';
import { canonical, commitmentOf, type ProvenRecord } from '../src/lib/deal';

afterEach(() => vi.unstubAllGlobals());

// The same deal as in tests/core/test_deals.py.
const record: ProvenRecord = {
  game: 'kette',
  rules_version: 2,
  options: { lions: 'free' },
  players: 3,
  proof: { number: '0f'.repeat(32), table: '0123abcd', words: ['', 'é', ''] },
};
const commitment = 'e792e8a441314bf9719c85c20cf0c92af0e702cbd22a2c5a1d6e3ad44ffaafa4';

it('writes JSON with sorted names and in ASCII', () => {
  const value = { b: [1, null, true], a: { z: 'é“\u007f😀', y: '"\n' } };
  expect(canonical(value)).toBe(
    '{"a":{"y":"\\"\\n","z":"\\u00e9\\u201c\\u007f\\ud83d\\ude00"},"b":[1,null,true]}',
  );
});

it('computes the commitment that the server computes', async () => {
  expect(await commitmentOf(record)).toBe(commitment);
});

it('binds everything but the words', async () => {
  const proof = record.proof!;
  expect(await commitmentOf({ ...record, proof: { ...proof, words: ['a', '', ''] } })).toBe(
    commitment,
  );
  const others: ProvenRecord[] = [
    { ...record, game: 'saba' },
    { ...record, rules_version: 3 },
    { ...record, options: { lions: 'none' } },
    { ...record, players: 4 },
    { ...record, proof: { ...proof, number: '0e' + proof.number.slice(2) } },
    { ...record, proof: { ...proof, table: '0123abce' } },
  ];
  for (const other of others) expect(await commitmentOf(other)).not.toBe(commitment);
});

it('says nothing of a record without a proof, or where the browser cannot compute', async () => {
  expect(await commitmentOf({ ...record, proof: undefined })).toBeUndefined();
  vi.stubGlobal('crypto', {});
  expect(await commitmentOf(record)).toBeUndefined();
});
