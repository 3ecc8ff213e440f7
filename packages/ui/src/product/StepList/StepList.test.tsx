import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { StepList } from './index.ts';

describe('StepList', () => {
  it('leads to open steps and merely ticks done ones', () => {
    render(
      <StepList
        steps={[
          { id: 'a', title: 'First check-in', done: true, xp: 20, href: '/' },
          { id: 'b', title: 'Choose your colours', done: false, xp: 20, href: '/settings' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/settings']);
    expect(screen.getByText(', done')).toBeInTheDocument();
    expect(screen.getAllByText('+20 XP')).toHaveLength(2);
  });

  it('takes a step here and now where it can', async () => {
    const onSelect = vi.fn();
    render(<StepList steps={[{ id: 'a', title: 'First check-in', done: false, onSelect }]} />);
    await userEvent.click(screen.getByRole('button', { name: /First check-in/ }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('says kindly that there is nothing', () => {
    render(<StepList steps={[]} />);
    expect(screen.getByText('Nothing planned. Rest is progress too.')).toBeInTheDocument();
  });
});
