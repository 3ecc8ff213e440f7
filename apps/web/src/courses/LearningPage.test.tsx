import { api, type CourseMessage, type CourseSession, type Input, safetyCard } from '@everstep/domain';
import { coursePromptExamples } from '@everstep/domain/courses';
import { LinkProvider } from '@everstep/ui';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { CONFIRMED_WITHIN_MS } from '../care/unsent-help.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { OutboxProvider } from '../offline/OutboxProvider.tsx';
import { type FakeServer, fakeServer, renderIn, surroundings } from '../testing/harness.tsx';
import { LearningPage } from './LearningPage.tsx';
import { MakePart } from './MakePart.tsx';
import { useCourseTalk } from './useCourseTalk.ts';

const ID = '0198c0de-1111-7222-8333-444455556601';
const OTHER = '0198c0de-1111-7222-8333-444455556602';
const AT = '2026-03-01T09:00:00.000Z';
let made = 0;
/** Under which keys prompts were sent. */
let keys: (string | undefined)[] = [];
const message = (role: CourseMessage['role'], content: string, more: Partial<CourseMessage> = {}): CourseMessage => {
  made += 1;
  return {
    ...{ id: `0198c0de-1111-7222-8333-${String(made).padStart(12, '0')}`, role, content, timestamp: AT, personaId: 'course-creator' },
    ...{ contentType: 'text', safety: null, offline: false, ...more },
  };
};
const talk = (more: Partial<CourseSession> = {}): CourseSession => ({
  ...{ _id: ID, title: 'Bread', personaId: 'course-creator', lastUpdated: AT, createdAt: AT },
  messages: [message('user', 'How do I begin?'), message('assistant', 'With **one** loaf.')],
  ...more,
});
const personas = [
  { id: 'course-creator', name: 'Ada, the course architect' },
  { id: 'content-generator', name: 'Ben, the lesson writer' },
  { id: 'student-assistant', name: 'Mina, the study companion' },
].map((one) => ({ ...one, description: '', imageUrl: '', role: '', specialties: [] }));
const network = () => new ApiError('network', 'Network error. Please check your connection.');

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** A server that keeps sessions; the persona repeats what it was asked. */
function visit(path = '/learning', first: readonly CourseSession[] = [], prepare: (server: FakeServer) => void = () => undefined) {
  let sessions = [...first];
  let removed: CourseSession[] = [];
  const find = (id: string) => {
    const found = sessions.find(({ _id }) => _id === id);
    if (!found) throw new ApiError('not-found', 'We could not find that.', { status: 404 });
    return found;
  };
  let settings = { personaId: 'course-creator', offline: false };
  const server = fakeServer()
    .on(api.courses.personas, { personas, personaId: 'course-creator' })
    .on(api.courses.settings, () => settings)
    .on(api.courses.changeSettings, ({ body }: Input<typeof api.courses.changeSettings>) => {
      settings = { personaId: body.personaId ?? settings.personaId, offline: body.offline ?? settings.offline };
      return settings;
    })
    .on(api.courses.learningStats, { provider: 'online', speech: false, sessions: 0, prompts: 0, lastUpdated: null })
    .on(api.courses.sessions, () => sessions.map(({ messages: _, ...head }) => head))
    .on(api.courses.session, ({ params }: Input<typeof api.courses.session>) => find(params.sessionId))
    .on(api.courses.prompt, ({ body }: Input<typeof api.courses.prompt>) => {
      const before = body.sessionId === undefined ? talk({ title: body.prompt, messages: [] }) : find(body.sessionId);
      const reply = message('assistant', `You said: ${body.prompt}`, { offline: body.offline ?? false });
      const after = { ...before, messages: [...before.messages, message('user', body.prompt), reply] };
      sessions = [after, ...sessions.filter(({ _id }) => _id !== after._id)];
      return { session: after, reply };
    })
    .on(api.courses.removeSession, ({ params }: Input<typeof api.courses.removeSession>) => {
      removed = [find(params.sessionId)];
      sessions = sessions.filter(({ _id }) => _id !== params.sessionId);
      return {};
    })
    .on(api.courses.restoreSession, ({ params }: Input<typeof api.courses.restoreSession>) => {
      sessions = [...sessions, ...removed];
      return find(params.sessionId);
    });
  prepare(server);
  keys = [];
  const call: Call = (endpoint, input, options) => {
    if (endpoint.path === api.courses.prompt.path && endpoint.method === 'POST') keys.push(options?.idempotencyKey);
    return server.call(endpoint, input, options);
  };
  const page = (
    <LinkProvider component={RouterLink}>
      <OutboxProvider celebrate={() => undefined}>
        <LearningPage />
      </OutboxProvider>
      <Address />
    </LinkProvider>
  );
  renderIn(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })} />, {
    server: { ...server, call },
  });
  return server;
}

