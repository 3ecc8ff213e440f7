import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { AppShell } from './index.ts';

const slots = { topBar: <header>Bar</header>, sidebar: <nav aria-label="Main">Ways</nav>, onDrawerOpenChange: () => {} };

describe('AppShell', () => {
  it('leads past the navigation to the main landmark', async () => {
    render(
      <AppShell {...slots} drawerOpen={false}>
        Page
      </AppShell>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent('Page');
  });

  it('shows the sidebar in a drawer when that is open, and closes it by Esc [side-005]', async () => {
    const onDrawerOpenChange = vi.fn();
    const { rerender } = render(
      <AppShell {...slots} drawerOpen={false}>
        Page
      </AppShell>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(
      <AppShell {...slots} drawerOpen onDrawerOpenChange={onDrawerOpenChange}>
        Page
      </AppShell>,
    );
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveTextContent('Ways');
    await userEvent.keyboard('{Escape}');
    expect(onDrawerOpenChange).toHaveBeenCalledWith(false);
  });

  it('has a live region for what concerns every page before there are words in it', () => {
    const shell = (line: string | undefined) => (
      <AppShell {...slots} drawerOpen={false} line={line}>
        Page
      </AppShell>
    );
    const { rerender } = render(shell(undefined));
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(shell('No connection.'));
    expect(region).toHaveTextContent('No connection.');
    expect(screen.getByRole('main')).toContainElement(region);
  });
});
