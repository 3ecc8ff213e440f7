import { api, type Thread } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RouterLink } from '../layout/RouterLink.tsx';
import { fakeServer, renderIn } from '../testing/harness.tsx';
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

it('says whose the last word is', async () => {
  const answered = (id: string, name: string, own: boolean): Thread => ({ ...thread, id, lastMessageBy: { side: 'team', name, own } });
  const threads = [thread, answered('1', 'Ada', true), answered('2', 'Olu', false)];
  const server = fakeServer().on(api.admin.threads, { threads, unreadCount: 0, nextCursor: null });
  const router = createMemoryRouter([{ path: '/admin/replies/:id?', element: <AdminReplies /> }], { initialEntries: ['/admin/replies'] });
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server },
  );
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
  const router = createMemoryRouter([{ path: '/admin/replies/:id?', element: <AdminReplies /> }], { initialEntries: ['/admin/replies'] });
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server },
  );
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
