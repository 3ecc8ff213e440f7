import { DomainError } from '@everstep/domain';

/** Primary result codes of SQLite that mean "cannot save": READONLY, IOERR, FULL, CANTOPEN. */
const SQLITE_CANNOT_SAVE = new Set([8, 10, 13, 14]);
/** BUSY and LOCKED. */
const SQLITE_BUSY = new Set([5, 6]);
/** Disk full, and a server or transaction that takes no writes. */
const POSTGRES_CANNOT_SAVE = new Set(['53100', '25006']);
/** Serialisation failure, deadlock. */
const POSTGRES_LOST_RACE = new Set(['40001', '40P01']);
/** Shutting down, starting up, too many connections, and lost races. */
const POSTGRES_BUSY = new Set(['57P01', '57P02', '57P03', '53300', ...POSTGRES_LOST_RACE]);
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** pg says these without a code: the connection is gone, or none was to be had in time. */
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Turns a database's failure into the product's own words where it is not a defect; everything else stays as it is. */
export function storageError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') {
    // The lowest byte of an extended code is its primary code.
    if (SQLITE_CANNOT_SAVE.has(errcode & 0xff)) return new DomainError('storage_full', { cause: error });
    if (SQLITE_BUSY.has(errcode & 0xff)) return new DomainError('unavailable', { cause: error, retryAfter: 1 });
  }
  if (typeof code === 'string') {
    if (POSTGRES_CANNOT_SAVE.has(code)) return new DomainError('storage_full', { cause: error });
    if (POSTGRES_BUSY.has(code) || NO_CONNECTION.has(code)) return new DomainError('unavailable', { cause: error, retryAfter: 2 });
  }
  if (LOST_CONNECTION.test(error.message)) return new DomainError('unavailable', { cause: error, retryAfter: 2 });
  return error;
}

/** Whether a transaction was ended in favour of another one, and may well come through when it is run again. */
export function isLostRace(error: unknown): boolean {
  if (!(error instanceof DomainError && error.cause instanceof Error)) return false;
  const { code } = error.cause as { code?: unknown };
  return typeof code === 'string' && POSTGRES_LOST_RACE.has(code);
}

/** Whether something failed because nothing can be saved now: a full disk, a read-only folder, a standby. */
export const isStorageFull = (error: unknown): boolean => error instanceof DomainError && error.code === 'storage_full';
