import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './index.ts';

it('leads past the navigation into the main content and leaves the address as it is', async () => {
  const before = window.location.href;
  render(
    <>
      <SkipLink targetId="main" />
      <nav>
        <a href="#habits">Habits</a>
      </nav>
      <main id="main" tabIndex={-1}>
        Today
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe(before);
});
