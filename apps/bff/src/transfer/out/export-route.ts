import { Readable } from 'node:stream';
import { DomainError } from '@everstep/domain';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { isGoodLink } from '../../files/links.ts';
import { failureOf, failureResponse } from '../../http/on-error.ts';
import { perMember } from '../../http/route.ts';
import { storableText } from '../../http/storable.ts';
import { archiveOut } from './archive-out.ts';
import { exportFileId, exportFileName } from './take-out.ts';

/** Each fetch reads everything that a member has. */
const FETCHES = perMember(10, 'hour');

/** Serves exports under their signed links, which browsers save as files. An unknown export, a forged link and one that is over look the same. */
export function mountExports(app: Hono, deps: Deps): void {
  app.get('/files/export/:id', async (c) => {
    const requestId = deps.ids.next();
    try {
      return await serveExport(c, deps);
    } catch (error) {
      return failureResponse(failureOf(error, requestId, deps.log), requestId);
    }
  });
}

async function serveExport(c: Context, deps: Deps): Promise<Response> {
  const id = storableText(c.req.param('id') ?? '');
  const link = { exp: c.req.query('exp') ?? '', sig: c.req.query('sig') ?? '' };
  const found = await findExport(deps, id);
  if (!found || !isGoodLink(deps.secret, { fileId: exportFileId(id), memberId: found.memberId }, link, deps.clock.now()))
    throw new DomainError('not_found');
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${exportFileName(found.at)}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  await deps.limits.take('GET /files/export', FETCHES, found.memberId);
  const source = { query: deps.db.query, memberId: found.memberId };
  const head = { exportedAt: found.at, timeZone: found.timeZone, name: [found.firstName, found.lastName].join(' ').trim() };
  const archive = await archiveOut(deps, source, head);
  archive.on('error', (err) => deps.log.warn({ err }, 'an export was cut off'));
  // Node's stream of the same name is what fetch takes as a body.
  return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, { headers });
}

const findExport = ({ db }: Pick<Deps, 'db'>, id: string) =>
  db.query
    .selectFrom('dataExport')
    .innerJoin('member', 'member.id', 'dataExport.memberId')
    .select(['dataExport.memberId', 'dataExport.at', 'member.firstName', 'member.lastName', 'member.timeZone'])
    .where('dataExport.id', '=', id)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
