import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, DomainError } from '@everstep/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FileStore } from '../files/file-store.ts';
import { localFileStore } from '../files/local-store.ts';
import { CallError, databases, errorOf, memoryFiles, type World, world } from '../testing/index.ts';
import { librarySweep } from './sweep.ts';
import { cutOff, inTwo, mp4, otherServer, pdf, sendForm, sendPart, stateIn, uploaded } from './testing/uploading.ts';
import { letter, zip } from './testing/zips.ts';

const MB = 1024 * 1024;
const TWO_HUNDREDTHS = 20_971;
const small = { env: { DOCUMENT_MAX_MB: '0.01', VIDEO_MAX_MB: '0.02', LIBRARY_MAX_MB: '0.03' } };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** As a browser makes it out: of a small file, the digest of its one digest. */
const digestOf = (bytes: Uint8Array) => sha256(createHash('sha256').update(bytes).digest());
const itemsOf = async ({ admin }: World) => (await admin.call(api.library.items)).items;
const begin = async ({ admin, deps }: World, byteSize: number, more: { itemId?: string; kind?: 'video' } = {}) => {
  const id = deps.ids.next();
  await admin.call(api.library.beginUpload, { body: { id, kind: 'document', name: 'Evening.pdf', byteSize, ...more } });
  return id;
};