const field = () => screen.findByRole('textbox', { name: /^Message to/ });
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const log = () => within(screen.getByRole('log'));
const notices = () => within(screen.getByRole('region', { name: /^Notices/ }));
const prompts = (server: FakeServer) => server.sent(api.courses.prompt).map(({ body }) => body);

it('begins a session with the first prompt, and the second goes on with it [course-003]', async () => {
  const server = visit();
  await userEvent.type(await field(), 'Bread for beginners{Enter}');
  expect(await screen.findByRole('heading', { name: 'Bread for beginners' })).toBeVisible();
  expect(log().getByText('You said: Bread for beginners')).toBeVisible();
  await waitFor(() => expect(address()).toBe(`/learning?session=${ID}`));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Bread for beginners');
  await userEvent.type(await field(), 'And rolls?{Enter}');
  expect(await log().findByText('You said: And rolls?')).toBeVisible();
  expect(prompts(server).map(({ sessionId }) => sessionId)).toEqual([undefined, ID]);
  expect(await screen.findAllByRole('link', { name: /^Bread for beginners/ })).toHaveLength(1);
});

it('shows what was asked while the answer is on its way, and says the answer to those who do not see it', async () => {
  let answer = () => {};
  const server = visit();
  server.on(api.courses.prompt, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    const reply = message('assistant', 'With **one** loaf.');
    return promise.then(() => ({ session: talk({ messages: [message('user', 'Bread?'), reply] }), reply }));
  });
  await userEvent.type(await field(), 'Bread?{Enter}');
  expect(await screen.findByRole('img', { name: 'Writing' })).toBeVisible();
  expect(log().getByText('Bread?')).toBeVisible();
  expect(await field()).toBeDisabled();
  answer();
  await waitFor(() => expect(screen.getAllByRole('status').some((one) => one.textContent === 'With one loaf.')).toBe(true));
  expect(await field()).toHaveFocus();
});

