import { api, type Council, type CouncilVoice, corePersonaIds, differencesOf, type Goal, type Input, stepGoalId } from '@everstep/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { CONFIRMED_WITHIN_MS } from '../care/unsent-help.ts';
import { AIProvider, useAI } from '../chat/AIProvider.tsx';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { CouncilPage } from './CouncilPage.tsx';

afterEach(() => void vi.useRealTimers());

const ID = '0198c0de-1111-7222-8333-444455556601';
const voice = (personaId: CouncilVoice['personaId'], more: Partial<CouncilVoice> = {}): CouncilVoice => ({
  personaId,
  status: 'complete',
  text: `${personaId} sees it so.`,
  nextStep: `Do what ${personaId} says by Friday.`,
  evidence: [],
  offline: false,
  ...more,
});
const council: Council = {
  id: ID,
  question: 'Stay or leave?',
  voices: [voice('kael'), voice('skye')],
  differences: differencesOf(['kael', 'skye']),
  chosenPersonaId: null,
  safety: { level: 0, card: null },
  offline: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  version: 1,
};
const goalOf = (id: string, title: string): Goal => ({
  ...{ id, title, why: '', size: 'S', state: 'active', dueDate: null, milestones: [], habits: [], confidence: [], progress: 0, lesson: '' },
  ...{ createdAt: council.createdAt, completedAt: null, updatedAt: council.updatedAt, version: 1 },
});
const network = () => new ApiError('network', 'Network error. Please check your connection.');

/** What the chat was begun with. */
function Begun() {
  const { begun, personaId } = useAI();
  return begun === null ? null : <output>{`${personaId}: ${begun}`}</output>;
}

/** A server that keeps one council and the goals that are set. */
function visit(path: string, first: Council = council, prepare: (server: FakeServer) => void = () => undefined): FakeServer {
  let now = first;
  let goals: Goal[] = [];
  const server = fakeServer()
    .on(api.council.list, () => ({
      councils: [{ ...now, personaIds: now.voices.map(({ personaId }) => personaId), nextStep: null, waiting: false }],
      nextCursor: null,
    }))
    .on(api.council.read, () => now)
    .on(api.council.ask, ({ body }: Input<typeof api.council.ask>) => {
      now = { ...now, id: body.id ?? ID, question: body.question };
      return now;
    })
    .on(api.council.choose, ({ body }: Input<typeof api.council.choose>) => {
      now = { ...now, chosenPersonaId: body.personaId, version: now.version + 1 };
      return now;
    })
    .on(api.council.retry, ({ body }: Input<typeof api.council.retry>) => {
      now = { ...now, voices: now.voices.map((one) => (one.personaId === body.personaId ? voice(one.personaId) : one)) };
      return now;
    })
    .on(api.council.remove, {})
    .on(api.council.restore, () => now)
    .on(api.goals.list, () => ({ goals, nextCursor: null }))
    .on(api.goals.create, ({ body }: Input<typeof api.goals.create>) => {
      const goal = goalOf(body.id ?? '', body.title);
      goals = [goal];
      return { ...goal, award: awardOf({ xpAwarded: 15 }) };
    })
    .on(api.goals.remove, ({ params }: Input<typeof api.goals.remove>) => {
      goals = [];
      return { id: params.id, xpTaken: 15 };
    });
  prepare(server);
  const around = (page: React.ReactNode) => (
    <GamificationProvider>
      <AIProvider>
        {page}
        <Begun />
      </AIProvider>
    </GamificationProvider>
  );
  const router = createMemoryRouter([{ path: '/council/:councilId?', element: around(<CouncilPage />) }], { initialEntries: [path] });
  renderIn(<RouterProvider router={router} />, { server });
  return server;
}

