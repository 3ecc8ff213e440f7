import { api, PROFILE_IMAGE_MAX_BYTES } from '@everstep/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { databases, memoryFiles, type Person, world } from '../testing/index.ts';

const { accounts } = api;

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f6f73' } });

/** Sends bytes as the one file of the form. */
function upload(person: Person, bytes: Uint8Array, field = 'profileImage'): Promise<Response> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  return person.fetch('/api/auth/profile/image', { method: 'POST', body });
}

const imageOf = async (person: Person) => (await person.call(accounts.me)).user.profileImage;

describe.each(databases)('the photo on %s', (database) => {
  it('comes back in three sizes under signed addresses that need no token [api-006] [entity-015]', async () => {
    const { ada, nobody } = await world(database);
    const response = await upload(ada, await picture(2400, 1200).jpeg().toBuffer());
    expect(response.status).toBe(200);
    const image = await imageOf(ada);
    expect(await response.json()).toMatchObject({
      success: true,
      profileImage: image,
      data: { profileImage: image, user: { id: ada.id } },
    });
    const widths = { original: 1600, medium: 512, thumbnail: 128 };
    for (const size of ['original', 'medium', 'thumbnail'] as const) {
      const file = await nobody.fetch(image?.[size] ?? '');
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/webp');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('cache-control')).toMatch(/^private, /);
      const { format, width, height } = await sharp(await file.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: widths[size], height: widths[size] / 2 });
    }
  });

  it('replaces the one before, whose files and addresses are gone', async () => {
    const { ada, nobody, files, db } = await world(database);
    await upload(ada, await picture(300, 300).png().toBuffer());
    const before = await imageOf(ada);
    await upload(ada, await picture(200, 300).webp().toBuffer());
    expect(files.keys()).toHaveLength(3);
    expect(await db.query.selectFrom('storedFile').select('id').execute()).toHaveLength(3);
    expect((await nobody.fetch(before?.original ?? '')).status).toBe(404);
  });

  it('can be removed, also when there is none', async () => {
    const { ada, nobody, files } = await world(database);
    await upload(ada, await picture(300, 300).png().toBuffer());
    const before = await imageOf(ada);
    for (let time = 0; time < 2; time += 1) {
      expect(await ada.call(accounts.removeProfileImage)).toMatchObject({ profileImage: null, user: { profileImage: null } });
    }
    expect(files.keys()).toEqual([]);
    expect((await nobody.fetch(before?.thumbnail ?? '')).status).toBe(404);
  });

  it('leaves one whole photo when several are sent at once', async () => {
    const { ada, files } = await world(database);
    const bytes = await picture(300, 300).png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload(ada, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(files.keys()).toHaveLength(3);
  });

  it('is refused when it is no picture, damaged, too large, absent, or under another field', async () => {
    const { ada, nobody, files } = await world(database);
    const png = await picture(300, 300).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
    expect((await upload(ada, Buffer.from('GIF89a is how it begins'))).status).toBe(415);
    expect((await upload(ada, svg)).status).toBe(415);
    const damaged = await upload(ada, png.subarray(0, png.length - 60));
    expect(damaged.status).toBe(422);
    expect(await damaged.json()).toMatchObject({ error: { fields: [{ path: 'body.profileImage' }] } });
    expect((await upload(ada, new Uint8Array(PROFILE_IMAGE_MAX_BYTES + 1))).status).toBe(413);
    expect((await upload(ada, png, 'photo')).status).toBe(422);
    expect(
      (await ada.fetch('/api/auth/profile/image', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(415);
    expect((await upload(nobody, png)).status).toBe(401);
    expect(files.keys()).toEqual([]);
    expect(await imageOf(ada)).toBeNull();
  });

  it('is not kept when the disk refuses it', async () => {
    const kept = new Map<string, Uint8Array>();
    const full = {
      ...memoryFiles(),
      put: async (key: string, bytes: Uint8Array) => {
        if (kept.size === 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        kept.set(key, bytes);
      },
      get: async (key: string) => kept.get(key),
      remove: async (key: string) => void kept.delete(key),
    };
    const { ada, db } = await world(database, { deps: { files: full } });
    expect((await upload(ada, await picture(300, 300).png().toBuffer())).status).toBeGreaterThanOrEqual(500);
    expect(kept.size).toBe(0);
    expect(await db.query.selectFrom('storedFile').select('id').execute()).toEqual([]);
    expect(await imageOf(ada)).toBeNull();
  });
});

describe.each(databases)('the address of a file on %s', (database) => {
  it('is good for at most a quarter of an hour', async () => {
    const { ada, nobody, clock } = await world(database);
    await upload(ada, await picture(300, 300).png().toBuffer());
    const address = (await imageOf(ada))?.medium ?? '';
    clock.advance({ minutes: 9 });
    expect((await nobody.fetch(address)).status).toBe(200);
    clock.advance({ minutes: 6 });
    expect((await nobody.fetch(address)).status).toBe(404);
  });

  it('opens nothing once any part of it is changed, and tells no difference to a file that is not there', async () => {
    const { ada, bo, nobody } = await world(database);
    const bytes = await picture(300, 300).png().toBuffer();
    await upload(ada, bytes);
    await upload(bo, bytes);
    const address = new URL((await imageOf(ada))?.medium ?? '', 'https://everstep.example');
    const other = new URL((await imageOf(bo))?.medium ?? '', 'https://everstep.example');
    const sig = address.searchParams.get('sig');
    const later = Number(address.searchParams.get('exp')) + 1;
    const paths = [
      `${address.pathname}?exp=${later}&sig=${sig}`,
      `${other.pathname}${address.search}`,
      `${address.pathname}?exp=${address.searchParams.get('exp')}&sig=`,
      address.pathname,
      `/files/00000000-0000-7000-8000-000000000000${address.search}`,
    ];
    for (const path of paths) {
      const response = await nobody.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  it('stays the same for a few minutes, so that a browser need not fetch it again', async () => {
    const { ada, nobody, clock } = await world(database, { at: '2026-03-02T09:00:10' });
    await upload(ada, await picture(300, 300).png().toBuffer());
    const address = (await imageOf(ada))?.medium ?? '';
    clock.advance({ minutes: 4 });
    expect((await imageOf(ada))?.medium).toBe(address);
    const etag = (await nobody.fetch(address)).headers.get('etag') ?? '';
    expect((await nobody.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await nobody.fetch(address, { method: 'HEAD' });
    expect({ status: head.status, body: await head.text(), type: head.headers.get('content-type') }).toEqual({
      status: 200,
      body: '',
      type: 'image/webp',
    });
  });
});
