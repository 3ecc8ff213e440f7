import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const LIST = /export const (\w+)(?:: readonly \[[^\]]*\])? = \[([^\][]*)\] as const/g;
const ITEM = /'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?/g;
const UNREAD = /\{"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g;

/** The items of every list of plain words or numbers in the packages, as written in the source, by the list's name. */
export function namedLists(): ReadonlyMap<string, readonly string[]> {
  const sources = globSync('packages/{ui,domain}/src/**/*.{ts,tsx}', { cwd: root });
  const lists = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(LIST)]);
  return new Map(lists.map(([, name = '', items = '']) => [name, items.match(ITEM) ?? []]));
}

/** Puts the words themselves where the documentation of a prop says `(typeof words)[number]`, which its reader cannot follow. */
export function spellOut(code: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return code.replace(UNREAD, (unread, name: string) => {
    const items = lists.get(name);
    if (!items || items.length === 0) return unread;
    return JSON.stringify({ name: 'union', raw: items.join(' | '), elements: items.map((value) => ({ name: 'literal', value })) });
  });
}

/** Lets the tables of props name every choice; it works on what Storybook's own reader leaves at the end of a module. */
export function spelledOutProps(): Plugin {
  const lists = namedLists();
  return {
    name: 'everstep-spelled-out-props',
    enforce: 'pre',
    transform: {
      filter: { code: '__docgenInfo' },
      handler: (code) => ({ code: spellOut(code, lists), map: null }),
    },
  };
}
