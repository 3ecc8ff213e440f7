import { api } from '@everstep/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { emptyDevice } from '../testing/storages.ts';
import { AdminNews } from './AdminNews.tsx';
import { useAdminView } from './useAdminView.ts';

afterEach(emptyDevice);

function Bar() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <AdminNews onCount={setCount} />
      {count}
    </p>
  );
}

function Room() {
  const [isOn, turn] = useAdminView();
  return (
    <button type="button" onClick={() => turn(!isOn)}>
      Admin view
    </button>
  );
}

function show(role: 'admin' | 'member') {
  const server = fakeServer()
    .on(api.accounts.me, { user: memberOf('ada', { role }) })
    .on(api.admin.threads, { threads: [], unreadCount: 2, nextCursor: null });
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role }));
  renderIn(
    <>
      <Bar />
      <Room />
    </>,
    { server, session },
  );
  return server;
}

it('tells an administrator on every page how many replies wait, until their view is off on this device', async () => {
  const server = show('admin');
  await screen.findByText('2');
  await userEvent.click(screen.getByRole('button', { name: 'Admin view' }));
  await screen.findByText('0');
  expect(server.sent(api.admin.threads)).toHaveLength(1);
});

it('asks for nothing in the name of a member [role-003]', async () => {
  const server = show('member');
  await screen.findByText('0');
  expect(server.sent(api.admin.threads)).toEqual([]);
});
