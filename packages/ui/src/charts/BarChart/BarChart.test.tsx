import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { slotLabels } from './bar-model.ts';
import { BarChart, type BarChartProps } from './index.ts';

const example: BarChartProps = {
  title: 'Minutes',
  categories: ['Mon', 'Tue', 'Wed'],
  categoryLabel: 'Day',
  series: [
    { label: 'Quiet', values: [10, null, 0] },
    { label: 'Outdoors', values: [20, 40, 5] },
  ],
  formatValue: (value) => `${value} min`,
};
const slider = () => screen.getByRole('slider', { name: 'Points of Minutes' });

describeConformance('BarChart', { element: 'figure', labelled: false, render: (props) => <BarChart {...example} {...props} /> });

describe('BarChart', () => {
  it.each(['columns', 'rows'] as const)('is walked by arrows in %s', async (layout) => {
    render(<BarChart {...example} layout={layout} />);
    slider().focus();
    expect(slider()).toHaveAttribute('aria-valuetext', 'Mon: Quiet 10 min, Outdoors 20 min');
    await userEvent.keyboard('{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Tue: Quiet no value, Outdoors 40 min');
    await userEvent.keyboard('{End}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Wed: Quiet 0 min, Outdoors 5 min');
  });

  it('goes down to the next row', async () => {
    render(<BarChart {...example} layout="rows" />);
    slider().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(slider()).toHaveAttribute('aria-valuenow', '2');
  });

  it('draws a bar for zero and none for a gap', () => {
    const { container } = render(<BarChart {...example} series={[{ label: 'Quiet', values: [10, null, 0] }]} />);
    expect([...container.querySelectorAll<HTMLElement>('[style*="block-size"]')].map((bar) => bar.style.blockSize)).toEqual(['100%', '0%']);
  });

  it('begins every bar at zero, also below it', () => {
    const { container } = render(<BarChart {...example} series={[{ label: 'Difference', values: [10, -10, 0] }]} />);
    const bars = [...container.querySelectorAll<HTMLElement>('[style*="block-size"]')].map(({ style }) => [
      style.insetBlockEnd,
      style.blockSize,
    ]);
    expect(bars).toEqual([
      ['50%', '50%'],
      ['0%', '50%'],
      ['50%', '0%'],
    ]);
  });

  it('shows the same data as a table, in the order of the chart', () => {
    render(<BarChart {...example} defaultView="table" />);
    expect(
      within(screen.getByRole('table', { name: 'Minutes' }))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DayQuietOutdoors', 'Mon10 min20 min', 'Tueno value40 min', 'Wed0 min5 min']);
  });

  it('gives each series of bars a pattern of its own', () => {
    const { container } = render(<BarChart {...example} />);
    expect(new Set([...container.querySelectorAll('li > span')].map((swatch) => swatch.className)).size).toBe(2);
  });
});

describe('the names below columns', () => {
  const months = Array.from({ length: 60 }, (_, index) => `Jan ${2022 + Math.floor(index / 12)}`);

  it('are all there for a week, however long they are', () => {
    expect(slotLabels(Array.from({ length: 7 }, () => 'What you did before breakfast'))).toHaveLength(7);
  });

  it('are one a year for five years of months, so that no two meet', () => {
    expect(slotLabels(months).map(({ text }) => text)).toEqual(['Jan 2022', 'Jan 2023', 'Jan 2024', 'Jan 2025', 'Jan 2026']);
  });
});
