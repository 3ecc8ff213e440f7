#!/usr/bin/env node
// Plain JavaScript for Node 20: brings pnpm, the dependencies and Node 26, then runs a task under that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags } from './server-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PNPM = `pnpm@${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.pnpm}`;
const NODE = '26.10.0';
const task = process.argv[2] ?? 'start';
const tasks = { start: [...serverFlags, 'tools/start.ts'], test: ['tools/test.ts'] };

if (!(task in tasks)) {
  console.error(`Unknown task "${task}". There are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

installWhenNeeded();
run();

/** Installs when the lockfile or a manifest differs from the last installation. */
function installWhenNeeded() {
  const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, group))) manifests.push(join(group, name, 'package.json'));
  }
  const hash = createHash('sha256');
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  const digest = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.everstep-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing dependencies …');
  const done = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.signal) process.kill(process.pid, done.signal);
  if (done.status !== 0) {
    console.error('The dependencies could not be installed. The lines above say why; most often the network or the disk.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Runs the task under Node 26 and passes signals on, so that no process is left behind. */
function run() {
  const bin = join(root, 'node_modules', '.bin');
  const own = join(bin, 'node');
  const [command, ...prefix] = existsSync(own) ? [own] : ['npx', '-y', '-p', `node@${NODE}`, 'node'];
  const child = spawn(command, [...prefix, ...tasks[task], ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Could not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}
