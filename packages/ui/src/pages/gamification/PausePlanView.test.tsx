import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { PausePlanView, type PausePlanViewProps } from './PausePlanView.tsx';

const base: PausePlanViewProps = { today: EXAMPLE_DATE, daysLeft: 46, onPlan: () => {}, onClose: () => {} };
const days = () => screen.getByRole('spinbutton', { name: /How long/ });

it('plans a week from today unless told otherwise, and says when one is back', async () => {
  const onPlan = vi.fn();
  render(<PausePlanView {...base} onPlan={onPlan} />);
  expect(screen.getByText('You are back on Saturday 28 November.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
  expect(onPlan).toHaveBeenCalledExactlyOnceWith({ from: EXAMPLE_DATE, days: 7 });
});

it('allows no more days than a pause may have, nor than the year has left', async () => {
  const { rerender } = render(<PausePlanView {...base} />);
  expect(days()).toHaveAttribute('aria-valuemax', '30');
  rerender(<PausePlanView {...base} daysLeft={12} />);
  expect(days()).toHaveAttribute('aria-valuemax', '12');
  rerender(<PausePlanView {...base} daysLeft={0} />);
  expect(screen.getByRole('button', { name: 'Plan it' })).toBeDisabled();
  expect(screen.getByText('All pause days of this year are planned.')).toBeInTheDocument();
});

it('says why a pause cannot be had', () => {
  render(<PausePlanView {...base} problem="Another pause lies on some of these days." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Another pause lies on some of these days.');
});
