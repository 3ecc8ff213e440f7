import { api, type LibraryItem, type LibraryUpload, UPLOAD_OFFSET } from '@everstep/domain';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call, CallOptions } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { createUploads, kindOf, type UploadPorts } from './uploads.ts';

afterEach(() => vi.restoreAllMocks());

const lost = () => new ApiError('network', 'Network error. Please check your connection.');
const fileOf = (size: number, name = 'Lake.mp4') => new File([new Uint8Array(size).fill(7)], name, { lastModified: 1000 });
const item = (id: string) => ({ id, title: 'Lake', fileVersion: 1 }) as LibraryItem;

/** A server that takes parts as the real one does; `fail` says what goes wrong with which request. */
function partServer(size: number, fail: (turn: number, endpoint: unknown) => Error | 'half' | undefined = () => undefined) {
  let received = 0;
  let turn = 0;
  let stored: Uint8Array = new Uint8Array(size);
  const log: string[] = [];
  const state = () => ({
    upload: received < size ? ({ id: 'u1', received } as LibraryUpload) : null,
    item: received === size ? item('i1') : null,
  });
  const call = (async (endpoint: unknown, _input: unknown, options: CallOptions = {}) => {
    turn += 1;
    const failure = fail(turn, endpoint);
    if (endpoint === api.library.cancelUpload) {
      log.push('cancel');
      return {};
    }
    if (endpoint === api.library.beginUpload) {
      log.push(`begin at ${received}`);
      if (failure instanceof Error) throw failure;
      return state();
    }
    const bytes = new Uint8Array((await options.bytes?.arrayBuffer()) ?? new ArrayBuffer());
    const offset = Number(options.headers?.[UPLOAD_OFFSET]);
    options.signal?.throwIfAborted();
    if (failure instanceof Error) throw failure;
    if (offset !== received) throw new ApiError('conflict', 'Elsewhere', { status: 409 });
    const kept = failure === 'half' ? bytes.subarray(0, bytes.length / 2) : bytes;
    stored.set(kept, offset);
    received += kept.length;
    log.push(`part of ${bytes.length} at ${offset}`);
    if (failure === 'half') throw lost();
    return state();
  }) as unknown as Call; // It knows the calls of an upload alone.
  return { call, log, whole: () => stored.every((byte) => byte === 7), drop: () => (stored = new Uint8Array(size)) };
}

function setUp(call: Call, more: Partial<UploadPorts> = {}) {
  const published: LibraryItem[] = [];
  const waits: number[] = [];
  const uploads = createUploads({
    call,
    newId: () => 'u1',
    now: () => 0,
    wait: async (milliseconds) => void waits.push(milliseconds),
    digestOf: async () => 'd1',
    say: (kind, error) => (error instanceof ApiError ? error.message : `Failed to upload ${kind}`),
    onPublished: (one) => published.push(one),
    ...more,
  });
  return { uploads, published, waits };
}
const KB = 1024;

it('sends a file in parts that grow on a quick line, and tells of what became of it', async () => {
  const server = partServer(3000 * KB);
  const { uploads, published } = setUp(server.call);
  const seen: string[] = [];
  uploads.subscribe(() =>
    seen.push(
      uploads
        .rows()
        .map(({ state, received }) => `${state} ${received / KB}`)
        .join(),
    ),
  );
  uploads.start({ file: fileOf(3000 * KB), kind: 'video' });
  await vi.waitFor(() => expect(published).toHaveLength(1));
  expect(server.log).toEqual([
    'begin at 0',
    `part of ${512 * KB} at 0`,
    `part of ${1024 * KB} at ${512 * KB}`,
    `part of ${1464 * KB} at ${1536 * KB}`,
  ]);
  expect(server.whole()).toBe(true);
  expect(seen).toContain('sending 512');
  expect(seen).toContain('ending 1536');
  expect(uploads.rows()).toEqual([]);
});

it('goes on where the server is after the line was lost in the middle of a part, with smaller parts', async () => {
  const server = partServer(2000 * KB, (turn) => (turn === 3 ? 'half' : turn === 4 ? lost() : undefined));
  const { uploads, published, waits } = setUp(server.call);
  uploads.start({ file: fileOf(2000 * KB), kind: 'video' });
  await vi.waitFor(() => expect(published).toHaveLength(1));
  expect(waits).toEqual([1000, 3000]);
  expect(server.log.slice(0, 6)).toEqual([
    'begin at 0',
    `part of ${512 * KB} at 0`,
    `part of ${1024 * KB} at ${512 * KB}`,
    `begin at ${1024 * KB}`,
    `begin at ${1024 * KB}`,
    `part of ${128 * KB} at ${1024 * KB}`,
  ]);
  expect(server.whole()).toBe(true);
});

