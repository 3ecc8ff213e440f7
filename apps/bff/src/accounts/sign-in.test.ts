import { api, DomainError, hasTokenFormat, readTokenExpiry } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { Limit } from '../http/route.ts';
import { CallError, databases, world } from '../testing/index.ts';
import { issueToken, TOKEN_LIFE_SECONDS } from './tokens.ts';

const { accounts } = api;
const person = { firstName: 'Nia', email: 'nia@example.org', password: 'three old bicycles', birthYear: 1990, birthMonth: 5 };
const credentials = { email: person.email, password: person.password };

describe.each(databases)('registering on %s', (database) => {
  it('answers with a token and the user, and the account can sign in afterwards [api-003] [session-005]', async () => {
    const { nobody, as, clock } = await world(database);
    const registered = await nobody.call(accounts.register, { body: person });
    expect(registered.user).toMatchObject({
      firstName: 'Nia',
      name: 'Nia',
      email: person.email,
      emailVerified: false,
      level: 1,
      isDemo: false,
    });
    expect(hasTokenFormat(registered.token)).toBe(true);
    expect(readTokenExpiry(registered.token)).toBe(clock.now().getTime() + TOKEN_LIFE_SECONDS * 1000);
    const { user } = await as(registered.token).call(accounts.me);
    expect(user.id).toBe(registered.user.id);
    const signedIn = await nobody.call(accounts.login, { body: credentials });
    expect(signedIn.user.id).toBe(registered.user.id);
  });

  it('answers 201 with token and user at the top of the envelope as well [api-004]', async () => {
    const { nobody } = await world(database);
    const response = await nobody.fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(response.status).toBe(201);
    const inner = { token: expect.any(String), user: expect.objectContaining({ email: person.email }) };
    expect(await response.json()).toEqual({ success: true, data: inner, ...inner });
  });

  it('keeps a name on one line and in its own direction, wherever it is written', async () => {
    const { nobody, as } = await world(database);
    const { token, user } = await nobody.call(accounts.register, {
      body: { ...person, firstName: 'Nia\r\nWin a prize', lastName: '\u202eaniN' },
    });
    expect([user.firstName, user.lastName]).toEqual(['Nia Win a prize', 'aniN']);
    const { user: changed } = await as(token).call(accounts.updateProfile, {
      body: { firstName: ' نیلوفر\u200cجان\u0007', lastName: '\u2066Ng' },
    });
    expect([changed.firstName, changed.lastName]).toEqual(['نیلوفر\u200cجان', 'Ng']);
    await expect(as(token).call(accounts.updateProfile, { body: { firstName: '\u202e\u200b' } })).rejects.toMatchObject({
      fields: [{ path: 'body.firstName', message: 'Enter your first name.' }],
    });
  });

  it('keeps year and month of birth and the cohort, and the zone of the browser', async () => {
    const { nobody, db } = await world(database);
    const { user } = await nobody.call(accounts.register, { body: { ...person, cohort: '7DAY001', timeZone: 'Asia/Kathmandu' } });
    const row = await db.query.selectFrom('member').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ birthYear: 1990, birthMonth: 5, cohort: '7DAY001', timeZone: 'Asia/Kathmandu' });
    expect(JSON.stringify(user)).not.toMatch(/birth|passwordHash/i);
  });

  it('names every field that is missing or wrong, and none of the values', async () => {
    const { nobody } = await world(database);
    const empty = await nobody.fetch('/api/auth/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(empty.status).toBe(422);
    const needed = ['birthMonth', 'birthYear', 'email', 'firstName', 'password'].map((field) => `body.${field}`);
    expect(await empty.json()).toMatchObject({
      error: { code: 'validation', fields: expect.arrayContaining(needed.map((path) => expect.objectContaining({ path }))) },
    });
    const body = {
      firstName: ' ',
      email: 'not-an-address',
      password: 'short',
      birthYear: 1990.5,
      birthMonth: 13,
      timeZone: 'Mars/Olympus',
    };
    const wrong = await nobody.call(accounts.register, { body }).catch((error: unknown) => error);
    if (!(wrong instanceof CallError)) throw wrong;
    expect(wrong.fields.map(({ path }) => path).sort()).toEqual([...needed, 'body.timeZone']);
    expect(JSON.stringify(wrong.fields)).not.toContain('not-an-address');
  });

  it('is for people of 18 and older, from the end of the birth month', async () => {
    const { nobody, clock } = await world(database, { at: '2026-03-31T23:00' });
    const young = { ...person, birthYear: 2008, birthMonth: 3 };
    await expect(nobody.call(accounts.register, { body: young })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.birthYear', message: expect.stringContaining('18') }],
    });
    clock.advance({ hours: 2 });
    await expect(nobody.call(accounts.register, { body: young })).resolves.toMatchObject({ user: { email: person.email } });
  });

  it('refuses a common password, and the e-mail as password, together with whatever else is wrong', async () => {
    const { nobody } = await world(database);
    await expect(nobody.call(accounts.register, { body: { ...person, password: 'Basketball', birthYear: 2020 } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.birthYear' }, { path: 'body.password' }],
    });
    await expect(nobody.call(accounts.register, { body: { ...person, password: 'Nia@Example.org' } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.password' }],
    });
  });

  it('gives an address one account, in whatever case it is typed', async () => {
    const { nobody } = await world(database);
    await nobody.call(accounts.register, { body: person });
    await expect(nobody.call(accounts.register, { body: { ...person, email: 'NIA@Example.ORG ' } })).rejects.toMatchObject({
      status: 409,
      code: 'email_taken',
      fields: [{ path: 'body.email' }],
    });
  });

  it('makes the first person administrator and nobody after them, also when several register at once', async () => {
    const { nobody, db } = await world(database);
    await db.query.deleteFrom('member').execute();
    await nobody.call(accounts.demo, { body: {} });
    const bodies = ['a', 'b', 'c', 'd'].map((name) => ({ ...person, email: `${name}@example.org` }));
    const answers = await Promise.all(bodies.map((body) => nobody.call(accounts.register, { body })));
    expect(answers.filter(({ user }) => user.role === 'admin')).toHaveLength(1);
    const next = await nobody.call(accounts.register, { body: { ...person, email: 'e@example.org' } });
    expect(next.user.role).toBe('member');
  });

  it('gives one of two registrations at once the address', async () => {
    const { nobody, db } = await world(database);
    const results = await Promise.allSettled([1, 2, 3].map(() => nobody.call(accounts.register, { body: person })));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'email_taken' });
    expect(await db.query.selectFrom('member').select('id').where('email', '=', person.email).execute()).toHaveLength(1);
  });
});

