import { setTimeout as pause } from 'node:timers/promises';
import { eventResources } from '@everstep/domain';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Events } from '../deps.ts';
import { createHub, type Hub } from './hub.ts';

const CHANNEL = 'everstep_events';
const RECONNECT_MS = 2000;

const Notice = z.union([
  z.object({ memberId: z.string(), resource: z.enum(eventResources), id: z.string().nullable() }),
  z.object({ place: z.number() }),
]);

export interface PostgresEvents extends Events {
  close(): Promise<void>;
}

/**
 * Events for all servers of one PostgreSQL, by LISTEN and NOTIFY. Notices carry ids only: a payload may have 8,000 bytes.
 * A lost connection is opened again; what was missed meanwhile is what clients fetch after their own reconnect.
 */
export async function postgresEvents(url: string, log: Logger, reconnectMs = RECONNECT_MS): Promise<PostgresEvents> {
  const hub = createHub();
  const closing = new AbortController();
  let client = await listen(url, log, hub, lost);

  function lost(): void {
    if (!closing.signal.aborted) void reconnect();
  }
  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await pause(reconnectMs, undefined, { signal: closing.signal, ref: false });
        client = await listen(url, log, hub, lost);
        return;
      } catch (err) {
        if (!closing.signal.aborted) log.warn({ err }, 'events are not connected');
      }
    }
  }

  let sending: Promise<unknown> = Promise.resolve();
  /** One after the other: a connection runs one query at a time. */
  function notify(notice: z.infer<typeof Notice>): void {
    sending = sending
      .then(() => client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]))
      .catch((err: unknown) => log.warn({ err }, 'event could not be sent'));
  }

  return {
    subscribe: hub.listen,
    follow: hub.follow,
    publish: (memberId, event) => notify({ memberId, ...event }),
    announce: (place) => notify({ place }),
    announceHere: hub.announce,
    async close() {
      closing.abort();
      await client.end();
    },
  };
}

async function listen(url: string, log: Logger, hub: Hub, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', (err) => log.warn({ err }, 'events lost their connection'));
  client.on('end', lost);
  client.on('notification', ({ payload }) => {
    const notice = Notice.safeParse(JSON.parse(payload ?? 'null'));
    if (!notice.success) return;
    if ('place' in notice.data) hub.announce(notice.data.place);
    else hub.deliver(notice.data.memberId, { resource: notice.data.resource, id: notice.data.id });
  });
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return client;
}
