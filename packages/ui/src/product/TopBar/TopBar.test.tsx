import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { MessagesButton, TopBar } from './index.ts';

const bar = { onMenu: () => {}, menuOpen: false, helpHref: '/help-now', account: null };

describe('TopBar', () => {
  it('leads home by logo and title [top-002]', () => {
    render(<TopBar {...bar} />);
    expect(screen.getByRole('link', { name: 'Everstep' })).toHaveAttribute('href', '/');
  });

  it('opens and closes the drawer by the same button, which says so', async () => {
    const onMenu = vi.fn();
    const { rerender } = render(<TopBar {...bar} onMenu={onMenu} />);
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(onMenu).toHaveBeenCalledTimes(1);
    rerender(<TopBar {...bar} menuOpen />);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the Admin chip only where it leads somewhere [top-006] [guard-005]', () => {
    const { rerender } = render(<TopBar {...bar} />);
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    rerender(<TopBar {...bar} adminHref="/admin" />);
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    rerender(<TopBar {...bar} adminHref="/admin" adminNew={3} />);
    expect(screen.getByRole('link', { name: 'Admin (3 new)' })).toHaveAttribute('href', '/admin');
  });

  it('has a Challenges button and help within reach [top-010]', () => {
    render(<TopBar {...bar} challengesHref="/challenges" />);
    expect(screen.getByRole('link', { name: 'Challenges' })).toHaveAttribute('href', '/challenges');
    expect(screen.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
  });
});

describe('MessagesButton', () => {
  it('counts the unread [top-011]', () => {
    render(<MessagesButton unread={3} onOpen={() => {}} />);
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveTextContent('3');
  });

  it('stops counting at 99 [top-012]', () => {
    const { rerender } = render(<MessagesButton unread={99} onOpen={() => {}} />);
    expect(screen.getByRole('button').textContent).toBe('99');
    rerender(<MessagesButton unread={150} onOpen={() => {}} />);
    expect(screen.getByRole('button').textContent).toBe('99+');
  });

  it('has no badge when everything is read', () => {
    render(<MessagesButton unread={0} onOpen={() => {}} />);
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });
});
