import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { Autosave, RETRY_AFTER_MS, SAVE_AFTER_MS } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A server that answers when it is told to. */
function setup({ text = '', version = null as number | null, unsent = false } = {}) {
  const sent: { text: string; version: number | null; answer: (outcome?: unknown) => void }[] = [];
  const kept: (string | null)[] = [];
  const autosave = new Autosave<string>({
    text,
    version,
    unsent,
    send: (words, from) =>
      new Promise((resolve, reject) => {
        sent.push({ text: words, version: from, answer: (error) => (error ? reject(error) : resolve((from ?? 0) + 1)) });
      }),
    keep: (draft) => kept.push(draft?.text ?? null),
  });
  const answer = async (error?: unknown) => {
    sent.at(-1)?.answer(error);
    await pass(0);
  };
  return { autosave, sent, kept, answer, texts: () => sent.map((call) => call.text) };
}

it('keeps each change on the device at once, and sends the last of them when one pauses', async () => {
  const { autosave, kept, texts, answer, sent } = setup();
  autosave.edit('F');
  await pass(SAVE_AFTER_MS - 1);
  autosave.edit('Fog');
  await pass(SAVE_AFTER_MS - 1);
  expect([texts(), kept]).toEqual([[], ['F', 'Fog']]);
  await pass(1);
  expect(texts()).toEqual(['Fog']);
  await answer();
  expect(autosave.getState().kind).toBe('saved');
  expect([kept.at(-1), autosave.version, sent[0]?.version]).toEqual([null, 1, null]);
});

it('has one request under way at a time, and sends afterwards what was written meanwhile, from the new version', async () => {
  const { autosave, sent, texts, answer, kept } = setup({ version: 4 });
  autosave.edit('one');
  await pass(SAVE_AFTER_MS);
  autosave.edit('one two');
  await pass(SAVE_AFTER_MS * 2);
  expect(texts()).toEqual(['one']);
  await answer();
  expect([autosave.getState().kind, kept.at(-1)]).toEqual(['saving', 'one two']);
  await pass(SAVE_AFTER_MS);
  expect(sent.map(({ version }) => version)).toEqual([4, 5]);
  await answer();
  expect(kept.at(-1)).toBeNull();
});

it('keeps the words without a connection, tries again by itself, and at once when it is told to', async () => {
  const { autosave, texts, answer, kept } = setup();
  autosave.edit('Fog');
  await pass(SAVE_AFTER_MS);
  await answer(new ApiError('offline', 'No connection.'));
  expect([autosave.getState().kind, kept.at(-1)]).toEqual(['offline', 'Fog']);
  await pass(RETRY_AFTER_MS);
  await answer(new ApiError('server', 'Busy.', { status: 503 }));
  expect(autosave.getState().kind).toBe('failed');
  const flushed = autosave.flush();
  await pass(0);
  await answer();
  expect(await flushed).toBe(true);
  expect([texts(), kept.at(-1)]).toEqual([['Fog', 'Fog', 'Fog'], null]);
});

it('stops when the entry was changed elsewhere, and goes on with the words that shall stand', async () => {
  const { autosave, sent, answer, kept } = setup({ version: 1 });
  autosave.edit('mine');
  await pass(SAVE_AFTER_MS);
  await answer(new ApiError('conflict', 'Changed elsewhere.', { code: 'conflict', details: { body: 'theirs', version: 7 } }));
  expect(autosave.getState()).toEqual({ kind: 'conflict', details: { body: 'theirs', version: 7 } });
  autosave.edit('mine, longer');
  await pass(RETRY_AFTER_MS * 2);
  expect([sent.length, await autosave.flush(), kept.at(-1)]).toEqual([1, false, 'mine, longer']);
  autosave.settle(7, 'mine, longer');
  await pass(SAVE_AFTER_MS);
  expect(sent.at(-1)).toMatchObject({ text: 'mine, longer', version: 7 });
});

it('sends what an earlier visit could not', async () => {
  const { texts } = setup({ text: 'from yesterday', version: 2, unsent: true });
  await pass(SAVE_AFTER_MS);
  expect(texts()).toEqual(['from yesterday']);
});

it('sends nothing that nobody wrote, and nothing once it is closed', async () => {
  const { autosave, texts } = setup({ text: 'as it was', version: 2 });
  await pass(RETRY_AFTER_MS);
  expect(await autosave.flush()).toBe(true);
  autosave.edit('more');
  autosave.close();
  await pass(RETRY_AFTER_MS);
  expect(texts()).toEqual([]);
});
