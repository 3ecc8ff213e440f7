import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { WelcomeDialog } from './index.ts';

describe('WelcomeDialog', () => {
  it('greets by name and offers first steps', () => {
    render(<WelcomeDialog open name="Ada" suggestions={['Check in', 'Say how you feel']} onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Welcome, Ada' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('greets alone where there is nothing to suggest', () => {
    render(<WelcomeDialog open name="" suggestions={[]} onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('keeps the way to people that it is given in its header', () => {
    render(<WelcomeDialog open name="Ada" suggestions={[]} helpAction={<a href="/help-now">Help now</a>} onClose={() => {}} />);
    expect(within(screen.getByRole('dialog', { name: 'Welcome, Ada' })).getByRole('link', { name: 'Help now' })).toBeVisible();
  });

  it('says on closing whether it should stay away', async () => {
    const onClose = vi.fn();
    render(<WelcomeDialog open name="" suggestions={[]} onClose={onClose} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show again' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ dontShowAgain: true });
  });
});
