import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localFileStore } from './local-store.ts';

const key = '0190a0b0-0000-7000-8000-0000000000ab';
const bytes = (text: string) => new TextEncoder().encode(text);

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'everstep-files-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

it('gives back what was put, the newest of it, until it is removed', async () => {
  const store = localFileStore(await folder());
  expect(await store.get(key)).toBeUndefined();
  await store.put(key, bytes('one'));
  await store.put(key, bytes('two'));
  expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('two');
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeUndefined();
});

it('survives the end of the process that wrote', async () => {
  const place = await folder();
  await localFileStore(place).put(key, bytes('kept'));
  expect(await localFileStore(place).get(key)).toEqual(Buffer.from('kept'));
});

it('leaves one whole file when the same key is written by many at once, and nothing else', async () => {
  const place = await folder();
  const store = localFileStore(place);
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  await Promise.all(texts.map((text) => store.put(key, bytes(text))));
  expect(texts).toContain(Buffer.from((await store.get(key)) ?? []).toString());
  const names = (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(names.map(({ name }) => name)).toEqual([key]);
});

it('writes nowhere outside its folder', async () => {
  const store = localFileStore(await folder());
  for (const wrong of ['../../etc/passwd', 'a/b/c/d/e/f', '..........', '', 'a\0bcdefghi']) {
    await expect(async () => store.put(wrong, bytes('x'))).rejects.toThrow('not a key');
    await expect(async () => store.get(wrong)).rejects.toThrow('not a key');
  }
});
