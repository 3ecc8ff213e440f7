import { type AdminTemplate, api, type TemplateContent } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { emptyDevice } from '../testing/storages.ts';
import { AdminChallenges } from './AdminChallenges.tsx';

const ID = '019c0000-0000-7000-8000-00000000000a';
const DRAFT = `everstep:draft:admin-challenge:ada:${ID}`;
const NEW_DRAFT = 'everstep:draft:admin-challenge:ada:new';

const content: TemplateContent = {
  name: 'Morning light',
  line: 'Quiet mornings at the window.',
  category: 'rest',
  difficulty: 'gentle',
  minutes: 5,
  days: [1, 2, 3].map((day) => ({ title: `Morning ${day}`, why: '', task: 'Stand at the window', line: '' })),
};
const templateOf = (change: Partial<AdminTemplate> = {}): AdminTemplate => ({
  ...{ id: ID, state: 'published', changed: false, version: 2, content },
  createdAt: '2026-03-10T08:00:00.000Z',
  updatedAt: '2026-03-17T16:20:00.000Z',
  publishedAt: '2026-03-12T08:00:00.000Z',
  ...change,
});

/** A server with one template, which it changes as it is told. */
function templateServer(start = templateOf()): FakeServer {
  let stored = start;
  return fakeServer()
    .on(api.templates.read, () => stored)
    .on(api.templates.create, ({ body: { id = ID, ...made } }) => {
      stored = templateOf({ id, state: 'draft', version: 1, publishedAt: null, content: { ...content, ...made, days: content.days } });
      return stored;
    })
    .on(api.templates.change, ({ body: { version, ...changed } }) => {
      if (version !== stored.version) throw new ApiError('conflict', 'Changed meanwhile', { status: 409, code: 'conflict' });
      stored = { ...stored, version: version + 1, changed: true, content: { ...content, ...changed, days: content.days } };
      return stored;
    })
    .on(api.templates.publish, () => {
      stored = { ...stored, state: 'published', changed: false, version: stored.version + 1 };
      return stored;
    });
}

function open(path: string, server = templateServer()) {
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role: 'admin' }));
  const router = createMemoryRouter([{ path: '/admin/challenges/:id?', element: <AdminChallenges /> }], { initialEntries: [path] });
  const page = renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server, session },
  );
  return { server, router, page };
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  emptyDevice();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inLine = /^In a line/;

describe('a challenge that is being written', () => {
  it('says all at once what is missing and sends nothing; what is there lies on the device', async () => {
    const first = open('/admin/challenges/new');
    await screen.findByRole('heading', { name: 'A new challenge' });
    type(inLine, 'Three mornings');
    press('Publish');
    const problems = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(problems).toEqual(
      expect.arrayContaining([
        'Give the challenge a name.',
        'Choose what it is about.',
        'Give day 1 a name.',
        'Write what there is to do on day 7.',
      ]),
    );
    expect(first.server.sent(api.templates.create)).toHaveLength(0);
    first.page.unmount();
    open('/admin/challenges/new');
    expect((await screen.findByLabelText<HTMLInputElement>(inLine)).value).toBe('Three mornings');
  });

  it('is stored and published with one press, under its own address, and leaves no draft behind', async () => {
    const days = content.days.map((day, index) => ({ key: String(index), ...day }));
    localStorage.setItem(NEW_DRAFT, JSON.stringify({ draft: { ...content, days }, version: null }));
    const { server, router } = open('/admin/challenges/new');
    await screen.findByDisplayValue('Morning light');
    press('Publish');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/admin\/challenges\/[0-9a-f-]{36}$/));
    expect(server.sent(api.templates.create)[0]?.body).toMatchObject(content);
    expect(server.sent(api.templates.publish)[0]?.body).toEqual({ version: 1 });
    expect(localStorage.getItem(NEW_DRAFT)).toBeNull();
  });
});