describe.each(databases)('uploads in one go on %s', (database) => {
  it('make a document and a video, which are what their bytes are [api-077] [api-078] [admin-003]', async () => {
    const w = await world(database);
    const document = await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'C:\\plans\\Quiet evenings.exe' });
    expect(document).toMatchObject({ title: 'Quiet evenings', type: 'application/pdf', byteSize: 25, fileVersion: 1, downloads: 0 });
    expect(document.checksum).toBe(sha256(pdf()));
    const film = await uploaded(w.admin, { kind: 'video', bytes: mp4(), name: 'Lake.mp4' });
    expect(film).toMatchObject({ title: 'Lake', kind: 'video', type: 'video/mp4' });
    expect((await itemsOf(w)).map(({ title }) => title).sort()).toEqual(['Lake', 'Quiet evenings']);
    const { entries } = await w.admin.call(api.admin.audit);
    expect(entries.map(({ act, recordId }) => [act, recordId])).toEqual([
      ['video_added', film.id],
      ['document_added', document.id],
    ]);
  });

  it('are one document when the same bytes come again under the same key, at once or later', async () => {
    const w = await world(database);
    const file = { kind: 'document', bytes: pdf(), key: randomUUID() } as const;
    const made = await Promise.all([1, 2, 3].map(() => uploaded(w.admin, file)));
    made.push(await uploaded(w.admin, file));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await itemsOf(w)).toHaveLength(1);
    expect(w.files.keys()).toHaveLength(1);
    const other = await sendForm(w.admin, { ...file, bytes: pdf('Another evening.') });
    expect(await errorOf(other)).toMatchObject({ code: 'idempotency_conflict' });
    const second = await w.member({ firstName: 'Olu', role: 'admin' });
    expect(await errorOf(await sendForm(second, file))).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('leave nothing behind when they are too large, of another kind or more than there is room for', async () => {
    const w = await world(database, small);
    const large = await sendForm(w.admin, { kind: 'document', bytes: pdf('x'.repeat(0.011 * MB)) });
    expect(large.status).toBe(413);
    expect(await errorOf(large)).toMatchObject({ code: 'too_large', message: 'A document can have up to 0.01 MB.' });
    for (const [kind, bytes] of [
      ['document', mp4()],
      ['video', pdf()],
      ['document', Buffer.from('MZ\0\0')],
      ['document', Buffer.alloc(0)],
    ] as const) {
      const refused = await sendForm(w.admin, { kind, bytes });
      expect(await errorOf(refused)).toMatchObject({ code: 'unsupported_type', message: expect.stringMatching(/can be taken: /) });
    }
    expect(w.files.keys()).toEqual([]);
    await uploaded(w.admin, { kind: 'video', bytes: mp4(TWO_HUNDREDTHS) });
    await uploaded(w.admin, { kind: 'document', bytes: pdf('y'.repeat(0.005 * MB)) });
    const full = await sendForm(w.admin, { kind: 'document', bytes: pdf('z'.repeat(0.009 * MB)) });
    expect(full.status).toBe(507);
    expect(await errorOf(full)).toMatchObject({ message: expect.stringMatching(/^There is room for 0\.00\d* MB more\./) });
    expect(w.files.keys()).toHaveLength(2);
    expect(await w.admin.call(api.library.uploads)).toEqual({ uploads: [] });
  });

  it('are letters and tables, and none that bring programs along', async () => {
    const w = await world(database);
    const plain = await uploaded(w.admin, { kind: 'document', bytes: letter(), name: 'Walk.docx' });
    expect(plain).toMatchObject({ title: 'Walk' });
    for (const bytes of [
      letter({ 'word/evil.bin': '' }, ['application/vnd.ms-office.vbaProject']),
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/Standard/Module1.xml': '' }),
    ])
      expect(await errorOf(await sendForm(w.admin, { kind: 'document', bytes }))).toMatchObject({ code: 'unsupported_type' });
    expect(w.files.keys()).toHaveLength(1);
  });

  it('are no web page, whatever it is called, and say so', async () => {
    const w = await world(database);
    for (const [name, words] of [
      ['Evening.pdf', '<!doctype html><script>alert(1)</script>'],
      ['Evening.txt', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ] as const) {
      const refused = await sendForm(w.admin, { kind: 'document', bytes: Buffer.from(words), name });
      expect(await errorOf(refused)).toMatchObject({ code: 'unsupported_type', message: expect.stringMatching(/^This is a web page/) });
    }
    expect(w.files.keys()).toEqual([]);
    // A text that only speaks of such things is text, and nothing that a browser runs.
    const { url } = await uploaded(w.admin, { kind: 'document', bytes: Buffer.from('Write <script> at the top.'), name: 'Notes.html' });
    const { headers } = await w.admin.fetch(url);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['text/plain; charset=utf-8', 'nosniff']);
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
  });

  it('say so and leave nothing behind when the disk is full, or takes nothing of it in the middle', async () => {
    const kept = memoryFiles();
    const broken: FileStore = {
      ...kept,
      write: async (key, from, bytes) => {
        for await (const piece of bytes) await kept.put(key, piece.subarray(0, from + 5));
        throw new DomainError('storage_full');
      },
    };
    const w = await world(database, { deps: { files: broken } });
    const refused = await sendForm(w.admin, { kind: 'document', bytes: pdf() });
    expect(refused.status).toBe(507);
    expect(kept.keys()).toEqual([]);
    expect(await itemsOf(w)).toEqual([]);
    const tight = await world(database, { deps: { files: { ...kept, room: async () => 256 * MB + 10 } } });
    expect((await sendForm(tight.admin, { kind: 'document', bytes: pdf() })).status).toBe(507);
    await expect(begin(tight, 11)).rejects.toMatchObject({ code: 'storage_full' });
    await expect(begin(tight, 10)).resolves.toEqual(expect.any(String));
  });
});

