export { DomainError } from '../shared/errors.ts';
/** What the server needs to take data in and out: readers of files, and the form of our own. No browser ships it. */
export * from './batch.ts';
export * from './csv.ts';
export * from './day-one.ts';
export * from './daylio.ts';
export { cleanText, shortened } from './draft.ts';
export * from './journiv.ts';
export { IMPORT_MOST } from './limits.ts';
export * from './loop.ts';
export * from './loop-csv.ts';
export * from './loop-db.ts';
export * from './own.ts';
export * from './own-file.ts';
export { unreadableFile } from './unreadable.ts';
