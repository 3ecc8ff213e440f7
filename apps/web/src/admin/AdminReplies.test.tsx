import { api, type Input, type NotificationReply, type Thread } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useMemberEvents } from '../events/useMemberEvents.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type FakeServer, fakeServer, fakeStreams, renderIn } from '../testing/harness.tsx';
import { emptyDevice } from '../testing/storages.ts';
import { AdminReplies } from './AdminReplies.tsx';

const ID = '019c0000-0000-7000-8000-00000000000a';
const thread: Thread = {
  id: ID,
  notificationId: ID,
  subject: 'A walk',
  userId: ID,
  userName: 'Bo',
  userEmail: 'bo@example.org',
  unread: false,
  lastMessage: 'Gladly',
  lastMessageBy: { side: 'member', name: 'Bo', own: false },
  lastMessageAt: '2026-03-18T09:00:00.000Z',
};

afterEach(emptyDevice);

function Listening() {
  useMemberEvents();
  return null;
}

/** The page, opened at its list. */
function showReplies(server: FakeServer) {
  const router = createMemoryRouter([{ path: '/admin/replies/:id?', element: <AdminReplies /> }], { initialEntries: ['/admin/replies'] });
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server },
  );
  return router;
}

it('says whose the last word is', async () => {
  const answered = (id: string, name: string, own: boolean): Thread => ({ ...thread, id, lastMessageBy: { side: 'team', name, own } });
  const threads = [thread, answered('1', 'Ada', true), answered('2', 'Olu', false)];
  const server = fakeServer().on(api.admin.threads, { threads, unreadCount: 0, nextCursor: null });
  showReplies(server);
  const rows = await screen.findAllByRole('link');
  expect(rows.map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Bo: GladlyAbout “A walk”',
    'You: GladlyTo Bo about “A walk”',
    'Olu: GladlyTo Bo about “A walk”',
  ]);
});

it('leads the focus into a thread that is opened by keyboard, and back to its row when it is left by whatever way', async () => {
  const user = userEvent.setup();
  const server = fakeServer()
    .on(api.admin.threads, { threads: [thread], unreadCount: 0, nextCursor: null })
    .on(api.admin.thread, { thread, content: 'On Sunday at ten.', replies: [], nextCursor: null });
  const router = showReplies(server);
  const row = () => screen.getByRole('link', { name: /Bo: Gladly/ });
  await waitFor(row);
  expect(document.activeElement).toBe(document.body);
  row().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'A walk' })));
  screen.getByRole('link', { name: 'All replies' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(row()));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'A walk' })));
  await router.navigate(-1);
  await waitFor(() => expect(document.activeElement).toBe(row()));
});

it('says of a mark and of an answer what was shown, and marks what came while a mark was on its way by itself', async () => {
  const user = userEvent.setup();
  const [first, second] = ['2026-03-18T09:00:00.000Z', '2026-03-18T09:01:00.000Z'] as const;
  let shown: Thread = { ...thread, unread: true, lastMessageAt: first };
  const reply: NotificationReply = {
    ...{ id: ID, originalNotificationId: ID, content: 'Gladly', sentAt: first },
    ...{ userId: ID, userEmail: 'bo@example.org', author: 'Bo', own: false },
  };
  const held = Promise.withResolvers<void>();
  const server = fakeServer()
    .on(api.admin.thread, () => ({ thread: shown, content: 'On Sunday at ten.', replies: [reply], nextCursor: null }))
    .on(api.admin.readThread, async ({ query }: Input<typeof api.admin.readThread>) => {
      await held.promise;
      shown = { ...shown, unread: query?.asOf !== shown.lastMessageAt };
      return shown;
    })
    .on(api.admin.answerThread, reply);
  const frame = (
    <>
      <Listening />
      <AdminReplies />
    </>
  );
  const router = createMemoryRouter([{ path: '/admin/replies/:id?', element: frame }], {
    initialEntries: [`/admin/replies/${ID}`],
  });
  const streams = fakeStreams();
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server, openStream: streams.openStream },
  );
  const marks = () => server.sent(api.admin.readThread).map(({ query }) => query?.asOf);
  await waitFor(() => expect(marks()).toEqual([first]));
  shown = { ...shown, lastMessage: 'Or rather not', lastMessageAt: second };
  await act(async () => streams.opened[0]?.send('hint', { resource: 'notification', id: ID }));
  await waitFor(() => expect(server.sent(api.admin.thread).length).toBeGreaterThan(1));
  expect(marks()).toEqual([first]);
  held.resolve();
  await waitFor(() => expect(marks()).toEqual([first, second]));
  await user.type(screen.getByRole('textbox', { name: 'Your answer to Bo' }), 'See you');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(server.sent(api.admin.answerThread)).toMatchObject([{ query: { asOf: second }, body: { content: 'See you' } }]),
  );
});