describe.each(databases)('uploads in parts on %s', (database) => {
  it('go on where they were cut off, and end as any other', async () => {
    const w = await world(database);
    const bytes = pdf('Slowly. '.repeat(50));
    const id = await begin(w, bytes.length);
    const first = await stateIn(await sendPart(w.admin, id, 0, bytes.subarray(0, 100)));
    expect(first).toMatchObject({ upload: { received: 100, byteSize: bytes.length, name: 'Evening.pdf' }, item: null });
    expect((await sendPart(w.admin, id, 100, cutOff(bytes.subarray(100, 150)))).ok).toBe(false);
    const { uploads } = await w.admin.call(api.library.uploads);
    expect(uploads).toMatchObject([{ id, received: 150 }]);
    const wrong = await sendPart(w.admin, id, 100, bytes.subarray(100));
    expect(await errorOf(wrong)).toMatchObject({ code: 'conflict', details: { received: 150 } });
    const { item } = await stateIn(await sendPart(w.admin, id, 150, bytes.subarray(150)));
    expect(item).toMatchObject({ title: 'Evening', checksum: sha256(bytes), byteSize: bytes.length });
    // The answer may have been lost: whoever asks again, or sends the end again, is told of what became of it.
    expect(await w.admin.call(api.library.upload, { params: { id } })).toEqual({ upload: null, item });
    expect(await stateIn(await sendPart(w.admin, id, 150, bytes.subarray(150)))).toEqual({ upload: null, item });
    expect(await w.admin.call(api.library.uploads)).toEqual({ uploads: [] });
    expect(await itemsOf(w)).toHaveLength(1);
  });

  it('tell by the first part of a video that it is none', async () => {
    const w = await world(database);
    const id = await begin(w, 10_000, { kind: 'video' });
    expect(await errorOf(await sendPart(w.admin, id, 0, pdf('x'.repeat(5000))))).toMatchObject({ code: 'unsupported_type' });
    expect(w.files.keys()).toEqual([]);
    const film = await begin(w, 10_000, { kind: 'video' });
    expect(await stateIn(await sendPart(w.admin, film, 0, mp4(5000)))).toMatchObject({ upload: { received: 5000 } });
  });

  it('take a part from whoever comes back in place of one that hangs', async () => {
    const w = await world(database);
    const bytes = pdf('Stay a while.');
    const id = await begin(w, bytes.length);
    const { promise: read, resolve: onRead } = Promise.withResolvers<void>();
    const silence = new ReadableStream<Uint8Array>(
      {
        pull() {
          onRead();
          return new Promise(() => undefined);
        },
      },
      { highWaterMark: 0 },
    );
    const hanging = sendPart(w.admin, id, 0, silence);
    await read;
    const { item } = await stateIn(await sendPart(w.admin, id, 0, bytes));
    expect(item).toMatchObject({ checksum: sha256(bytes) });
    expect((await hanging).ok).toBe(false);
  });

  it('are written by one server at a time, and by another once the first has nothing to write any more', async () => {
    const place = await mkdtemp(join(tmpdir(), 'everstep-uploads-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const w = await world(database, { deps: { files: localFileStore(place) } });
    const there = { ...w.admin, fetch: otherServer(w) };
    const [first, second] = [pdf('Here. '.repeat(20)), pdf('There.'.repeat(20))];
    const stored = async ({ item }: { item: { url: string } | null }) =>
      sha256(new Uint8Array(await (await w.admin.fetch(item?.url ?? '')).arrayBuffer()));

    const id = await begin(w, first.length);
    const slow = inTwo(first);
    const writing = sendPart(w.admin, id, 0, slow.bytes);
    await slow.halfRead;
    const refused = await sendPart(there, id, 0, second);
    expect(await errorOf(refused)).toMatchObject({ code: 'unavailable' });
    slow.goOn();
    const whole = await stateIn(await writing);
    expect(whole.item?.checksum).toBe(sha256(first));
    expect(await stored(whole)).toBe(sha256(first));

    const other = await begin(w, first.length);
    const hanging = inTwo(first);
    const late = sendPart(w.admin, other, 0, hanging.bytes);
    await hanging.halfRead;
    w.clock.advance({ seconds: 31 });
    const taken = await stateIn(await sendPart(there, other, 0, second));
    hanging.goOn();
    expect((await late).ok).toBe(false);
    expect(taken.item?.checksum).toBe(sha256(second));
    expect(await stored(taken)).toBe(sha256(second));
  });

  it('are the file that was said to come, or are not taken', async () => {
    const w = await world(database);
    const bytes = pdf('Slowly. '.repeat(50));
    const id = w.deps.ids.next();
    const body = { id, kind: 'document', name: 'Evening.pdf', byteSize: bytes.length, digest: digestOf(bytes) } as const;
    await w.admin.call(api.library.beginUpload, { body });
    await sendPart(w.admin, id, 0, bytes.subarray(0, 100));
    const others = pdf('Quickly.'.repeat(50));
    const other = w.admin.call(api.library.beginUpload, { body: { ...body, digest: digestOf(others) } });
    await expect(other).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('This is not the file that') });
    expect(await w.admin.call(api.library.beginUpload, { body })).toMatchObject({ upload: { received: 100 } });
    const mixed = await sendPart(w.admin, id, 100, others.subarray(100));
    expect(await errorOf(mixed)).toMatchObject({ code: 'malformed', message: expect.stringMatching(/^What arrived is not the file/) });
    expect(w.files.keys()).toEqual([]);
    await w.admin.call(api.library.beginUpload, { body });
    expect((await stateIn(await sendPart(w.admin, id, 0, bytes))).item).toMatchObject({ checksum: sha256(bytes) });
    expect(await itemsOf(w)).toHaveLength(1);
  });

  it('take no more than they were begun with, and nothing from anybody else', async () => {
    const w = await world(database, small);
    const other = await w.member({ firstName: 'Olu', role: 'admin' });
    const id = await begin(w, 20);
    expect(await errorOf(await sendPart(w.admin, id, 0, pdf('x'.repeat(30))))).toMatchObject({ code: 'too_large' });
    expect((await sendPart(other, id, 0, pdf())).status).toBe(404);
    expect((await sendPart(w.ada, id, 0, pdf())).status).toBe(403);
    for (const endpoint of [api.library.upload, api.library.cancelUpload])
      await expect(other.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(begin(w, TWO_HUNDREDTHS)).rejects.toMatchObject({ status: 413 });
    await expect(begin(w, 10, { itemId: w.deps.ids.next() })).rejects.toMatchObject({ status: 404 });
    const again = { id, kind: 'document', name: 'Evening.pdf' } as const;
    expect(await w.admin.call(api.library.beginUpload, { body: { ...again, byteSize: 20 } })).toMatchObject({
      upload: { id, received: 0 },
    });
    await expect(w.admin.call(api.library.beginUpload, { body: { ...again, byteSize: 21 } })).rejects.toBeInstanceOf(CallError);
    await expect(other.call(api.library.beginUpload, { body: { ...again, byteSize: 20 } })).rejects.toMatchObject({ status: 409 });
  });

  it('leave nothing behind when they are cancelled, are of another kind, or nobody goes on for a day', async () => {
    const w = await world(database);
    const cancelled = await begin(w, 100);
    await sendPart(w.admin, cancelled, 0, pdf());
    await w.admin.call(api.library.cancelUpload, { params: { id: cancelled } });
    expect(w.files.keys()).toEqual([]);
    const wrong = await begin(w, 64);
    expect(await errorOf(await sendPart(w.admin, wrong, 0, mp4()))).toMatchObject({ code: 'unsupported_type' });
    expect(w.files.keys()).toEqual([]);
    const left = await begin(w, 100);
    await sendPart(w.admin, left, 0, pdf());
    w.clock.advance({ hours: 23 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toEqual([left]);
    w.clock.advance({ hours: 2 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toEqual([]);
    expect(await w.admin.call(api.library.uploads)).toEqual({ uploads: [] });
  });

  it('are published by a further try when that failed at the end', async () => {
    const kept = memoryFiles();
    let full = true;
    const files: FileStore = {
      ...kept,
      read: async (...place) => {
        if (full) throw new DomainError('unavailable');
        return kept.read(...place);
      },
    };
    const w = await world(database, { deps: { files } });
    const id = await begin(w, pdf().length);
    expect((await sendPart(w.admin, id, 0, pdf())).status).toBe(503);
    full = false;
    const { item } = await stateIn(await sendPart(w.admin, id, pdf().length, Buffer.alloc(0)));
    expect(item).toMatchObject({ checksum: sha256(pdf()) });
  });
});
