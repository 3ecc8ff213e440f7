import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { exampleBottomItems } from '../example-data.tsx';
import { BottomBar } from './index.ts';

describe('BottomBar', () => {
  it('leads to pages and opens the guides and the menu', async () => {
    const onGuides = vi.fn();
    const onMore = vi.fn();
    render(<BottomBar items={exampleBottomItems(onGuides, onMore)} current="/habits" />);
    expect(screen.getByRole('link', { name: 'Habits' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Guides' }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect([onGuides.mock.calls.length, onMore.mock.calls.length]).toEqual([1, 1]);
  });
});
