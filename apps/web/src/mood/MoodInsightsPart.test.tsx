import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderIn } from '../testing/harness.tsx';
import { MoodInsightsPart } from './MoodInsightsPart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says when its code does not come, and asks for it anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: React.ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>The insights themselves</p> });
  renderIn(<MoodInsightsPart load={load} />);
  expect(screen.getByText('Loading your insights')).toBeDefined();
  expect(await screen.findByText(/Your moods are safe/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The insights themselves')).toBeDefined();
});
