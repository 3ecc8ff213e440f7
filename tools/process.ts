import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let stopping = false;

/** Heard only while something runs: what this process does afterwards has its own way to stop. */
function onSignal(): void {
  stopping = true;
  for (const child of running) killGroup(child, 'SIGTERM');
}

/** Each child leads a process group of its own, so that what it started ends with it. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

export function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...env },
  });
  if (running.size === 0) for (const signal of signals) process.on(signal, onSignal);
  running.add(child);
  child.on('exit', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of signals) process.off(signal, onSignal);
  });
  return child;
}

/** Ends a child and everything it started. */
export function stop(child: ChildProcess): void {
  killGroup(child, 'SIGTERM');
}

/** Runs a command to its end and answers its exit code; ends this process too when a signal asked for that. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, env);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (stopping) process.exit(130);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}
