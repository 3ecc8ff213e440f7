import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { pageHeaders } from './page-security.ts';
import { commonHeaders, textHeaders } from './security-headers.ts';
import type { Encoding, WebFile, WebFiles } from './web-files.ts';

const COMPRESS_FROM_BYTES = 1024;
const PUSH_WORKER = '/push/worker.js';
const YEAR_SECONDS = 31_536_000;
const NOT_BUILT = 'The web app is not built yet. Run `npm start`, or `pnpm build` and start the server again.\n';
const compress = promisify(gzip);

/** Serves the built web app: its files, and its page for every address that a browser navigates to. */
export function mountStatic(app: Hono, deps: Deps, web: WebFiles | undefined): void {
  // Files that the build did not compress are compressed at the first request for them.
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();
  app.get('*', async (c) => {
    const file = web?.files.get(c.req.path);
    if (file) return serveFile(c, file, compressed);
    if (!isPageView(c)) return plain(404, 'There is nothing at this address.\n');
    return web ? servePage(c, deps, web.page) : plain(503, NOT_BUILT);
  });
  app.all('*', () => plain(405, 'This address can only be read.\n', { Allow: 'GET, HEAD' }));
}

/** What machines ask for: no address below these is a page. */
const NO_PAGES = /^\/(?:assets|health|ready)\//;

/** A name with an ending is a file, and one that we do not have must not turn into a page. */
function isPageView(c: Context): boolean {
  const accept = c.req.header('accept');
  const name = c.req.path.slice(c.req.path.lastIndexOf('/') + 1);
  if (name.includes('.') || NO_PAGES.test(c.req.path)) return false;
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
}

async function servePage(c: Context, deps: Deps, page: string): Promise<Response> {
  const nonce = deps.ids.secret(16);
  const headers = pageHeaders(nonce, deps.env.apiOrigins);
  const html = page.replaceAll('__CSP_NONCE__', nonce);
  if (!accepts(c, 'gzip')) return new Response(html, { headers });
  return new Response(await compress(html), { headers: { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } });
}

async function serveFile(c: Context, file: WebFile, compressed: Map<string, Uint8Array<ArrayBuffer>>): Promise<Response> {
  const encoding = chooseEncoding(c, file);
  const tag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Content-Type': /^(text\/|application\/(javascript|json))/.test(file.type) ? `${file.type.split(';')[0]}; charset=utf-8` : file.type,
    // The build puts a hash of the bytes into the names of these.
    'Cache-Control': c.req.path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    ETag: tag,
    // A picture that is opened by itself is a document, and this kind could hold scripts.
    ...(file.type.startsWith('image/svg') ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" } : {}),
    // The worker that shows pushes loads nothing and calls nobody; nor could whoever found a way into it.
    ...(c.req.path === PUSH_WORKER ? { 'Content-Security-Policy': textHeaders['Content-Security-Policy'] } : {}),
    ...(file.compressible ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (matches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  if (encoding !== undefined) headers['Content-Encoding'] = encoding;
  const bytes = await bytesOf(file, encoding, compressed);
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}

function chooseEncoding(c: Context, file: WebFile): Encoding | undefined {
  if (file.encoded.br && accepts(c, 'br')) return 'br';
  if ((file.encoded.gzip || (file.compressible && file.size >= COMPRESS_FROM_BYTES)) && accepts(c, 'gzip')) return 'gzip';
  return undefined;
}

async function bytesOf(file: WebFile, encoding: Encoding | undefined, compressed: Map<string, Uint8Array<ArrayBuffer>>) {
  if (encoding === undefined) return readFile(file.file);
  const made = file.encoded[encoding];
  if (made !== undefined) return readFile(made);
  const known = compressed.get(file.file);
  if (known) return known;
  const bytes = await compress(await readFile(file.file));
  compressed.set(file.file, bytes);
  return bytes;
}

/** Whether the client takes an encoding; `q=0` means that it does not. */
function accepts(c: Context, encoding: Encoding): boolean {
  return (c.req.header('accept-encoding') ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name.toLowerCase() === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const matches = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag);

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...textHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
