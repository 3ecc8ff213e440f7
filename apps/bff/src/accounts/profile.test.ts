import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { CallError, databases, type Person, world } from '../testing/index.ts';

const { accounts } = api;
const userOf = async (person: Person) => (await person.call(accounts.me)).user;

describe.each(databases)('the profile on %s', (database) => {
  it('is answered to its member under every path, with both ids [api-001] [api-061] [entity-014]', async () => {
    const { ada, nobody } = await world(database);
    for (const path of ['/api/auth/me', '/api/user/profile', '/user/profile']) {
      const response = await ada.fetch(path, { headers: { accept: 'application/json' } });
      const user = expect.objectContaining({ _id: ada.id, id: ada.id, role: 'member', firstName: 'Ada', profileImage: null });
      expect(await response.json()).toEqual({ success: true, data: { user, lastEventId: '0' }, user });
      expect((await nobody.fetch(path, { headers: { accept: 'application/json' } })).status).toBe(401);
    }
  });

  it('changes what was sent and leaves the rest [api-005] [api-017]', async () => {
    const { ada } = await world(database);
    const before = await userOf(ada);
    const body = { firstName: 'Augusta', timeZone: 'Europe/London', dayStartHour: 5, colorMode: 'dark', calmMode: true } as const;
    const { user } = await ada.call(accounts.updateProfile, { body });
    expect(user).toEqual({ ...before, ...body, name: 'Augusta', version: before.version + 1 });
    expect(await userOf(ada)).toEqual(user);
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"lastName":"King"}',
    };
    expect((await ada.fetch('/auth/profile', init)).status).toBe(200);
    expect((await userOf(ada)).name).toBe('Augusta King');
  });

  it('stays as it is when nothing was sent', async () => {
    const { ada } = await world(database);
    const before = await userOf(ada);
    expect(await ada.call(accounts.updateProfile, { body: {} })).toEqual({ user: before, award: null });
  });

  it('refuses a change that is based on an older version, and brings the present one', async () => {
    const { ada } = await world(database);
    const { version } = await userOf(ada);
    await ada.call(accounts.updateProfile, { body: { focus: 'Patience', version } });
    const stale = await ada.call(accounts.updateProfile, { body: { focus: 'Speed', version } }).catch((error: unknown) => error);
    if (!(stale instanceof CallError)) throw stale;
    expect(stale).toMatchObject({ status: 409, code: 'conflict', details: { user: await userOf(ada) } });
    expect((await userOf(ada)).focus).toBe('Patience');
  });

  it('names every field that is wrong', async () => {
    const { ada, nobody } = await world(database);
    const body = { firstName: '', email: 'x', dayStartHour: 7, timeZone: 'Nowhere', colorScheme: 'gold', calmMode: 'yes' };
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await ada.fetch('/api/auth/profile', put);
    expect(response.status).toBe(422);
    const fields = Object.keys(body).map((name) => expect.objectContaining({ path: `body.${name}` }));
    expect(await response.json()).toMatchObject({ error: { code: 'validation', fields: expect.arrayContaining(fields) } });
    expect((await nobody.fetch('/api/auth/profile', put)).status).toBe(401);
  });

  it('earns a first step once it is complete, and only the first time', async () => {
    const { ada } = await world(database);
    const half = await ada.call(accounts.updateProfile, { body: { lastName: 'Lovelace' } });
    expect(half).toMatchObject({ award: null, user: { profileComplete: false } });
    const whole = await ada.call(accounts.updateProfile, { body: { focus: 'Numbers that sing' } });
    expect(whole).toMatchObject({
      award: { xpAwarded: 20, receipt: { firstSteps: [{ code: 'profile_completed' }] } },
      user: { profileComplete: true, points: 20 },
    });
    await ada.call(accounts.updateProfile, { body: { focus: '' } });
    const again = await ada.call(accounts.updateProfile, { body: { focus: 'Engines' } });
    expect(again.award?.xpAwarded ?? 0).toBe(0);
    expect(again.user.points).toBe(20);
  });

  it('earns a first step with the first colour scheme, and only with that', async () => {
    const { ada } = await world(database);
    const first = await ada.call(accounts.updateProfile, { body: { colorScheme: 'teal' } });
    expect(first).toMatchObject({
      award: { xpAwarded: 20, receipt: { firstSteps: [{ code: 'scheme_chosen' }] } },
      user: { colorScheme: 'teal', points: 20 },
    });
    const second = await ada.call(accounts.updateProfile, { body: { colorScheme: 'red' } });
    expect(second).toMatchObject({ award: null, user: { colorScheme: 'red', points: 20 } });
  });

  it('tells both first steps of one change in one award', async () => {
    const { ada } = await world(database);
    const { award, user } = await ada.call(accounts.updateProfile, {
      body: { lastName: 'Lovelace', focus: 'Engines', colorScheme: 'blue' },
    });
    expect(award).toMatchObject({ xpAwarded: 40, newTotalXP: 40 });
    expect(award?.receipt.firstSteps.map(({ code }) => code)).toEqual(['scheme_chosen', 'profile_completed']);
    expect(user).toMatchObject({ points: 40, coins: award?.newTotalCoins });
  });

  it('earns each first step once, also when it is sent many times at once', async () => {
    const { ada } = await world(database);
    const body = { lastName: 'Lovelace', focus: 'Engines', colorScheme: 'blue' } as const;
    await Promise.all([1, 2, 3, 4].map(() => ada.call(accounts.updateProfile, { body })));
    expect((await userOf(ada)).points).toBe(40);
  });

  it('of one member is not changed by another', async () => {
    const { ada, bo } = await world(database);
    await bo.call(accounts.updateProfile, { body: { focus: 'Mine' } });
    expect((await userOf(ada)).focus).toBe('');
  });
});
