import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { pageHeaders } from '../http/page-security.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { docsPage } from './docs-page.ts';
import { openApiText } from './openapi-file.ts';

/** The API's own description: for machines and for people. */
export function mountDocuments(app: Hono, deps: Deps): void {
  let text: string | undefined;
  app.get('/api/openapi.json', () => {
    text ??= openApiText();
    return new Response(text, { headers: { ...jsonHeaders, 'Cache-Control': 'no-cache' } });
  });
  app.get('/api/docs', async () => {
    const nonce = deps.ids.secret(16);
    return new Response(await docsPage(nonce), { headers: pageHeaders(nonce, []) });
  });
}
