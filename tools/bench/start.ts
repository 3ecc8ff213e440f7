import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../tests/setup/everstep.ts';
import { end, serverEnv, temporaryFolder, untilHealthy } from './everstep.ts';
import { forgetBuild, type InstalledTree } from './installed-tree.ts';
import { milliseconds, type Row, type Section } from './report.ts';
import { median } from './statistics.ts';
import { endWithUs } from './worker.ts';

const STARTS = 3;
const [BUILT_MS, BUILDING_MS] = [1500, 8000];

const method = [
  'From typing `npm start` until `/health` answers, npm included, in a copy of the tree whose packages are installed, each time with an empty data folder.',
  `With build: once, after the built web app was removed. Without: median of ${STARTS}.`,
].join(' ');

/** How long `npm start` takes; leaves the tree built. */
export async function measureStart(tree: InstalledTree): Promise<Section> {
  // The first one finds no mark of an installation; it is not counted.
  await startOnce(tree);
  forgetBuild(tree);
  const building = await startOnce(tree);
  const built: number[] = [];
  for (let count = 0; count < STARTS; count += 1) built.push(await startOnce(tree));
  const row = (what: string, ms: number, target: number): Row => ({
    what,
    floor: '',
    ours: milliseconds(ms),
    result: milliseconds(ms),
    target: `≤ ${target / 1000} s`,
    met: ms <= target,
  });
  return {
    title: 'Start',
    method,
    rows: [row('`npm start` with build', building, BUILDING_MS), row('`npm start` without build', median(built), BUILT_MS)],
  };
}

async function startOnce({ folder, bin }: InstalledTree): Promise<number> {
  const port = await freePort();
  const path = `${bin}:${withoutRepository(process.env.PATH ?? '')}`;
  const env = { ...serverEnv(temporaryFolder()), HOME: process.env.HOME, PATH: path, PORT: String(port) };
  const start = performance.now();
  const child: ChildProcess = spawn('npm', ['start', '--silent'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  endWithUs(child);
  await untilHealthy(port, child);
  const taken = performance.now() - start;
  await end(child);
  return taken;
}

/** A newcomer's path: no Node of ours on it. */
const withoutRepository = (path: string): string =>
  path
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
