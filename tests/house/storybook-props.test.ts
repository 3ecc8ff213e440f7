import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedLists, spellOut } from '../../.storybook/named-lists.ts';

const root = join(import.meta.dirname, '../..');
const unread = (name: string) => `{"name":"unknown[number]","raw":"(typeof ${name})[number]"}`;

describe('the tables of props', () => {
  it('name each choice of a prop', () => {
    expect(spellOut(unread('buttonSizes'), namedLists())).toBe(
      `{"name":"union","raw":"'small' | 'medium' | 'large'","elements":[{"name":"literal","value":"'small'"},{"name":"literal","value":"'medium'"},{"name":"literal","value":"'large'"}]}`,
    );
  });

  it('know every list that a component takes its choices from', () => {
    const lists = namedLists();
    const names = globSync('packages/ui/src/{charts,chat,components,internal,product}/**/*.{ts,tsx}', { cwd: root })
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/= \(typeof (\w+)\)\[number\];/g)])
      .map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => spellOut(unread(name), lists) === unread(name))).toEqual([]);
  });
});
