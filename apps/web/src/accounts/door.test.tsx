import { api, type PublicConfig } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf, tokenFor } from '../testing/member.ts';
import { AuthPage } from './AuthPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { CohortRegisterPage, RegisterPage } from './RegisterPage.tsx';

const config: PublicConfig = {
  environment: 'production',
  buildId: 'abc',
  demo: true,
  audio: true,
  offline: true,
  enableLogs: false,
  aiProvider: 'offline',
  speech: false,
  apiOrigins: [],
  serverTime: '2026-03-01T10:00:00.000Z',
};

const ada = { token: tokenFor('ada', Date.now()), user: memberOf('ada') };

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}
const where = () => screen.queryByTestId('where')?.textContent;

/** Comes to a page before sign-in, as a stranger unless a member is named; `from` is where the guard found them. */
function come(
  path: string,
  server: FakeServer,
  { from, member = null, ...state }: { from?: string; member?: string | null; code?: string } = {},
) {
  const { session } = sessionOf(member);
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <AuthPage /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '/warrior-reg', element: <CohortRegisterPage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ ...parsePath(path), state: from ? { from, ...state } : null }] },
  );
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server, session },
  );
  return { session };
}

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const says = (text: string) => screen.getByText(text);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function signIn(password = 'quiet river stones') {
  fill(/^E-mail/, 'ada@example.org');
  fill(/^Password/, password);
  await press('Sign in');
}

describe('the door', () => {
  it('offers sign-in, an account, a forgotten password, help and what was agreed to', async () => {
    const server = fakeServer().on(api.system.config, { ...config, demo: false });
    come('/auth', server);
    await waitFor(() => expect(server.sent(api.system.config)).toHaveLength(1));
    await act(async () => undefined);
    expect(document.title).toBe('Sign in · Everstep');
    expect(heading('Small steps, kept kindly.')).toBeDefined();
    expect(says('Sign in to go on where you were, or begin in two minutes.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(['Create an account', 'Forgot your password?', 'Help now', 'Terms', 'Privacy'].map(hrefOf)).toEqual([
      '/register',
      '/forgot-password',
      '/help-now',
      '/terms-of-service',
      '/privacy-policy',
    ]);
    expect(screen.queryByRole('button', { name: 'Explore the demo' })).toBeNull();
  });

  it('leads into the demo where the server has one, and says what it is', async () => {
    const server = fakeServer().on(api.system.config, config).on(api.accounts.demo, ada);
    come('/auth', server);
    await screen.findByText(/somebody’s made-up life/);
    await press('Explore the demo');
    await waitFor(() => expect(where()).toBe('/'));
    expect(server.sent(api.accounts.demo)[0]?.body?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('waits for the demo, and says in place of what it is why it did not open', async () => {
    let fail: (error: Error) => void = () => undefined;
    const server = fakeServer().on(api.system.config, config);
    server.on(api.accounts.demo, () => new Promise((_, reject) => (fail = reject)));
    come('/auth', server);
    await screen.findByText(/somebody’s made-up life/);
    await press('Explore the demo');
    const enter = screen.getByRole('button', { name: 'Explore the demo' });
    expect(enter.getAttribute('aria-busy')).toBe('true');
    await act(async () => fail(new ApiError('server', 'Everstep is busy for a moment.', { status: 503 })));
    expect(screen.getByRole('alert').textContent).toContain('Everstep is busy for a moment.');
    expect(screen.queryByText(/somebody’s made-up life/)).toBeNull();
    expect(enter.getAttribute('aria-busy')).not.toBe('true');
  });

  it('leads to where the guard found the stranger, once they have signed in [guard-002]', async () => {
    const server = fakeServer().on(api.system.config, config).on(api.accounts.login, ada);
    come('/auth', server, { from: '/mood-tracker?view=week' });
    await signIn();
    await waitFor(() => expect(where()).toBe('/mood-tracker?view=week'));
    expect(server.sent(api.accounts.login)).toEqual([{ body: { email: 'ada@example.org', password: 'quiet river stones' } }]);
  });

  it('says why a sign-in failed, keeps the address and stays', async () => {
    const refused = new ApiError('unauthorized', 'E-mail or password is wrong.', { status: 401, code: 'wrong_credentials' });
    const { session } = come('/auth', fakeServer().on(api.system.config, config).on(api.accounts.login, refused));
    await signIn('wrong');
    await screen.findByText('E-mail or password is wrong.');
    expect(screen.getByLabelText(/^E-mail/)).toHaveProperty('value', 'ada@example.org');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'That did not work' }));
    expect(session.getSnapshot().status).toBe('unauthenticated');
    expect(where()).toBeUndefined();
  });
});

