import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IN_DANGER, LoadingView } from './LoadingView.tsx';

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

it('leads to Help now while a page is on its way, and says whom to call while Help now is', async () => {
  const { rerender } = render(<LoadingView />);
  expect(await screen.findByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
  rerender(<LoadingView help="number" />);
  expect(screen.getByText(IN_DANGER)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<LoadingView help="none" />);
  expect(screen.queryByText(IN_DANGER)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
