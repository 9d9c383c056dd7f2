import { afterEach, expect, it, vi } from 'vitest';
import { rulesOf } from '../src/lib/rules';

afterEach(() => vi.unstubAllGlobals());

const MARKDOWN = `# The game

Words before.

## X1 The box

- **X1.1** There are *two* cards.
- **X1.2** And a board.

**X2** Alone.
`;

const answer = (ok: boolean) =>
  vi.fn(
    async () => new Response(JSON.stringify({ markdown: MARKDOWN }), { status: ok ? 200 : 500 }),
  );

it('cuts rules into passages, each under its number', async () => {
  vi.stubGlobal('fetch', answer(true));
  const passages = await rulesOf('one');
  expect(passages.map((one) => one.rule)).toEqual(['', 'X1', 'X1.1', 'X1.2', 'X2']);
  expect(passages[2]?.text.trim()).toBe('x1.1 there are two cards.');
  expect(passages[2]?.html).toContain('<em>two</em>');
});

it('asks once, and again only after a failure', async () => {
  const failing = answer(false);
  vi.stubGlobal('fetch', failing);
  await expect(rulesOf('two')).rejects.toThrow();
  const working = answer(true);
  vi.stubGlobal('fetch', working);
  await rulesOf('two');
  await rulesOf('two');
  expect(working).toHaveBeenCalledTimes(1);
});