describe.each(databases)('signing in on %s', (database) => {
  it('answers with a token and the user, under both paths [api-002] [api-012]', async () => {
    const { nobody, register } = await world(database);
    const nia = await register(person);
    const answer = await nobody.call(accounts.login, { body: { ...credentials, email: ' NIA@example.org' } });
    expect(answer).toMatchObject({ token: expect.any(String), user: { id: nia.id } });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
    };
    expect((await nobody.fetch('/auth/login', init)).status).toBe(200);
  });

  it('tells a wrong password and an unknown address the same', async () => {
    const { nobody, register } = await world(database);
    await register(person);
    const attempts = [
      { ...credentials, password: 'three old tricycles' },
      { email: 'nobody@example.org', password: person.password },
    ];
    for (const body of attempts) {
      await expect(nobody.call(accounts.login, { body })).rejects.toMatchObject({ status: 401, code: 'invalid_credentials', fields: [] });
    }
  });

  it('names the fields of a bad body', async () => {
    const { nobody } = await world(database);
    await expect(nobody.call(accounts.login, { body: { email: 'x', password: '' } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.email' }, { path: 'body.password' }],
    });
  });

  it('tells a suspended member so only after the right password', async () => {
    const { nobody, register, db } = await world(database);
    const nia = await register(person);
    await db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', nia.id).execute();
    await expect(nobody.call(accounts.login, { body: credentials })).rejects.toMatchObject({ status: 403, code: 'suspended' });
    await expect(nobody.call(accounts.login, { body: { ...credentials, password: 'wrong' } })).rejects.toMatchObject({ status: 401 });
    await expect(nia.call(accounts.me)).rejects.toMatchObject({ status: 403, code: 'suspended' });
  });

  it('stops after ten failures for an e-mail, the right password included', async () => {
    const { nobody, register } = await world(database, { env: { RATE_LIMIT_SCALE: '1' } });
    await register(person);
    const wrong = { ...credentials, password: 'three old tricycles' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(nobody.call(accounts.login, { body: wrong })).rejects.toMatchObject({ status: 401 });
    }
    await expect(nobody.call(accounts.login, { body: credentials })).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfter: expect.stringMatching(/^[1-9]\d*$/),
    });
  });

  it('counts the failures of one network over all e-mails', async () => {
    const { nobody, register } = await world(database, { env: { RATE_LIMIT_SCALE: '1' } });
    await register(person);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const body = { email: `guess${attempt}@example.org`, password: 'whatever it was' };
      await expect(nobody.call(accounts.login, { body })).rejects.toMatchObject({ status: 401 });
    }
    await expect(nobody.call(accounts.login, { body: credentials })).rejects.toMatchObject({ status: 429 });
  });

  it('forgets failures once the right password came', async () => {
    const { nobody, register } = await world(database, { env: { RATE_LIMIT_SCALE: '1' } });
    await register(person);
    for (let round = 0; round < 12; round += 1) await nobody.call(accounts.login, { body: credentials });
    await expect(nobody.call(accounts.login, { body: credentials })).resolves.toMatchObject({ user: { email: person.email } });
  });

  it('refuses when failures cannot be counted', async () => {
    const uncounted = async (_name: string, limit: Limit) => {
      if (limit.failClosed) throw new DomainError('unavailable');
    };
    const { nobody } = await world(database, { deps: { limits: { take: uncounted, check: uncounted, clear: async () => undefined } } });
    await expect(nobody.call(accounts.login, { body: credentials })).rejects.toMatchObject({ status: 503 });
  });
});

