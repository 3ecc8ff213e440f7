import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says that the address leads nowhere, that nothing is lost, and leads back', () => {
  render(<NotFoundPage />);
  expect(document.title).toBe('Not found · Everstep');
  expect(screen.getByRole('heading', { level: 1, name: 'The path ends here' })).toBeDefined();
  expect(screen.getByText(/Nothing of yours is lost/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to today' }).getAttribute('href')).toBe('/');
});
