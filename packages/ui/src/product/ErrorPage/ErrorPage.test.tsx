import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ErrorPage, NotFoundPage } from './index.ts';

it('says what happened, what was kept, what to do, and a reference', () => {
  render(
    <ErrorPage action={<button type="button">Try again</button>} reference="req-1">
      Your text is kept.
    </ErrorPage>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page tripped');
  expect(screen.getByText('Your text is kept.')).toBeInTheDocument();
  expect(screen.getByText('Reference: req-1')).toBeInTheDocument();
});

it('leads back from an address that leads nowhere', () => {
  render(<NotFoundPage action={<a href="/">Back to today</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'The path ends here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to today' })).toBeInTheDocument();
});