describe.each(databases)('a token on %s', (database) => {
  it('is refused when it is missing, malformed, forged or unsigned', async () => {
    const { nobody, ada, as, clock } = await world(database);
    await expect(nobody.call(accounts.me)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    const [header, payload] = ada.token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const forged = await issueToken(Buffer.alloc(32, 7), { memberId: ada.id, sessionId: 'x', role: 'admin' }, clock.now());
    for (const token of ['abc', `${header}.${payload}.AAAA`, `${none}.${payload}.`, `${none}.${payload}.AAAA`, forged]) {
      await expect(as(token).call(accounts.me)).rejects.toMatchObject({ status: 401, code: 'session_expired' });
    }
  });

  it('is refused once it has run out', async () => {
    const { ada, clock } = await world(database);
    clock.advance({ seconds: TOKEN_LIFE_SECONDS - 1 });
    await expect(ada.call(accounts.me)).resolves.toMatchObject({ user: { id: ada.id } });
    clock.advance({ seconds: 2 });
    await expect(ada.call(accounts.userProfile)).rejects.toMatchObject({ status: 401 });
  });

  it('of one member does not open the session of another', async () => {
    const { ada, bo, as, deps, db } = await world(database);
    const session = await db.query.selectFrom('session').select('id').where('memberId', '=', ada.id).executeTakeFirstOrThrow();
    const mixed = await issueToken(deps.secret, { memberId: bo.id, sessionId: session.id, role: 'member' }, deps.clock.now());
    await expect(as(mixed).call(accounts.me)).rejects.toMatchObject({ status: 401 });
  });

  it('says nothing about the role: that is read from the database', async () => {
    const { ada, as, deps, db } = await world(database);
    const session = await db.query.selectFrom('session').select('id').where('memberId', '=', ada.id).executeTakeFirstOrThrow();
    const boastful = await issueToken(deps.secret, { memberId: ada.id, sessionId: session.id, role: 'admin' }, deps.clock.now());
    const { user } = await as(boastful).call(accounts.me);
    expect(user.role).toBe('member');
  });

  it('is renewed past half its life, and the new one outlives the old', async () => {
    const { ada, as, clock } = await world(database);
    const young = await ada.fetch('/api/auth/me');
    expect(young.headers.get('x-renewed-token')).toBeNull();
    clock.advance({ days: 4 });
    const renewed = (await ada.fetch('/api/auth/me')).headers.get('x-renewed-token') ?? '';
    expect(readTokenExpiry(renewed)).toBe(clock.now().getTime() + TOKEN_LIFE_SECONDS * 1000);
    clock.advance({ days: 4 });
    await expect(as(renewed).call(accounts.me)).resolves.toMatchObject({ user: { id: ada.id } });
    await expect(ada.call(accounts.me)).rejects.toMatchObject({ status: 401 });
  });

  it('is handed out again when the first renewal got lost on the way', async () => {
    const { ada, clock } = await world(database);
    clock.advance({ days: 4 });
    await ada.fetch('/api/auth/me');
    clock.advance({ minutes: 2 });
    expect((await ada.fetch('/api/auth/me')).headers.get('x-renewed-token')).not.toBeNull();
    clock.advance({ minutes: 20 });
    expect((await ada.fetch('/api/auth/me')).headers.get('x-renewed-token')).toBeNull();
  });
});
