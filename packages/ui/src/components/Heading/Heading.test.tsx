import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Heading, headingLevels } from './index.ts';

describeConformance('Heading', {
  element: 'h2',
  render: (props) => (
    <Heading {...props} level={2}>
      Today
    </Heading>
  ),
});

describe('Heading', () => {
  it.each(headingLevels)('stands at level %i of the outline, however large it looks', (level) => {
    render(
      <Heading level={level} size="4xl">
        Today
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Today' })).toBeVisible();
  });
});
