import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PageColumns, PageHeader } from './index.ts';

it('opens a page with its heading and actions', () => {
  render(<PageHeader title="Mood" line="Day by day." actions={<button type="button">Log a mood</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Mood' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log a mood' })).toBeInTheDocument();
});

it('reads what to do now first', () => {
  const { container } = render(<PageColumns main="Now" side="Later" />);
  expect(container).toHaveTextContent('NowLater');
});
