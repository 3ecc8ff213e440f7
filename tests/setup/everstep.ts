import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Everstep {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Ends it as an operator would; resolves with its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/**
 * Starts the real server as a process of its own and waits until it is ready.
 * @throws Error with what it printed when it ends before that
 */
export async function startServer(env: Record<string, string>): Promise<Everstep> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['apps/bff/src/main.ts'], {
    cwd: root,
    // The code without its types, as `npm start` keeps it: half of a start is making it.
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => printed);
  return {
    url,
    process: child,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed()}`);
    const ready = await fetch(`${url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${printed()}`);
}
