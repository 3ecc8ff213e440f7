import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';

import { exampleDates, exampleFiveYears } from '../example-data.ts';
import { LineChart, type LineChartProps } from './index.ts';

const example: LineChartProps = {
  title: 'Mood',
  dates: ['2026-11-18', '2026-11-19', '2026-11-21'],
  series: [
    { label: 'Morning', values: [3, null, 5] },
    { label: 'Evening', values: [4, 2, 4.25] },
  ],
};
const slider = () => screen.getByRole('slider', { name: 'Points of Mood' });

describeConformance('LineChart', { element: 'figure', labelled: false, render: (props) => <LineChart {...example} {...props} /> });

// @ts-expect-error charts are not restyled from outside
const refused = <LineChart {...example} className="mine" />;

describe('LineChart', () => {
  it('is a figure with its title, and its cursor is described by a summary of every line', () => {
    render(<LineChart {...example} />);
    expect(screen.getByRole('figure', { name: 'Mood' })).toBeVisible();
    expect(slider()).toHaveAccessibleDescription(/Morning: 2 of 3 values there, lowest 3 \(18 November 2026\).*Evening: 3 values/);
    expect(refused.props.className).toBe('mine');
  });

  it('is one tab stop; arrows, Home and End say each point in words, gaps too', async () => {
    render(<LineChart {...example} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(slider()).toHaveFocus();
    expect(slider()).toHaveAttribute('aria-valuetext', '21 November 2026: Morning 5, Evening 4.3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuetext', '19 November 2026: Morning no value, Evening 2');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    expect(slider()).toHaveAttribute('aria-valuenow', '3');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('shows a tip with focus, hides it on Esc, and shows it again on the next move', async () => {
    render(<LineChart {...example} />);
    slider().focus();
    expect(await screen.findByText('21 November 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('21 November 2026')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('19 November 2026')).toBeVisible();
  });

  it('shows the same data as a table with a caption, the latest day first', async () => {
    render(<LineChart {...example} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Mood' }));
    const table = screen.getByRole('table', { name: 'Mood' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Date', 'Morning', 'Evening']);
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DateMorningEvening', '21 November 202654.3', '19 November 2026no value2', '18 November 202634']);
    const back = screen.getByRole('button', { name: 'Show as chart: Mood' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('draws one path for each line, broken at gaps', () => {
    const { container } = render(<LineChart {...example} />);
    const [, morning, evening] = [...container.querySelectorAll('svg[preserveAspectRatio] path')].map(
      (path) => path.getAttribute('d') ?? '',
    );
    expect(morning?.match(/M/g)).toHaveLength(2);
    expect(evening?.match(/M/g)).toHaveLength(1);
  });

  it('tells lines apart by dash and marker, not by colour alone', () => {
    const { container } = render(<LineChart {...example} />);
    const looks = [...container.querySelectorAll('li svg')].map((swatch) =>
      [...swatch.querySelectorAll('path')].map((path) => `${path.getAttribute('stroke-dasharray')} ${path.getAttribute('d')}`).join(),
    );
    expect(new Set(looks).size).toBe(2);
  });

  it('draws five years of two lines with as few nodes as a month, and pages their table', async () => {
    const month = render(
      <LineChart
        title="Month"
        dates={exampleDates(30)}
        series={exampleFiveYears.series.map((one) => ({ ...one, values: one.values.slice(0, 30) }))}
      />,
    );
    const few = month.container.querySelectorAll('*').length;
    month.unmount();
    const { container } = render(<LineChart title="Five years" dates={exampleFiveYears.dates} series={exampleFiveYears.series} />);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(few);
    const points = [...container.querySelectorAll('svg[preserveAspectRatio] path')].map(
      (path) => path.getAttribute('d')?.match(/[ML]/g)?.length ?? 0,
    );
    for (const count of points) expect(count).toBeLessThanOrEqual(1280);
    await userEvent.click(screen.getByRole('button', { name: /^Show as table/ }));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await userEvent.click(screen.getByRole('button', { name: 'Next rows' }));
    expect(screen.getByText('101–200 of 1,826')).toBeVisible();
  });

  it('reaches every day of five years with the keyboard', async () => {
    render(<LineChart title="Mood" dates={exampleFiveYears.dates} series={exampleFiveYears.series} />);
    slider().focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^23 November 2021/);
    expect(slider()).toHaveAttribute('aria-valuemax', '1826');
  });

  it('says what is missing instead of drawing nothing', () => {
    const { rerender } = render(<LineChart {...example} series={[{ label: 'Mood', values: [null, null, null] }]} empty="No moods yet." />);
    expect(screen.getByText('No moods yet.')).toBeVisible();
    rerender(<LineChart {...example} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading Mood');
    rerender(<LineChart {...example} error={<p>The days could not be loaded.</p>} />);
    expect(screen.getByText('The days could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