describe('a challenge that members have', () => {
  it('is changed and published again in one go', async () => {
    const { server } = open(`/admin/challenges/${ID}`);
    await screen.findByDisplayValue('Morning light');
    expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    type(inLine, 'Five mornings');
    press('Publish changes');
    await screen.findAllByText('Published: members see it now');
    expect(server.sent(api.templates.change)[0]?.body).toMatchObject({ line: 'Five mornings', version: 2 });
    expect(server.sent(api.templates.publish)[0]?.body).toEqual({ version: 3 });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('has nothing to save once a change is taken back by hand', async () => {
    open(`/admin/challenges/${ID}`);
    await screen.findByDisplayValue('Morning light');
    type(inLine, 'Five mornings');
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    type(inLine, content.line);
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it('asks whose words shall stand where somebody else has changed it meanwhile, and loses neither before that', async () => {
    const server = templateServer();
    open(`/admin/challenges/${ID}`, server);
    await screen.findByDisplayValue('Morning light');
    type(inLine, 'Mine');
    const theirs = templateOf({ version: 5, content: { ...content, line: 'Theirs' } });
    server.on(api.templates.read, theirs).on(api.templates.change, ({ body: { version } }) => {
      if (version !== 5) throw new ApiError('conflict', 'Changed meanwhile', { status: 409, code: 'conflict' });
      return templateOf({ version: 6, content: { ...content, line: 'Mine' } });
    });
    press('Save');
    await screen.findByText('Somebody has changed this challenge meanwhile');
    expect(screen.getByDisplayValue('Mine')).toBeDefined();
    press('Keep mine');
    press('Save');
    await screen.findAllByText('Saved');
    expect(server.sent(api.templates.change).map(({ body }) => [body.line, body.version])).toEqual([
      ['Mine', 2],
      ['Mine', 5],
    ]);
  });

  it('can be left to the other one', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ draft: { ...content, line: 'Mine', days: [] }, version: 1 }));
    open(`/admin/challenges/${ID}`);
    await screen.findByText('Somebody has changed this challenge meanwhile');
    press('Take theirs');
    expect(screen.getByDisplayValue(content.line)).toBeDefined();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('keeps what was typed when the call fails, in the words for administrators', async () => {
    const server = templateServer().on(api.templates.change, new ApiError('network', 'Lost', { status: 0 }));
    open(`/admin/challenges/${ID}`, server);
    await screen.findByDisplayValue('Morning light');
    type(inLine, 'Five mornings');
    press('Save');
    await screen.findByText('Network error occurred');
    expect(screen.getByDisplayValue('Five mornings')).toBeDefined();
  });

  it('is withdrawn after a question', async () => {
    const server = templateServer().on(api.templates.withdraw, templateOf({ state: 'withdrawn', version: 3 }));
    open(`/admin/challenges/${ID}`, server);
    await screen.findByDisplayValue('Morning light');
    press('Withdraw');
    expect(server.sent(api.templates.withdraw)).toHaveLength(0);
    const yes = (await screen.findByRole('alertdialog')).querySelectorAll('button');
    await userEvent.click([...yes].find(({ textContent }) => textContent === 'Withdraw') ?? document.body);
    await screen.findAllByText('Withdrawn: nobody can begin it any more');
    expect(server.sent(api.templates.withdraw)[0]?.body).toEqual({ version: 2 });
  });
});

it('takes the focus when it is opened from the list, and gives it back to its row; a page that has just been loaded keeps it', async () => {
  const user = userEvent.setup();
  const { id, content: _, ...standing } = templateOf();
  const row = { id, ...standing, name: 'Morning light', category: 'rest', difficulty: 'gentle', durationDays: 3 } as const;
  const server = templateServer().on(api.templates.list, { templates: [row], nextCursor: null });
  const { page } = open('/admin/challenges', server);
  (await screen.findByRole('link', { name: 'Morning light' })).focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('region', { name: 'Challenge' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  screen.getByRole('link', { name: 'All challenges' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Morning light' })));
  page.unmount();
  open(`/admin/challenges/${ID}`, server);
  await screen.findByDisplayValue('Morning light');
  expect(document.activeElement).toBe(document.body);
});
