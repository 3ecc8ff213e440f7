import { api, type Goal, type Input, type Message, type Proposal } from '@everstep/domain';
import { ProposalCard } from '@everstep/ui/chat';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { blankDraft, EntryKeeper } from '../journal/entry-draft.ts';
import { newEntryState } from '../journal/new-entry.ts';
import type * as Stores from '../offline/outbox-store.ts';
import { awardOf } from '../testing/award.ts';
import { challengeRunOf } from '../testing/challenges.ts';
import { messageOf } from '../testing/chat.ts';
import { habitOf } from '../testing/habit.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { chatReducer, emptyChat } from './chat-state.ts';
import { useProposals } from './useProposals.ts';

const device = await vi.hoisted(async () => ({ store: (await import('../offline/outbox-store.ts')).memoryStore() }));
vi.mock('../offline/outbox-store.ts', async (original) => ({ ...(await original<typeof Stores>()), deviceStore: () => device.store }));

const ID = '01961000-0000-7000-8000-0000000000f1';
const TODAY = '2026-03-01';
const NOW = new Date('2026-03-01T10:05:00.000Z');
const goalAction = { kind: 'create-goal', title: 'Read six books', why: '', size: 'M', dueDate: null } as const;
const proposalOf = (action: Proposal['action'], status: Proposal['status'] = 'open'): Proposal => ({ id: ID, status, action });
const offline = () => new ApiError('offline', 'You are offline.');
const conflict = () => new ApiError('conflict', 'This was changed somewhere else in the meantime.', { status: 409, code: 'conflict' });
const goalOf = (id: string, title: string): Goal => ({
  id,
  title,
  why: '',
  size: 'M',
  state: 'active',
  dueDate: null,
  milestones: [],
  habits: [],
  confidence: [],
  progress: 0,
  lesson: '',
  createdAt: NOW.toISOString(),
  completedAt: null,
  updatedAt: NOW.toISOString(),
  version: 1,
});

/** A server that keeps goals and what became of the proposal, as the real one does: an id makes one goal, and a deleted one is not made again. */
function keepingServer(first = proposalOf(goalAction)) {
  const goals = new Map<string, Goal & { deleted: boolean }>();
  let stored = first;
  const put = (id: string, title: string, deleted = false) => {
    const goal = { ...goalOf(id, title), deleted };
    goals.set(id, goal);
    return goal;
  };
  const server = fakeServer()
    .on(api.goals.create, ({ body }: Input<typeof api.goals.create>) => {
      const id = body.id ?? '';
      const known = goals.get(id);
      if (known?.deleted) throw conflict();
      return known ? { ...known, award: awardOf({ xpAwarded: 0, coinsAwarded: 0 }) } : { ...put(id, body.title), award: awardOf() };
    })
    .on(api.goals.remove, ({ params: { id } }) => {
      put(id, goals.get(id)?.title ?? '', true);
      return { id, xpTaken: 30 };
    })
    .on(api.goals.restore, ({ params: { id } }) => ({ ...put(id, goals.get(id)?.title ?? ''), award: awardOf() }))
    .on(api.goals.edit, ({ params: { id }, body }) => put(id, body.title ?? ''))
    .on(api.chat.answerProposal, ({ body }) => {
      stored = { ...stored, status: body.status };
      return stored;
    });
  return {
    server,
    titles: () => [...goals.values()].filter(({ deleted }) => !deleted).map(({ title }) => title),
    stored: () => stored,
    statuses: () => server.sent(api.chat.answerProposal).map(({ body }) => body.status),
  };
}

function Probe({ message }: { message: Message }) {
  const [{ messages }, dispatch] = useReducer(chatReducer, { ...emptyChat, conversationId: 'c1', messages: [message] });
  const onAnswered = (proposal: Proposal) => dispatch({ type: 'proposal', proposal });
  const { states, today, onAct } = useProposals({ conversationId: 'c1', messages, onAnswered, now: NOW, today: TODAY });
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>
      {messages.flatMap(({ proposals = [] }) =>
        proposals.map((one) => (
          <ProposalCard key={one.id} proposal={one} by="Kael" state={states[one.id]} today={today} onAct={(next) => onAct(one, next)} />
        )),
      )}
    </>
  );
}

