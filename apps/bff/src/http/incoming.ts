import { DomainError, type Endpoint, UPLOAD_OFFSET, UPLOAD_PART_TYPE } from '@everstep/domain';
import type { Context } from 'hono';
import { type FormFile, formFile } from './form-file.ts';

/** Bytes that come with a request and are read by the verb, which keeps their limits. */
export interface Incoming extends FormFile {
  /** Where in the file they begin; 0 for a file of a form. */
  readonly offset: number;
  /** Length of the whole body as it was announced: a little more than that of the file in a form. */
  readonly announced: number | undefined;
}

/**
 * Opens the bytes that an endpoint asks for.
 * @throws DomainError `unsupported_type`, `malformed`, or `validation` when the file or the offset is missing
 */
export async function openIncoming(c: Context, { field }: NonNullable<Endpoint['bytes']>): Promise<Incoming> {
  const type = c.req.header('content-type') ?? '';
  const length = c.req.header('content-length');
  const announced = length === undefined ? undefined : Number(length);
  const body = bodyOf(c);
  if (field !== undefined) return { ...(await formFile(body, type, field)), offset: 0, announced };
  if (type.split(';')[0]?.trim().toLowerCase() !== UPLOAD_PART_TYPE) throw new DomainError('unsupported_type');
  const offset = c.req.header(UPLOAD_OFFSET) ?? '';
  if (!/^\d{1,15}$/.test(offset))
    throw new DomainError('validation', {
      fields: [{ path: 'headers.upload-offset', message: 'Say where in the file this part begins.' }],
    });
  return { name: '', bytes: body, offset: Number(offset), announced };
}

async function* bodyOf(c: Context): AsyncGenerator<Uint8Array> {
  const { body } = c.req.raw;
  if (!body) return;
  try {
    yield* body;
  } catch (cause) {
    // A body that stops before its end is no defect: whoever sent it has gone.
    throw new DomainError('malformed', { cause });
  }
}
