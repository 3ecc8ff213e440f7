import { api, readMailLink } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { databases, type World, world } from '../testing/index.ts';

const { accounts } = api;

/** Waits for the newest mail to somebody about something, and reads the token out of its link. */
async function mailedToken({ mail }: Pick<World, 'mail'>, to: string, subject: RegExp): Promise<string> {
  const find = (): Mail | undefined => mail.sent.findLast((sent) => sent.to === to && subject.test(sent.subject));
  await expect.poll(find).toBeDefined();
  const link = /https?:\/\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
  return readMailLink(new URL(link).hash)?.token ?? '';
}

describe.each(databases)('confirming an address on %s', (database) => {
  it('takes the link from the mail, once, under both paths [api-010] [api-016]', async () => {
    const here = await world(database);
    const nia = await here.register();
    const token = await mailedToken(here, nia.email, /Confirm/);
    expect(await here.nobody.call(accounts.verify, { body: { token } })).toEqual({ email: nia.email });
    expect((await nia.call(accounts.me)).user.emailVerified).toBe(true);
    const again = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
    };
    for (const path of ['/api/auth/verify-email', '/auth/verify-email']) expect((await here.nobody.fetch(path, again)).status).toBe(410);
  });

  it('refuses a link after an hour, one that was made up, and a missing one', async () => {
    const here = await world(database);
    const nia = await here.register();
    const token = await mailedToken(here, nia.email, /Confirm/);
    here.clock.advance({ minutes: 60 });
    for (const wrong of [token, 'x'.repeat(43)]) {
      await expect(here.nobody.call(accounts.verify, { body: { token: wrong } })).rejects.toMatchObject({
        status: 410,
        code: 'token_used',
      });
    }
    await expect(here.nobody.call(accounts.verify, { body: { token: '' } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.token' }],
    });
  });

  it('keeps only a hash of the token', async () => {
    const here = await world(database);
    const nia = await here.register();
    const token = await mailedToken(here, nia.email, /Confirm/);
    const rows = await here.db.query.selectFrom('accountToken').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('mails it again on request, a few times an hour, and no more once it is confirmed', async () => {
    const here = await world(database);
    const nia = await here.register();
    await expect(here.nobody.call(accounts.resendVerification)).rejects.toMatchObject({ status: 401 });
    for (let request = 0; request < 7; request += 1) await nia.call(accounts.resendVerification);
    const token = await mailedToken(here, nia.email, /Confirm/);
    await here.nobody.call(accounts.verify, { body: { token } });
    here.clock.advance({ hours: 2 });
    await nia.call(accounts.resendVerification);
    await here.close();
    expect(here.mail.sent.filter(({ to }) => to === nia.email)).toHaveLength(5);
  });

  it('makes the owner of ADMIN_EMAIL administrator, not before', async () => {
    const here = await world(database, { env: { ADMIN_EMAIL: 'Chief@Example.org' } });
    const chief = await here.register({ email: 'chief@example.org' });
    expect((await chief.call(accounts.me)).user.role).toBe('member');
    await here.nobody.call(accounts.verify, { body: { token: await mailedToken(here, chief.email, /Confirm/) } });
    expect((await chief.call(accounts.me)).user.role).toBe('admin');
  });

  it('makes them administrator at the next sign-in when ADMIN_EMAIL was set later', async () => {
    const here = await world(database, { env: { ADMIN_EMAIL: 'chief@example.org' } });
    const chief = await here.register({ email: 'chief@example.org' });
    const credentials = { body: { email: chief.email, password: chief.password } };
    expect((await here.nobody.call(accounts.login, credentials)).user.role).toBe('member');
    const confirmed = { emailVerifiedAt: here.clock.now().toISOString() };
    await here.db.query.updateTable('member').set(confirmed).where('id', '=', chief.id).execute();
    expect((await here.nobody.call(accounts.login, credentials)).user.role).toBe('admin');
  });
});

describe.each(databases)('another e-mail on %s', (database) => {
  it('counts only once its own link was opened; the old one is told [api-005]', async () => {
    const here = await world(database);
    const nia = await here.register();
    const changed = await nia.call(accounts.updateProfile, { body: { email: 'Nia.New@example.org' } });
    expect(changed.user).toMatchObject({ email: nia.email, pendingEmail: 'nia.new@example.org' });
    await mailedToken(here, nia.email, /about to change/);
    const token = await mailedToken(here, 'nia.new@example.org', /Confirm/);
    await here.nobody.call(accounts.verify, { body: { token } });
    expect((await nia.call(accounts.me)).user).toMatchObject({ email: 'nia.new@example.org', pendingEmail: null, emailVerified: true });
    const login = { password: nia.password };
    await expect(here.nobody.call(accounts.login, { body: { ...login, email: nia.email } })).rejects.toMatchObject({ status: 401 });
    await expect(here.nobody.call(accounts.login, { body: { ...login, email: 'nia.new@example.org' } })).resolves.toBeDefined();
  });

  it('is refused when somebody has it, also when they take it in the meantime', async () => {
    const here = await world(database);
    const nia = await here.register();
    const bea = await here.register();
    await expect(nia.call(accounts.updateProfile, { body: { email: bea.email } })).rejects.toMatchObject({
      code: 'email_taken',
      fields: [{ path: 'body.email' }],
    });
    await nia.call(accounts.updateProfile, { body: { email: 'free@example.org' } });
    const token = await mailedToken(here, 'free@example.org', /Confirm/);
    await here.register({ email: 'free@example.org' });
    await expect(here.nobody.call(accounts.verify, { body: { token } })).rejects.toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('is forgotten when the member names the present one again, and its link with it', async () => {
    const here = await world(database);
    const nia = await here.register();
    await nia.call(accounts.updateProfile, { body: { email: 'typo@example.org' } });
    const token = await mailedToken(here, 'typo@example.org', /Confirm/);
    const back = await nia.call(accounts.updateProfile, { body: { email: nia.email } });
    expect(back.user.pendingEmail).toBeNull();
    await expect(here.nobody.call(accounts.verify, { body: { token } })).rejects.toMatchObject({ code: 'token_used' });
  });
});

describe.each(databases)('a forgotten password on %s', (database) => {
  it('is replaced with the link from the mail, once; every device is signed out [api-008] [api-009] [api-014] [api-015]', async () => {
    const here = await world(database);
    const nia = await here.register();
    expect(await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } })).toEqual({});
    const token = await mailedToken(here, nia.email, /new password/);
    const body = { token, newPassword: 'four new scooters' };
    expect(await here.nobody.call(accounts.resetPassword, { body })).toEqual({});
    await expect(nia.call(accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(here.nobody.call(accounts.login, { body: { email: nia.email, password: nia.password } })).rejects.toMatchObject({
      status: 401,
    });
    const { user } = await here.nobody.call(accounts.login, { body: { email: nia.email, password: body.newPassword } });
    expect(user.emailVerified).toBe(true);
    await expect(here.nobody.call(accounts.resetPassword, { body })).rejects.toMatchObject({ status: 410, code: 'token_used' });
  });

  it('answers the same for an address without an account, and mails nobody', async () => {
    const here = await world(database);
    await here.register();
    const known = here.mail.sent.length;
    const unknown = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org' }),
    };
    const response = await here.nobody.fetch('/api/auth/forgot-password', unknown);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ success: true, data: {} });
    await here.close();
    expect(here.mail.sent.slice(known).filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
  });

  it('keeps the link good when the new password is not accepted', async () => {
    const here = await world(database);
    const nia = await here.register();
    await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const token = await mailedToken(here, nia.email, /new password/);
    for (const newPassword of ['short', 'qwertyuiop', nia.email]) {
      await expect(here.nobody.call(accounts.resetPassword, { body: { token, newPassword } })).rejects.toMatchObject({
        status: 422,
        fields: [{ path: 'body.newPassword' }],
      });
    }
    await expect(here.nobody.call(accounts.resetPassword, { body: { token, newPassword: 'four new scooters' } })).resolves.toEqual({});
  });

  it('gives one of two resets at once the link', async () => {
    const here = await world(database);
    const nia = await here.register();
    await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const token = await mailedToken(here, nia.email, /new password/);
    const attempts = ['four new scooters', 'five new scooters'].map((newPassword) =>
      here.nobody.call(accounts.resetPassword, { body: { token, newPassword } }),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lets somebody in again whom too many failures had locked out', async () => {
    const here = await world(database, { env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
    const nia = await here.register();
    // Each try comes from another network, so that only the e-mail is locked.
    const login = (password: string, network: number) =>
      here.nobody.call(accounts.login, { body: { email: nia.email, password } }, { headers: { 'x-forwarded-for': `10.0.0.${network}` } });
    for (let network = 1; network <= 10; network += 1) await expect(login('guess', network)).rejects.toMatchObject({ status: 401 });
    await expect(login(nia.password, 11)).rejects.toMatchObject({ status: 429 });
    await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const token = await mailedToken(here, nia.email, /new password/);
    await here.nobody.call(accounts.resetPassword, { body: { token, newPassword: 'four new scooters' } });
    await expect(login('four new scooters', 12)).resolves.toMatchObject({ user: { id: nia.id } });
  });

  it('tells whether its link still works before anything is typed, nothing about the account, and as often as asked', async () => {
    const here = await world(database);
    const nia = await here.register();
    const forget = () => here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const check = (token: string) => here.nobody.call(accounts.checkReset, { body: { token } });
    const useless = { status: 410, code: 'token_used', fields: [], details: undefined };
    await forget();
    const used = await mailedToken(here, nia.email, /new password/);
    for (let time = 0; time < 3; time += 1) expect(await check(used)).toEqual({});
    await here.nobody.call(accounts.resetPassword, { body: { token: used, newPassword: 'four new scooters' } });
    for (const token of [used, 'x'.repeat(43), await mailedToken(here, nia.email, /Confirm/)])
      await expect(check(token)).rejects.toMatchObject(useless);
    await forget();
    await expect.poll(() => mailedToken(here, nia.email, /new password/)).not.toBe(used);
    const old = await mailedToken(here, nia.email, /new password/);
    expect(await check(old)).toEqual({});
    here.clock.advance({ minutes: 60 });
    await expect(check(old)).rejects.toMatchObject(useless);
  });

  it('says that its link does not work any more once the account has another address', async () => {
    const here = await world(database);
    const nia = await here.register();
    await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const token = await mailedToken(here, nia.email, /new password/);
    await here.db.query.updateTable('member').set({ email: 'nia.moved@example.org' }).where('id', '=', nia.id).execute();
    await expect(here.nobody.call(accounts.checkReset, { body: { token } })).rejects.toMatchObject({ code: 'token_used' });
  });

  it('lets nobody try links in numbers', async () => {
    const here = await world(database, { env: { RATE_LIMIT_SCALE: '1' } });
    const check = () => here.nobody.call(accounts.checkReset, { body: { token: 'x'.repeat(43) } });
    for (let time = 0; time < 60; time += 1) await expect(check()).rejects.toMatchObject({ status: 410 });
    await expect(check()).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('takes no link of the other purpose', async () => {
    const here = await world(database);
    const nia = await here.register();
    const confirming = await mailedToken(here, nia.email, /Confirm/);
    await expect(
      here.nobody.call(accounts.resetPassword, { body: { token: confirming, newPassword: 'four new scooters' } }),
    ).rejects.toMatchObject({ code: 'token_used' });
  });
});

describe.each(databases)('changing the password on %s', (database) => {
  it('signs every device out and answers with a new token for this one [api-007]', async () => {
    const here = await world(database);
    const nia = await here.register();
    const body = { currentPassword: nia.password, newPassword: 'four new scooters' };
    const { token } = await nia.call(accounts.changePassword, { body });
    await expect(nia.call(accounts.me)).rejects.toMatchObject({ status: 401 });
    await expect(here.as(token).call(accounts.me)).resolves.toMatchObject({ user: { id: nia.id } });
    await expect(here.nobody.call(accounts.login, { body: { email: nia.email, password: body.newPassword } })).resolves.toBeDefined();
    await mailedToken(here, nia.email, /was changed/);
  });

  it('asks for the right current password and an acceptable new one, by name', async () => {
    const { nobody, register, ada } = await world(database);
    const nia = await register();
    const change = (currentPassword: string, newPassword: string) =>
      nia.call(accounts.changePassword, { body: { currentPassword, newPassword } });
    await expect(change('wrong', 'four new scooters')).rejects.toMatchObject({
      code: 'wrong_password',
      fields: [{ path: 'body.currentPassword' }],
    });
    await expect(change(nia.password, '1234567890')).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.newPassword' }] });
    await expect(change('', 'short')).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.currentPassword' }, { path: 'body.newPassword' }],
    });
    const body = { currentPassword: nia.password, newPassword: 'four new scooters' };
    await expect(nobody.call(accounts.changePassword, { body })).rejects.toMatchObject({ status: 401 });
    await expect(ada.call(accounts.changePassword, { body })).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(nia.call(accounts.me)).resolves.toBeDefined();
  });

  it('makes a reset link that was still open worthless', async () => {
    const here = await world(database);
    const nia = await here.register();
    await here.nobody.call(accounts.forgotPassword, { body: { email: nia.email } });
    const token = await mailedToken(here, nia.email, /new password/);
    await nia.call(accounts.changePassword, { body: { currentPassword: nia.password, newPassword: 'four new scooters' } });
    await expect(here.nobody.call(accounts.resetPassword, { body: { token, newPassword: 'five new scooters' } })).rejects.toMatchObject({
      code: 'token_used',
    });
  });
});
