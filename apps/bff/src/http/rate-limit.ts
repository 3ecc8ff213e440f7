import { DomainError } from '@everstep/domain';
import { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/client.ts';
import { isStorageFull } from '../db/storage-errors.ts';
import type { Limit } from './route.ts';

/** Counts how often something was done. `name` tells limits apart, `key` says who: a member, an address, a hashed e-mail. */
export interface RateLimits {
  /**
   * Counts one more.
   * @throws DomainError `rate_limited` with the seconds to wait, or `unavailable` when the counter fails and the limit fails closed
   */
  take(name: string, limit: Limit, key: string): Promise<void>;
  /**
   * Looks without counting.
   * @throws DomainError as `take`, when nothing is left
   */
  check(name: string, limit: Limit, key: string): Promise<void>;
  /** Starts over for this key. */
  clear(name: string, limit: Limit, key: string): Promise<void>;
}

/** Limits that count within this process. */
export function memoryLimits(scale: number, log: Logger): RateLimits {
  return limitsOf(log, scale, (options) => new RateLimiterMemory(options));
}

/** Limits that all servers of one database share. */
export function postgresLimits(db: Db, scale: number, log: Logger): RateLimits {
  const client = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const result = await db.query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
  return limitsOf(
    log,
    scale,
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        inMemoryBlockOnConsumed: options.points + 1,
      }),
  );
}

interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

function limitsOf(log: Logger, scale: number, create: (options: LimiterOptions) => RateLimiterAbstract): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiter = (name: string, limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const made = create({ keyPrefix: name, points: Math.max(1, Math.floor(limit.points * scale)), duration: limit.seconds });
    limiters.set(name, made);
    return made;
  };
  const guarded = async (limit: Limit, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') throw error;
      // The library rejects with its result when nothing is left, and with an Error when the counter itself fails.
      if (error instanceof RateLimiterRes) throw new DomainError('rate_limited', { retryAfter: error.msBeforeNext / 1000 });
      // What cannot be counted because nothing can be saved will not be saved itself, and says so better than "busy".
      if (isStorageFull(error)) {
        if (limit.failClosed) throw error;
        return;
      }
      log.warn({ err: error }, 'rate limit could not be counted');
      if (limit.failClosed) throw new DomainError('unavailable', { cause: error, retryAfter: 5 });
    }
  };
  return {
    take: (name, limit, key) =>
      guarded(limit, async () => {
        await limiter(name, limit).consume(key);
      }),
    check: (name, limit, key) =>
      guarded(limit, async () => {
        const state = await limiter(name, limit).get(key);
        if (state && state.remainingPoints <= 0) throw new DomainError('rate_limited', { retryAfter: state.msBeforeNext / 1000 });
      }),
    clear: (name, limit, key) =>
      guarded(limit, async () => {
        await limiter(name, limit).delete(key);
      }),
  };
}
