import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AuthLayout } from './index.ts';

it('puts the form into the main landmark under the page heading; the land is decoration', () => {
  render(
    <AuthLayout title="Welcome back" help={<a href="/help-now">Help now</a>}>
      <form aria-label="Sign in" />
    </AuthLayout>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('form', { name: 'Sign in' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /step/ })).toBeNull();
  const help = within(screen.getByRole('main')).getByRole('link', { name: 'Help now' });
  expect(help.compareDocumentPosition(screen.getByRole('form')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
