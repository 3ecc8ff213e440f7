import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

const [, ...rows] = readFileSync(join(root, 'docs/spec-items.tsv'), 'utf8').trim().split('\n');
const items = rows.map((row) => {
  const [id = '', area = '', item = ''] = row.split('\t');
  return { id, area, item };
});

const tests = globSync(['{packages,apps}/*/{src,test}/**/*.{test,stories}.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'], { cwd: root });
const known = new Set(items.map(({ id }) => id));
const cited = new Set<string>();
const unknown: string[] = [];
for (const file of tests) {
  for (const [, id = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\[([a-z]+-\d{3})\]/g)) {
    if (known.has(id)) cited.add(id);
    else unknown.push(`${id} in ${file}`);
  }
}

const areas = Map.groupBy(items, ({ area }) => area);
console.log('area        with a test   of');
for (const [area, own] of areas) {
  console.log(`${area.padEnd(12)}${String(own.filter(({ id }) => cited.has(id)).length).padStart(10)}${String(own.length).padStart(6)}`);
}
console.log(`${'all'.padEnd(12)}${String(cited.size).padStart(10)}${String(items.length).padStart(6)}`);
if (process.argv.includes('--missing')) for (const { id, item } of items) if (!cited.has(id)) console.log(`${id}  ${item}`);
if (unknown.length > 0) {
  console.log(`\nCited, but not in the ledger:\n${unknown.join('\n')}`);
  process.exit(1);
}
