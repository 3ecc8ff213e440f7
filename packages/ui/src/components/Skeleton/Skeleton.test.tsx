import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { LoadingRegion, Skeleton } from './index.ts';

describeConformance('Skeleton', { element: 'span', labelled: false, render: (props) => <Skeleton {...props} /> });

describe('Skeleton', () => {
  it('is one word for screen readers, however many lines it draws', () => {
    render(
      <LoadingRegion label="Loading habits">
        <Skeleton lines={4} />
      </LoadingRegion>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading habits');
  });

  it('draws as many lines as asked', () => {
    const { container } = render(<Skeleton lines={4} />);
    expect(container.firstElementChild?.children).toHaveLength(4);
  });
});
