import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { MeditationOverlay } from './MeditationOverlay.tsx';

beforeEach(async () => {
  // Its code is fetched when it is first opened.
  await import('./MeditationLayer.tsx');
  vi.useFakeTimers({ now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const chat = { pathname: '/', state: { layers: ['chat'] } };
const over = { pathname: '/', state: { layers: ['chat', 'meditation:1'] } };

/** Opens the layer over the chat, with a clock that the test moves. */
async function open() {
  const server = fakeServer();
  const call = vi.spyOn(server, 'call');
  const router = createMemoryRouter([{ path: '*', element: <MeditationOverlay /> }], { initialEntries: [chat, over] });
  renderIn(<RouterProvider router={router} />, { server });
  await act(() => vi.advanceTimersByTimeAsync(100));
  screen.getByRole('dialog', { name: 'A quiet moment' });
  call.mockClear();
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { router, call, press, pass };
}

it('begins at once, rests with the member, ends by itself, and can be begun once more', async () => {
  const { press, pass } = await open();
  await pass(20);
  expect(screen.getByText(/0:40/)).toBeDefined();
  await press('Pause');
  await pass(300);
  expect(screen.getByText(/0:40/)).toBeDefined();
  await press('Go on');
  await pass(41);
  expect(screen.getByText('1 minute of quiet')).toBeDefined();
  await press('Once more');
  expect(screen.getByRole('button', { name: 'Begin' })).toBeDefined();
});

it('counts by the wall clock: a tab that slept is not behind', async () => {
  const { pass } = await open();
  vi.setSystemTime(Date.now() + 70_000);
  await pass(1);
  expect(screen.getByText('1 minute of quiet')).toBeDefined();
});

it('is closed onto the chat, and nothing of it was told to the server', async () => {
  const { router, call, press, pass } = await open();
  await pass(5);
  await press('Finish');
  await press('Back to the chat');
  vi.useRealTimers();
  await waitFor(() => expect(router.state.location.state).toEqual(chat.state));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
