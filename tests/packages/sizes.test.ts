import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const { consumer } = inject('packed');
const file = join(import.meta.dirname, 'size.json');
/** Budgets of all exports that draw something, in kB after gzip beyond React: JavaScript and CSS that a page pays for this one alone. */
// A file of this test's own making.
const readBudgets = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;

const entries = ['', '/chat', '/charts', '/pages'] as const;
/** A component; constants and functions weigh next to nothing. */
const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);
const prefix = '\0only:';

/** Names that the entries export, as the built files say. */
function exportsOf(entry: string): string[] {
  const text = readFileSync(join(consumer, `node_modules/@everstep/ui/dist${entry}/index.js`), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(isComponent);
}

/**
 * Builds one page for each export in one go; what several pages need lands in chunks of its own, so that a page's weight is
 * the sum of what it loads at once.
 */
async function measure(): Promise<Record<string, number>> {
  const names = entries.flatMap((entry) => exportsOf(entry).map((name) => [name, `@everstep/ui${entry}`] as const));
  // One configuration with one format gives one output.
  const { output } = (await build({
    configFile: false,
    root: consumer,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'one-page-an-export',
        resolveId: (id) => (id.startsWith('only:') ? `\0${id}` : null),
        load: (id) => {
          const [name, from] = id.startsWith(prefix) ? (names.find(([each]) => each === id.slice(prefix.length)) ?? []) : [];
          return name ? `import { ${name} } from '${from}'; globalThis.page = ${name};` : null;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: Object.fromEntries(names.map(([name]) => [name, `only:${name}`])),
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const parts = new Map(output.map((part) => [part.fileName, part]));
  /** A bundler makes one file of each kind for a page alone, so they are compressed together. */
  const weightOf = (files: readonly string[]): number => {
    const loaded = files.flatMap((file) => parts.get(file) ?? []);
    const code = loaded.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
    const css = loaded.map((part) => (part.type === 'asset' ? String(part.source) : '')).join('\n');
    return (gzipSync(code).length + gzipSync(css).length) / 1000;
  };
  const loadedBy = (fileName: string, seen = new Set<string>()): Set<string> => {
    const part = parts.get(fileName);
    if (seen.has(fileName) || part?.type !== 'chunk') return seen;
    seen.add(fileName);
    for (const css of part.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const next of part.imports) loadedBy(next, seen);
    return seen;
  };
  return Object.fromEntries(
    output.filter((part) => part.type === 'chunk' && part.isEntry).map((part) => [part.name, weightOf([...loadedBy(part.fileName)])]),
  );
}

const rounded = (kilobytes: number): number => Math.ceil(kilobytes * 10) / 10;

describe('what a page pays for each component', () => {
  let sizes: Record<string, number>;
  beforeAll(async () => {
    sizes = await measure();
    // `pnpm sizes:accept`: a heavier component is a decision, seen in review.
    if (process.env.ACCEPT_SIZES === '1') {
      const accepted = Object.entries(sizes).map(([name, size]): [string, number] => [name, rounded(size * 1.03)]);
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(accepted.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
    }
  });

  it('is known for every export, and for nothing that is gone', () => {
    expect(Object.keys(readBudgets()).sort()).toEqual(Object.keys(sizes).sort());
  });

  it('stays within the budget', () => {
    const budgets = readBudgets();
    const over = Object.entries(sizes).filter(([name, size]) => size > (budgets[name] ?? 0));
    expect(over.map(([name, size]) => `${name}: ${rounded(size)} kB of ${budgets[name]}`)).toEqual([]);
  });
});
