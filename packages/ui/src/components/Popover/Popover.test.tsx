import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const example = (
  <Popover trigger={<Button>How is this counted?</Button>} label="How XP is counted">
    <p>Ten for each check-in.</p>
    <a href="#help">Read more</a>
  </Popover>
);

describe('Popover', () => {
  it('opens a named panel, moves focus into it, and its button says so', async () => {
    render(example);
    const button = screen.getByRole('button', { name: 'How is this counted?' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'How XP is counted' }).contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveFocus();
  });

  it('closes on Esc and gives focus back to its button', async () => {
    render(example);
    await userEvent.click(screen.getByRole('button', { name: 'How is this counted?' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'How is this counted?' })).toHaveFocus());
  });
});
