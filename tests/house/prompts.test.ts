import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const chat = join(root, 'packages/domain/src/chat');
const serverSide = [join(chat, 'prompts.ts'), join(chat, 'characters')];

/** All files that a file of the domain brings along, itself included. Types bring nothing. */
function broughtBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm);
  for (const [, path = ''] of imports) broughtBy(join(dirname(file), path), seen);
  return seen;
}

const instructionsIn = (files: Iterable<string>) => [...files].filter((file) => serverSide.some((place) => file.startsWith(place)));

describe('the instructions and emblems of the guides', () => {
  it('come with an entry of their own', () => {
    expect(instructionsIn(broughtBy(join(chat, 'prompts.ts'))).length).toBeGreaterThan(4);
  });

  it.each(['index.ts', 'chat/guides.ts'])('do not come with %s, which browsers load', (entry) => {
    const files = broughtBy(join(root, 'packages/domain/src', entry));
    expect(files.size).toBeGreaterThan(3);
    expect(instructionsIn(files)).toEqual([]);
  });

  it('are taken by no file of the app or of the design system', () => {
    const takers = globSync('{apps/web,packages/ui}/**/*.{ts,tsx,mdx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).filter((file) => readFileSync(join(root, file), 'utf8').includes('@everstep/domain/prompts'));
    expect(takers).toEqual([]);
  });

  it('leave the first page without the guides of other places', () => {
    const files = [...broughtBy(join(root, 'packages/domain/src/index.ts'))];
    expect(files.filter((file) => /chat\/(connect-|course-|module-)/.test(file))).toEqual([]);
  });

  it('have no part in what a first avatar brings: emblems outside the six are asked for when one is shown', () => {
    const folder = join(root, 'packages/ui/src/product/PersonaAvatar');
    const files = [...broughtBy(join(folder, 'index.ts'))].filter((file) => file.startsWith(folder)).map((file) => basename(file));
    expect(files).toContain('core-emblems.ts');
    expect(files).not.toContain('module-emblems.ts');
    expect(readFileSync(join(folder, 'module-emblem-part.ts'), 'utf8')).toContain("import('./ModuleEmblem.tsx')");
  });
});
