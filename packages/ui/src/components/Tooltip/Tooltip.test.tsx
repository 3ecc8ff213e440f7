import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { Tooltip } from './index.ts';

const example = (
  <Tooltip text="Keeps your streak for one missed day">
    <Button>Use a freeze</Button>
  </Tooltip>
);

describe('Tooltip', () => {
  it('leaves the control its own name and describes it on focus', async () => {
    render(example);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Use a freeze' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Keeps your streak for one missed day');
  });

  it('goes on Esc and leaves focus where it is', async () => {
    render(example);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is not there before anybody asks', () => {
    render(example);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
