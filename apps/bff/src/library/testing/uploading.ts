import { type Answer, type api, UPLOAD_OFFSET, UPLOAD_PART_TYPE } from '@everstep/domain';
import { createApp } from '../../app.ts';
import { errorOf, type Person, type World } from '../../testing/index.ts';

type Item = Answer<typeof api.library.uploadDocument>;
type State = Answer<typeof api.library.upload>;

/** A small document; `words` make it another one. */
export const pdf = (words = 'A quiet evening.'): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.7\n${words}`);

/** The beginning of a film, with its brand, as long as is wanted. */
export function mp4(length = 64): Buffer<ArrayBuffer> {
  const film = Buffer.alloc(length, 7);
  film.writeUInt32BE(24, 0);
  film.write('ftypisom\0\0\0\0isommp42', 4, 'latin1');
  return film;
}

/** Sends a file as a form, as the specification has it. */
export function sendForm(
  person: Person,
  { kind, bytes, name = 'file', key }: { kind: 'document' | 'video'; bytes: Uint8Array<ArrayBuffer>; name?: string; key?: string },
): Promise<Response> {
  const form = new FormData();
  form.set(kind, new File([bytes], name, { type: 'text/html' }));
  return person.fetch(`/api/admin/upload/${kind}`, {
    method: 'POST',
    body: form,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** Uploads a file as a form. @throws Error with what the server says when it is refused */
export async function uploaded(person: Person, file: Parameters<typeof sendForm>[1]): Promise<Item> {
  const response = await sendForm(person, file);
  if (!response.ok) throw new Error(`${response.status} ${(await errorOf(response)).code}`);
  return ((await response.json()) as { data: Item }).data;
}

/** Sends a part of an upload that was begun. */
export const sendPart = (
  person: Pick<Person, 'fetch'>,
  id: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Promise<Response> =>
  person.fetch(`/api/admin/uploads/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': UPLOAD_PART_TYPE, [UPLOAD_OFFSET]: String(offset) },
    body: bytes,
    ...(bytes instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

/** What the server says of an upload after a part. */
export const stateIn = async (response: Response): Promise<State> => ((await response.json()) as { data: State }).data;

/** Bytes that end in the middle, as those of a lost line do. */
export function cutOff(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('the line is lost'));
      else controller.enqueue(bytes);
      sent = true;
    },
  });
}

/** Bytes that come in two halves, the second when they are told to. */
export function inTwo(bytes: Uint8Array) {
  const { promise: halfRead, resolve: onHalfRead } = Promise.withResolvers<void>();
  const { promise: going, resolve: goOn } = Promise.withResolvers<void>();
  const half = Math.floor(bytes.length / 2);
  let pulls = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(bytes.subarray(0, half));
        // Asked for the second half: the first has been taken.
        onHalfRead();
        await going;
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { bytes: stream, halfRead, goOn };
}

/** Another server of the same database and files, as the administrator asks it. */
export function otherServer({ deps, admin }: World): Person['fetch'] {
  const app = createApp({ ...deps });
  return async (path, init = {}) =>
    app.request(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${admin.token}` } });
}
