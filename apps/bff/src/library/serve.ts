import { Readable } from 'node:stream';
import { DomainError } from '@everstep/domain';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { type ByteRange, rangeOf } from '../files/byte-range.ts';
import { isGoodLink } from '../files/links.ts';
import { failureOf, failureResponse } from '../http/on-error.ts';
import { storableText } from '../http/storable.ts';
import { linkedId, linkLife, savedName } from './present.ts';
import type { FileRow, ItemRow } from './store.ts';

/** Serves files of the library under their signed links. An unknown file, a forged link and one that is over look the same. */
export function mountLibraryFiles(app: Hono, deps: Deps): void {
  app.get('/files/library/:id', async (c) => {
    const requestId = deps.ids.next();
    try {
      return await serveFile(c, deps);
    } catch (error) {
      return failureResponse(failureOf(error, requestId, deps.log), requestId);
    }
  });
}

type Served = Pick<FileRow, 'id' | 'itemId' | 'type' | 'byteSize' | 'checksum'> & Pick<ItemRow, 'title'>;

async function serveFile(c: Context, deps: Deps): Promise<Response> {
  const file = await linkedFile(c, deps);
  if (!file) throw new DomainError('not_found');
  const etag = `"${file.checksum}"`;
  const headers = { ...headersOf(file, c.req.query('save') === '1'), ETag: etag };
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === etag ? rangeOf(c.req.header('range'), file.byteSize) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.byteSize}` } });
  const { start, end } = range ?? { start: 0, end: file.byteSize };
  const partial = range ? { 'Content-Range': `bytes ${start}-${end - 1}/${file.byteSize}` } : {};
  const answer = { status: range ? 206 : 200, headers: { ...headers, ...partial, 'Content-Length': String(end - start) } };
  if (c.req.method === 'HEAD') return new Response(null, answer);
  const body = await bodyOf(deps, file, { start, end });
  if (c.req.query('save') === '1' && start === 0) await countDownload(deps, file.itemId);
  return new Response(body, answer);
}

/** The file of a link that is good, of an item that stands, for a member who may still come in. */
async function linkedFile(c: Context, { db, secret, clock }: Deps): Promise<Served | undefined> {
  const id = storableText(c.req.param('id') ?? '');
  const memberId = storableText(c.req.query('for') ?? '');
  const link = { exp: c.req.query('exp') ?? '', sig: c.req.query('sig') ?? '' };
  const file = await db.query
    .selectFrom('libraryFile')
    .innerJoin('libraryItem', 'libraryItem.id', 'libraryFile.itemId')
    .select([
      'libraryFile.id',
      'libraryFile.itemId',
      'libraryFile.type',
      'libraryFile.byteSize',
      'libraryFile.checksum',
      'libraryItem.title',
    ])
    .where('libraryFile.id', '=', id)
    .where('libraryItem.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!file || !isGoodLink(secret, { fileId: linkedId(id), memberId }, link, clock.now(), linkLife(file.type))) return undefined;
  const member = await db.query
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return member && file;
}

/** Whatever a file holds, it runs nothing. A browser's own reader of PDF does not start within a sandbox. */
const policies: Readonly<Record<string, string>> = {
  'application/pdf': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

function headersOf(file: Served, save: boolean): Record<string, string> {
  return {
    'Content-Type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    'Content-Disposition': `${save ? 'attachment' : 'inline'}; ${fileNameParameters(savedName(file))}`,
    'Accept-Ranges': 'bytes',
    // The link is its own for each version, and for each member.
    'Cache-Control': `private, max-age=${linkLife(file.type)}, immutable`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policies[file.type] ?? NOTHING,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
}

/** A name in letters that every header can hold, and in all of them, as RFC 6266 has it. */
function fileNameParameters(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function bodyOf({ files }: Deps, { id }: Served, { start, end }: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const pieces = await files.read(id, start, end);
  if (!pieces) throw new DomainError('not_found');
  // Node's stream of the same name is what fetch takes as a body.
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;
}

/** Counts a download. It goes on when it cannot be counted: reading works while nothing can be saved. */
async function countDownload({ db, log }: Deps, itemId: string): Promise<void> {
  await db.query
    .updateTable('libraryItem')
    .set((row) => ({ downloads: row('downloads', '+', 1) }))
    .where('id', '=', itemId)
    .execute()
    .catch((err: unknown) => log.warn({ err }, 'a download could not be counted'));
}