it('waits while there is no connection, and can be paused, go on and be cancelled meanwhile', async () => {
  let online = false;
  const server = partServer(10 * KB, () => (online ? undefined : lost()));
  const { promise, resolve } = Promise.withResolvers<void>();
  const { uploads, published } = setUp(server.call, { wait: () => promise });
  uploads.start({ file: fileOf(10 * KB), kind: 'document' });
  await vi.waitFor(() => expect(uploads.rows()).toMatchObject([{ state: 'waiting', received: 0 }]));
  uploads.pause('u1');
  online = true;
  resolve();
  await Promise.resolve();
  expect(uploads.rows()).toMatchObject([{ state: 'paused' }]);
  expect(published).toEqual([]);
  uploads.resume('u1');
  await vi.waitFor(() => expect(published).toHaveLength(1));
  await uploads.cancel('u2');
  expect(server.log.at(-1)).toBe('cancel');
});

it('says why a file is not taken, and sends it again when asked to [error-020]', async () => {
  let full = true;
  const server = partServer(10 * KB, (_, endpoint) =>
    full && endpoint === api.library.continueUpload ? new ApiError('server', 'There is room for 2 MB more.', { status: 507 }) : undefined,
  );
  const { uploads, published } = setUp(server.call);
  uploads.start({ file: fileOf(10 * KB), kind: 'document' });
  await vi.waitFor(() => expect(uploads.rows()).toMatchObject([{ state: 'failed', problem: 'There is room for 2 MB more.' }]));
  full = false;
  uploads.resume('u1');
  await vi.waitFor(() => expect(published).toHaveLength(1));
});

it('offers no second try with a file that is never taken', async () => {
  const server = partServer(10 * KB, () => new ApiError('server', 'A document can have up to 100 MB.', { status: 413 }));
  const { uploads } = setUp(server.call);
  uploads.start({ file: fileOf(10 * KB), kind: 'document' });
  await vi.waitFor(() => expect(uploads.rows()).toMatchObject([{ state: 'refused', problem: 'A document can have up to 100 MB.' }]));
});

it('says which file it is, once however often the line is lost, and that another one cannot go on with what was begun', async () => {
  const begun: unknown[] = [];
  const other = new ApiError('conflict', 'This is not the file that the upload was begun with.', { status: 409 });
  const call = (async (_: unknown, input: { body: { digest?: string } }) => {
    begun.push(input.body.digest);
    throw begun.length === 1 ? lost() : other;
  }) as unknown as Call;
  const digestOf = vi.fn(async () => 'd1');
  const { uploads } = setUp(call, { digestOf });
  uploads.start({ file: fileOf(10 * KB), kind: 'document' });
  await vi.waitFor(() => expect(uploads.rows()).toMatchObject([{ state: 'refused', problem: other.message }]));
  expect(begun).toEqual(['d1', 'd1']);
  expect(digestOf).toHaveBeenCalledOnce();
});

it.each([
  ['when it was too much at once', 'rate-limited', 429],
  ['while another one has the upload', 'server', 503],
] as const)('waits as long as the server asks for %s', async (_when, kind, status) => {
  const server = partServer(10 * KB, (turn) => (turn === 2 ? new ApiError(kind, 'Wait', { status, retryAfter: 7 }) : undefined));
  const { uploads, published, waits } = setUp(server.call);
  uploads.start({ file: fileOf(10 * KB), kind: 'document' });
  await vi.waitFor(() => expect(published).toHaveLength(1));
  expect(waits).toEqual([7000]);
});

it('goes on with what was cut off when the same file is chosen again, and not with another one', async () => {
  const begun: unknown[] = [];
  const call = (async (endpoint: unknown, input: { body: { id: string; itemId?: string } }) => {
    if (endpoint !== api.library.beginUpload) return { upload: null, item: item('i1') };
    begun.push([input.body.id, input.body.itemId]);
    return { upload: { received: 0 }, item: null };
  }) as unknown as Call;
  const left = [{ id: 'old', kind: 'video', itemId: 'i7', name: 'Lake.mp4', byteSize: 5, modifiedAt: 1000, received: 2 } as LibraryUpload];
  const { uploads, published } = setUp(call);
  uploads.start({ file: fileOf(5), kind: 'video' }, left);
  uploads.start({ file: fileOf(5), kind: 'video' }, left);
  uploads.start({ file: fileOf(6), kind: 'video' }, left);
  await vi.waitFor(() => expect(published).toHaveLength(2));
  expect(begun).toEqual([
    ['old', 'i7'],
    ['u1', undefined],
  ]);
});

it('takes a film for a film by its type or its ending', () => {
  expect(['a.mp4', 'a.WEBM', 'a.pdf', 'mp4'].map((name) => kindOf({ name, type: '' }))).toEqual(['video', 'video', 'document', 'document']);
  expect(kindOf({ name: 'a', type: 'video/quicktime' })).toBe('video');
});
