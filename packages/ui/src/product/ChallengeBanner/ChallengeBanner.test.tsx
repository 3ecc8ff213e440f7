import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { describeConformance } from '../../../test/conformance.tsx';
import { type BannerChallenge, ChallengeBanner } from './index.ts';

const challenge: BannerChallenge = {
  type: '7-day',
  name: 'Momentum Builder',
  currentDay: 3,
  status: 'active',
  tasksPending: true,
  streak: 4,
};

describeConformance('ChallengeBanner', {
  render: (props) => <ChallengeBanner {...props} challenge={challenge} onStart={() => {}} />,
  element: 'div',
});

describe('ChallengeBanner', () => {
  it('starts the seven days when none is on [banner-002]', async () => {
    const onStart = vi.fn();
    render(<ChallengeBanner challenge={null} onStart={onStart} />);
    await userEvent.click(screen.getByRole('button', { name: 'Start 7-Day Challenge' }));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('shows type, day, name and streak of the one that is on [banner-003] [banner-005] [banner-008]', () => {
    render(<ChallengeBanner challenge={challenge} onStart={() => {}} />);
    expect(screen.getByText('7-day')).toBeInTheDocument();
    expect(screen.getByText('Day 3 - Momentum Builder')).toBeInTheDocument();
    expect(screen.getByText('Streak 4 days')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start 7-Day Challenge' })).toBeNull();
  });

  it('says that something waits once the last day is done', () => {
    const { rerender } = render(<ChallengeBanner challenge={{ ...challenge, tasksPending: false }} onStart={() => {}} />);
    expect(screen.queryByText('You have arrived')).toBeNull();
    rerender(<ChallengeBanner challenge={{ ...challenge, currentDay: 7, tasksPending: false, arrived: true }} onStart={() => {}} />);
    for (const text of ['You have arrived', 'The last day is walked. Come and see what waits for you.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Challenges' })).toHaveAttribute('href', '/challenges');
  });

  it('says Paused only while it is paused [banner-004]', () => {
    const { rerender } = render(<ChallengeBanner challenge={challenge} onStart={() => {}} />);
    expect(screen.queryByText('Paused')).toBeNull();
    rerender(<ChallengeBanner challenge={{ ...challenge, status: 'paused' }} onStart={() => {}} />);
    expect(screen.getByText('Paused')).toBeInTheDocument();
  });

  it('says Tasks pending only while today is open [banner-006]', () => {
    const { rerender } = render(<ChallengeBanner challenge={challenge} onStart={() => {}} />);
    expect(screen.getByText('Tasks pending')).toBeInTheDocument();
    rerender(<ChallengeBanner challenge={{ ...challenge, tasksPending: false }} onStart={() => {}} />);
    expect(screen.queryByText('Tasks pending')).toBeNull();
  });

  it('leads to the challenges [banner-007]', () => {
    render(<ChallengeBanner challenge={challenge} onStart={() => {}} />);
    expect(screen.getByRole('link', { name: 'Go to Challenges' })).toHaveAttribute('href', '/challenges');
  });

  it('waits while the seven days start, and starts them once', async () => {
    const onStart = vi.fn();
    render(<ChallengeBanner challenge={null} onStart={onStart} starting />);
    const button = screen.getByRole('button', { name: /Start 7-Day Challenge/ });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onStart).not.toHaveBeenCalled();
  });

  it('says one day as one', () => {
    render(<ChallengeBanner challenge={{ ...challenge, streak: 1 }} onStart={() => {}} />);
    expect(screen.getByText('Streak 1 day')).toBeInTheDocument();
  });
});
