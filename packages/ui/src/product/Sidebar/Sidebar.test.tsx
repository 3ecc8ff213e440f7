import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { exampleFoot, exampleGroups } from '../example-data.tsx';
import { Sidebar } from './index.ts';

describe('Sidebar', () => {
  it('marks the open page and no other', () => {
    render(<Sidebar groups={exampleGroups} foot={exampleFoot} current="/mood-tracker" />);
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Mood']);
  });

  it('names its groups', () => {
    render(<Sidebar groups={exampleGroups} current="/" />);
    expect(screen.getByRole('list', { name: 'Practice' })).toBeInTheDocument();
  });

  it('shows the admin item only when it is given one [side-002]', () => {
    const { rerender } = render(<Sidebar groups={exampleGroups} foot={exampleFoot.slice(0, 2)} current="/" />);
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
    rerender(<Sidebar groups={exampleGroups} foot={exampleFoot} current="/" />);
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toBeInTheDocument();
  });

  it('leaves out a group without items', () => {
    render(<Sidebar groups={[{ label: 'Grow', items: [] }]} current="/" />);
    expect(screen.queryByText('Grow')).toBeNull();
  });

  it('tells when an item is followed, so that a drawer can close', async () => {
    const onNavigate = vi.fn();
    render(<Sidebar groups={exampleGroups} current="/" onNavigate={onNavigate} />);
    await userEvent.click(screen.getByRole('link', { name: 'Habits' }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });
});
