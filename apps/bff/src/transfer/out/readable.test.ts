import { api } from '@everstep/domain';
import { OwnFile, readCsv } from '@everstep/domain/transfer';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { type Person, world } from '../../testing/index.ts';
import { at, takenOut } from '../testing/doing.ts';

/** Texts that break tables, pages and spreadsheets. */
const nasty = [
  '=1+1',
  '@SUM(A1)',
  '-2',
  '+3',
  '\t=4',
  "'quoted",
  '＝5',
  'a;b',
  'two\r\nlines, "said"',
  '<img src=x onerror=alert(1)>',
  'Tee 🫖 für dich',
];

async function written(): Promise<Person> {
  const { ada } = await world('sqlite', at);
  for (const [index, title] of nasty.entries()) {
    const entry = { title: title.replaceAll(/[\r\n\t]+/g, ' ').trim(), body: title, occurredAt: `2026-03-02T08:${10 + index}:00.000Z` };
    await ada.call(api.journal.write, { body: entry });
    await ada.call(api.mood.log, { body: { score: 3, note: title, occurredAt: entry.occurredAt } });
  }
  await ada.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
  await ada.call(api.mood.startExperiment, { body: { kind: 'activity', subject: 'walk' } });
  return ada;
}

it('writes tables that a reader of RFC 4180 gets every text back from, and no spreadsheet takes for a formula', async () => {
  const { names, text } = await takenOut(await written());
  const plain = (field: string) => field.replace(/^'/, '');
  const [, ...rows] = readCsv((await text('csv/journal.csv')).replace(/^\uFEFF/, ''));
  expect(rows.map((row) => plain(row[4] ?? ''))).toEqual(nasty);
  for (const name of names.filter((one) => one.endsWith('.csv'))) {
    const table = await text(name);
    expect(table.startsWith('\uFEFF')).toBe(true);
    // Each line break outside quotes is CR and LF.
    expect(table.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [header = [], ...fields] = readCsv(table.slice(1));
    for (const row of fields) expect(row, name).toHaveLength(header.length);
    const isNumber = (field: string) => /^-?\d+(\.\d+)?$/.test(field);
    for (const field of fields.flat()) if (!isNumber(field)) expect(field).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  }
});

it('writes JSON of the shape that lies beside it', async () => {
  const { json, text } = await takenOut(await written());
  expect(z.strictObject(OwnFile.shape).safeParse(json).error).toBeUndefined();
  const schema: unknown = JSON.parse(await text('everstep.schema.json'));
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Everstep export' });
  expect(Object.keys((schema as { properties: object }).properties)).toEqual(Object.keys(json));
  const readme = await text('README.txt');
  for (const name of ['everstep.html', 'everstep.json', 'everstep.schema.json', 'csv/', 'photos/']) expect(readme).toContain(name);
});

it('writes a page without script, address or anything that a member’s words could open', async () => {
  const { text } = await takenOut(await written());
  const page = await text('everstep.html');
  expect(page).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
  expect(page).not.toMatch(/<script|<img src=x|https?:|@import/);
  expect(page).toContain("default-src 'none'");
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`<section id="${target}"`);
});

it('packs an archive that a reader other than our own opens, name by name and byte by byte', async () => {
  const { bytes, names } = await takenOut(await written());
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
  const seen: string[] = [];
  for await (const entry of zip.eachEntry()) {
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) size += (chunk as Buffer).length;
    expect(size, entry.fileName).toBe(entry.uncompressedSize);
    seen.push(entry.fileName);
  }
  expect(seen).toEqual([...names]);
});
