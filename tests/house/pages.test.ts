import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'apps/web/src');
const pages = join(root, 'packages/ui/src/pages');
const read = (file: string) => readFileSync(file, 'utf8');
const isProduct = (file: string) => !/\.(test|stories)\.tsx?$|(^|\/)testing\//.test(file);

/** What the app takes of the design system beside views: wiring, and what has no page to stand on. */
const wiring = [
  'BuildStamp',
  'LinkProvider',
  'MODE_STORAGE_KEY',
  'NoticeStack',
  'SCHEME_STORAGE_KEY',
  'ToastProvider',
  'applyLook',
  'readColorMode',
  'setCspNonce',
  'useHelpInSight',
  'useNoticeQueue',
  'usePointsPulse',
  'useToast',
];

/** Pages that only lead to another. */
const withoutView = ['NewEntryPage'];

/** Names that a file imports as values from a package's entry. */
function valuesFrom(entry: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${entry}';`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

describe('the pages', () => {
  it('are drawn by views of the design system, which the app fills and nothing else', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(isProduct);
    expect(files.length).toBeGreaterThan(50);
    const drawn = files.flatMap((file) =>
      valuesFrom('@everstep/ui', read(join(web, file)))
        .filter((name) => !wiring.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(drawn).toEqual([]);
  });

  it('stand on a view each, so that Storybook shows what a member sees', () => {
    const routed = [...read(join(web, 'routes.tsx')).matchAll(/import\('\.\/([^']+Page)\.tsx'\)/g)].map(([, file = '']) => file);
    expect(routed.length).toBeGreaterThan(12);
    const bare = [...new Set(routed)].filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      const area = join(web, file.split('/')[0] ?? '');
      const parts = globSync('**/*.tsx', { cwd: area }).filter(isProduct);
      return (
        !withoutView.includes(name) &&
        !parts.some((part) => valuesFrom('@everstep/ui/pages', read(join(area, part))).some((value) => /View$/.test(value)))
      );
    });
    expect(bare).toEqual([]);
  });

  it('have a story for every view and every dialog that the app takes', () => {
    const taken = new Set(
      globSync('**/*.tsx', { cwd: web })
        .filter(isProduct)
        .flatMap((file) => valuesFrom('@everstep/ui/pages', read(join(web, file)))),
    );
    const drawn = [...taken].filter((name) => /^[A-Z].*(View|Dialog|Card|Sheet)$/.test(name));
    expect(drawn.length).toBeGreaterThan(15);
    const stories = globSync('**/*.stories.tsx', { cwd: pages }).map((file) => read(join(pages, file)));
    expect(drawn.filter((name) => !stories.some((text) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text)))).toEqual([]);
  });
});
