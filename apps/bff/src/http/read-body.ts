import { DomainError, type Endpoint } from '@everstep/domain';
import type { Context } from 'hono';
import { storableJson } from './storable.ts';

/** Largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** What multipart adds around a file: boundaries and headers. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The body as sent: raw bytes for hashing, and what they mean. */
export interface ReadBody {
  readonly raw: string | Uint8Array;
  readonly json: unknown;
  readonly file: UploadedFile | undefined;
}

/** The body of a request that has none. */
export const noBody: ReadBody = { raw: '', json: undefined, file: undefined };

/**
 * Reads the body that an endpoint asks for.
 * @throws DomainError `too_large`, `unsupported_type`, `malformed`, or `validation` when the file is missing
 */
export async function readBody(c: Context, endpoint: Endpoint, wantsJson: boolean): Promise<ReadBody> {
  if (endpoint.upload) return readUpload(c, endpoint.upload);
  if (!wantsJson) {
    await readBytes(c, MAX_JSON_BYTES);
    return noBody;
  }
  const bytes = await readBytes(c, MAX_JSON_BYTES);
  // A write whose fields are all optional may come without a body.
  if (bytes.length === 0) return { raw: '', json: {}, file: undefined };
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw new DomainError('unsupported_type');
  try {
    return { raw: bytes, json: JSON.parse(storableJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))), file: undefined };
  } catch (cause) {
    throw new DomainError('malformed', { cause });
  }
}

async function readUpload(c: Context, upload: NonNullable<Endpoint['upload']>): Promise<ReadBody> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new DomainError('unsupported_type');
  const raw = await readBytes(c, upload.maxBytes + MULTIPART_OVERHEAD_BYTES);
  // A copy with a plain buffer: what fetch's types take as a body.
  const form = await new Response(new Uint8Array(raw), { headers: { 'Content-Type': type } }).formData().catch((cause: unknown) => {
    throw new DomainError('malformed', { cause });
  });
  const [file, ...more] = form.getAll(upload.field);
  if (!(file instanceof File) || more.length > 0) {
    throw new DomainError('validation', { fields: [{ path: `body.${upload.field}`, message: 'Choose one file.' }] });
  }
  if (file.size > upload.maxBytes) throw new DomainError('too_large');
  return { raw, json: undefined, file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

async function readBytes(c: Context, most: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length');
  if (announced === '0') return new Uint8Array();
  if (announced !== undefined && Number(announced) > most) throw new DomainError('too_large');
  try {
    // The HTTP parser lets no more through than was announced.
    return announced === undefined ? await readChunks(c, most) : new Uint8Array(await c.req.arrayBuffer());
  } catch (cause) {
    // A body that stops before its end is no defect: whoever sent it has gone, and nobody reads the answer.
    throw cause instanceof DomainError ? cause : new DomainError('malformed', { cause });
  }
}

async function readChunks(c: Context, most: number): Promise<Uint8Array> {
  const { body } = c.req.raw;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new DomainError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
