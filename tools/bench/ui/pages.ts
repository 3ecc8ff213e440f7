import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { KindSource, PageName } from './kinds.ts';

/** Bytes of a built page after gzip. */
export interface PageBytes {
  readonly code: number;
  readonly css: number;
}

const harness = join(import.meta.dirname, 'harness.tsx');
const data = join(import.meta.dirname, 'data.ts');

const draw = (element: string) =>
  `createRoot(document.getElementById('root')).render(<kind.Provider scheme="teal">${element}</kind.Provider>);`;
const react19 = `import { createRoot } from 'react-dom/client';`;

const entries: Record<PageName, string> = {
  button: `${react19}${draw('<kind.ButtonPart />')}`,
  dialog: `${react19}import { useState } from 'react';
function Page() {
  const [open, setOpen] = useState(false);
  return <><button type="button" onClick={() => setOpen(true)}>Open</button><kind.Dialog open={open} onClose={() => setOpen(false)} /></>;
}
${draw('<Page />')}`,
  dashboard: `${react19}import { cardTitles, navItems, rowsOf } from ${JSON.stringify(data)};
${draw('<><kind.Nav items={navItems} /><kind.Cards titles={cardTitles} /><kind.Rows rows={rowsOf(100)} /></>')}`,
  all: `import { startPage } from ${JSON.stringify(harness)};startPage({ ...kind });`,
};

const ENTRY = 'bench-entry.tsx';

/** The page's own module: it imports what the page shows from a kind, and nothing more. */
function entryOf(source: KindSource, page: PageName): Plugin {
  const styles = source.styles(page).map((style) => `import ${JSON.stringify(style)};`);
  const code = [...styles, `import * as kind from ${JSON.stringify(source.parts)};`, entries[page]].join('\n');
  return {
    name: 'bench-entry',
    enforce: 'pre',
    // Beside the kind, whose packages it then finds.
    resolveId: (id) => (id === ENTRY ? `${source.parts}.${page}.entry.tsx` : null),
    load: (id) => (id.endsWith('.entry.tsx') ? code : null),
  };
}

/** Builds one page as a product would, into a folder if there is one. */
export async function buildPage(source: KindSource, page: PageName, folder?: string): Promise<PageBytes> {
  // One entry and one format give one output.
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [entryOf(source, page), react(), vanillaExtractPlugin()],
    // One React for all of them.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.flatMap((item) => (item.type === 'chunk' ? [{ name: item.fileName, text: item.code }] : textOf(item)));
  if (folder) write(folder, files);
  const bytes = (ending: string) =>
    files.filter(({ name }) => name.endsWith(ending)).reduce((all, { text }) => all + gzipSync(text, { level: 9 }).length, 0);
  return { code: bytes('.js'), css: bytes('.css') };
}

const textOf = ({ fileName, source }: Rolldown.OutputAsset) =>
  fileName.endsWith('.css') ? [{ name: fileName, text: typeof source === 'string' ? source : new TextDecoder().decode(source) }] : [];

function write(folder: string, files: readonly { name: string; text: string }[]): void {
  mkdirSync(folder, { recursive: true });
  const styles: string[] = [];
  for (const { name, text } of files) {
    const file = name.replaceAll('/', '-');
    if (name.endsWith('.css')) styles.push(`<link rel="stylesheet" href="${file}" />`);
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en" data-scheme="teal" data-mode="light"><head><meta charset="utf-8" /><title>Bench</title>${styles.join('')}</head><body><div id="root"></div><script type="module" src="page.js"></script></body></html>`,
  );
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder to the browser. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const bytes = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