const question = () => screen.findByRole('textbox', { name: /^Your question/ });
const guide = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name},`) });
const choice = (name: string) => screen.findByRole('button', { name: new RegExp(`step of ${name}$`) });
const notices = () => within(screen.getByRole('region', { name: /^Notices/ }));

it('keeps the question and the guides on this device until they are asked, under one id however often it is tried', async () => {
  const server = visit('/council');
  await userEvent.type(await question(), 'Stay or leave?');
  await userEvent.click(guide('Kael'));
  await userEvent.click(guide('Nova'));
  const answer = () => council;
  server.on(api.council.ask, network());
  const ask = screen.getByRole('button', { name: 'Ask Kael and Nova' });
  await userEvent.click(ask);
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
  expect(await question()).toHaveValue('Stay or leave?');
  expect(JSON.stringify({ ...localStorage })).toContain('Stay or leave?');
  server.on(api.council.ask, answer);
  await userEvent.click(ask);
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay or leave?' })).toBeVisible();
  const [first, second] = server.sent(api.council.ask).map(({ body }) => body);
  expect(first).toEqual({ id: expect.any(String), question: 'Stay or leave?', personaIds: ['kael', 'nova'] });
  expect(second?.id).toBe(first?.id);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Stay or leave?');
});

it('brings people to reach before it asks for what is missing', async () => {
  visit('/council');
  await userEvent.type(await question(), 'Should I kill myself?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask your guides' }));
  expect(await screen.findByRole('heading', { name: 'Let us pause here' })).toBeVisible();
  expect(await question()).toHaveValue('Should I kill myself?');
});

it('brings people to reach after two seconds where a question of danger hangs', async () => {
  const server = visit('/council');
  server.on(api.council.ask, () => new Promise(() => undefined));
  await userEvent.type(await question(), 'Should I kill myself?');
  for (const name of ['Kael', 'Nova']) await userEvent.click(guide(name));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.click(screen.getByRole('button', { name: /^Ask Kael/ }));
  await act(() => vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS));
  expect(await screen.findByRole('heading', { name: 'Let us pause here' })).toBeVisible();
  expect(screen.getByText(/^Your question is on its way/)).toBeVisible();
});

it('brings people to reach where a question of danger could not be asked, until it is', async () => {
  const server = visit('/council');
  server.on(api.council.ask, network());
  await userEvent.type(await question(), 'Should I kill myself?');
  for (const name of ['Kael', 'Nova']) await userEvent.click(guide(name));
  await userEvent.click(screen.getByRole('button', { name: /^Ask Kael/ }));
  expect(await screen.findByRole('heading', { name: 'Let us pause here' })).toBeVisible();
  await waitFor(() => expect(server.sent(api.care.tellMoment)).toHaveLength(1));
  expect(JSON.stringify(server.sent(api.care.tellMoment))).not.toContain('kill');
  expect(screen.queryByText('Network error. Please check your connection.')).toBeNull();
  expect(await question()).toHaveValue('Should I kill myself?');
});

it('gives a question that was changed after a failure an id of its own', async () => {
  const server = visit('/council');
  server.on(api.council.ask, network());
  await userEvent.type(await question(), 'Stay?');
  for (const name of ['Kael', 'Nova']) await userEvent.click(guide(name));
  await userEvent.click(screen.getByRole('button', { name: /^Ask Kael/ }));
  await screen.findByText('Network error. Please check your connection.');
  await userEvent.type(await question(), ' Or leave?');
  await userEvent.click(screen.getByRole('button', { name: /^Ask Kael/ }));
  await waitFor(() => expect(server.sent(api.council.ask)).toHaveLength(2));
  expect(new Set(server.sent(api.council.ask).map(({ body }) => body.id)).size).toBe(2);
});

it.each([
  ['online', 1],
  ['offline', 0],
] as const)('says with a guide that is %s where a question goes', async (aiProvider, lines) => {
  const config = { environment: 'test', buildId: '', demo: false, audio: true, offline: true, enableLogs: false, speech: false };
  const server = { ...config, aiProvider, apiOrigins: [], serverTime: council.createdAt };
  visit('/council', council, (fake) => fake.on(api.system.config, server));
  await screen.findByText('Stay or leave?');
  await waitFor(() => expect(screen.queryAllByText(/What you write goes to the service that this server uses\./)).toHaveLength(lines));
});

it('sends nothing that is not whole, and leads to what is missing', async () => {
  const server = visit('/council');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Ask your guides' }));
  expect(await screen.findByRole('link', { name: 'Choose two or three guides.' })).toBeVisible();
  expect(server.sent(api.council.ask)).toEqual([]);
});

it('shows a choice at once, and takes it back with a word when it cannot be stored', async () => {
  const server = visit(`/council/${ID}`);
  await userEvent.click(await choice('Skye'));
  expect(await choice('Skye')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(server.sent(api.council.choose)).toEqual([{ params: { id: ID }, body: { personaId: 'skye' } }]));
  server.on(api.council.choose, network());
  await userEvent.click(await choice('Kael'));
  await waitFor(() => expect(notices().getByText('Your choice could not be saved')).toBeVisible());
  expect(await choice('Skye')).toHaveAttribute('aria-pressed', 'true');
});

it('makes a step a goal under an id that follows from it, and takes it back by Undo', async () => {
  const server = visit(`/council/${ID}`, { ...council, chosenPersonaId: 'kael' });
  await userEvent.click(await screen.findByRole('button', { name: 'Make it a goal' }));
  const id = stepGoalId(ID, 'kael');
  expect(await screen.findByRole('link', { name: 'See your goal' })).toHaveAttribute('href', `/goals/${id}`);
  expect(server.sent(api.goals.create)[0]?.body).toMatchObject({
    id,
    title: 'Do what kael says by Friday',
    why: 'Stay or leave?',
    size: 'S',
  });
  await userEvent.click(notices().getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Make it a goal' })).toBeVisible();
  // The same goal comes back: its id is taken by the deleted one.
  server
    .on(api.goals.create, new ApiError('conflict', 'Taken', { status: 409, code: 'conflict' }))
    .on(api.goals.restore, { ...goalOf(id, 'Do what kael says by Friday'), award: null });
  await userEvent.click(screen.getByRole('button', { name: 'Make it a goal' }));
  await waitFor(() => expect(server.sent(api.goals.restore)).toEqual([{ params: { id } }]));
});

it('says when a goal could not be set', async () => {
  const server = visit(`/council/${ID}`, { ...council, chosenPersonaId: 'kael' });
  server.on(api.goals.create, new ApiError('conflict', 'You hold 200 goals.', { status: 409, code: 'limit_reached' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make it a goal' }));
  await waitFor(() => expect(notices().getByText('You hold 200 goals.')).toBeVisible());
  expect(server.sent(api.goals.restore)).toEqual([]);
});

it('lays question and step into a new talk with that guide', async () => {
  visit(`/council/${ID}`, { ...council, chosenPersonaId: 'skye' });
  await userEvent.click(await screen.findByRole('button', { name: 'Talk on with Skye' }));
  expect(await screen.findByText(/^skye: Stay or leave\?/)).toHaveTextContent('You suggested: “Do what skye says by Friday.”');
});

it('asks a guide again that failed', async () => {
  const server = visit(`/council/${ID}`, {
    ...council,
    voices: [voice('kael', { status: 'failed', text: '', nextStep: null }), voice('skye')],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Kael again' }));
  expect(await screen.findByText('kael sees it so.')).toBeVisible();
  expect(server.sent(api.council.retry)).toEqual([{ params: { id: ID }, body: { personaId: 'kael' } }]);
});

it('brings a deleted question back by Undo', async () => {
  const server = visit(`/council/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this question' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Council' })).toBeVisible();
  await userEvent.click(notices().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(api.council.restore)).toEqual([{ params: { id: ID } }]));
});

it('says of a question that is gone that it is not here', async () => {
  const gone = new ApiError('not-found', 'We could not find that.', { status: 404 });
  visit(`/council/${ID}`, council, (server) => server.on(api.council.read, gone));
  expect(await screen.findByRole('heading', { name: 'This question is not here' })).toBeVisible();
});

it('offers the six guides of the chat and no others', async () => {
  visit('/council');
  await question();
  expect(screen.getAllByRole('checkbox')).toHaveLength(corePersonaIds.length);
});
