import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';

import { RadarChart, type RadarChartProps } from './index.ts';

const example: RadarChartProps = {
  title: 'Wheel of life',
  axes: ['Health', 'Work', 'Friends'],
  series: [
    { label: 'Today', values: [7, 6, null] },
    { label: 'In spring', values: [5, 4, 3] },
  ],
  max: 10,
};

describeConformance('RadarChart', { element: 'figure', labelled: false, render: (props) => <RadarChart {...example} {...props} /> });

describe('RadarChart', () => {
  it('goes round and round', async () => {
    render(<RadarChart {...example} />);
    const slider = screen.getByRole('slider', { name: 'Points of Wheel of life' });
    slider.focus();
    expect(slider).toHaveAttribute('aria-valuetext', 'Health: Today 7, In spring 5');
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Friends: Today no value, In spring 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '1');
  });

  it('shows the same data as a table', async () => {
    render(<RadarChart {...example} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Wheel of life' }));
    expect(screen.getByRole('row', { name: 'Friends no value 3' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Area' })).toBeVisible();
  });

  it('leaves a shape open where an answer is missing', () => {
    const { container } = render(<RadarChart {...example} />);
    const closed = [...container.querySelectorAll('svg[viewBox^="-50"] g')].map((shape) =>
      shape.querySelector('path:last-child')?.getAttribute('d')?.endsWith('Z'),
    );
    expect(closed).toEqual([false, true]);
  });
});
