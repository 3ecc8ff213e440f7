import { api, type JournalEntry } from '@everstep/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf, tokenFor } from '../testing/member.ts';
import { EntryPage } from './EntryPage.tsx';
import { journalKey } from './locked/key-store.ts';
import { lockText } from './locked/locked-entry.ts';
import { createVault } from './locked/vault.ts';
import { newEntryState } from './new-entry.ts';

const id = '0190a0b0-0000-7000-8000-0000000000ab';
const entry: JournalEntry = {
  id,
  title: 'The hill',
  body: 'Fog over the river.',
  tags: [],
  moodId: null,
  promptId: null,
  pinned: false,
  sealed: null,
  words: 4,
  finished: false,
  photos: [],
  localDate: '2026-03-02',
  at: '2026-03-02T08:00:00.000Z',
  timeZone: 'UTC',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 3,
};
const DRAFT_KEY = `everstep:draft:journal:ada:${id}`;
const PASSPHRASE = 'quiet river stones';

beforeEach(() => journalKey.shut());

function open(server: FakeServer, state: unknown = null, { session } = sessionOf('ada')) {
  const routes = [
    { path: '/journals/:id', element: <EntryPage /> },
    { path: '/journals', element: <p>All of them</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: `/journals/${id}`, state }] });
  return renderIn(
    <GamificationProvider>
      <RouterProvider router={router} />
    </GamificationProvider>,
    { server, session, strict: true },
  );
}

const plainServer = () =>
  fakeServer()
    .on(api.journal.read, entry)
    .on(api.journal.vault, { vault: null })
    .on(api.journal.tags, { tags: [] })
    .on(api.journal.prompts, { prompts: [{ id: 'today-1', theme: 'Today', text: 'What stayed with you?', own: false }] })
    .on(api.mood.list, { moods: [], nextCursor: null })
    .on(api.journal.edit, ({ body }) => ({
      ...entry,
      finished: body.finished ?? false,
      version: body.version + 1,
      award: body.finished ? awardOf({ xpAwarded: 15 }) : null,
    }));

const words = () => screen.findByLabelText('Your entry');

it('saves what is changed by itself, from the version that was read', async () => {
  const server = plainServer();
  open(server);
  fireEvent.change(await words(), { target: { value: 'Fog, and then sun.' } });
  expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({ draft: { body: 'Fog, and then sun.' }, version: 3 });
  await waitFor(() => expect(server.sent(api.journal.edit)).toHaveLength(1), { timeout: 4000 });
  expect(server.sent(api.journal.edit)[0]).toMatchObject({ params: { id }, body: { body: 'Fog, and then sun.', version: 3 } });
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toBeNull());
});

it('opens an entry that is done to be read', async () => {
  open(plainServer().on(api.journal.read, { ...entry, finished: true }));
  expect(await screen.findByText('Fog over the river.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Your entry')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Write' }));
  expect(await words()).toHaveValue('Fog over the river.');
});

it('goes on with the words that an earlier visit could not send', async () => {
  const draft = {
    title: '',
    body: 'Unsent words',
    tags: [],
    localDate: '2026-03-02',
    moodId: null,
    promptId: null,
    pinned: false,
    locked: false,
  };
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ draft, version: 3, sealed: null }));
  const server = plainServer();
  open(server);
  expect(await words()).toHaveValue('Unsent words');
  await waitFor(() => expect(server.sent(api.journal.edit)[0]?.body).toMatchObject({ body: 'Unsent words' }), { timeout: 4000 });
});

it('stores a new entry when its first words are written, with a question to begin with', async () => {
  const server = plainServer().on(api.journal.write, { ...entry, version: 1, award: null });
  open(server, newEntryState);
  expect(await screen.findByText('What stayed with you?')).toBeInTheDocument();
  fireEvent.change(await words(), { target: { value: 'A first line.' } });
  await waitFor(() => expect(server.sent(api.journal.write)).toHaveLength(1), { timeout: 4000 });
  expect(server.sent(api.journal.write)[0]?.body).toMatchObject({ id, body: 'A first line.', finished: false });
});

it('opens what a new entry became before a reload, which its mark in the history outlives, and else a blank one', async () => {
  const before = { newEntry: newEntryState.newEntry - 1 };
  const { unmount } = open(plainServer(), before);
  expect(await words()).toHaveValue('Fog over the river.');
  unmount();
  open(plainServer().on(api.journal.read, new ApiError('not-found', 'Not found.')), before);
  expect(await words()).toHaveValue('');
});

