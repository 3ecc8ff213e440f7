import { setTimeout as pause } from 'node:timers/promises';
import { eventResources } from '@everstep/domain';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Events } from '../deps.ts';
import { createHub, type Hub } from './hub.ts';

const CHANNEL = 'everstep_events';
/** By this name the connection is found among those of the database. */
export const EVENTS_CONNECTION = 'everstep-events';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A server that takes this long to answer is one that is away. */
const ANSWER_MS = 10_000;

const Notice = z.union([
  z.object({ memberId: z.string(), resource: z.enum(eventResources), id: z.string().nullable() }),
  z.object({ place: z.number() }),
  z.object({ missed: z.literal(true) }),
]);
type Notice = z.infer<typeof Notice>;

export interface PostgresEvents extends Events {
  close(): Promise<void>;
}

/**
 * Events for all servers of one PostgreSQL, by LISTEN and NOTIFY on one connection. Notices carry ids only: a payload may have 8,000 bytes.
 * A lost connection is opened again, and the streams of this server end then: their clients come back and fetch what they missed. What
 * could not be said meanwhile is made good by ending the streams of every server.
 */
export async function postgresEvents(url: string, log: Logger, firstPauseMs = FIRST_PAUSE_MS): Promise<PostgresEvents> {
  const hub = createHub();
  const closing = new AbortController();
  const connect = () => listen(url, { log, hub, onLost: () => void reconnect() });
  /** Undefined while there is none. */
  let client: pg.Client | undefined = await connect();
  let isUnsaid = false;

  async function reconnect(): Promise<void> {
    client = undefined;
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        await pause(Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal: closing.signal, ref: false });
        const found = await connect();
        if (closing.signal.aborted) return await found.end();
        client = found;
        hub.endStreams();
        if (isUnsaid) notify({ missed: true });
        isUnsaid = false;
        return;
      } catch (err) {
        if (!closing.signal.aborted) log.warn({ err }, 'events are not connected');
      }
    }
  }

  let sending: Promise<unknown> = Promise.resolve();
  /** One after the other: a connection runs one query at a time. */
  function notify(notice: Notice): void {
    sending = sending.then(async () => {
      const open = client;
      try {
        if (open) await open.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
        else isUnsaid = true;
      } catch (err) {
        isUnsaid = true;
        log.warn({ err }, 'event could not be sent');
        // Whatever is the matter with it, another one does better; its end opens that.
        await open?.end().catch(() => undefined);
      }
    });
  }

  return {
    subscribe: hub.listen,
    follow: hub.follow,
    listening: hub.listening,
    following: hub.following,
    publish: (memberId, event) => notify({ memberId, ...event }),
    announce: (place) => notify({ place }),
    announceHere: hub.announce,
    async close() {
      closing.abort();
      await sending;
      await client?.end();
    },
  };
}

interface Listening {
  readonly log: Logger;
  readonly hub: Hub;
  /** Called once, when a connection that was open has ended. */
  readonly onLost: () => void;
}

/** @throws when there is no connection, and then none stays open */
async function listen(url: string, { log, hub, onLost }: Listening): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: EVENTS_CONNECTION,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', (err) => log.warn({ err }, 'events lost their connection'));
  client.on('notification', ({ payload }) => {
    const notice = Notice.safeParse(JSON.parse(payload ?? 'null'));
    if (!notice.success) return;
    if ('missed' in notice.data) hub.endStreams();
    else if ('place' in notice.data) hub.announce(notice.data.place);
    else hub.deliver(notice.data.memberId, { resource: notice.data.resource, id: notice.data.id });
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', onLost);
  return client;
}
