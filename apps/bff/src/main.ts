import { DataFolderError } from './db/data-folder.ts';
import { NewerDatabaseError, OutdatedDatabaseError } from './db/migrate.ts';
import { DatabaseError } from './db/open.ts';
import { type Env, EnvError, processEnv } from './env.ts';
import { createLog } from './log.ts';
import { ListenError, type RunningServer, startServer } from './server.ts';

// Whatever the server writes is for its owner, also in a data folder that others may look into.
process.umask(0o077);
/** What the person who starts the server can act on. */
const EXPECTED = [EnvError, DataFolderError, DatabaseError, NewerDatabaseError, OutdatedDatabaseError, ListenError];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

try {
  const env = processEnv();
  const server = await startServer(env, createLog(env));
  process.stdout.write(greeting(env, server.address));
  closeOnSignal(server);
  // What only the start needed goes back now, in a tenth of a second. A quiet server would keep it for good: nothing makes it look.
  await globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

/** After a signal nothing keeps the process alive but work that is being finished; it then ends by itself. */
function closeOnSignal(server: RunningServer): void {
  const close = () => {
    server.close().then(
      () => {
        for (const signal of SIGNALS) process.off(signal, close);
      },
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exitCode = 1;
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, close);
}

function greeting(env: Env, address: string): string {
  const demo = env.demo ? 'choose "Explore the demo", or register' : 'register';
  return `Everstep is ready: ${env.publicUrl ?? address}\nTo sign in, open it and ${demo}; the first account becomes the administrator.\n`;
}

/** What a person can act on gets its sentence; a defect gets its stack. */
function explain(error: unknown): string {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  if (error instanceof Error) return expected ? error.message : `Everstep could not start: ${error.stack ?? error.message}`;
  return `Everstep could not start: ${String(error)}`;
}