it('keeps the words on the device while the server does not answer, and says so', async () => {
  const server = plainServer().on(api.journal.edit, new ApiError('offline', 'No connection.'));
  open(server);
  fireEvent.change(await words(), { target: { value: 'Written in a tunnel.' } });
  expect(await screen.findByText('Kept on this device until you are online', {}, { timeout: 4000 })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findAllByText('Kept on this device')).not.toHaveLength(0);
  expect(localStorage.getItem(DRAFT_KEY)).toContain('Written in a tunnel.');
});

it('puts an entry down as done, and shows what it earned', async () => {
  const server = plainServer();
  open(server);
  fireEvent.change(await words(), { target: { value: 'Twenty words, or so.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('All of them')).toBeInTheDocument();
  expect(server.sent(api.journal.edit).at(-1)?.body).toMatchObject({ finished: true, version: 4 });
  expect((await screen.findAllByText(/15 XP/)).length).toBeGreaterThan(0);
});

it('answers words of despair with people to reach, and celebrates nothing', async () => {
  await import('../mood/note-help.ts');
  const server = plainServer();
  open(server);
  fireEvent.change(await words(), { target: { value: 'I do not want to be alive any more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Let us pause here')).toBeInTheDocument();
  expect(screen.queryByText(/XP/)).toBeNull();
});

it('keeps both texts when the entry was changed on another device', async () => {
  const theirs = { ...entry, body: 'From the phone', version: 9 };
  const conflict = new ApiError('conflict', 'Changed elsewhere.', { status: 409, code: 'conflict', details: theirs });
  const server = plainServer()
    .on(api.journal.edit, conflict)
    .on(api.journal.write, { ...entry, version: 1, award: null });
  open(server);
  fireEvent.change(await words(), { target: { value: 'From the desk' } });
  expect(await screen.findByText('The other one: From the phone', {}, { timeout: 4000 })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(screen.getByLabelText('Your entry')).toHaveValue('From the phone'));
  expect(server.sent(api.journal.write)[0]?.body).toMatchObject({ title: 'The hill (from this device)', body: 'From the desk' });
});

it('opens a locked entry with its passphrase, and sends and keeps nothing of it in the clear', async () => {
  const { vault, key } = await createVault(PASSPHRASE, 600_000);
  const sealed = await lockText(key, id, { title: 'Secret', body: 'Hidden words', tags: [] });
  const locked = { ...entry, title: '', body: '', sealed };
  const server = plainServer()
    .on(api.journal.read, locked)
    .on(api.journal.vault, { vault: { ...vault, version: 1 } })
    .on(api.journal.edit, ({ body }) => ({ ...locked, version: body.version + 1, award: null }));
  open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Open with the passphrase' }));
  await userEvent.type(await screen.findByLabelText(/^Passphrase/), 'not the one{Enter}');
  expect(await screen.findByText('That is not the passphrase. Try again.', {}, { timeout: 4000 })).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/^Passphrase/));
  await userEvent.type(screen.getByLabelText(/^Passphrase/), `${PASSPHRASE}{Enter}`);
  const field = await screen.findByLabelText('Your entry', {}, { timeout: 4000 });
  expect(field).toHaveValue('Hidden words');
  fireEvent.change(field, { target: { value: 'Hidden words, and more' } });
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toContain('es1.'));
  await waitFor(() => expect(server.sent(api.journal.edit)).not.toHaveLength(0), { timeout: 4000 });
  expect(JSON.stringify(server.sent(api.journal.edit)) + JSON.stringify(localStorage)).not.toMatch(/Hidden|Secret/);
  expect(server.sent(api.journal.edit)[0]?.body).toMatchObject({ sealed: expect.stringMatching(/^es1\./), version: 3 });
});

it('sends nothing of what one member wrote once another has signed in on the same page', async () => {
  const ada = sessionOf('ada');
  const server = plainServer();
  let lose: (error: Error) => void = () => undefined;
  server.on(api.journal.edit, () => new Promise((_, reject) => (lose = reject)));
  const { unmount } = open(server, null, ada);
  fireEvent.change(await words(), { target: { value: 'Fog, and then sun.' } });
  await waitFor(() => expect(server.sent(api.journal.edit)).toHaveLength(1), { timeout: 4000 });
  unmount();
  ada.session.logout(server.call);
  server.on(api.accounts.login, { token: tokenFor('bo', Date.now()), user: memberOf('bo') });
  await ada.session.login(server.call, { email: 'bo@example.org', password: PASSPHRASE });
  lose(new ApiError('offline', 'You are offline.'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ada.session.token()).not.toBeNull();
  expect(server.sent(api.journal.edit)).toHaveLength(1);
});