/** Opens the conversation with one proposal in it. */
async function open(server: FakeServer, proposal: Proposal = proposalOf(goalAction), saidAt = NOW.toISOString()) {
  const message = messageOf('r', { timestamp: saidAt, proposals: [proposal] });
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <GamificationProvider>
          <Probe message={message} />
        </GamificationProvider>
      ),
    },
  ]);
  const { session } = sessionOf('ada');
  const { container } = renderIn(<RouterProvider router={router} />, { server, session });
  const card = within(container);
  await card.findByRole('group');
  return {
    card,
    press: (name: string | RegExp) => act(async () => void fireEvent.click(card.getByRole('button', { name }))),
    retitle: async (title: string) => {
      fireEvent.click(card.getByRole('button', { name: 'Change the title' }));
      fireEvent.change(card.getByRole('textbox', { name: 'Title' }), { target: { value: title } });
    },
    place: () => card.getByTestId('place').textContent,
  };
}

/** As far as the device knows. */
const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  return act(async () => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
};

beforeEach(async () => {
  const { memoryStore } = await import('../offline/outbox-store.ts');
  device.store = memoryStore();
  localStorage.clear();
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  // Their code is fetched once something has been confirmed.
  await Promise.all([import('../mood/note-help.ts'), import('../journal/begin-entry.ts')]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a proposed goal', () => {
  it('is set under the proposal’s id by the ordinary call, celebrated, and leads to the goal', async () => {
    const { server, titles, statuses } = keepingServer();
    const { card, press } = await open(server);
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open goal' }).getAttribute('href')).toBe(`/goals/${ID}`));
    expect(server.sent(api.goals.create)).toEqual([
      {
        body: {
          id: ID,
          title: 'Read six books',
          why: '',
          size: 'M',
          dueDate: null,
          occurredAt: expect.any(String),
          timeZone: expect.any(String),
        },
      },
    ]);
    expect([titles(), statuses()]).toEqual([['Read six books'], ['done']]);
    expect((await screen.findAllByText(/30 XP/)).length).toBeGreaterThan(0);
  });

  it('takes the member’s own title', async () => {
    const { server, titles } = keepingServer();
    const { card, press, retitle } = await open(server);
    await retitle('Read three books');
    await press('Add goal');
    await waitFor(() => expect(card.getByText('Read three books')).toBeDefined());
    expect(titles()).toEqual(['Read three books']);
  });

  it('goes by its own title after a reload, whatever the guide called it', async () => {
    const done = proposalOf(goalAction, 'done');
    const server = fakeServer().on(api.goals.list, { goals: [goalOf(ID, 'Read three books')], nextCursor: null });
    const { card } = await open(server, done);
    await waitFor(() => expect(card.getByText('Read three books')).toBeDefined());
    expect(card.queryByText('Read six books')).toBeNull();
  });

  it('is set once by a double click', async () => {
    const { server, statuses } = keepingServer();
    const { card } = await open(server);
    const button = card.getByRole('button', { name: 'Add goal' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(statuses()).toEqual(['done']));
    expect(server.sent(api.goals.create)).toHaveLength(1);
  });

  it('is one goal when it is confirmed in two tabs', async () => {
    const { server, titles } = keepingServer();
    const one = await open(server);
    const other = await open(server);
    await act(async () => {
      for (const { card } of [one, other]) fireEvent.click(card.getByRole('button', { name: 'Add goal' }));
    });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Open goal' })).toHaveLength(2));
    expect(titles()).toEqual(['Read six books']);
  });

  it('stays one goal when the note of it was lost and it is confirmed again', async () => {
    const { server, titles } = keepingServer();
    server.on(api.chat.answerProposal, new ApiError('not-found', 'We could not find that.', { status: 404 }));
    const first = await open(server);
    await first.press('Add goal');
    await waitFor(() => expect(titles()).toEqual(['Read six books']));
    cleanup();
    // The server has heard nothing: the proposal is open once more.
    const second = await open(server);
    await second.press('Add goal');
    await waitFor(() => expect(second.card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    expect(titles()).toEqual(['Read six books']);
  });

  it('keeps the note of it while the connection is lost, and stands as done meanwhile, also after a reload', async () => {
    const { server, statuses, stored } = keepingServer();
    const answer = server.on(api.chat.answerProposal, offline());
    const { press, card } = await open(server);
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    await waitFor(async () => expect(await device.store.all()).toHaveLength(1));
    cleanup();
    const again = await open(answer, stored());
    await waitFor(() => expect(again.card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    server.on(api.chat.answerProposal, proposalOf(goalAction, 'done'));
    await online(true);
    await waitFor(async () => expect(await device.store.all()).toEqual([]));
    expect(statuses().at(-1)).toBe('done');
  });

  it('is not asked for again where the page closed before the note of it was made: it is noted when the act arrives', async () => {
    const { server, titles, statuses } = keepingServer();
    const entry = { id: 'e1', memberId: 'ada', attempts: 0, refused: null, createdAt: 1, endpoint: `POST ${api.goals.create.path}` };
    await device.store.put({ ...entry, input: { body: { id: ID, title: goalAction.title, size: 'M' } } });
    const lost = fakeServer().on(api.goals.create, offline());
    const first = await open(lost);
    await waitFor(() => expect(first.card.getAllByText(/^Kept on this device/).length).toBeGreaterThan(0));
    expect(first.card.queryByRole('button', { name: 'Add goal' })).toBeNull();
    cleanup();
    const back = await open(server);
    await waitFor(() => expect(statuses()).toEqual(['done']));
    await waitFor(() => expect(back.card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    expect(titles()).toEqual(['Read six books']);
  });

  it('says why it was refused, notes nothing, and can be tried again', async () => {
    const full = new ApiError('conflict', 'You hold 200 goals.', { status: 409, code: 'limit_reached' });
    const failing = fakeServer().on(api.goals.create, full);
    const { press, card } = await open(failing);
    await press('Add goal');
    await waitFor(() => expect(card.getAllByText('You hold 200 goals.').length).toBeGreaterThan(0));
    expect(failing.sent(api.chat.answerProposal)).toEqual([]);
    failing.on(api.goals.create, ({ body }: Input<typeof api.goals.create>) => ({ ...goalOf(ID, body.title), award: null }));
    await press('Try again');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined());
  });

  it('forgets why it was refused once it is put away', async () => {
    const { press, card } = await open(
      fakeServer().on(api.goals.create, new ApiError('forbidden', 'This is not open to you.', { status: 403 })),
    );
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('button', { name: 'Try again' })).toBeDefined());
    await press('Not now');
    await press('Show again');
    expect(card.getByRole('button', { name: 'Add goal' })).toBeDefined();
  });

  it('can be undone, is open again, and comes back as the same goal under another title', async () => {
    const { server, titles, statuses } = keepingServer();
    const { press, card, retitle } = await open(server);
    await press('Add goal');
    await waitFor(() => expect(titles()).toEqual(['Read six books']));
    await press('Undo');
    await waitFor(() => expect(card.getByRole('button', { name: 'Not now' })).toBeDefined());
    expect(titles()).toEqual([]);
    await retitle('Read two books');
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    expect(titles()).toEqual(['Read two books']);
    expect(server.sent(api.goals.restore)).toEqual([{ params: { id: ID } }]);
    expect(statuses()).toEqual(['done', 'open', 'done']);
    // It is known to be there: asking for it anew would only be refused.
    expect(server.sent(api.goals.create)).toHaveLength(1);
  });

  it('comes back, too, where the page does not know that it was undone', async () => {
    const { server, titles } = keepingServer();
    const { press } = await open(server);
    await press('Add goal');
    await waitFor(() => expect(titles()).toEqual(['Read six books']));
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual([]));
    cleanup();
    const again = await open(server);
    await again.press('Add goal');
    await waitFor(() => expect(again.card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    expect(titles()).toEqual(['Read six books']);
    expect(server.sent(api.goals.create)).toHaveLength(2);
  });

  it('is made anew where what was undone is deleted for good meanwhile', async () => {
    const { server, titles } = keepingServer();
    const { press, card } = await open(server);
    await press('Add goal');
    await press('Undo');
    await waitFor(() => expect(card.getByRole('button', { name: 'Not now' })).toBeDefined());
    server.on(api.goals.restore, new ApiError('not-found', 'We could not find that.', { status: 404 }));
    server.on(api.goals.create, ({ body }: Input<typeof api.goals.create>) => ({ ...goalOf(ID, body.title), award: null }));
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined());
    expect(titles()).toEqual([]);
  });

  it('says plainly where it can never be carried out, and offers no other try', async () => {
    const { server } = keepingServer();
    server.on(api.goals.create, conflict()).on(api.goals.restore, new ApiError('not-found', 'We could not find that.', { status: 404 }));
    const { press, card } = await open(server);
    await press('Add goal');
    await waitFor(() => expect(card.getAllByText(/cannot be carried out any more/).length).toBeGreaterThan(0));
    expect(card.queryByRole('button', { name: /Try again|Add goal/ })).toBeNull();
    await press('Not now');
    await press('Show again');
    expect(card.getByRole('button', { name: 'Add goal' })).toBeDefined();
  });

  it('stays done, with the reason, when it cannot be undone', async () => {
    const { server, titles, statuses } = keepingServer(proposalOf(goalAction, 'done'));
    server.on(api.goals.remove, offline());
    const { press, card } = await open(server, proposalOf(goalAction, 'done'));
    await press('Undo');
    await waitFor(() => expect(card.getAllByText('You are offline.').length).toBeGreaterThan(0));
    expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined();
    expect([titles(), statuses()]).toEqual([[], []]);
  });

  it('that was deleted elsewhere needs no undoing: the proposal is open again', async () => {
    const { server, statuses } = keepingServer(proposalOf(goalAction, 'done'));
    server.on(api.goals.remove, new ApiError('not-found', 'We could not find that.', { status: 404 }));
    const { press } = await open(server, proposalOf(goalAction, 'done'));
    await press('Undo');
    await waitFor(() => expect(statuses()).toEqual(['open']));
  });

  it('is undone in the chat for a day, and later deleted where it lives', async () => {
    const { server } = keepingServer();
    const { card } = await open(server, proposalOf(goalAction, 'done'), '2026-02-27T10:00:00.000Z');
    expect(card.getByRole('link', { name: 'Open goal' })).toBeDefined();
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is put away and shown again without any other call', async () => {
    const { server, statuses } = keepingServer();
    const { press } = await open(server);
    await press('Not now');
    await press('Show again');
    await waitFor(() => expect(statuses()).toEqual(['dismissed', 'open']));
    expect(server.sent(api.goals.create)).toEqual([]);
  });
});

describe('without a connection', () => {
  it('a goal is kept with the note of it, also over a reload, and set once when the connection is back', async () => {
    const { server, titles, statuses } = keepingServer();
    await online(false);
    const lost = fakeServer().on(api.goals.create, offline()).on(api.chat.answerProposal, offline());
    const { press, card } = await open(lost);
    expect(card.getByText(/It will wait on this device/)).toBeDefined();
    await press('Add goal');
    await waitFor(() => expect(card.getAllByText(/^Kept on this device/).length).toBeGreaterThan(0));
    cleanup();
    const again = await open(lost);
    await waitFor(() => expect(again.card.getAllByText(/^Kept on this device/).length).toBeGreaterThan(0));
    cleanup();
    await online(true);
    const back = await open(server);
    await waitFor(() => expect(statuses()).toEqual(['done']));
    expect(titles()).toEqual(['Read six books']);
    await waitFor(() => expect(back.card.queryByText(/^Kept on this device/)).toBeNull());
  });

  it('what is only kept is taken back without a word to the server', async () => {
    await online(false);
    const lost = fakeServer().on(api.goals.create, offline()).on(api.chat.answerProposal, offline());
    const { press, card } = await open(lost);
    await press('Add goal');
    await waitFor(() => expect(card.getByRole('button', { name: 'Undo' })).toBeDefined());
    await press('Undo');
    await waitFor(() => expect(card.getByRole('button', { name: 'Not now' })).toBeDefined());
    expect((await device.store.all()).map(({ endpoint }) => endpoint)).not.toContain(`POST ${api.goals.create.path}`);
    expect(lost.sent(api.goals.remove)).toEqual([]);
  });

  it('a challenge says plainly that it needs one', async () => {
    await online(false);
    const { card } = await open(fakeServer(), proposalOf({ kind: 'start-challenge', templateId: '7DAY001' }));
    expect(card.getByText(/This needs a connection/)).toBeDefined();
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Start challenge' }).disabled).toBe(true);
  });
});

describe('a proposed habit', () => {
  it('is planted with its schedule and cue', async () => {
    const schedule = { per: 'week', times: 3 } as const;
    const server = fakeServer()
      .on(api.habits.create, { ...habitOf({ id: ID, title: 'Write' }), award: awardOf() })
      .on(api.chat.answerProposal, proposalOf(goalAction, 'done'));
    const { press, card } = await open(server, proposalOf({ kind: 'create-habit', title: 'Write', schedule, cue: 'After coffee' }));
    await press('Add habit');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open habit' }).getAttribute('href')).toBe(`/habits/${ID}`));
    expect(server.sent(api.habits.create)).toMatchObject([
      { body: { id: ID, title: 'Write', kind: 'yes-no', schedule, cue: 'After coffee' } },
    ]);
  });
});

describe('a proposed habit of hurting oneself', () => {
  it('brings people to reach beside what was planted', async () => {
    const title = 'Cut myself every evening';
    const server = fakeServer()
      .on(api.habits.create, { ...habitOf({ id: ID, title }), award: awardOf({ quiet: true }) })
      .on(api.chat.answerProposal, proposalOf(goalAction, 'done'));
    const { press, card } = await open(server, proposalOf({ kind: 'create-habit', title, schedule: { per: 'day', times: 1 }, cue: '' }));
    await press('Add habit');
    expect(await card.findByText('Let us pause here')).toBeDefined();
  });
});

describe('a proposed mood', () => {
  const mood = {
    id: ID,
    score: 1,
    quadrant: null,
    words: [],
    activities: [],
    localDate: TODAY,
    timeZone: 'UTC',
    version: 1,
    at: NOW.toISOString(),
  };

  it.each([
    ['I do not want to be alive any more', true],
    ['A grey day, and a good soup.', false],
  ])('is logged with its note, and answered as on the page of moods: %s', async (note, needsHelp) => {
    const server = fakeServer()
      .on(api.mood.log, { ...mood, note, award: awardOf(needsHelp ? { quiet: true } : {}) })
      .on(api.chat.answerProposal, proposalOf(goalAction, 'done'));
    const { press, card } = await open(server, proposalOf({ kind: 'log-mood', score: 1, note }));
    await press('Log mood');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open moods' })).toBeDefined());
    expect(server.sent(api.mood.log)).toMatchObject([{ body: { id: ID, score: 1, note } }]);
    expect(card.queryByText('Let us pause here') !== null).toBe(needsHelp);
    expect(screen.queryAllByText(/30 XP/).length > 0).toBe(!needsHelp);
  });
});

describe('a proposed challenge', () => {
  const proposal = proposalOf({ kind: 'start-challenge', templateId: '7DAY001' });
  const answerOf = (id: string | null) => ({ run: id === null ? null : challengeRunOf({ id }), closed: null, finished: false, awards: [] });
  const starting = (reply: (id: string) => string | null) =>
    fakeServer()
      .on(api.challenges.start, ({ body }) => answerOf(reply(body.id ?? '')))
      .on(api.challenges.stop, answerOf(null))
      .on(api.chat.answerProposal, { ...proposal, status: 'done' });

  it('begins under the proposal’s id, leads to its run, and is stopped again by Undo', async () => {
    const server = starting((id) => id);
    const { press, card } = await open(server, proposal);
    await press('Start challenge');
    await waitFor(() => expect(card.getByRole('link', { name: 'Open challenge' }).getAttribute('href')).toBe(`/challenges?run=${ID}`));
    await press('Undo');
    await waitFor(() => expect(server.sent(api.challenges.stop)).toMatchObject([{ params: { id: ID } }]));
  });

  it('that is under way already is left alone: there is nothing to undo', async () => {
    const { press, card } = await open(
      starting(() => 'mine'),
      proposal,
    );
    await press('Start challenge');
    await waitFor(() => expect(card.getByText('It was under way already')).toBeDefined());
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('begins anew where the run of the proposal was stopped', async () => {
    const server = starting((id) => (id === ID ? null : id));
    const { press, card } = await open(server, proposal);
    await press('Start challenge');
    await waitFor(() => expect(card.getByRole('button', { name: 'Undo' })).toBeDefined());
    const ids = server.sent(api.challenges.start).map(({ body }) => body.id);
    expect([ids[0], new Set(ids).size]).toEqual([ID, 2]);
  });

  it('that began on an earlier visit is not stopped from the chat', async () => {
    const { card } = await open(fakeServer(), { ...proposal, status: 'done' });
    expect(card.getByRole('link', { name: 'Open challenge' })).toBeDefined();
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('a proposed meditation lies over the chat, as often as one likes, and is recorded nowhere', async () => {
  const server = fakeServer().on(api.chat.answerProposal, proposalOf(goalAction, 'done'));
  const { press, card, place } = await open(server, proposalOf({ kind: 'open-meditation', minutes: 3 }));
  await press('Begin 3 minutes');
  await waitFor(() => expect(place()).toBe('/ {"layers":["meditation:3"]}'));
  expect(card.getByRole('button', { name: 'Once more' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('proposed writing', () => {
  const proposal = proposalOf({ kind: 'write-journal', title: 'Behind', body: 'How far behind I am.' });
  const missing = new ApiError('not-found', 'We could not find that.', { status: 404 });
  const entry = {
    id: ID,
    title: 'Behind',
    body: 'Written on since.',
    tags: [],
    moodId: null,
    promptId: null,
    pinned: false,
    sealed: null,
    words: 3,
    finished: false,
    photos: [],
    localDate: TODAY,
    at: NOW.toISOString(),
    timeZone: 'UTC',
    updatedAt: NOW.toISOString(),
    version: 2,
  };
  const keeper = () => new EntryKeeper('ada', ID);
  const writing = () =>
    fakeServer()
      .on(api.journal.read, missing)
      .on(api.chat.answerProposal, { ...proposal, status: 'done' });

  it('opens in the editor as a draft that is not sent yet', async () => {
    const { press, place, card } = await open(writing(), proposal);
    await press('Open in journal');
    await waitFor(() => expect(place()).toBe(`/journals/${ID} ${JSON.stringify(newEntryState)}`));
    expect(await keeper().find(null)).toMatchObject({
      draft: { title: 'Behind', body: 'How far behind I am.', localDate: TODAY },
      version: null,
    });
    expect(card.getByRole('link', { name: 'Open entry' }).getAttribute('href')).toBe(`/journals/${ID}`);
  });

  it('leaves a draft alone that stands', async () => {
    await keeper().keep({ draft: { ...blankDraft(TODAY), body: 'My own words.' }, version: null }, null);
    const { press, place } = await open(writing(), proposal);
    await press('Open in journal');
    await waitFor(() => expect(place()).toContain(`/journals/${ID}`));
    expect(await keeper().find(null)).toMatchObject({ draft: { body: 'My own words.' } });
  });

  it('leaves an entry alone that the server has', async () => {
    const { press, place } = await open(writing().on(api.journal.read, entry), proposal);
    await press('Open in journal');
    await waitFor(() => expect(place()).toBe(`/journals/${ID} null`));
    expect(keeper().isHolding).toBe(false);
  });

  it('goes on without a connection, and says so when the server fails', async () => {
    const failing = writing().on(api.journal.read, new ApiError('server', 'The server answered 500.', { status: 500 }));
    const one = await open(failing, proposal);
    await one.press('Open in journal');
    await waitFor(() => expect(one.card.getAllByText('The server answered 500.').length).toBeGreaterThan(0));
    failing.on(api.journal.read, offline());
    await one.press('Try again');
    await waitFor(() => expect(one.place()).toBe(`/journals/${ID} ${JSON.stringify(newEntryState)}`));
  });
});
