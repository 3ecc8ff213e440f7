import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const { consumer } = inject('packed');

/** Declarations that a package's entries reach, without what they say about themselves. */
function surfaceOf(name: string): string {
  const folder = join(consumer, 'node_modules', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types?: string } | string>;
  };
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry.types && !entry.types.includes('*') ? [entry.types] : [],
  );
  const seen = new Set<string>();
  const follow = (file: string): void => {
    // What a component looks like inside is no promise.
    if (seen.has(file) || !existsSync(file) || file.endsWith('.css.d.ts')) return;
    seen.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g))
      follow(join(dirname(file), `${target}.d.ts`));
  };
  for (const entry of entries) follow(join(folder, entry));
  return [...seen]
    .sort()
    .map((file) => `// ${relative(join(folder, 'dist'), file)}\n${declarationsIn(readFileSync(file, 'utf8'))}`)
    .filter((part) => part.includes('\n'))
    .join('\n');
}

function declarationsIn(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^import |^export \{\};$/.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

describe('the interface of @everstep/ui', () => {
  it('is what it was, down to each prop and type; a change belongs into review', async () => {
    await expect(surfaceOf('@everstep/ui')).toMatchFileSnapshot('./ui.api.txt');
  });
});
