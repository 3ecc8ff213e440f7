import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BuildStamp } from './index.ts';

it('shows the environment and a short build id [load-004]', () => {
  render(<BuildStamp environment="production" buildId="3f9c2ab47de1" />);
  expect(screen.getByText('production 3f9c2ab')).toBeVisible();
});
