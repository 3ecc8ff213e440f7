import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './everstep.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serverUrl: string;
  }
}

/** One built server with an empty embedded database for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everstep-e2e-'));
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50' });
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
