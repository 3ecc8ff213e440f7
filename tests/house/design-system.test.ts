import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'packages/ui/src');

/** Lists that decide what is public: a folder named in one is a component, any other is a part of one. */
const entries = ['index.ts', 'product/index.ts', 'chat/index.ts', 'charts/index.ts', 'illustrations/index.ts'];
const wanted = ['.docs.mdx', '.stories.tsx', '.test.tsx'];

/** Folders of all components, from `packages/ui/src`. */
function componentFolders(): string[] {
  return entries.flatMap((entry) =>
    [...readFileSync(join(source, entry), 'utf8').matchAll(/from '\.\/((?:\w+\/)*[A-Z]\w+)\/index\.ts'/g)].map(([, folder = '']) =>
      join(dirname(entry), folder),
    ),
  );
}

describe('the design system', () => {
  it('gives every component its documentation, stories and tests', () => {
    const folders = componentFolders();
    expect(folders.length).toBeGreaterThan(100);
    const missing = folders.flatMap((folder) => {
      const files = readdirSync(join(source, folder));
      return wanted.filter((ending) => !files.some((file) => file.endsWith(ending))).map((ending) => `${folder}: ${ending}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no folder that looks like a component and is used by none', () => {
    const known = new Set(componentFolders());
    const others = globSync('{components,product,chat,charts}/[A-Z]*/', { cwd: source }).filter((folder) => !known.has(folder));
    const imports = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
    const unused = others.filter(
      (folder) => !imports.some(({ file, text }) => !file.startsWith(`${folder}/`) && text.includes(`/${basename(folder)}/`)),
    );
    expect(unused).toEqual([]);
  });

  it('documents only stories that there are', () => {
    const documents = globSync('**/*.docs.mdx', { cwd: source });
    expect(documents.length).toBeGreaterThan(100);
    const broken = documents.flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const [, from] = /import \* as \w+ from '(\.\/.+\.stories\.tsx)'/.exec(text) ?? [];
      if (!from || !existsSync(join(source, dirname(file), from))) return [`${file}: no stories`];
      const stories = readFileSync(join(source, dirname(file), from), 'utf8');
      return [...text.matchAll(/of=\{\w+\.(\w+)\}/g)].flatMap(([, name = '']) =>
        new RegExp(`export const ${name}\\b`).test(stories) ? [] : [`${file}: ${name}`],
      );
    });
    expect(broken).toEqual([]);
  });

  it('tells every file of stories its component, so that its props have controls', () => {
    const files = globSync('{components,product,chat,charts,illustrations}/**/*.stories.tsx', { cwd: source });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !/^\s*component: \w+|[{,] component: \w+/m.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });

  it('writes no tables into its documentation, which Storybook would show as lines of bars', () => {
    const documents = globSync('**/*.mdx', { cwd: source });
    expect(documents.filter((file) => /^\|/m.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });
});
