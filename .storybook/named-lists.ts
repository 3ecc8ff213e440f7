import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from './prop-control.ts';

const root = join(import.meta.dirname, '..');
const LIST = /export const \w+(?:: readonly \[[^\]]*\])? = \[([^\][]*)\] as const/g;
const ITEM = /'((?:[^'\\]|\\.)*)'|-?\d+(?:\.\d+)?/g;

/** The items of every list of plain words or numbers in the packages, in the order of the source. */
export function namedLists(): readonly (readonly Choice[])[] {
  const sources = globSync('packages/{ui,domain}/src/**/*.{ts,tsx}', { cwd: root });
  const lists = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(LIST)]);
  return lists.map(([, items = '']) => [...items.matchAll(ITEM)].map(([text, word]) => word ?? Number(text)));
}