describe('the sign-in page', () => {
  it('greets whoever comes by themselves', () => {
    come('/login', fakeServer());
    expect(document.title).toBe('Sign in · Everstep');
    expect(heading('Welcome back')).toBeDefined();
    expect(says('Good to see you.')).toBeDefined();
    expect(['Create an account', 'Forgot your password?', 'Help now'].map(hrefOf)).toEqual(['/register', '/forgot-password', '/help-now']);
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  it('tells a member whose session was ended by a 401 that what they typed is kept', async () => {
    come('/login', fakeServer().on(api.accounts.login, ada), { from: '/settings' });
    expect(screen.getByText('Your session has ended. What you typed is kept; sign in to go on.')).toBeDefined();
    await signIn();
    await waitFor(() => expect(where()).toBe('/settings'));
  });
});

it('tells whoever was suspended so, and whom to ask', () => {
  come('/login', fakeServer(), { from: '/settings', code: 'suspended' });
  expect(screen.getByText('Your account is suspended')).toBeDefined();
  expect(screen.getByText(/ask an administrator, or whoever invited you/)).toBeDefined();
  expect(screen.queryByText(/session has ended/)).toBeNull();
});

describe('registration', () => {
  function fillIn() {
    fill(/^First name/, 'Ada');
    fill(/^E-mail/, 'ada@example.org');
    fill(/^Password/, 'quiet river stones');
    fill(/^Birth year/, '1990');
  }

  it.each([
    ['/register', undefined, 'Begin in two minutes', 'A few answers, and you are in. Nothing is public.'],
    ['/warrior-reg', '7DAY001', 'Create your account', 'Your seven days begin today, with two small tasks. Nothing is public.'],
  ])('by %s sends what was typed, with the zone and the cohort %s, and leads in', async (path, cohort, title, line) => {
    const server = fakeServer().on(api.accounts.register, ada);
    come(path, server);
    expect(document.title).toBe('Create an account · Everstep');
    expect(heading(title)).toBeDefined();
    expect(says(line)).toBeDefined();
    fillIn();
    fill(/^Last name/, 'Lovelace');
    await userEvent.click(screen.getByRole('combobox', { name: /^Birth month/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'December' }));
    await press('Create account');
    await waitFor(() => expect(where()).toBe('/'));
    const [sent] = server.sent(api.accounts.register);
    expect(sent?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      password: 'quiet river stones',
      birthYear: 1990,
      birthMonth: 12,
    });
    expect(sent?.body.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(sent?.body.cohort).toBe(cohort);
  });

  it('names every field that the server refused, beside it and above the form, and keeps the rest', async () => {
    const fields = {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      password: 'Password',
      birthMonth: 'Birth month',
      birthYear: 'Birth year',
    };
    const problems = Object.entries(fields).map(([name, label]) => ({ path: `body.${name}`, message: `${label} needs another look.` }));
    const refused = new ApiError('validation', 'Some answers need another look.', { status: 422, code: 'validation', fields: problems });
    come('/register', fakeServer().on(api.accounts.register, refused));
    fillIn();
    await press('Create account');
    await screen.findByRole('region', { name: 'Please check this' });
    for (const label of Object.values(fields)) {
      const message = `${label} needs another look.`;
      const control = screen.getByLabelText(new RegExp(`^${label}`));
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toContain(message);
      expect(screen.getByRole('link', { name: message }).getAttribute('href')).toBe(`#${control.id}`);
    }
    expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Ada');
  });

  it('says for whom it is, what is kept and what one agrees to', () => {
    come('/register', fakeServer());
    expect(screen.getByText(/for people of 18 and over. Month and year are all that is kept/)).toBeDefined();
    expect(says('At least 10 characters. A few unrelated words work well.')).toBeDefined();
    expect(hrefOf('Sign in')).toBe('/login');
    expect(hrefOf('terms')).toBe('/terms-of-service');
    expect(hrefOf('privacy policy')).toBe('/privacy-policy');
  });
});

describe('a forgotten password', () => {
  it('brings the same answer for every address, and can be asked for again', async () => {
    const server = fakeServer().on(api.accounts.forgotPassword, {});
    come('/forgot-password', server);
    expect(document.title).toBe('Forgot your password · Everstep');
    expect(heading('Forgot your password?')).toBeDefined();
    expect(says('It happens. We send you a link to choose a new one.')).toBeDefined();
    fill(/^E-mail/, 'ada@example.org');
    await press('Send the link');
    await screen.findByText('If there is an account with this address, a link is on its way. It works for one hour.');
    await press('Send it again');
    await waitFor(() => expect(server.sent(api.accounts.forgotPassword)).toHaveLength(2));
    expect(hrefOf('Back to sign-in')).toBe('/login');
  });

  it('says what is wrong with the address', async () => {
    const fields = [{ path: 'body.email', message: 'Enter an e-mail address like name@example.org.' }];
    const refused = new ApiError('validation', 'Some fields need another look.', { status: 422, fields });
    come('/forgot-password', fakeServer().on(api.accounts.forgotPassword, refused));
    await press('Send the link');
    expect(await screen.findAllByText(/like name@example.org/)).toHaveLength(2);
    expect(screen.queryByText(/a link is on its way/)).toBeNull();
  });
});

describe('a link that confirms an address', () => {
  const used = new ApiError('server', 'This link is no longer valid. Ask for a new one.', { status: 410, code: 'token_used' });

  it('takes a press, then says which address it is and leads to sign-in', async () => {
    const server = fakeServer().on(api.accounts.verify, { email: 'ada@example.org' });
    come('/auth#verify=a-mailed-token', server);
    await screen.findByRole('button', { name: 'Confirm' });
    expect(document.title).toBe('Confirm your address · Everstep');
    expect(heading('Confirm your address')).toBeDefined();
    expect(screen.queryByRole('link', { name: /new link/ })).toBeNull();
    expect(server.sent(api.accounts.verify)).toEqual([]);
    await press('Confirm');
    await screen.findByText('ada@example.org is now the address of your account.');
    expect(server.sent(api.accounts.verify)).toEqual([{ body: { token: 'a-mailed-token' } }]);
    expect(heading('Your address is confirmed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(hrefOf('Sign in')).toBe('/login');
  });

  it('lets a member who is signed in go on, or ask for a new link', async () => {
    const server = fakeServer().on(api.accounts.verify, used);
    come('/auth#verify=a-mailed-token', server, { member: 'ada' });
    await screen.findByRole('button', { name: 'Confirm' });
    await press('Confirm');
    await screen.findByRole('alert');
    expect(hrefOf('Ask for a new link')).toBe('/settings?tab=account');
    server.on(api.accounts.verify, { email: 'ada@example.org' });
    await press('Confirm');
    await screen.findByText('ada@example.org is now the address of your account.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hrefOf('Go on')).toBe('/');
  });

  it('says so when it was used or has expired, and can be pressed again', async () => {
    come('/auth#verify=a-mailed-token', fakeServer().on(api.accounts.verify, used));
    await screen.findByRole('button', { name: 'Confirm' });
    await press('Confirm');
    await screen.findByText(used.message);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined();
    expect(hrefOf('Sign in to ask for a new link')).toBe('/login');
  });
});
