import { type LogLevel, SERVER_LOGS_DAYS, SERVER_LOGS_KEPT } from '@everstep/domain';
import type { LogFn, Logger } from 'pino';
import type { Clock, Ids } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { MonitoringTables } from './tables.ts';

/** Different lines that wait to be written; what is beyond stands in the server's own log alone. */
const WAITING_MAX = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps the newest lines of the log where administrators can read them. One per server, all in one table. */
export interface LogKeeper {
  /** @param given what the line was logged with; only kinds and codes are taken from it */
  hear(level: LogLevel, message: string, given?: unknown): void;
  /** Writes what was heard since the last time, equal lines as one. Never throws: what cannot be written waits. */
  flush(db: Db): Promise<void>;
  /** Lines heard since the start. */
  counts(): Readonly<Record<LogLevel, number>>;
}

const newest = (...instants: readonly string[]): string => instants.toSorted().at(-1) ?? '';

type Waiting = Omit<MonitoringTables['serverLog'], 'id' | 'server'>;

export function createLogKeeper({ clock, ids, server }: { readonly clock: Clock; readonly ids: Ids; readonly server: string }): LogKeeper {
  const counts: Record<LogLevel, number> = { error: 0, warning: 0, info: 0 };
  let waiting = new Map<string, Waiting>();
  const keep = (line: Waiting) => {
    const key = [line.level, line.message, line.detail, line.route].join('\n');
    const known = waiting.get(key);
    if (known) waiting.set(key, { ...known, at: newest(line.at, known.at), times: known.times + line.times });
    else if (waiting.size < WAITING_MAX) waiting.set(key, line);
  };
  let writing: Promise<void> = Promise.resolve();
  const write = async (db: Db) => {
    if (waiting.size === 0) return;
    const lines = [...waiting.values()];
    waiting = new Map();
    try {
      await db.relaxed
        .insertInto('serverLog')
        .values(lines.map((line) => ({ id: ids.next(), server, ...line })))
        .execute();
    } catch {
      // The cause has been logged, or is about to be, by whoever needs the database for more than this.
      for (const line of lines) keep(line);
      return;
    }
    await forgetOldLogs(db, clock.now()).catch(() => undefined);
  };
  return {
    hear(level, message, given) {
      counts[level] += 1;
      keep({ at: clock.now().toISOString(), level, message, ...partsOf(given), times: 1 });
    },
    flush(db) {
      writing = writing.then(() => write(db));
      return writing;
    },
    counts: () => ({ ...counts }),
  };
}

async function forgetOldLogs({ relaxed }: Db, now: Date): Promise<void> {
  const { id } =
    (await relaxed.selectFrom('serverLog').select('id').orderBy('id', 'desc').offset(SERVER_LOGS_KEPT).limit(1).executeTakeFirst()) ?? {};
  if (id !== undefined) await relaxed.deleteFrom('serverLog').where('id', '<=', id).execute();
  const oldest = new Date(now.getTime() - SERVER_LOGS_DAYS * DAY_MS).toISOString();
  // A thousand rows at most: no index is needed.
  await relaxed.deleteFrom('serverLog').where('at', '<', oldest).execute();
}

/** Names of fields whose values are words of our own code: a code, the name of some work. */
const CODED = ['code', 'status', 'kind', 'part', 'sweep', 'work'] as const;
const isCoded = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Za-z][\w -]{0,40}$/.test(value));
const isRequestId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
const isRoute = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]+ \/[\w{}/.-]{0,200}$/.test(value);

/** What may be kept of the fields of a line. The text of an error is not: a database or a service may quote a member in it. */
function partsOf(given: unknown): Pick<Waiting, 'detail' | 'route' | 'requestId'> {
  if (typeof given !== 'object' || given === null) return { detail: '', route: null, requestId: null };
  const fields = new Map(Object.entries(given));
  const coded = CODED.map((name) => fields.get(name)).filter(isCoded);
  const [route, requestId] = [fields.get('route'), fields.get('requestId')];
  return {
    detail: [...coded.map(String), ...kindsOf(given instanceof Error ? given : fields.get('err'))].join(', '),
    route: isRoute(route) ? route : null,
    requestId: isRequestId(requestId) ? requestId : null,
  };
}

const DEEPEST = 4;

/** The kind of an error and its code, then those of its cause. */
function kindsOf(error: unknown, depth = 0): readonly string[] {
  if (!(error instanceof Error) || depth === DEEPEST) return [];
  const code = 'code' in error && isCoded(error.code) ? ` ${error.code}` : '';
  return [`${isCoded(error.name) ? error.name : 'Error'}${code}`, ...kindsOf(error.cause, depth + 1)];
}

const pinoLevels = { warn: 'warning', error: 'error', fatal: 'error' } as const;

/** The same log, whose warnings and errors the keeper hears, too. What it says of each request costs nothing more. */
export function heardBy(log: Logger, keeper: LogKeeper): Logger {
  const telling =
    (name: keyof typeof pinoLevels): LogFn =>
    (first: unknown, ...rest: unknown[]) => {
      const [message] = typeof first === 'string' ? [first] : rest;
      keeper.hear(pinoLevels[name], typeof message === 'string' ? message : 'a line without words', first);
      Reflect.apply(log[name], log, [first, ...rest]);
    };
  // All else is that of the log itself; its own methods find what they need there, too.
  const heard: Logger = Object.create(log);
  return Object.assign(heard, { warn: telling('warn'), error: telling('error'), fatal: telling('fatal') });
}
