import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';

function visit(path: string) {
  const found = ['/journals', '/mood-tracker', '/settings'].map((known) => ({ path: known, element: <p>Found</p> }));
  const router = createMemoryRouter([...found, { path: '*', element: <NotFoundPage /> }], { initialEntries: ['/', path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('says that the address leads nowhere, that nothing is lost, and leads back', () => {
  visit('/no/such/page');
  expect(document.title).toBe('Not found · Everstep');
  expect(screen.getByRole('heading', { level: 1, name: 'The path ends here' })).toBeDefined();
  expect(screen.getByText(/Nothing of yours is lost/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to today' }).getAttribute('href')).toBe('/');
});

it.each([
  ['/journal', '/journals'],
  ['/Mood/', '/mood-tracker'],
  ['/settings/privacy', '/settings?tab=privacy'],
])('leads %s, which one would guess, to %s and leaves no trace of the detour', async (path, target) => {
  const router = visit(path);
  expect(await screen.findByText('Found')).toBeDefined();
  const { pathname, search } = router.state.location;
  expect([pathname + search, router.state.historyAction]).toEqual([target, 'REPLACE']);
});
