import { api, type LibraryItem } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { CallError, databases, errorOf, type World, world } from '../testing/index.ts';
import { librarySweep } from './sweep.ts';
import { mp4, pdf, sendPart, stateIn, uploaded } from './testing/uploading.ts';

const newVersion = async ({ admin, deps }: World, item: LibraryItem, bytes: Buffer<ArrayBuffer>) => {
  const id = deps.ids.next();
  const body = { id, kind: item.kind, name: 'new.pdf', byteSize: bytes.length, itemId: item.id };
  await admin.call(api.library.beginUpload, { body });
  return stateIn(await sendPart(admin, id, 0, bytes));
};
const downloadsOf = async ({ ada }: World, q = '') => (await ada.call(api.library.downloads, { query: { q } })).downloads;
const captions = async ({ admin }: World, id: string, text: string) => {
  const form = new FormData();
  form.set('captions', new File([text], 'lake.vtt'));
  return admin.fetch(`/api/admin/library/${id}/captions`, { method: 'PUT', body: form });
};

describe.each(databases)('the library on %s', (database) => {
  it('reaches members as documents that they find by their words, and keeps videos and acts to administrators [role-010]', async () => {
    const w = await world(database);
    await uploaded(w.admin, { kind: 'document', bytes: pdf('1'), name: 'Übungen für den Morgen.pdf' });
    w.clock.advance({ minutes: 1 });
    await uploaded(w.admin, { kind: 'document', bytes: pdf('2'), name: '100 % calm.pdf' });
    await uploaded(w.admin, { kind: 'video', bytes: mp4(), name: 'Morgen am See.mp4' });
    expect((await downloadsOf(w)).map(({ title }) => title)).toEqual(['100 % calm', 'Übungen für den Morgen']);
    expect((await downloadsOf(w, 'MORGEN ubung')).map(({ title }) => title)).toEqual(['Übungen für den Morgen']);
    expect((await downloadsOf(w, '%')).map(({ title }) => title)).toEqual(['100 % calm']);
    expect(await downloadsOf(w, '_')).toEqual([]);
    const first = await w.admin.call(api.library.items, { query: { limit: 2 } });
    const rest = await w.admin.call(api.library.items, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([first.items.length, rest.items.map(({ title }) => title)]).toEqual([2, ['Übungen für den Morgen']]);
    await expect(w.ada.call(api.library.items)).rejects.toMatchObject({ status: 403 });
  });

  it('gives a document a new version under its old title, with a count that goes on', async () => {
    const w = await world(database);
    const item = await uploaded(w.admin, { kind: 'document', bytes: pdf('old'), name: 'Plan.pdf' });
    await w.ada.fetch((await downloadsOf(w))[0]?.downloadUrl ?? '');
    w.clock.advance({ hours: 1 });
    const { item: next } = await newVersion(w, item, pdf('a new one'));
    expect(next).toMatchObject({ id: item.id, title: 'Plan', fileVersion: 2, downloads: 1, publishedAt: w.clock.now().toISOString() });
    const [shown] = await downloadsOf(w);
    expect(await (await w.ada.fetch(shown?.url ?? '')).text()).toBe(pdf('a new one').toString());
    // Whoever is in the middle of the old one can finish.
    expect(w.files.keys()).toHaveLength(2);
    w.clock.advance({ hours: 25 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toHaveLength(1);
    expect(await (await w.ada.fetch((await downloadsOf(w))[0]?.url ?? '')).text()).toBe(pdf('a new one').toString());
  });

  it('lets those who change one item at the same moment come one after the other', async () => {
    const w = await world(database);
    const item = await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Plan.pdf' });
    const params = { id: item.id };
    const versions = await Promise.all(['one', 'two', 'three'].map((words) => newVersion(w, item, pdf(words))));
    expect(versions.map((state) => state.item?.fileVersion).toSorted()).toEqual([2, 3, 4]);
    for (let round = 0; round < 5; round += 1) {
      const acts = [
        w.admin.call(api.library.removeItem, { params }),
        w.admin.call(api.library.restoreItem, { params }),
        w.admin.call(api.library.removeItem, { params }),
        w.admin.call(api.library.restoreItem, { params }),
        w.admin.call(api.library.editItem, { params, body: { title: `Plan ${round}`, version: 4 + round } }),
      ];
      const refused = (await Promise.allSettled(acts)).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      // A title may come too late, for one that is deleted by then or was changed meanwhile.
      expect(refused.filter((error) => !(error instanceof CallError && [404, 409].includes(error.status)))).toEqual([]);
      expect(refused.length).toBeLessThan(2);
      await w.admin.call(api.library.restoreItem, { params });
    }
  });

  it('renames, and tells whoever was too late how it is', async () => {
    const w = await world(database);
    const { id } = await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Plan.pdf' });
    const edit = (title: string, version: number) => w.admin.call(api.library.editItem, { params: { id }, body: { title, version } });
    expect(await edit('  A better\u200b\nplan ', 1)).toMatchObject({ title: 'A better plan', version: 2 });
    await expect(edit('Another plan', 1)).rejects.toMatchObject({ status: 409, details: { title: 'A better plan', version: 2 } });
    expect(await edit('A better plan', 1)).toMatchObject({ version: 2 });
    expect((await downloadsOf(w, 'better')).map(({ title }) => title)).toEqual(['A better plan']);
  });

  it('takes a deleted document away at once, link and all, brings it back, and removes it for good after 30 days', async () => {
    const w = await world(database);
    const { id } = await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Plan.pdf' });
    const [before] = await downloadsOf(w);
    for (const _ of [1, 2]) await w.admin.call(api.library.removeItem, { params: { id } });
    expect(await downloadsOf(w)).toEqual([]);
    expect((await w.ada.fetch(before?.url ?? '')).status).toBe(404);
    await expect(w.ada.call(api.library.download, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(w.admin.call(api.library.editItem, { params: { id }, body: { title: 'x', version: 2 } })).rejects.toMatchObject({
      status: 404,
    });
    for (const _ of [1, 2]) await w.admin.call(api.library.restoreItem, { params: { id } });
    expect(await downloadsOf(w)).toHaveLength(1);
    await w.admin.call(api.library.removeItem, { params: { id } });
    const { entries } = await w.admin.call(api.admin.audit);
    expect(entries.map(({ act }) => act)).toEqual(['file_deleted', 'file_restored', 'file_deleted', 'document_added']);
    w.clock.advance({ days: 29 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toHaveLength(1);
    w.clock.advance({ days: 2 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toEqual([]);
    const later = await w.member({ firstName: 'Olu', role: 'admin' });
    await expect(later.call(api.library.restoreItem, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('gives videos captions, others in their place, and takes them away', async () => {
    const w = await world(database);
    const { id } = await uploaded(w.admin, { kind: 'video', bytes: mp4(), name: 'Lake.mp4' });
    const document = await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Plan.pdf' });
    expect((await captions(w, id, 'WEBVTT\n\n00:00.000 --> 00:01.000\nA lake')).status).toBe(200);
    expect((await captions(w, id, '\uFEFFWEBVTT - lake\n')).status).toBe(200);
    const [film] = (await w.admin.call(api.library.items, { query: { kind: 'video' } })).items;
    const served = await w.admin.fetch(film?.captionsUrl ?? '');
    expect([served.headers.get('content-type'), await served.text()]).toEqual(['text/vtt; charset=utf-8', 'WEBVTT - lake\n']);
    expect(await errorOf(await captions(w, id, 'WEBVTTX'))).toMatchObject({ code: 'unsupported_type' });
    expect((await captions(w, id, `WEBVTT\n${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
    expect((await captions(w, document.id, 'WEBVTT\n')).status).toBe(404);
    for (const _ of [1, 2]) expect(await w.admin.call(api.library.removeCaptions, { params: { id } })).toMatchObject({ captionsUrl: null });
    w.clock.advance({ hours: 25 });
    await librarySweep.run(w.deps);
    expect(w.files.keys()).toHaveLength(2);
  });
});

describe.each(databases)('a file of the library on %s', (database) => {
  it('is served whole and in parts, under its own name, as what it is and nothing else', async () => {
    const w = await world(database);
    await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Für "Ada".pdf' });
    const [item] = await downloadsOf(w);
    const [url, save] = [item?.url ?? '', item?.downloadUrl ?? ''];
    const whole = await w.nobody.fetch(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="Fur _Ada_.pdf"; filename*=UTF-8\'\'F%C3%BCr%20Ada.pdf'.replace('_Ada_', 'Ada'),
      'content-length': '25',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers.get('etag') ?? '';
    const part = await w.nobody.fetch(url, { headers: { range: 'bytes=-6', 'if-range': etag } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 19-24/25', 'ening.']);
    expect((await w.nobody.fetch(url, { headers: { range: 'bytes=2-', 'if-range': '"other"' } })).status).toBe(200);
    const beyond = await w.nobody.fetch(url, { headers: { range: 'bytes=25-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */25']);
    expect((await w.nobody.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await w.nobody.fetch(save, { method: 'HEAD' })).headers.get('content-length')).toBe('25');
    expect((await w.nobody.fetch(save)).headers.get('content-disposition')).toMatch(/^attachment; /);
    await w.nobody.fetch(save, { headers: { range: 'bytes=5-' } });
    expect((await downloadsOf(w))[0]?.downloads).toBe(1);
  });

  it('is for the member of its link, for as long as they may come in and the link is good', async () => {
    const w = await world(database);
    const film = await uploaded(w.admin, { kind: 'video', bytes: mp4(), name: 'Lake.mp4' });
    await uploaded(w.admin, { kind: 'document', bytes: pdf(), name: 'Plan.pdf' });
    const url = (await downloadsOf(w))[0]?.url ?? '';
    const status = async (address: string) => (await w.nobody.fetch(address)).status;
    expect(await status(url)).toBe(200);
    for (const forged of [
      url.replace(w.ada.id, w.bo.id),
      url.replace(/sig=...../, 'sig=AAAAA'),
      url.replace(/exp=\d/, 'exp=9'),
      url.split('?')[0] ?? '',
    ])
      expect(await status(forged)).toBe(404);
    // A film goes on where a document has to be asked for again.
    w.clock.advance({ minutes: 16 });
    expect([await status(url), await status(film.url)]).toEqual([404, 200]);
    w.clock.advance({ hours: 6 });
    expect(await status(film.url)).toBe(404);
    const fresh = (await downloadsOf(w))[0]?.url ?? '';
    await w.db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', w.ada.id).execute();
    expect(await status(fresh)).toBe(404);
  });
});
