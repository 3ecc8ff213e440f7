import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Card } from './index.ts';

describeConformance('Card', { element: 'section', render: (props) => <Card heading="Today" {...props} /> });

describe('Card', () => {
  it('is a region named by its heading', () => {
    render(
      <Card heading="Today" headingLevel={3} aside="2 of 5">
        Morning pages
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent('2 of 5');
    expect(screen.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
  });

  it('is a plain group without a heading', () => {
    render(<Card>Morning pages</Card>);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
