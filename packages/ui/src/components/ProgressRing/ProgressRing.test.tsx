import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { ProgressRing } from './index.ts';

describeConformance('ProgressRing', { element: 'div', render: (props) => <ProgressRing label="Steps" value={2} {...props} /> });

describe('ProgressRing', () => {
  it('says how far it is, and shows what it is told to', () => {
    render(
      <ProgressRing label="Steps of today" value={2} max={5} valueText="2 of 5 steps">
        2 of 5
      </ProgressRing>,
    );
    const ring = screen.getByRole('progressbar', { name: 'Steps of today' });
    expect(ring).toHaveAttribute('aria-valuenow', '40');
    expect(ring).toHaveAttribute('aria-valuetext', '2 of 5 steps');
    expect(screen.getByText('2 of 5')).toBeVisible();
  });

  it('draws no arc before anything is done', () => {
    const { container } = render(<ProgressRing label="Steps" value={0} />);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });
});
