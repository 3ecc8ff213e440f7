import { api } from '@everstep/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf, tokenFor } from '../testing/member.ts';
import { WelcomePopup } from './WelcomePopup.tsx';

const FLAG = 'dontShowWelcomePopup';
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const popup = () => screen.queryByRole('dialog', { name: 'Welcome, Ada' });

beforeEach(async () => {
  // Its code is fetched while the half second passes.
  await import('./Welcome.tsx');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function signIn() {
  const { session } = sessionOf(null);
  const server = fakeServer().on(api.accounts.login, { token: tokenFor('ada', Date.now()), user: memberOf('ada') });
  const page = renderIn(<WelcomePopup />, { server, session });
  await later(0);
  await act(async () => {
    void session.login(server.call, { email: 'ada@example.org', password: 'quiet river stones' });
  });
  return { ...page, session };
}

it('opens half a second after a sign-in [welcome-001] [welcome-003] [const-010]', async () => {
  const { session } = await signIn();
  await later(499);
  expect(popup()).toBeNull();
  await later(1);
  await later(0);
  expect(popup()).not.toBeNull();
  expect(session.getSnapshot().welcomeDue).toBe(false);
});

it('does not open where it was told not to [welcome-004]', async () => {
  localStorage.setItem(FLAG, 'true');
  await signIn();
  await later(2000);
  expect(popup()).toBeNull();
});

it('stands in nobody’s way to people', async () => {
  await signIn();
  await later(500);
  await later(0);
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now');
});

it('can be told not to open again', async () => {
  await signIn();
  await later(500);
  await later(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /again/ }));
  fireEvent.click(screen.getByRole('button', { name: /begin/ }));
  expect(localStorage.getItem(FLAG)).toBe('true');
});

it('does not open after a reload', async () => {
  renderIn(<WelcomePopup />, { session: sessionOf().session });
  await later(2000);
  expect(popup()).toBeNull();
});
