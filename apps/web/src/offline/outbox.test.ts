import { api, type Endpoint } from '@everstep/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Call, CallOptions } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { createOutbox, type Delivery } from './outbox.ts';
import { memoryStore, type OutboxStore } from './outbox-store.ts';

const { checkIn } = api.challenges;
const tick = (task: string, done = true) => ({ params: { id: 'run' }, body: { day: 1, task, done } });
const lost = () => new ApiError('offline', 'You are offline.');
const answer = { run: null, closed: null, finished: false, awards: [] };

/** A device with a server that answers as it is told; what it was sent is kept in order. */
function device({ store = memoryStore(), member = 'ada' as string | undefined } = {}) {
  const sent: { task: unknown; key: string | undefined }[] = [];
  const arrived: Delivery[] = [];
  let reply: (task: string) => unknown = () => answer;
  let ids = 0;
  let memberId = member;
  const call = (async (_: Endpoint, input: ReturnType<typeof tick>, options?: CallOptions) => {
    sent.push({ task: input.body.task, key: options?.idempotencyKey });
    const told = reply(input.body.task);
    if (told instanceof Error) throw told;
    return told;
    // Only this endpoint is sent here.
  }) as unknown as Call;
  let before: Promise<void> = Promise.resolve();
  const outbox = createOutbox({
    store,
    call,
    memberId: () => memberId,
    endpoints: [checkIn],
    now: () => 1,
    newId: () => `${member}-${++ids}`,
    alone: (work) => (before = before.then(work)),
    onArrived: (delivery) => void arrived.push(delivery),
  });
  return {
    outbox,
    sent,
    arrived,
    tasks: () => sent.map(({ task }) => task),
    answers: (next: typeof reply) => (reply = next),
    signIn: (next: string | undefined) => (memberId = next),
  };
}

describe('the outbox', () => {
  it('sends a write at once, under its own key, and forgets it', async () => {
    const { outbox, sent, arrived } = device();
    const heard = vi.fn();
    outbox.receive(heard);
    expect(await outbox.add(checkIn, tick('a'))).toEqual({ kind: 'sent', answer });
    expect(sent).toEqual([{ task: 'a', key: 'ada-1' }]);
    expect([outbox.entries(), arrived.length, heard.mock.calls.length]).toEqual([[], 1, 1]);
  });

  it('tells of an answer before its entry goes, so that nothing looks open in between', async () => {
    const { outbox } = device();
    let waiting: number | undefined;
    outbox.receive(() => (waiting = outbox.entries().length));
    await outbox.add(checkIn, tick('a'));
    expect([waiting, outbox.entries().length]).toEqual([1, 0]);
  });

  it('keeps writes without a connection, and sends them in the order in which they were made', async () => {
    const { outbox, tasks, answers, arrived, sent } = device();
    answers(lost);
    expect(await outbox.add(checkIn, tick('a'))).toEqual({ kind: 'kept' });
    expect(await outbox.add(checkIn, tick('b'))).toEqual({ kind: 'kept' });
    expect(await outbox.add(checkIn, tick('a', false))).toEqual({ kind: 'kept' });
    // Each time the first one is asked for, and nothing passes it.
    expect(tasks()).toEqual(['a', 'a', 'a']);
    expect(outbox.entries()).toHaveLength(3);
    answers(() => answer);
    await outbox.drain();
    expect(tasks().slice(3)).toEqual(['a', 'b', 'a']);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['ada-1', 'ada-2', 'ada-3']));
    expect([outbox.entries(), arrived.length]).toEqual([[], 3]);
  });

  it('goes on where an earlier page of this device left off', async () => {
    const store = memoryStore();
    const before = device({ store });
    before.answers(lost);
    await before.outbox.add(checkIn, tick('a'));
    await before.outbox.add(checkIn, tick('b'));
    const after = device({ store });
    await after.outbox.drain();
    expect(after.sent).toEqual([
      { task: 'a', key: 'ada-1' },
      { task: 'b', key: 'ada-2' },
    ]);
    expect(await store.all()).toEqual([]);
  });

  it('says what the server refuses to whoever waits for it, and lets the others pass', async () => {
    const { outbox, answers, tasks } = device();
    const closed = new ApiError('conflict', 'This day is over.', { status: 409 });
    answers((task) => (task === 'a' ? closed : answer));
    expect(await Promise.all([outbox.add(checkIn, tick('a')), outbox.add(checkIn, tick('b'))])).toEqual([
      { kind: 'refused', error: closed },
      { kind: 'sent', answer },
    ]);
    expect([tasks(), outbox.entries()]).toEqual([['a', 'b'], []]);
  });

  it('keeps what is refused while nobody waits for it, until it is seen', async () => {
    const store = memoryStore();
    const before = device({ store });
    before.answers(lost);
    await before.outbox.add(checkIn, tick('a'));
    const { outbox, answers, sent } = device({ store });
    answers(() => new ApiError('conflict', 'This day is over.', { status: 409 }));
    await outbox.drain();
    await outbox.drain();
    expect([outbox.entries().map(({ refused }) => refused), sent.length]).toEqual([['This day is over.'], 1]);
    outbox.forget(outbox.entries()[0]?.id ?? '');
    await outbox.drain();
    expect(await store.all()).toEqual([]);
  });

  it('tries a passing failure again, and after five lets those behind it pass', async () => {
    const { outbox, answers, tasks } = device();
    answers((task) => (task === 'a' ? new ApiError('server', 'The server answered 500.', { status: 500 }) : answer));
    await outbox.add(checkIn, tick('a'));
    await outbox.add(checkIn, tick('b'));
    await outbox.drain();
    await outbox.drain();
    expect(tasks()).toEqual(['a', 'a', 'a', 'a']);
    await outbox.drain();
    expect(tasks().slice(4)).toEqual(['a', 'b']);
    expect(outbox.entries()).toHaveLength(1);
  });

  it('sends nobody’s writes with another member’s token', async () => {
    const { outbox, answers, sent, signIn } = device();
    answers(lost);
    await outbox.add(checkIn, tick('a'));
    answers(() => answer);
    signIn('bo');
    await outbox.drain();
    signIn(undefined);
    await outbox.drain();
    expect([sent.length, outbox.entries().length]).toEqual([1, 1]);
    signIn('ada');
    await outbox.drain();
    expect(outbox.entries()).toEqual([]);
  });

  it('says so when nobody is signed in, instead of keeping what is nobody’s', async () => {
    const { outbox, sent, signIn } = device();
    signIn(undefined);
    expect(await outbox.add(checkIn, tick('a'))).toMatchObject({ kind: 'refused', error: { kind: 'unauthorized' } });
    expect([sent.length, outbox.entries().length]).toEqual([0, 0]);
  });

  it('waits for the next sign-in when the session has ended, and leaves alone what it does not know', async () => {
    const store: OutboxStore = memoryStore();
    const unknown = { id: 'x', memberId: 'ada', endpoint: 'POST /api/later', input: {}, createdAt: 0, attempts: 0, refused: null };
    await store.put(unknown);
    const { outbox, answers } = device({ store });
    answers(() => new ApiError('unauthorized', 'Please sign in.', { status: 401 }));
    expect(await outbox.add(checkIn, tick('a'))).toEqual({ kind: 'kept' });
    answers(() => answer);
    await outbox.drain();
    expect(outbox.entries()).toEqual([unknown]);
  });
});
