import { api } from '@everstep/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { databases } from '../testing/index.ts';
import { insertTurn, readTurn } from './store.ts';
import { speak, started, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const TEXT = 'Start with one page, before nine, after coffee.';

describe('the end of a reply on PostgreSQL', () => {
  it('waits for another request in its conversation, and neither is lost', async () => {
    const { ada, mock, db, deps } = await talkingWorld('postgres');
    mock.script({ kind: 'stream', text: TEXT, hold: { afterWords: 4 } });
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf('Start with one page, '.length);
    const { turn } = await readTurn(db.query, turnId);
    await transaction(db, async (tx) => {
      const updatedAt = deps.clock.now().toISOString();
      await tx.updateTable('conversation').set({ updatedAt }).where('id', '=', conversationId).execute();
      mock.release();
      await somebodyWaits(db);
      expect(await insertTurn(tx, { ...turn, id: deps.ids.next(), messageId: deps.ids.next() })).toBe(false);
    });
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { message: { content: TEXT, status: 'complete' } } });
  });
});

describe.each(databases)('a reply on %s', (database) => {
  it('is kept without the U+0000 that a provider put into it', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'One \0page, 😀 before\0 nine.' });
    const { response } = await ada.call(api.chat.send, { params: kael, body: { message: 'Hello' } });
    expect(response).toBe('One page, 😀 before nine.');
  });
});

/** Resolves once another connection waits for a lock. */
async function somebodyWaits(db: Db): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db.query)).rows.length === 0);
}
