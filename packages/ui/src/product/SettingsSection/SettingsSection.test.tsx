import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SettingsSection } from './index.ts';

it('is a named region with its controls and actions', () => {
  render(
    <SettingsSection title="Profile" description="Who you are here." actions={<button type="button">Save</button>}>
      <input aria-label="Name" />
    </SettingsSection>,
  );
  const region = screen.getByRole('region', { name: 'Profile' });
  expect(region).toContainElement(screen.getByRole('textbox', { name: 'Name' }));
  expect(region).toContainElement(screen.getByRole('button', { name: 'Save' }));
});
