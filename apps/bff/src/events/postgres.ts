import { setTimeout as pause } from 'node:timers/promises';
import { eventResources, type MemberEvent } from '@everstep/domain';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Events } from '../deps.ts';
import { createHub } from './hub.ts';

const CHANNEL = 'everstep_events';
const RECONNECT_MS = 2000;

const Notice = z.object({
  memberId: z.string(),
  resource: z.enum(eventResources),
  id: z.string().nullable(),
});

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
  let client = await listen(url, log, hub.deliver, lost);

  function lost(): void {
    if (!closing.signal.aborted) void reconnect();
  }
  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await pause(reconnectMs, undefined, { signal: closing.signal, ref: false });
        client = await listen(url, log, hub.deliver, lost);
        return;
      } catch (err) {
        if (!closing.signal.aborted) log.warn({ err }, 'events are not connected');
      }
    }
  }

  return {
    subscribe: hub.listen,
    publish(memberId, event) {
      client
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ memberId, ...event })])
        .catch((err: unknown) => log.warn({ err }, 'event could not be sent'));
    },
    async close() {
      closing.abort();
      await client.end();
    },
  };
}

async function listen(
  url: string,
  log: Logger,
  deliver: (memberId: string, event: MemberEvent) => void,
  lost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', (err) => log.warn({ err }, 'events lost their connection'));
  client.on('end', lost);
  client.on('notification', ({ payload }) => {
    const notice = Notice.safeParse(JSON.parse(payload ?? 'null'));
    if (notice.success) deliver(notice.data.memberId, { resource: notice.data.resource, id: notice.data.id });
  });
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return client;
}
