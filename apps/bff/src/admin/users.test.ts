import { ADMIN_CONFIRMED_MINUTES, api, readMailLink } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { CallError, databases, explain, listeningDatabase, type Person, type World, world } from '../testing/index.ts';

const PASSWORD = 'quiet river stones';
const newcomer = { firstName: 'Dora', lastName: 'Diallo', email: 'dora@example.org', birthYear: 1990, birthMonth: 5 };

/** A second administrator, who has a password. */
async function administrator(w: World): Promise<Person> {
  const person = await w.register({ firstName: 'Pia', email: 'pia@example.org', password: PASSWORD });
  await w.db.query.updateTable('member').set({ role: 'admin' }).where('id', '=', person.id).execute();
  return person;
}
const confirmed = async (w: World): Promise<Person> => {
  const pia = await administrator(w);
  await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } });
  return pia;
};
const namesOf = (users: readonly { readonly name: string }[]) => users.map(({ name }) => name);
/** How each act was refused. */
const refusalsOf = async (acts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(acts)).map((result) =>
    result.status === 'rejected' && result.reason instanceof CallError ? result.reason.code : 'done',
  );
const actsOf = async ({ admin }: World) => (await admin.call(api.admin.audit)).entries.map(({ act, userName }) => `${act} ${userName}`);

describe.each(databases)('the list of users on %s', (database) => {
  it('is found by the beginning of a name, a last name or an address, in any case [api-073] [role-004]', async () => {
    const { admin, member, db } = await world(database);
    const omer = await member({ firstName: 'Ömer' });
    await db.query.updateTable('member').set({ lastName: 'van Dyke' }).where('id', '=', omer.id).execute();
    const found = async (q: string) => namesOf((await admin.call(api.admin.users, { query: { q } })).users);
    expect(await found('ADA')).toEqual(['Ada']);
    expect(await found('ada.')).toEqual(['Ada']);
    expect(await found('ömer v')).toEqual(['Ömer van Dyke']);
    expect(await found('van')).toEqual(['Ömer van Dyke']);
    expect(await found('da')).toEqual([]);
    expect(await found("%' or 1=1")).toEqual([]);
  });

  it('comes in each order a page at a time, nobody twice and nobody left out', async () => {
    const { admin, member, clock } = await world(database);
    for (const firstName of ['Cleo', 'Cleo', 'dora', 'Édith']) {
      clock.advance({ hours: 1 });
      await member({ firstName });
    }
    for (const sort of ['joined', 'name', 'email'] as const) {
      const orders = await Promise.all(
        (['asc', 'desc'] as const).map(async (direction) => {
          const seen: string[] = [];
          let cursor: string | null | undefined;
          do {
            const query = { sort, direction, limit: 2, ...(cursor ? { cursor } : {}) };
            const page = await admin.call(api.admin.users, { query });
            seen.push(...page.users.map(({ id }) => id));
            cursor = page.nextCursor;
          } while (cursor);
          return seen;
        }),
      );
      expect(new Set(orders[0]).size).toBe(7);
      expect(orders[0]).toEqual(orders[1]?.toReversed());
    }
    const { users } = await admin.call(api.admin.users, { query: { sort: 'name', direction: 'asc' } });
    expect(namesOf(users)).toEqual(['Ada', 'Bo', 'Cleo', 'Cleo', 'dora', 'Ines', 'Édith']);
    const admins = await admin.call(api.admin.users, { query: { role: 'admin', status: 'active' } });
    expect(namesOf(admins.users)).toEqual(['Ines']);
    const foreign = admin.call(api.admin.users, { query: { cursor: Buffer.from('somebody').toString('base64url') } });
    await expect(foreign).rejects.toMatchObject({ status: 422, fields: [{ path: 'query.cursor' }] });
  });
});

