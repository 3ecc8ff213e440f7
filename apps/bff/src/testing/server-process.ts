import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  /** As in `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly greeting: string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the process has ended. */
  readonly ended: Promise<Ending>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the server as its own process to its end: for starts that are expected to fail. */
export function runServer(env: Readonly<Record<string, string>>): Promise<Ending> {
  return launch(env).ended;
}

/** Starts the server as its own process on a free port and waits until it is ready. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, ended, output } = launch({ PORT: '0', ...env });
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const address = /Everstep is ready: (http:\S+)\n.*\n/.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
  });
  const failed = ended.then(({ stderr }): never => {
    throw new Error(`The server ended before it was ready:\n${stderr}`);
  });
  const address = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return { address, greeting: output.stdout, ended, kill: (signal) => void child.kill(signal) };
}

function launch(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  // Listeners of `close` are called with exit code and signal.
  const ended = once(child, 'close').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]): Ending => ({
      code: typeof code === 'number' ? code : null,
      signal: typeof signal === 'string' ? signal : null,
      ...output,
    }),
  );
  return { child, ended, output };
}
