import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openDeps } from './create-deps.ts';
import type { Env } from './env.ts';
import { readWebFiles } from './http/web-files.ts';
import { allSweeps } from './sweeps.ts';
import { startSweeps } from './system/sweeps.ts';

/** Where Vite builds the web app. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** How long running requests may take after the signal to close, in milliseconds. */
const FINISH_MS = 10_000;

export interface RunningServer {
  /** Where it listens, as in `http://127.0.0.1:8787`. */
  readonly address: string;
  /** Stops accepting, finishes requests, ends streams, awaits background work, closes the database. */
  close(): Promise<void>;
}

/** The server cannot listen where it was told to; the message is for the person who starts it. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Opens everything and listens.
 * @throws what `openDeps` throws, and ListenError
 */
export async function startServer(env: Env, log: Logger): Promise<RunningServer> {
  const opened = await openDeps(env, log);
  try {
    const { server, port } = await listen(createApp(opened.deps, { web: readWebFiles(WEB_ROOT) }).fetch, env);
    startSweeps(opened.deps, [...allSweeps, ...opened.sweeps]);
    let closing: Promise<void> | undefined;
    return {
      address: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`,
      close() {
        closing ??= (async () => {
          opened.beginShutdown();
          await stop(server);
          await opened.close();
        })();
        return closing;
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], env: Env): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    // Without options for TLS or HTTP/2 it is a plain HTTP server.
    const server = serve({ fetch, hostname: env.host, port: env.port }, ({ port }) => resolve({ server, port })) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? `Port ${env.port} on ${env.host} is taken. Stop what uses it, or set PORT to another one.`
          : `The server cannot listen on ${env.host}, port ${env.port}: ${error.message}. Set HOST to an address of this machine and PORT to a free port.`;
      reject(new ListenError(problem, { cause: error }));
    });
  });
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that was busy when the closing began turns idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
