import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../process.ts';
import { AWARD_MEMBERS, measureAwards } from './awards.ts';
import { measureChat } from './chat.ts';
import { openChromium } from './chromium.ts';
import { measureCrowd } from './crowd.ts';
import { measureDashboard } from './dashboard.ts';
import { writeSections } from './document.ts';
import { prepareData, serverEnv, temporaryFolder } from './everstep.ts';
import { measureFirstLoad } from './first-load.ts';
import { copyInstalledTree } from './installed-tree.ts';
import { measurePasswords } from './passwords.ts';
import { type Section, sectionText } from './report.ts';
import { measureStart } from './start.ts';
import { measureTypeCost, TYPE_COST_BUDGET } from './type-cost.ts';
import { measureTenYears } from './years.ts';

const dataDir = temporaryFolder();
const env = serverEnv(dataDir);
const sections: Section[] = [];

/** Runs one part and shows its table at once. */
async function part(run: () => Promise<Section> | Section): Promise<void> {
  const start = performance.now();
  const section = await run();
  sections.push(section);
  console.log(`${sectionText(section)}\n\n(${Math.round((performance.now() - start) / 1000)} s)\n`);
}

const people = await prepareData(dataDir, AWARD_MEMBERS);
await part(() => measureDashboard(env, people));
await part(() => measureTenYears(env, people));
await part(() => measureAwards(env, people));
await part(() => measureChat(env, people));
await part(() => measurePasswords(env, people));
await part(measureCrowd);
const tree = copyInstalledTree();
await part(() => measureStart(tree));
const browser = await openChromium();
try {
  await part(() => measureFirstLoad(browser, tree, env, people));
} finally {
  await browser.close();
}
await part(typeCost);
writeSections(sections.map(sectionText), heading());
process.exit(0);

function typeCost(): Section {
  const { endpoints, schemas, table, per60 } = measureTypeCost();
  const count = (number: number) => number.toLocaleString('en');
  return {
    title: 'Types of the endpoint table',
    method:
      'Type instantiations that the compiler reports for a project with the schemas alone, and with the table, the contract and one use of each endpoint.',
    rows: [
      {
        what: `${endpoints} endpoints`,
        floor: count(schemas),
        ours: count(table),
        result: `${count(per60)} per 60 endpoints`,
        target: `≤ ${count(TYPE_COST_BUDGET)}`,
        met: per60 <= TYPE_COST_BUDGET,
      },
    ],
  };
}

function heading(): string {
  const cores = cpus();
  const versions = ['hono', 'react', 'vite', 'playwright', 'typescript'].map((name) => `${name} ${versionOf(name)}`);
  return [
    '# Benchmarks',
    '',
    `${new Date().toISOString().slice(0, 10)}, by \`pnpm bench\`. Node ${process.versions.node}, SQLite ${process.versions.sqlite}, ${versions.join(', ')}.`,
    '',
    `Machine: ${cores.length} cores (${cores[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}; everything runs on it, the load generator too.`,
    'Other work may share it, so only ratios of one run count: each figure is a median, and what is compared was measured in turns.',
    'The server is a process of its own in production mode on embedded SQLite, with its log in a file and limits out of the way.',
  ].join('\n');
}

function versionOf(name: string): string {
  // Every package has a version in its manifest.
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
  return version;
}
