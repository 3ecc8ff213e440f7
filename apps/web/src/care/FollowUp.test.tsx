import { api } from '@everstep/domain';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, renderIn, surroundings } from '../testing/harness.tsx';
import { FollowUp } from './FollowUp.tsx';
import { useQuiet } from './useQuiet.ts';

it('says the gentle line once when the server asks for it, and goes at one press', async () => {
  const server = fakeServer().on(api.care.followUp, { due: true });
  renderIn(<FollowUp />, { server, strict: true });
  expect(await screen.findByText('Good that you are here')).toBeDefined();
  expect(screen.getByRole('link', { name: 'My safety plan' }).getAttribute('href')).toBe('/safety-plan');
  await userEvent.click(screen.getByRole('button', { name: 'Thank you, close this' }));
  expect(screen.queryByText('Good that you are here')).toBeNull();
  expect(server.sent(api.care.followUp)).toHaveLength(1);
});

it('says nothing on any other visit', async () => {
  const server = fakeServer().on(api.care.followUp, { due: false });
  renderIn(<FollowUp />, { server });
  await waitFor(() => expect(server.sent(api.care.followUp)).toHaveLength(1));
  expect(document.body.textContent).toBe('');
});

it('keeps quiet until the instant that the server names', async () => {
  const quietFor = async (milliseconds: number) => {
    const server = fakeServer().on(api.care.status, { quietUntil: new Date(Date.now() + milliseconds).toISOString() });
    const { result } = renderHook(useQuiet, { wrapper: surroundings({ server }) });
    await waitFor(() => expect(server.sent(api.care.status)).toHaveLength(1));
    await Promise.resolve();
    return result;
  };
  const soon = await quietFor(60_000);
  await waitFor(() => expect(soon.current).toBe(true));
  expect((await quietFor(-1)).current).toBe(false);
});
