import { DomainError } from '@everstep/domain';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { failureOf, failureResponse } from '../http/on-error.ts';
import { storableText } from '../http/storable.ts';
import { isGoodLink, LINK_LIFE_SECONDS } from './links.ts';
import { findFile } from './store.ts';

/** Serves private files under their signed links. An unknown file, a forged link and one that is over look the same. */
export function mountFiles(app: Hono, deps: Deps): void {
  app.get('/files/:id', async (c) => {
    const requestId = deps.ids.next();
    try {
      return await serveFile(c, deps);
    } catch (error) {
      return failureResponse(failureOf(error, requestId, deps.log), requestId);
    }
  });
}

async function serveFile(c: Context, deps: Deps): Promise<Response> {
  const id = storableText(c.req.param('id') ?? '');
  const link = { exp: c.req.query('exp') ?? '', sig: c.req.query('sig') ?? '' };
  const file = await findFile(deps.db.query, id);
  if (!file || !isGoodLink(deps.secret, { fileId: id, memberId: file.memberId }, link, deps.clock.now()))
    throw new DomainError('not_found');
  const headers = {
    'Content-Type': file.contentType,
    'Cache-Control': `private, max-age=${LINK_LIFE_SECONDS}, immutable`,
    ETag: `"${id}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline',
    // Whatever a file holds, it runs nothing and is shown on our own pages only.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
  if (c.req.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
  const bytes = await deps.files.get(id);
  if (!bytes) throw new DomainError('not_found');
  // A copy with a plain buffer: what fetch's types take as a body.
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}
