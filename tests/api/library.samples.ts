import { api, UPLOAD_OFFSET, UPLOAD_PART_TYPE } from '@everstep/domain';
import { confirmedAdmin, type World } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, nothing, type Parts, type Sample } from './sample.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\nA quiet evening.');
/** The beginning of a film: its brand, and nothing to see. */
const MP4 = Buffer.from('0000001866747970697368736d0000000069736f6d6d703432', 'hex');
const film = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(MP4);
  bytes.set(Buffer.from('isom'), 8);
  return bytes;
};

const form = (field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
  const data = new FormData();
  data.set(field, new File([bytes], name));
  return data;
};

const asAdmin =
  (parts: (world: World) => Promise<Parts> | Parts): Sample['good'] =>
  async (world) => ({ as: await confirmedAdmin(world), ...(await parts(world)) });

const document = async ({ admin }: World) =>
  admin.call(api.library.uploadDocument, { body: form('document', PDF, 'Evening.pdf') } as never);
const video = async ({ admin }: World) => admin.call(api.library.uploadVideo, { body: form('video', film(), 'Lake.mp4') } as never);

const begun = async ({ admin, deps }: World): Promise<{ id: string }> => {
  const id = deps.ids.next();
  await admin.call(api.library.beginUpload, { body: { id, kind: 'document', name: 'Evening.pdf', byteSize: PDF.length } });
  return { id };
};
const captions = (): FormData => form('captions', new TextEncoder().encode('WEBVTT\n'), 'lake.vtt');

/** Documents and videos, by those who upload them and those who read them. */
export const librarySamples = {
  'library.uploadDocument': { good: asAdmin(() => ({ body: form('document', PDF, 'Evening.pdf') })) },
  'library.uploadVideo': { good: asAdmin(() => ({ body: form('video', film(), 'Lake.mp4') })) },
  'library.uploads': {
    good: asAdmin(async (world) => {
      await begun(world);
      return {};
    }),
  },
  'library.beginUpload': {
    good: asAdmin(({ deps }) => ({
      body: { id: deps.ids.next(), kind: 'video', name: 'Lake.mp4', byteSize: 5000, modifiedAt: 1_772_000_000_000, digest: 'a'.repeat(64) },
    })),
    bad: {
      parts: {
        body: {
          id: 'nonsense',
          kind: 'nonsense',
          name: 'x'.repeat(256),
          byteSize: 0,
          modifiedAt: -1,
          digest: 'nonsense',
          itemId: 'nonsense',
        },
      },
      fields: ['id', 'kind', 'name', 'byteSize', 'modifiedAt', 'digest', 'itemId'],
    },
  },
  'library.upload': {
    good: asAdmin(async (world) => ({ params: await begun(world) })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.continueUpload': {
    good: asAdmin(async (world) => ({
      params: await begun(world),
      headers: { [UPLOAD_OFFSET]: '0' },
      body: new Blob([PDF], { type: UPLOAD_PART_TYPE }),
    })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.cancelUpload': {
    good: asAdmin(async (world) => ({ params: await begun(world) })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.items': {
    good: asAdmin(async (world) => {
      await document(world);
      return { query: { q: 'even', kind: 'document', limit: '2' } };
    }),
    bad: { parts: { query: { limit: '0', q: 'q'.repeat(101), kind: 'nonsense' } }, fields: ['query.limit', 'query.q', 'query.kind'] },
  },
  'library.editItem': {
    good: asAdmin(async (world) => ({ params: { id: (await document(world)).id }, body: { title: 'Quiet evenings', version: 1 } })),
    bad: { parts: { ...badId, body: { title: ' ', version: 'nonsense' } }, fields: ['params.id', 'title', 'version'] },
  },
  'library.removeItem': {
    good: asAdmin(async (world) => ({ params: { id: (await document(world)).id } })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.restoreItem': {
    good: asAdmin(async (world) => {
      const { id } = await document(world);
      await world.admin.call(api.library.removeItem, { params: { id } });
      return { params: { id } };
    }),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.putCaptions': {
    good: asAdmin(async (world) => ({ params: { id: (await video(world)).id }, body: captions() })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.removeCaptions': {
    good: asAdmin(async (world) => ({ params: { id: (await video(world)).id } })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.download': {
    good: async (world) => ({ params: { id: (await document(world)).id } }),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'library.downloads': {
    good: nothing,
    bad: { parts: { query: { ...badPage.query, q: 'q'.repeat(101) } }, fields: ['query.limit', 'query.q'] },
  },
} satisfies Record<string, Sample>;
