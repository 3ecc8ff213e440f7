import { http } from './0005-http.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. New ones go to the end. */
export const migrations: readonly Migration[] = [http];
