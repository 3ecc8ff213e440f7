import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks a second in /proc: 100 on every Linux in use. */
const TICKS = 100;
/** The longest that one job may take, in milliseconds. */
const LONGEST_JOB_MS = 60_000;

/** A helper process that answers one message for each that it is sent. */
export interface Worker {
  readonly process: ChildProcess;
  ask<T>(message: object): Promise<T>;
  end(): Promise<void>;
}

const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Remembers a process, so that none is left when this one ends early. */
export function endWithUs(child: ChildProcess): void {
  started.add(child);
  child.once('exit', () => started.delete(child));
}

/** Starts a file of this folder as a process of its own. */
export function startWorker(file: string, args: readonly string[] = []): Worker {
  const child = fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' });
  endWithUs(child);
  return {
    process: child,
    async ask<T>(message: object): Promise<T> {
      const done = new AbortController();
      const signal = AbortSignal.any([done.signal, AbortSignal.timeout(LONGEST_JOB_MS)]);
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error(`${file} ended before it answered`);
      });
      ended.catch(() => undefined);
      const answered = once(child, 'message', { signal });
      child.send(message);
      try {
        const [answer] = await Promise.race([answered, ended]);
        // Worker and caller agree on the message's type by name of the file.
        return answer as T;
      } finally {
        done.abort();
      }
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** CPU time that a process has used, in milliseconds; NaN where there is no /proc. */
export function cpuOf(pid: number | undefined): number {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Resident memory of a process, in bytes; NaN where there is no /proc. */
export function memoryOf(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(procFile(pid, 'status'))?.[1]) * 1024;
}

function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
