import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';

import { exampleFiveYears } from '../example-data.ts';
import { HeatMap, type HeatMapProps } from './index.ts';

const example: HeatMapProps = {
  title: 'Walks',
  from: '2026-11-02',
  to: '2026-11-21',
  days: [
    { localDate: '2026-11-02', value: 0 },
    { localDate: '2026-11-10', value: 20 },
    { localDate: '2026-11-21', value: 40 },
  ],
  formatValue: (value) => `${value} min`,
};
const slider = () => screen.getByRole('slider', { name: 'Points of Walks' });

describeConformance('HeatMap', { element: 'figure', labelled: false, render: (props) => <HeatMap {...example} {...props} /> });

describe('HeatMap', () => {
  it('goes down to the next day and right to the next week, and stays within its days', async () => {
    render(<HeatMap {...example} />);
    slider().focus();
    expect(slider()).toHaveAttribute('aria-valuetext', '21 November 2026: 40 min');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    expect(slider()).toHaveAttribute('aria-valuetext', '10 November 2026: 20 min');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuetext', '2 November 2026: 0 min');
  });

  it('keeps zero apart from a day without a value', async () => {
    render(<HeatMap {...example} defaultView="table" />);
    const table = screen.getByRole('table', { name: 'Walks' });
    expect(within(table).getByRole('row', { name: '2 November 2026 0 min' })).toBeVisible();
    expect(within(table).getByRole('row', { name: '3 November 2026 no value' })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(21);
  });

  it('names its levels, by amounts or in words', () => {
    const { rerender } = render(<HeatMap {...example} />);
    const legend = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(legend()).toEqual(['0 min', 'up to 10 min', 'up to 20 min', 'up to 30 min', '40 min']);
    rerender(<HeatMap {...example} levelLabels={['Not done', 'Done']} />);
    expect(legend()).toEqual(['Not done', 'Done']);
  });

  it('draws five years with as many paths as three weeks, and hardly more nodes', () => {
    const weeks = render(<HeatMap {...example} />);
    const few = weeks.container.querySelectorAll('path').length;
    weeks.unmount();
    const { container } = render(<HeatMap title="Walks" from="2021-11-22" to="2026-11-21" days={exampleFiveYears.minutes} />);
    expect(slider()).toHaveAttribute('aria-valuemax', '1826');
    expect(container.querySelectorAll('path').length).toBe(few);
    expect(container.querySelectorAll('*').length).toBeLessThan(100);
  });

  it('is empty without a value', () => {
    render(<HeatMap {...example} days={[]} empty="No walks yet." />);
    expect(screen.getByText('No walks yet.')).toBeVisible();
  });
});
