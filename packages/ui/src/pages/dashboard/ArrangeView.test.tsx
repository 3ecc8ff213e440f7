import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ArrangeView, type ArrangeViewProps } from './ArrangeView.tsx';
import { usualArrangement } from './arrangement.ts';

function show(props: Partial<ArrangeViewProps> = {}) {
  const [onArrange, onClose] = [vi.fn(), vi.fn()];
  render(<ArrangeView arrangement={usualArrangement} onArrange={onArrange} onClose={onClose} {...props} />);
  return { onArrange, onClose };
}

it('moves a card with the keyboard', async () => {
  const { onArrange } = show();
  screen.getByRole('button', { name: 'Move Goals' }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  expect(onArrange).toHaveBeenLastCalledWith({ order: ['level', 'week', 'goals', 'moods', 'lately'], hidden: [] });
});

it('puts a card away and brings it back', async () => {
  const { onArrange } = show({ arrangement: { ...usualArrangement, hidden: ['lately'] } });
  expect(screen.getByRole('checkbox', { name: 'Lately' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lately' }));
  expect(onArrange).toHaveBeenLastCalledWith(usualArrangement);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Level' }));
  expect(onArrange).toHaveBeenLastCalledWith({ ...usualArrangement, hidden: ['lately', 'level'] });
});

it('goes back to the usual order, once there is something to go back from', async () => {
  const { onArrange, onClose } = show({ arrangement: { ...usualArrangement, hidden: ['lately'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onArrange).toHaveBeenLastCalledWith(usualArrangement);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('has nothing to reset at first', () => {
  show();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});
