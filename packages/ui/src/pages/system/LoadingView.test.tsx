import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoadingView } from './LoadingView.tsx';

it('leaves what stands until a load can be noticed, then offers both ways out', async () => {
  const onReload = vi.fn();
  render(
    <LoadingView stuckAfterMs={160} reloadAfterMs={160} onReload={onReload}>
      <p>The page before</p>
    </LoadingView>,
  );
  expect(screen.getByText('The page before')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Still loading? Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload App' }));
  expect(onReload).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('The page before')).toBeNull();
});
