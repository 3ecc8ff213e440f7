import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { world } from '../testing/index.ts';
import { readWebFiles } from './web-files.ts';

const root = mkdtempSync(join(tmpdir(), 'everstep-web-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`;
const files: Record<string, string | Uint8Array> = {
  'index.html':
    '<meta name="csp-nonce" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__">0</script><script type="module" src="/assets/app-1a2b.js"></script>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/face-3c4d.woff2': new Uint8Array([1, 2, 3]),
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`,
  '.stamp': 'private',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const site = (env: Record<string, string> = {}) => world('sqlite', { app: { web: readWebFiles(root) }, env });

describe('a page', () => {
  it('is the same for every address of the app, each time with a nonce of its own in header and text', async () => {
    const { nobody } = await site();
    const nonces = new Set<string>();
    for (const path of ['/', '/dashboard', '/mood/2026', '/auth/login']) {
      const response = await nobody.fetch(path, { headers: browser });
      const html = await response.text();
      const nonce = /content="([\w-]{20,})"/.exec(html)?.[1] ?? '';
      expect(response.status).toBe(200);
      expect(html).toContain(`<script nonce="${nonce}">`);
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}';`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('loads from, talks to and stands in nothing but itself', async () => {
    const { nobody } = await site({ API_ORIGINS: 'https://api.example.org' });
    const { headers } = await nobody.fetch('/', { headers: browser });
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[\w-]+'$/);
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    expect(policy.get('connect-src')).toBe("'self' https://api.example.org");
    for (const name of ['frame-ancestors', 'base-uri']) expect(policy.get(name)).toBe("'none'");
    for (const name of ['font-src', 'manifest-src', 'worker-src', 'form-action']) expect(policy.get(name)).toBe("'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('tells browsers to keep to https only where the server is reached by https', async () => {
    const secure = await site({ PUBLIC_URL: 'https://everstep.example.org' });
    expect((await secure.nobody.fetch('/', { headers: browser })).headers.get('strict-transport-security')).toContain('max-age=');
    expect((await secure.nobody.fetch('/api/config')).headers.get('strict-transport-security')).toContain('max-age=');
    const plain = await site({ PUBLIC_URL: 'http://everstep.local' });
    expect((await plain.nobody.fetch('/', { headers: browser })).headers.get('strict-transport-security')).toBeNull();
  });

  it('is compressed for whoever takes it, and has no body for HEAD', async () => {
    const { nobody } = await site();
    const packed = await nobody.fetch('/', { headers: { ...browser, 'accept-encoding': 'gzip' } });
    expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toContain('csp-nonce');
    expect(await (await nobody.fetch('/', { method: 'HEAD', headers: browser })).text()).toBe('');
  });

  it('says what to do when the app is not built', async () => {
    const { nobody } = await world('sqlite');
    const response = await nobody.fetch('/', { headers: browser });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('not built yet');
  });
});

describe('a file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('goes out in the best encoding that the build made for "%s"', async (accepted, encoding) => {
    const { nobody } = await site();
    const response = await nobody.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is compressed at once where the build did not', async () => {
    const { nobody } = await site();
    const response = await nobody.fetch('/icon.svg', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(files['icon.svg']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('runs nothing when a drawing is opened by itself, or a text that is no page', async () => {
    const { nobody } = await site();
    for (const path of ['/icon.svg', '/assets/unknown.js', '/assets/..%2f..%2fpackage.json']) {
      const { headers } = await nobody.fetch(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('is not sent again to whoever has it', async () => {
    const { nobody } = await site();
    const first = await nobody.fetch('/assets/face-3c4d.woff2');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('font/woff2');
    const again = await nobody.fetch('/assets/face-3c4d.woff2', { headers: { 'if-none-match': `"other", W/${tag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await nobody.fetch('/assets/face-3c4d.woff2', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each([
    '/assets/gone-9f9f.js',
    '/missing.png',
    '/.stamp',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/none',
    '/health/ready',
    '/ready/now',
  ])('that is not there is a 404 and never the page: %s', async (path) => {
    const { nobody } = await site();
    const response = await nobody.fetch(path, { headers: browser });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('csp-nonce');
  });

  it('can only be read', async () => {
    const { nobody } = await site();
    expect((await nobody.fetch('/icon.svg', { method: 'POST' })).status).toBe(405);
  });
});
