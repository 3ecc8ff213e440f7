import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { api, type DataImport, type ImportPreview } from '@everstep/domain';
import { expect } from 'vitest';
import type { Person } from '../../testing/index.ts';
import { openArchive } from '../archive.ts';

/** Sends a file as a browser does. */
export async function look(who: Person, bytes: Uint8Array, name = 'file'): Promise<ImportPreview> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return who.call(api.transfer.preview, { body: form } as never);
}

export async function takeIn(who: Person, bytes: Uint8Array, moods: { name: string; score: number | null }[] = []): Promise<DataImport> {
  const { id } = await look(who, bytes);
  return who.call(api.transfer.confirm, { params: { id }, body: { moods } });
}

export const undo = (who: Person, { id }: Pick<DataImport, 'id'>) => who.call(api.transfer.undo, { params: { id } });
export const added = ({ added }: Pick<DataImport, 'added'>) => Object.fromEntries(added.map(({ kind, count }) => [kind, count]));
export const titles = async (who: Person) => (await who.call(api.habits.list, { query: {} })).habits.map(({ title }) => title);
export const moodsOf = async (who: Person) => (await who.call(api.mood.list, { query: {} })).moods;
export const entriesOf = async (who: Person) => (await who.call(api.journal.list, { query: {} })).entries;

/** Where the clock stands. */
export const at = { at: '2026-03-02T09:00' };
export const mood = (date: string, name = 'good', note = '') => `${date},,,10:00,${name},walk | friends,,${note}`;
export const diary = (uuid: string, text: string, more: object = {}) => ({
  uuid,
  creationDate: '2026-02-01T10:00:00Z',
  timeZone: 'UTC',
  text,
  tags: ['hill'],
  ...more,
});

/** All that a member sees of the areas that can be taken in. */
export async function everything(who: Person): Promise<unknown> {
  const { habits } = await who.call(api.habits.list, { query: {} });
  const days = await Promise.all(habits.map(({ id }) => who.call(api.habits.history, { params: { id }, query: {} })));
  const tags = await who.call(api.journal.tags);
  return {
    habits,
    days,
    moods: await moodsOf(who),
    entries: await entriesOf(who),
    tags,
    found: await who.call(api.journal.list, { query: { q: 'fog' } }),
  };
}

/** Fetches an export and answers with the JSON in it and the names of its files. */
export async function takenOut(
  who: Person,
): Promise<{ json: Record<string, unknown>; bytes: Buffer; names: readonly string[]; text: (name: string) => Promise<string> }> {
  const { url } = await who.call(api.transfer.export);
  const response = await who.fetch(url, { headers: { authorization: '' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = await buffer(Readable.fromWeb(response.body as never));
  const archive = await openArchive(bytes);
  const text = async (name: string) => (await archive.read(name)).toString();
  return { json: JSON.parse(await text('everstep.json')), bytes, names: archive.names, text };
}
