import { Dialog } from '@everstep/ui';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LookProvider } from '../look/LookProvider.tsx';
import { renderIn } from '../testing/harness.tsx';
import { MemberArea } from './MemberArea.tsx';

it('has the way to help in every dialog of a page', async () => {
  const page = <Dialog open onOpenChange={() => undefined} title="New goal" description="Say it in your own words." />;
  const router = createMemoryRouter([{ element: <MemberArea />, children: [{ path: '/', element: page }] }]);
  renderIn(
    <LookProvider>
      <RouterProvider router={router} />
    </LookProvider>,
  );
  expect((await screen.findByRole('link', { name: 'Help now' })).getAttribute('href')).toBe('/help-now');
});
