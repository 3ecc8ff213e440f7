import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ids } from './clock.ts';
import { DataFolderError, makeFolder } from './db/data-folder.ts';

/**
 * The key that signs tokens and file links: `JWT_SECRET`, or one made at the first start and kept in the data folder,
 * readable by its owner only.
 */
export function tokenSecret(env: { readonly jwtSecret: string | undefined; readonly dataDir: string }, ids: Ids): Uint8Array {
  if (env.jwtSecret !== undefined) return Buffer.from(env.jwtSecret);
  makeFolder(env.dataDir);
  const file = join(env.dataDir, 'jwt-secret');
  try {
    writeFileSync(file, ids.secret(48), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    // Most often it was made at an earlier start. A read-only folder need not say that first.
    if (!existsSync(file)) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DataFolderError(
        `The key that signs sessions cannot be kept: ${reason}. Make the data folder writable, or set JWT_SECRET.`,
        {
          cause,
        },
      );
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new DataFolderError(`The key in ${file} is too short. Remove the file to get a new one; everybody signs in again then.`);
  return Buffer.from(secret);
}
