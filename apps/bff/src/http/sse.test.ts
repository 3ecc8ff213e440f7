import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { on } from './route.ts';

const NEVER = /(?!)/;

/** Reads a stream piece by piece, as its client does. */
function reading(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Reads on until the text matches, or the stream ends. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) {
        const next = await reader?.read();
        if (!next || next.done) break;
        text += next.value;
      }
      return text;
    },
    async end(): Promise<string> {
      return this.until(NEVER);
    },
    leave: () => reader?.cancel(),
  };
}

describe.each(databases)('a stream on %s', (database) => {
  it('passes on what happens to its member, and to nobody else', async () => {
    const { ada, bo, deps } = await world(database);
    const stream = reading(await ada.fetch('/api/events'));
    await stream.until(/open/);
    deps.events.publish(bo.id, { resource: 'mood', id: 'of-bo' });
    deps.events.publish(ada.id, { resource: 'mood', id: 'of-ada' });
    const text = await stream.until(/of-ada/);
    expect(text).toContain('event: hint\ndata: {"resource":"mood","id":"of-ada"}\n\n');
    expect(text).not.toContain('of-bo');
    await stream.leave();
  });

  it('is open in sixteen places of a member at once, and in one more when one of them is left', async () => {
    const { ada, bo } = await world(database);
    const open = [];
    for (let place = 0; place < 16; place += 1) open.push(await ada.fetch('/api/events'));
    const refused = await ada.fetch('/api/events');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const others = await bo.fetch('/api/events');
    expect(others.status).toBe(200);
    await open.pop()?.body?.cancel();
    const another = await ada.fetch('/api/events');
    expect(another.status).toBe(200);
    await Promise.all([...open, others, another].map((response) => response.body?.cancel()));
  });

  it('is never compressed, kept or held back', async () => {
    const { ada } = await world(database);
    const response = await ada.fetch('/api/events');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await response.body?.cancel();
  });

  it('says now and then that it lives, and ends at the next such moment when the session is over', async () => {
    const { ada, db, clock } = await world(database, { app: { heartbeatMs: 10 } });
    const stream = reading(await ada.fetch('/api/events'));
    await stream.until(/still here/);
    await db.query.updateTable('session').set({ revokedAt: clock.now().toISOString() }).where('memberId', '=', ada.id).execute();
    expect(await stream.end()).toContain(': still here\n\n');
  });

  it('ends at once with the session that listens, and with no other', async () => {
    const { nobody, as, register } = await world(database);
    const { email, password, token } = await register();
    const signedIn = await nobody.call(api.accounts.login, { body: { email, password } });
    const leaving = as(signedIn.token);
    const [own, other] = [reading(await leaving.fetch('/api/events')), reading(await as(token).fetch('/api/events'))];
    await own.until(/open/);
    await other.until(/open/);
    await leaving.call(api.accounts.logout);
    await as(token).call(api.mood.log, { body: { score: 3 } });
    expect(await own.end()).not.toContain('"mood"');
    await other.until(/"mood"/);
    await other.leave();
  });

  it('ends when the server closes', async () => {
    const here = await world(database);
    const stream = reading(await here.ada.fetch('/api/events'));
    const begun = await stream.until(/ready.*\n.*\n\n/);
    await here.close();
    expect(await stream.end()).toBe(begun);
  });
});

describe('what a verb streams', () => {
  it('carries ids, and ends with the verb', async () => {
    async function* events() {
      yield { event: 'delta', id: '12', data: { text: 'line\nbreak' } };
      yield { event: 'done', data: {} };
    }
    const { ada } = await world('sqlite', { app: { routes: [on(api.system.events, async () => ({ events: events() }))] } });
    const text = await reading(await ada.fetch('/api/events')).end();
    expect(text).toBe(': open\n\nid: 12\nevent: delta\ndata: {"text":"line\\nbreak"}\n\nevent: done\ndata: {}\n\n');
  });

  it('tells the client nothing of a defect in the middle', async () => {
    async function* events() {
      yield { event: 'delta', data: {} };
      throw new Error('secret of the server');
    }
    const { ada, logged } = await world('sqlite', { app: { routes: [on(api.system.events, async () => ({ events: events() }))] } });
    const text = await reading(await ada.fetch('/api/events')).end();
    expect(text).toContain('event: error\ndata: {"code":"internal"}\n\n');
    expect(text).not.toContain('secret');
    expect(JSON.stringify(logged)).toContain('secret of the server');
  });

  it('is not opened by HEAD', async () => {
    const unreached = async () => {
      throw new Error('must not be reached');
    };
    const { ada } = await world('sqlite', { app: { routes: [on(api.system.events, unreached)] } });
    const response = await ada.fetch('/api/events', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });

  it('hears that the client went away', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const routes = [
      on(api.system.events, async ({ deps, actor, caller }) => {
        caller.signal.addEventListener('abort', () => resolve(true));
        return { events: hints(deps.events.subscribe(actor.id, caller.signal)) };
      }),
    ];
    async function* hints(heard: AsyncIterable<unknown>) {
      for await (const data of heard) yield { event: 'hint', data };
    }
    const { ada } = await world('sqlite', { app: { routes } });
    const stream = reading(await ada.fetch('/api/events'));
    await stream.until(/open/);
    await stream.leave();
    expect(await promise).toBe(true);
  });
});
