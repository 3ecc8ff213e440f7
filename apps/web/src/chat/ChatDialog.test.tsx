import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderIn } from '../testing/harness.tsx';
import { AIProvider, useAI } from './AIProvider.tsx';
import { ChatDialog } from './ChatDialog.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Opener() {
  const { openChat, state } = useAI();
  return (
    <button type="button" onClick={openChat}>
      Chat is {state}
    </button>
  );
}

it('whose code does not come leaves the page standing, says so, and comes when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: React.ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>The chat itself</p> });
  renderIn(
    <MemoryRouter>
      <AIProvider>
        <Opener />
        <ChatDialog load={load} />
      </AIProvider>
    </MemoryRouter>,
  );
  const open = () => act(async () => screen.getByRole('button', { name: /^Chat is/ }).click());
  await open();
  await waitFor(() => expect(screen.queryAllByText(/could not be opened/)).not.toEqual([]));
  expect(screen.getByRole('button', { name: /^Chat is/ }).textContent).toBe('Chat is closed');
  await open();
  await waitFor(() => expect(screen.queryByText('The chat itself')).not.toBeNull());
});
