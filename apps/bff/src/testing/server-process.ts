import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The server's code without its types, as `npm start` keeps it: half of a start is making it. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

export interface ServerProcess {
  /** As in `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly greeting: string;
  /** What it has written so far. */
  output(): string;
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

export interface LaunchOptions {
  /** Whether the permissions of files hold for it even if the tests run as root. */
  readonly bound?: boolean;
}

/** Runs the server as its own process to its end: for starts that are expected to fail. */
export function runServer(env: Readonly<Record<string, string>>, options: LaunchOptions = {}): Promise<Ending> {
  return launch(env, options).ended;
}

/** Starts the server as its own process on a free port and waits until it is ready. */
export async function startServerProcess(env: Readonly<Record<string, string>>, options: LaunchOptions = {}): Promise<ServerProcess> {
  const { child, ended, output } = launch({ PORT: '0', ...env }, options);
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
  return { address, greeting: output.stdout, output: () => output.stdout, ended, kill: (signal) => void child.kill(signal) };
}

/** Takes from root what lets it pass over permissions. */
const UNPRIVILEGED = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];

/** The process gets no environment but this: whatever the tests are run in says nothing about it. */
function launch(env: Readonly<Record<string, string>>, { bound = false }: LaunchOptions) {
  const [command = '', ...words] = [...(bound && process.getuid?.() === 0 ? UNPRIVILEGED : []), process.execPath, MAIN];
  const child = spawn(command, words, {
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env },
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
