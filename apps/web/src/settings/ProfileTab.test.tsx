import { api } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { ProfileTab } from './ProfileTab.tsx';

it('sends a chosen photo as a single file under the field profileImage [valid-024]', async () => {
  const server = fakeServer().on(api.accounts.uploadProfileImage, { profileImage: null, user: memberOf('ada') });
  const call = vi.fn(server.call);
  // The mock keeps the signature of what it wraps.
  renderIn(
    <GamificationProvider>
      <ProfileTab />
    </GamificationProvider>,
    { server: { ...server, call: call as unknown as Call } },
  );
  const photo = new File(['photo'], 'ada.png', { type: 'image/png' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, photo);
  await waitFor(() => expect(server.sent(api.accounts.uploadProfileImage)).toHaveLength(1));
  const [, , options] = call.mock.calls.find(([endpoint]) => endpoint === api.accounts.uploadProfileImage) ?? [];
  expect([...(options?.form ?? [])].map(([field, value]) => [field, value instanceof File ? value.name : value])).toEqual([
    ['profileImage', 'ada.png'],
  ]);
  expect((await screen.findAllByText('Photo saved')).length).toBeGreaterThan(0);
});

it('brings people to reach when the line about oneself speaks of danger, and gives them the focus', async () => {
  const focus = 'I want to kill myself';
  const server = fakeServer().on(api.accounts.updateProfile, { user: { ...memberOf('ada'), focus }, award: null });
  renderIn(
    <GamificationProvider>
      <ProfileTab />
    </GamificationProvider>,
    { server },
  );
  const line = screen.getByRole('textbox', { name: /What would you like to grow/ });
  await userEvent.clear(line);
  await userEvent.type(line, focus);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  const card = await screen.findByRole('region', { name: 'Let us pause here' }, { timeout: 5_000 });
  expect(document.activeElement).toBe(card);
});
