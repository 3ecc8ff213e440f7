import { api } from '@everstep/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { LookProvider } from '../look/LookProvider.tsx';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { SettingsPage } from './SettingsPage.tsx';

it('leads back through its tabs before it leaves', async () => {
  const router = createMemoryRouter([{ path: '/settings', element: <SettingsPage /> }], { initialEntries: ['/settings'] });
  renderIn(
    <LookProvider>
      <GamificationProvider>
        <RouterProvider router={router} />
      </GamificationProvider>
    </LookProvider>,
    { server: fakeServer().on(api.accounts.sessions, { sessions: [] }) },
  );
  const open = () => screen.getByRole('tab', { selected: true }).textContent;
  await userEvent.click(screen.getByRole('tab', { name: 'Appearance' }));
  expect(open()).toBe('Appearance');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(open()).toBe('Profile'));
});