describe.each(databases)('an administrator on %s', (database) => {
  it('makes an account once, whose owner is mailed the way to a password [admin-001] [api-085]', async () => {
    const w = await world(database);
    const { admin, mail, nobody, deps } = w;
    const body = { ...newcomer, id: deps.ids.next() };
    const made = await Promise.all([1, 2].map(() => admin.call(api.admin.createUser, { body })));
    expect(made[0]).toMatchObject({ id: body.id, role: 'member', status: 'active', name: 'Dora Diallo', lastSeenAt: null });
    await expect.poll(() => mail.sent.filter(({ to }) => to === newcomer.email)).toHaveLength(1);
    const link = /https?:\/\/\S+/.exec(mail.sent.at(-1)?.text ?? '')?.[0] ?? '';
    const secret = readMailLink(new URL(link).hash)?.token ?? '';
    await nobody.call(api.accounts.resetPassword, { body: { token: secret, newPassword: PASSWORD } });
    const { user } = await nobody.call(api.accounts.login, { body: { email: newcomer.email, password: PASSWORD } });
    expect(user).toMatchObject({ id: body.id, emailVerified: true });
    expect(await actsOf(w)).toEqual(['user_created Dora Diallo']);
    await expect(admin.call(api.admin.createUser, { body: newcomer })).rejects.toMatchObject({ code: 'email_taken' });
    const young = admin.call(api.admin.createUser, { body: { ...newcomer, email: 'young@example.org', birthYear: 2020 } });
    await expect(young).rejects.toMatchObject({ fields: [{ path: 'body.birthYear' }] });
  });

  it('makes no other account under an id that is known, and does not say that it did', async () => {
    const w = await world(database);
    const { admin, ada, db, deps } = w;
    const body = { ...newcomer, id: deps.ids.next() };
    await admin.call(api.admin.createUser, { body });
    for (const change of [{ email: 'other@example.org' }, { firstName: 'Zoe' }, { birthYear: 1991 }, { role: 'admin' as const }])
      await expect(admin.call(api.admin.createUser, { body: { ...body, ...change } })).rejects.toMatchObject({
        status: 409,
        code: 'conflict',
      });
    const { email } = await db.query.selectFrom('member').select('email').where('id', '=', ada.id).executeTakeFirstOrThrow();
    const known = admin.call(api.admin.createUser, { body: { ...newcomer, id: ada.id, email, role: 'admin' } });
    await expect(known).rejects.toMatchObject({ status: 409, code: 'conflict' });
    const id = deps.ids.next();
    const made = await Promise.allSettled(
      ['one', 'two', 'three'].map((name) => admin.call(api.admin.createUser, { body: { ...newcomer, id, email: `${name}@example.org` } })),
    );
    const refused = made.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toMatchObject([{ code: 'conflict' }, { code: 'conflict' }]);
  });

  it('may send an act again under its key once the password was given', async () => {
    const w = await world(database);
    const pia = await administrator(w);
    const suspend = () =>
      pia.call(
        api.admin.userStatus,
        { params: { userId: w.ada.id }, body: { status: 'suspended' } },
        { idempotencyKey: '0192f0c1-2b3c-7d4e-8f50-0123456789ab' },
      );
    await expect(suspend()).rejects.toMatchObject({ code: 'confirmation_needed' });
    await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } });
    for (const _ of [1, 2]) expect(await suspend()).toMatchObject({ id: w.ada.id, status: 'suspended' });
    expect((await actsOf(w)).filter((act) => act.startsWith('user_suspended'))).toHaveLength(1);
  });

  it('corrects a name, and not what was changed meanwhile [api-086]', async () => {
    const w = await world(database);
    const params = { id: w.ada.id };
    const changed = await w.admin.call(api.admin.updateUser, { params, body: { firstName: 'Augusta', lastName: 'King', version: 1 } });
    expect(changed).toMatchObject({ name: 'Augusta King', version: 2 });
    const stale = w.admin.call(api.admin.updateUser, { params, body: { firstName: 'Ida', version: 1 } });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { user: { name: 'Augusta King' } } });
    await w.admin.call(api.admin.updateUser, { params, body: { lastName: 'King' } });
    expect(await actsOf(w)).toEqual(['user_renamed Augusta King']);
    expect((await w.ada.call(api.accounts.me)).user.name).toBe('Augusta King');
  });

  it('is asked for the password before what takes an account away or gives power, and again after five minutes', async () => {
    const w = await world(database);
    const pia = await administrator(w);
    const { clock, ada } = w;
    const acts = () => [
      pia.call(api.admin.userStatus, { params: { userId: ada.id }, body: { status: 'suspended' } }),
      pia.call(api.admin.deleteUser, { params: { id: ada.id } }),
      pia.call(api.admin.updateUser, { params: { id: ada.id }, body: { role: 'admin' } }),
      pia.call(api.admin.createUser, { body: { ...newcomer, role: 'admin' } }),
    ];
    expect(await refusalsOf(acts())).toEqual(Array(4).fill('confirmation_needed'));
    const wrong = pia.call(api.admin.confirm, { body: { currentPassword: 'quiet river' } });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_password', fields: [{ path: 'body.currentPassword' }] });
    const idempotencyKey = crypto.randomUUID();
    const { until } = await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } }, { idempotencyKey });
    // A fast hash of the password must not lie beside the slow one.
    expect(await w.db.query.selectFrom('idempotency').select('key').where('key', '=', idempotencyKey).execute()).toEqual([]);
    expect(Date.parse(until) - clock.now().getTime()).toBe(ADMIN_CONFIRMED_MINUTES * 60_000);
    await pia.call(api.admin.updateUser, { params: { id: ada.id }, body: { role: 'admin' } });
    clock.advance({ minutes: ADMIN_CONFIRMED_MINUTES, seconds: 1 });
    expect(await refusalsOf(acts())).toEqual(['confirmation_needed', 'confirmation_needed', 'done', 'confirmation_needed']);
    expect(await actsOf(w)).toEqual(['user_promoted Ada']);
  });

  it('suspends, which signs out everywhere at once, and lets in again [api-075] [role-007]', async () => {
    const w = await world(database);
    const pia = await confirmed(w);
    const params = { userId: w.ada.id };
    const suspended = await pia.call(api.admin.userStatus, { params, body: { status: 'suspended' } });
    expect(suspended.status).toBe('suspended');
    // It says why, and not that a session has run out.
    await expect(w.ada.call(api.accounts.me)).rejects.toMatchObject({ status: 403, code: 'suspended' });
    await pia.call(api.admin.userStatus, { params, body: { status: 'suspended' } });
    expect((await pia.call(api.admin.userStatus, { params, body: { status: 'active' } })).status).toBe('active');
    await expect(w.ada.call(api.accounts.me)).rejects.toMatchObject({ status: 401, code: 'session_expired' });
    expect(await actsOf(w)).toEqual(['user_reactivated Ada', 'user_suspended Ada']);
  });

  it('is asked for the password before an administrator is let in again, who has power then; a member needs none', async () => {
    const w = await world(database);
    const pia = await administrator(w);
    const olu = await w.member({ firstName: 'Olu', role: 'admin' });
    for (const { id } of [olu, w.ada]) await w.db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', id).execute();
    const letIn = ({ id }: Person) => pia.call(api.admin.userStatus, { params: { userId: id }, body: { status: 'active' } });
    expect(await refusalsOf([letIn(olu), letIn(w.ada)])).toEqual(['confirmation_needed', 'done']);
    expect((await w.admin.call(api.admin.users, { query: { role: 'admin', status: 'active' } })).users).toHaveLength(2);
    await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } });
    expect((await letIn(olu)).status).toBe('active');
    w.clock.advance({ minutes: ADMIN_CONFIRMED_MINUTES, seconds: 1 });
    // Nothing changes for one who is in already.
    expect((await letIn(olu)).status).toBe('active');
    expect(await actsOf(w)).toEqual(['user_reactivated Olu', 'user_reactivated Ada']);
  });

  it('deletes an account with everything in it, and nobody else’s [api-087] [role-012]', async () => {
    const w = await world(database);
    const pia = await confirmed(w);
    for (const who of [w.ada, w.bo]) await who.call(api.mood.log, { body: { score: 4, note: 'Rain on the lake' } });
    await pia.call(api.admin.deleteUser, { params: { id: w.ada.id } });
    await expect(w.ada.call(api.accounts.me)).rejects.toMatchObject({ status: 401 });
    expect(await w.db.query.selectFrom('mood').select('memberId').execute()).toEqual([{ memberId: w.bo.id }]);
    await expect(pia.call(api.admin.deleteUser, { params: { id: w.ada.id } })).rejects.toMatchObject({ status: 404 });
    expect((await w.admin.call(api.admin.audit)).entries).toMatchObject([
      { act: 'user_deleted', userId: w.ada.id, userName: null, actorName: 'Pia' },
    ]);
  });

  it('has a link for a new password mailed to somebody, and never sees it', async () => {
    const w = await world(database);
    const { ada, mail, nobody } = w;
    const pia = await confirmed(w);
    await w.db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', w.bo.id).execute();
    const send = async (id: string) => (await pia.fetch(`/api/admin/users/${id}/password-link`, { method: 'POST' })).text();
    const answer = await send(ada.id);
    expect(JSON.parse(answer)).toMatchObject({ data: { mailServer: false } });
    const { email } = (await ada.call(api.accounts.me)).user;
    await expect.poll(() => mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Choose a new password']);
    const token = readMailLink(new URL(/https?:\/\/\S+/.exec(mail.sent.at(-1)?.text ?? '')?.[0] ?? '').hash)?.token ?? '';
    expect(token).not.toBe('');
    const audit = await pia.call(api.admin.audit);
    expect(answer + JSON.stringify(audit)).not.toContain(token);
    expect(audit.entries).toMatchObject([{ act: 'user_password_link', actorName: 'Pia', userId: ada.id }]);
    await nobody.call(api.accounts.resetPassword, { body: { token, newPassword: PASSWORD } });
    await nobody.call(api.accounts.login, { body: { email, password: PASSWORD } });
    await expect(pia.call(api.admin.passwordLink, { params: { id: w.bo.id } })).rejects.toMatchObject({ code: 'conflict' });
    await expect(pia.call(api.admin.passwordLink, { params: { id: w.deps.ids.next() } })).rejects.toMatchObject({ status: 404 });
  });

  it('has no more links mailed than somebody could ask for, and none without the password or as a member', async () => {
    const w = await world(database);
    const pia = await administrator(w);
    const link = (who: Person, id: string) => who.call(api.admin.passwordLink, { params: { id } });
    expect(await refusalsOf([link(pia, w.ada.id), link(w.bo, w.ada.id)])).toEqual(['confirmation_needed', 'forbidden']);
    expect(w.mail.sent.filter(({ subject }) => subject === 'Choose a new password')).toEqual([]);
    await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } });
    const refusals = await refusalsOf(Array.from({ length: 7 }, () => link(pia, w.ada.id)));
    expect(refusals.toSorted()).toEqual([...Array(5).fill('done'), ...Array(2).fill('limit_reached')]);
    expect((await actsOf(w)).filter((act) => act === 'user_password_link Ada')).toHaveLength(5);
    w.clock.advance({ hours: 1, seconds: 1 });
    await pia.call(api.admin.confirm, { body: { currentPassword: PASSWORD } });
    expect(await link(pia, w.ada.id)).toEqual({ mailServer: false });
  });

  it('cannot demote, suspend or delete themselves, and the last one not at all [role-012]', async () => {
    const w = await world(database);
    const pia = await confirmed(w);
    const own = (id: string) => [
      pia.call(api.admin.updateUser, { params: { id }, body: { role: 'member' } }),
      pia.call(api.admin.userStatus, { params: { userId: id }, body: { status: 'suspended' } }),
      pia.call(api.admin.deleteUser, { params: { id } }),
    ];
    expect(await refusalsOf(own(pia.id))).toEqual(Array(3).fill('own_account'));
    await pia.call(api.admin.updateUser, { params: { id: w.admin.id }, body: { role: 'member' } });
    expect(await refusalsOf(own(pia.id))).toEqual(Array(3).fill('last_admin'));
    await expect(w.admin.call(api.admin.users)).rejects.toMatchObject({ status: 403 });
  });

  it('leaves a trace of each act that not even the database lets anybody change', async () => {
    const w = await world(database);
    const { admin, ada, db } = w;
    const letter = { title: 'A walk together', message: 'On Sunday at ten.' };
    const { id } = await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } });
    for (const _ of [1, 2]) await admin.call(api.admin.cancelNotification, { params: { id } });
    const message = await admin.call(api.admin.sendMessage, { params: { userId: ada.id }, body: { message: 'How are you?' } });
    await ada.call(api.notifications.reply, { params: { id: message.id }, body: { content: 'Well' } });
    const [thread] = (await admin.call(api.admin.threads)).threads;
    await admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'Good.' } });
    expect(await actsOf(w)).toEqual(['thread_answered Ada', 'message_sent Ada', 'notification_cancelled null', 'notification_sent null']);
    const first = await admin.call(api.admin.audit, { query: { limit: 3 } });
    const second = await admin.call(api.admin.audit, { query: { limit: 3, cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ entries: [{ act: 'notification_sent', recordId: id }], nextCursor: null });
    // Titles, and nothing of what was written.
    expect([...first.entries, ...second.entries].map(({ recordName }) => recordName)).toEqual([
      ...Array(2).fill('A message from Ines'),
      ...Array(2).fill('A walk together'),
    ]);
    expect(JSON.stringify([first, second])).not.toMatch(/Sunday|How are you|Good|example\.org/);
    await expect(db.query.deleteFrom('audit').execute()).rejects.toThrow(/only added to/);
    await expect(db.query.updateTable('audit').set({ act: 'user_renamed' }).execute()).rejects.toThrow(/only added to/);
  });
});

it('lists users and acts along their indexes', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { admin } = await world('sqlite', { deps: { db } });
  asked.length = 0;
  for (const sort of ['joined', 'name', 'email'] as const) {
    const { nextCursor } = await admin.call(api.admin.users, { query: { sort, limit: 1 } });
    await admin.call(api.admin.users, { query: { sort, limit: 1, cursor: nextCursor ?? '' } });
    await admin.call(api.admin.users, { query: { sort, role: 'member', status: 'active' } });
  }
  await admin.call(api.admin.users, { query: { status: 'suspended' } });
  await admin.call(api.admin.audit);
  const plans = asked
    .filter(({ sql }) => /from "(?:member|audit)"/.test(sql) && /order by/.test(sql))
    .map(({ sql, parameters }) => explain(database, sql, parameters));
  expect(plans.length).toBe(11);
  expect(plans.filter((plan) => plan.join().includes('member_suspended'))).toHaveLength(1);
  for (const plan of plans) expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|^SCAN \w+$/m);
});
