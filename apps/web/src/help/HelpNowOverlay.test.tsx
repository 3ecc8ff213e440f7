import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/harness.tsx';
import { HelpNowOverlay } from './HelpNowOverlay.tsx';

const chat = { pathname: '/', state: { layers: ['chat'] } };
const over = { pathname: '/', state: { layers: ['chat', 'help'] } };

it('lies over the chat with numbers, and leads back to it', async () => {
  const router = createMemoryRouter([{ path: '*', element: <HelpNowOverlay /> }], { initialEntries: [chat, over] });
  renderIn(<RouterProvider router={router} />);
  await screen.findByRole('dialog', { name: 'Help now' });
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^tel:\d+$/);
  await act(async () => screen.getByRole('button', { name: 'Back to the chat' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.state).toEqual(chat.state);
});