it('loses nothing that was typed when no answer comes, and asks the same once more under the same key [error-049]', async () => {
  const server = visit('/learning', [], (one) => one.on(api.courses.prompt, network()));
  await userEvent.type(await field(), 'Bread?{Enter}');
  await screen.findByText('Failed to get course AI response');
  const alert = screen.getAllByRole('alert').find((one) => one.textContent?.includes('Network error. Please check your connection.'));
  if (!alert) throw new Error('The reason is not said.');
  expect(within(alert).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
  expect(await field()).toHaveValue('Bread?');
  expect(JSON.stringify({ ...localStorage })).toContain('Bread?');
  server.on(api.courses.prompt, { session: talk(), reply: message('assistant', 'x') });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bread' })).toBeVisible();
  expect(screen.queryByText('Failed to get course AI response')).toBeNull();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('shows people to reach where a prompt of danger found nobody who read it, and keeps it', async () => {
  visit('/learning', [], (one) => one.on(api.courses.prompt, network()));
  await userEvent.type(await field(), 'I want to kill myself{Enter}');
  expect(await screen.findByRole('heading', { name: 'Let us pause here' })).toBeVisible();
  expect(await field()).toHaveValue('I want to kill myself');
});

it('shows people to reach after two seconds where a prompt of danger hangs', async () => {
  visit('/learning', [], (one) => one.on(api.courses.prompt, () => new Promise(() => undefined)));
  await userEvent.type(await field(), 'I want to kill myself');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.keyboard('{Enter}');
  await act(() => vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS));
  expect(await screen.findByRole('heading', { name: 'Let us pause here' })).toBeVisible();
  vi.useRealTimers();
});

it('comes back to a prompt that was on its way, asks for its answer under the same key, and begins one session', async () => {
  const first = visit('/learning', [], (one) => one.on(api.courses.prompt, () => new Promise(() => undefined)));
  await userEvent.type(await field(), 'Bread?{Enter}');
  await waitFor(() => expect(prompts(first)).toHaveLength(1));
  const [key] = keys;
  cleanup();
  const again = visit();
  await waitFor(() => expect(address()).toBe(`/learning?session=${ID}`));
  expect(await log().findByText('You said: Bread?')).toBeVisible();
  expect(keys).toEqual([key]);
  expect(prompts(again)).toEqual(prompts(first));
  expect(await field()).toHaveValue('');
  cleanup();
  visit();
  await field();
  expect(keys).toEqual([]);
});

it('shows a stored prompt once while its answer is on its way, and asks nothing by itself that was refused or written on', async () => {
  const waits = (one: FakeServer) => one.on(api.courses.prompt, () => new Promise(() => undefined));
  const stored = talk({ messages: [message('user', 'Bread?')] });
  visit(`/learning?session=${ID}`, [talk()], waits);
  await userEvent.type(await field(), 'Bread?{Enter}');
  await screen.findByRole('img', { name: 'Writing' });
  cleanup();
  visit(`/learning?session=${ID}`, [stored], waits);
  expect(await screen.findByRole('img', { name: 'Writing' })).toBeVisible();
  await waitFor(() => expect(log().getAllByText('Bread?')).toHaveLength(1));
  cleanup();
  localStorage.setItem(`everstep:draft:course:ada:${ID}`, 'Bread? And rolls?');
  visit(`/learning?session=${ID}`, [stored]);
  expect(await field()).toHaveValue('Bread? And rolls?');
  expect(keys).toEqual([]);
  cleanup();
  const refused = new ApiError('server', 'The server answered 500.', { status: 500 });
  visit('/learning', [], (one) => one.on(api.courses.prompt, refused));
  await userEvent.type(await field(), 'Rolls?{Enter}');
  await screen.findByText('Failed to get course AI response');
  cleanup();
  visit();
  expect(await field()).toHaveValue('Rolls?');
  expect(keys).toEqual([]);
});

it('keeps a draft for each session over a reload', async () => {
  localStorage.setItem('everstep:draft:course:ada:new', 'Half a quest');
  localStorage.setItem(`everstep:draft:course:ada:${ID}`, 'Another half');
  visit('/learning', [talk()]);
  expect(await field()).toHaveValue('Half a quest');
  await userEvent.click(await screen.findByRole('link', { name: /^Bread/ }));
  await waitFor(async () => expect(await field()).toHaveValue('Another half'));
});

it('asks the persona that was chosen, and says what each is good at', async () => {
  const server = visit();
  expect(await screen.findByText(/Learning objectives/)).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Mina, Study companion' }));
  expect(await screen.findByText(/Study plans/)).toBeVisible();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Mina' }), 'I am stuck{Enter}');
  await waitFor(() => expect(prompts(server)).toEqual([{ prompt: 'I am stuck', personaId: 'student-assistant', offline: false }]));
  expect(server.sent(api.courses.changeSettings)).toEqual([{ body: { personaId: 'student-assistant' } }]);
});

it('lays an example into the field, below what stands there', async () => {
  visit();
  const [example] = coursePromptExamples['course-creator'];
  await userEvent.click(await screen.findByRole('button', { name: example?.label ?? '' }));
  expect(await field()).toHaveValue(example?.prompt);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'My own words');
  await userEvent.click(screen.getByRole('button', { name: example?.label ?? '' }));
  expect(await field()).toHaveValue(`My own words\n\n${example?.prompt}`);
});

it('opens a session by its address, with its author and what the built-in assistant wrote', async () => {
  const reply = message('assistant', 'By rules.', { personaId: 'student-assistant', offline: true });
  visit(`/learning?session=${ID}`, [talk({ messages: [message('user', 'Hello'), reply] })]);
  expect(await screen.findByText(/^Mina ·.*· answered by the built-in assistant$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New session' })).toHaveAttribute('href', '/learning');
  expect(screen.getByRole('link', { name: /^Bread/ })).toHaveAttribute('aria-current', 'true');
});

it('says of a session that is gone, or of no name at all, that it is not here', async () => {
  visit(`/learning?session=${OTHER}`);
  expect(await screen.findByText('This session is not here')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull();
});

it('loads a session again that could not be read', async () => {
  const server = visit(`/learning?session=${ID}`, [], (one) =>
    one.on(api.courses.session, new ApiError('server', 'Broken', { status: 500 })),
  );
  expect(await screen.findByText('The session could not be loaded')).toBeVisible();
  server.on(api.courses.session, talk());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How do I begin?')).toBeVisible();
});

it('deletes the open session, and Undo opens it again', async () => {
  const server = visit(`/learning?session=${ID}`, [talk()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Bread”' }));
  await waitFor(() => expect(address()).toBe('/learning'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Bread/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(address()).toBe(`/learning?session=${ID}`));
  expect(await screen.findByText('How do I begin?')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Bread/ })).toBeVisible();
  expect(server.sent(api.courses.restoreSession)).toEqual([{ params: { sessionId: ID } }]);
});

it('keeps a session that could not be deleted, and says so', async () => {
  visit('/learning', [talk()], (server) => server.on(api.courses.removeSession, network()));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Bread”' }));
  await waitFor(() => expect(notices().getByText('The session could not be deleted')).toBeVisible());
  expect(screen.getByRole('link', { name: /^Bread/ })).toBeVisible();
});

it('shows people to reach instead of an answer, where a prompt speaks of danger', async () => {
  const card = safetyCard('suicide', 'GB');
  const reply = message('assistant', card.title, { contentType: 'safety', safety: { level: 4, card } });
  visit(`/learning?session=${ID}`, [talk({ messages: [message('user', 'I cannot go on'), reply] })]);
  expect(await screen.findByRole('heading', { name: card.title })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Help now|More people/i }).length).toBeGreaterThan(0);
  expect(screen.queryByText(/answered by the built-in assistant/)).toBeNull();
});

it('has nothing to report where no model is meant to answer', async () => {
  const stats = { provider: 'offline', speech: false, sessions: 0, prompts: 0, lastUpdated: null } as const;
  visit('/learning', [], (server) => server.on(api.courses.learningStats, stats));
  expect(await screen.findByText('The built-in assistant answers.')).toBeVisible();
  expect(screen.queryByText(/key is missing or invalid/)).toBeNull();
});

it('tells calmly and once that a connected service refuses the key', async () => {
  const refused = { content: 'OFFLINE', problem: 'not-configured', offline: true, safety: null } as const;
  visit('/learning', [], (server) => server.on(api.courses.generateContent, refused));
  await userEvent.click(await screen.findByRole('button', { name: 'Who answers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  await userEvent.keyboard('{Escape}');
  const told = await screen.findByText(/key is missing or invalid/);
  expect(told.closest('[role="alert"]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(screen.queryByText(/key is missing or invalid/)).toBeNull();
  expect(Object.values({ ...localStorage }).some((value) => /key is missing/.test(String(value)))).toBe(true);
});

it('asks the built-in assistant where the member wants it, and tests the connection', async () => {
  const server = visit('/learning', [], (one) =>
    one.on(api.courses.generateContent, { content: 'ONLINE', problem: null, offline: false, safety: null }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Who answers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('ONLINE - Connection test passed')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /^Use the built-in assistant/ }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('The built-in assistant answers, as you chose.')).toBeVisible();
  expect(server.sent(api.courses.changeSettings)).toEqual([{ body: { offline: true } }]);
  await userEvent.type(await field(), 'Bread?{Enter}');
  await waitFor(() => expect(prompts(server)[0]).toMatchObject({ offline: true }));
});

it('asks nobody before it is known whom [error-048]', async () => {
  const server = fakeServer();
  const Around = surroundings({ server });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Around>
      <OutboxProvider celebrate={() => undefined}>{children}</OutboxProvider>
    </Around>
  );
  const ai = { personaId: null, offline: false, noteFailure: () => undefined };
  const { result } = renderHook(() => useCourseTalk({ sessionId: null, ai, onBegun: () => undefined }), { wrapper });
  act(() => result.current.draft.setText('Bread?'));
  act(() => result.current.ask());
  expect(result.current.problem?.title).toBe('No course AI persona selected');
  expect(result.current.draft.text).toBe('Bread?');
  expect(server.sent(api.courses.prompt)).toEqual([]);
});

it('says that the personas could not be loaded, and goes on with the one that was chosen [error-052]', async () => {
  visit('/learning', [], (server) => server.on(api.courses.personas, network()));
  expect(await screen.findByText('Failed to load course personas')).toBeVisible();
  expect(screen.getByText('Ada answers meanwhile.')).toBeVisible();
  expect(await field()).toBeEnabled();
});

it('has a tab for making with an address of its own', async () => {
  visit(`/learning?session=${ID}`, [talk()]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Make' }));
  expect(address()).toBe(`/learning?session=${ID}&view=make`);
  await userEvent.click(screen.getByRole('tab', { name: 'Ask' }));
  expect(address()).toBe(`/learning?session=${ID}`);
});

it('says when the code of a tab does not come, and asks for it anew', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: React.ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>The tab itself</p> });
  renderIn(<MakePart load={load} />);
  expect(await screen.findByText(/What you wrote is safe/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The tab itself')).toBeVisible();
  silence.mockRestore();
});
