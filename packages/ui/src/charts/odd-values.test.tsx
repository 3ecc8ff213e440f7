import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart, HeatMap, LineChart, RadarChart, Sparkline, YearInPixels } from './index.ts';

const values = [Number.NaN, Number.POSITIVE_INFINITY, 3, Number.NEGATIVE_INFINITY];
const dates = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
const names = ['Body', 'Mind', 'Home', 'Work'];
const series = [{ label: 'Calm', values }];
const days = dates.map((localDate, index) => ({ localDate, value: values[index] ?? null }));

describe('what is no finite number, such as a mean of nothing', () => {
  it.each([
    ['BarChart', <BarChart key="bar" title="Calm" categories={names} series={series} defaultView="table" />],
    ['LineChart', <LineChart key="line" title="Calm" dates={dates} series={series} defaultView="table" />],
    ['RadarChart', <RadarChart key="radar" title="Calm" axes={names} series={series} defaultView="table" />],
    ['HeatMap', <HeatMap key="heat" title="Calm" from="2026-01-01" to="2026-01-04" days={days} defaultView="table" />],
    ['YearInPixels', <YearInPixels key="year" title="Calm" year={2026} days={days} defaultView="table" />],
    ['Sparkline', <Sparkline key="spark" title="Calm" days={days} defaultView="table" />],
  ])('is a gap in the table of a %s', (_, chart) => {
    render(chart);
    expect(screen.getByRole('table')).toHaveTextContent('3');
    expect(document.body.textContent).not.toMatch(/NaN|∞/);
  });

  it.each([
    ['BarChart', <BarChart key="bar" title="Calm" categories={names} series={series} />],
    ['lying BarChart', <BarChart key="rows" title="Calm" layout="rows" categories={names} series={series} />],
    ['LineChart', <LineChart key="line" title="Calm" dates={dates} series={series} />],
    ['RadarChart', <RadarChart key="radar" title="Calm" axes={names} series={series} />],
    ['HeatMap', <HeatMap key="heat" title="Calm" from="2026-01-01" to="2026-01-04" days={days} />],
    ['YearInPixels', <YearInPixels key="year" title="Calm" year={2026} days={days} />],
    ['Sparkline', <Sparkline key="spark" title="Calm" days={days} />],
  ])('is not drawn by a %s', (_, chart) => {
    render(chart);
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(/1 (of \d+ )?values?/);
    expect(document.body.innerHTML).not.toMatch(/NaN|∞|Infinity/);
  });
});
