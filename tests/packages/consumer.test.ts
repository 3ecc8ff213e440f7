import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const { consumer } = inject('packed');

/** A folder of the other team's project with these files in it. */
function writeApp(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(consumer, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

function runIn(folder: string, tool: string, args: readonly string[]): string {
  return execFileSync(join(consumer, 'node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const textOf = (folder: string, pattern: string): string =>
  globSync(pattern, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const html =
  '<!doctype html><html lang="en" data-scheme="teal" data-mode="dark"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>';

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['*.ts', '*.tsx'],
});

const quickStart = `
import '@everstep/ui/styles';
import '@everstep/ui/fonts';
import { Button, Dialog, TextField } from '@everstep/ui';
import { useState } from 'react';

export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Dialog open={open} onOpenChange={setOpen} title="A note" description="For yourself alone."><TextField label="Note" /></Dialog>
    </main>
  );
}
`;

describe('another team with Vite and React', () => {
  it('builds the dialog of its own product, types and all', () => {
    const folder = writeApp('vite-app', {
      'index.html': html,
      'App.tsx': quickStart,
      'main.tsx': `import { createRoot } from 'react-dom/client'; import { App } from './App.tsx'; createRoot(document.getElementById('root') as HTMLElement).render(<App />);`,
      'css.d.ts': `declare module '*.css';`,
      'vite.config.js': `export default { build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } };`,
      'tsconfig.json': tsconfig,
    });
    runIn(folder, 'tsc', ['-p', '.']);
    runIn(folder, 'vite', ['build', '--logLevel', 'warn']);
    const css = textOf(folder, 'dist/assets/*.css');
    // Booleans: a difference of two stylesheets is nothing to read.
    expect(css.includes('[data-scheme=teal]')).toBe(true);
    expect(css.includes('light-dark(')).toBe(true);
    expect(globSync('dist/assets/figtree-*.woff2', { cwd: folder })).toHaveLength(1);
  });

  it('loads one scheme alone where it asks for one, and colours of tiers and charts with what draws them', () => {
    const folder = writeApp('one-scheme', {
      'index.html': html,
      'main.tsx': `import '@everstep/ui/styles/base'; import '@everstep/ui/themes/teal'; import { Button } from '@everstep/ui'; console.log(Button);`,
    });
    runIn(folder, 'vite', ['build', '--logLevel', 'error']);
    const css = textOf(folder, 'dist/assets/*.css');
    expect([...new Set([...css.matchAll(/\[data-scheme="?(\w+)/g)].map(([, scheme]) => scheme))]).toEqual(['teal']);
    expect([...css.matchAll(/--ui-color-(tier|chart)/g)]).toEqual([]);
    expect(css.includes('--ui-space-4:')).toBe(true);
  });

  it('finds every entry of the package', () => {
    const folder = writeApp('every-entry', {
      'index.html': html,
      'main.tsx': `
        import * as ui from '@everstep/ui'; import * as chat from '@everstep/ui/chat'; import * as charts from '@everstep/ui/charts'; import * as pages from '@everstep/ui/pages';
        import * as tokens from '@everstep/ui/tokens'; import { noFlashScript } from '@everstep/ui/no-flash';
        import * as domain from '@everstep/domain'; import { contract } from '@everstep/domain/contract';
        import '@everstep/ui/themes/pink'; import '@everstep/ui/fonts';
        console.log(ui, chat, charts, pages, tokens, noFlashScript, domain, contract);`,
    });
    runIn(folder, 'vite', ['build', '--logLevel', 'error']);
    expect(textOf(folder, 'dist/assets/*.js').length).toBeGreaterThan(100_000);
  });

  it('pays for Button with no code and no style of anything else', () => {
    const folder = writeApp('button-only', {
      'index.html': html,
      'main.tsx': `import { Button } from '@everstep/ui'; console.log(Button);`,
    });
    runIn(folder, 'vite', ['build', '--logLevel', 'error', '--minify', 'false']);
    const code = textOf(folder, 'dist/assets/*.js');
    expect(code).toContain('aria-busy');
    expect(code.match(/Dialog|dismissable|culori|oklch/i)).toBeNull();
    const css = textOf(folder, 'dist/assets/*.css');
    expect(css).toContain('[aria-busy=');
    expect(css.match(/scrim|dialog/i)).toBeNull();
  });
});

describe('another team that uses the rules as well', () => {
  it('hands what the domain answers to the components, type for type', () => {
    const declarations = readFileSync(join(consumer, 'node_modules/@everstep/ui/dist/domain/types.d.ts'), 'utf8');
    const names = [...declarations.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
    expect(names).toContain('Message');
    const folder = writeApp('with-domain', {
      'tsconfig.json': tsconfig,
      'same.ts': [
        `import type * as domain from '@everstep/domain';`,
        `import type * as written from '../node_modules/@everstep/ui/dist/domain/types.js';`,
        'type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
        ...names.map((name) => `export const ${name}: Same<written.${name}, domain.${name}> = true;`),
      ].join('\n'),
      'App.tsx': `
        import { type ColorSchemeKey, corePersonas, readColorScheme } from '@everstep/domain';
        import { SchemePicker } from '@everstep/ui';
        import { PersonaAvatar } from '@everstep/ui';
        const choose = (scheme: ColorSchemeKey) => console.log(scheme);
        export const App = () => (
          <>
            <SchemePicker scheme={readColorScheme('teal')} onSchemeChange={choose} />
            {corePersonas.map((persona) => <PersonaAvatar key={persona.id} persona={persona} />)}
          </>
        );`,
    });
    runIn(folder, 'tsc', ['-p', '.']);
  });
});

describe('another team with a colour of its own', () => {
  const app = (seed: string) => ({
    'index.html': html.replace('data-scheme="teal"', 'data-scheme="sage"'),
    'sage.css.ts': `import { makeTheme } from '@everstep/ui/make-theme'; makeTheme('sage', ${seed});`,
    'main.tsx': `import '@everstep/ui/styles'; import './sage.css.ts';`,
    'vite.config.js': `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
      export default { plugins: [vanillaExtractPlugin()], build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'], cssMinify: false } };`,
  });
  const colorsOf = (css: string, scheme: string): string[] =>
    [...(css.match(new RegExp(`\\[data-scheme="?${scheme}"?\\] \\{([^}]*)\\}`))?.[1] ?? '').matchAll(/(--ui-color-[\w-]+):/g)].map(
      ([, name = '']) => name,
    );

  it('adds a ninth scheme in one file, with every colour that the eight have', () => {
    const folder = writeApp('ninth-scheme', app('{ hue: 135, neutralChroma: 0.016, accentChroma: 0.07 }'));
    runIn(folder, 'vite', ['build', '--logLevel', 'error']);
    const css = textOf(folder, 'dist/assets/*.css');
    expect(colorsOf(css, 'sage')).toEqual(colorsOf(css, 'teal'));
    expect(colorsOf(css, 'sage').length).toBeGreaterThan(20);
  });

  it('is told while building what could not be read in it', () => {
    const folder = writeApp('unreadable-scheme', app('{ hue: 130, neutralChroma: 0.37, accentChroma: 0.1 }'));
    expect(() => runIn(folder, 'vite', ['build', '--logLevel', 'error'])).toThrow(/sage could not be read:[\s\S]*lineStrong on raised/);
  });
});

describe('a page without React', () => {
  it('finds the tokens as CSS variables and in the format of the Design Tokens group', () => {
    const folder = writeApp('tokens-only', {
      'index.html': html,
      'main.tsx': `import '@everstep/ui/tokens.css'; import teal from '@everstep/ui/design-tokens/teal-dark.json'; console.log(teal.color.page.$value.hex);`,
    });
    runIn(folder, 'vite', ['build', '--logLevel', 'error']);
    expect(textOf(folder, 'dist/assets/*.js')).toMatch(/#[0-9a-f]{6}/);
    expect(textOf(folder, 'dist/assets/*.css').includes('--ui-color-page')).toBe(true);
  });
});

describe('another team that renders on its server', () => {
  it('gets the same page as HTML, without a browser', async () => {
    const folder = writeApp('server-app', {
      'App.tsx': quickStart,
      'server.tsx': `import { renderToString } from 'react-dom/server'; import { App } from './App.tsx'; export const page = renderToString(<App />);`,
      'vite.config.js': `export default { ssr: { noExternal: [/^@everstep\\//, /^@vanilla-extract\\//] }, build: { ssr: 'server.tsx' } };`,
    });
    runIn(folder, 'vite', ['build', '--logLevel', 'error']);
    const { page } = (await import(pathToFileURL(join(folder, 'dist/server.js')).href)) as { page: string };
    expect(page).toMatch(/<main><button[^>]*>.*Write a note.*<\/button><\/main>/);
  });
});

describe('another team without any bundler', () => {
  it('uses the rules in plain Node', () => {
    const folder = writeApp('plain-node', {
      'rules.js': `import { levelOf } from '@everstep/domain'; import { contract } from '@everstep/domain/contract'; console.log(levelOf(0), typeof contract);`,
    });
    expect(execFileSync(process.execPath, ['rules.js'], { cwd: folder, encoding: 'utf8' })).toBe('1 object\n');
  });
});
