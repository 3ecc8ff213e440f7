import { type ContractRow, contractRows } from '@everstep/domain/contract';
import { html, raw } from 'hono/html';
import { version } from './version.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0 }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .75rem 0 }
h3 { font: 600 1rem ui-monospace, monospace; margin: 0; overflow-wrap: anywhere }
p { margin: .25rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .25rem 0 0; font-size: .9rem }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
`;

/** The endpoint table for people: one plain page without scripts. */
export async function docsPage(nonce: string, rows: readonly ContractRow[] = contractRows): Promise<string> {
  const features = Object.entries(Object.groupBy(rows, ({ name }) => name.split('.')[0] ?? name));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Everstep API</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>Everstep API ${version}</h1>
<p>Every answer is <code>{"success": true, "data": …}</code> or <code>{"success": false, "error": {"code", "message", "fields"}}</code>.
Send the token as <code>Authorization: Bearer …</code>. The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Features"><ul>${features.map(([feature]) => html`<li><a href="#${feature}">${feature}</a></li>`)}</ul></nav>
</header>
<main>
${features.map(([feature, own]) => html`<section aria-labelledby="${feature}"><h2 id="${feature}">${feature}</h2>${(own ?? []).map(article)}</section>`)}
</main>
</body>
</html>`;
  return String(await page);
}

function article({ endpoint, schemas }: ContractRow) {
  const rows: [string, string | undefined][] = [
    ['For', { public: 'everybody', member: 'members', admin: 'administrators' }[endpoint.auth]],
    ['Also at', endpoint.aliases?.join(', ')],
    ['Query', namesOf(schemas.query)],
    ['Body', endpoint.upload ? `one file, ${endpoint.upload.field}` : namesOf(schemas.body)],
    ['Answer', endpoint.stream === 'always' ? 'server-sent events' : namesOf(schemas.response)],
    ['At the top', endpoint.hoist?.join(', ')],
    ['Errors', endpoint.errors.join(', ')],
  ];
  const filled = rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
  return html`<article>
<h3>${endpoint.method} ${endpoint.path}</h3>
<p>${endpoint.summary}</p>
<dl>${filled.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>
</article>`;
}

/** Names of the fields of an object schema; a question mark where one may be absent. */
function namesOf(schema: ContractRow['schemas']['body']): string | undefined {
  if (!schema || !('shape' in schema) || typeof schema.shape !== 'object' || schema.shape === null) return undefined;
  // The values of an object schema's shape are schemas.
  const fields = Object.entries(schema.shape as Record<string, NonNullable<typeof schema>>);
  return fields.map(([name, field]) => `${name}${field.safeParse(undefined).success ? '?' : ''}`).join(', ');
}
