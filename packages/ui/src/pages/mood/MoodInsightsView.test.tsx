import type { MoodCorrelation } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  exampleCorrelations,
  exampleExperiment,
  exampleInsights,
  exampleMeans,
  examplePast,
  exampleYoungInsights,
} from '../examples/example-mood-insights.ts';
import { MoodInsightsView, type MoodInsightsViewProps } from './MoodInsightsView.tsx';

const nothing = () => {};
const today = '2026-11-21';
const base: MoodInsightsViewProps = {
  insights: exampleInsights,
  onRetry: nothing,
  line: { days: exampleMeans, span: 30, onSpanChange: nothing, onRetry: nothing },
  year: { days: exampleMeans, year: 2026, onYearChange: nothing, onRetry: nothing },
  experiment: { experiments: { today, current: null }, onRetry: nothing, onStop: nothing },
  past: { experiments: [], onMore: nothing, onDelete: nothing },
  onTry: nothing,
};
const show = (props: Partial<MoodInsightsViewProps> = {}) => render(<MoodInsightsView {...base} {...props} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the line and the year', () => {
  it('can be read as tables: each day with its mean, a day left out as a gap', async () => {
    show({ line: { ...base.line, days: [{ date: '2026-11-20', mean: 3.5, count: 2 }] } });
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Mood of the last 30 days' }));
    const table = within(screen.getByRole('table', { name: 'Mood of the last 30 days' }));
    expect(table.getAllByRole('row')).toHaveLength(31);
    expect(table.getByRole('row', { name: /20 Nov.* 3\.5$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Your 2026 in moods' }));
    expect(screen.getByRole('table', { name: 'Your 2026 in moods' })).toBeInTheDocument();
  });

  it('go as far back as one likes', async () => {
    const [onSpanChange, onYearChange] = [vi.fn(), vi.fn()];
    show({ line: { ...base.line, onSpanChange }, year: { ...base.year, onYearChange } });
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
    expect(onSpanChange).toHaveBeenLastCalledWith(90);
    await userEvent.click(screen.getByRole('combobox', { name: 'Year' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['2026', '2025', '2024']);
    await userEvent.click(screen.getByRole('option', { name: '2024' }));
    expect(onYearChange).toHaveBeenLastCalledWith(2024);
  });

  it('fail each for itself, and are asked for again', async () => {
    const onRetry = vi.fn();
    show({ line: { ...base.line, days: undefined, problem: 'No connection.', onRetry } });
    const line = region('Day by day');
    expect(line.getByText('No connection.')).toBeInTheDocument();
    await userEvent.click(line.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Show as table: Your 2026 in moods' })).toBeInTheDocument();
  });
});

describe('comparisons', () => {
  it('say how far, on how many days, how sure, and nothing about causes', () => {
    show();
    const card = region('What goes with your mood');
    expect(card.getByText('On days with time outdoors your mood was 0.7 higher on average.')).toBeInTheDocument();
    expect(card.getByText('338 days compared, r 0.38, likely between 0.29 and 0.46')).toBeInTheDocument();
    expect(card.getAllByText('May be chance')).toHaveLength(2);
    expect(card.getByText(/^This says nothing about causes/)).toBeInTheDocument();
  });

  it('show the clearest first, and the rest when asked', async () => {
    const ten = [...exampleCorrelations, ...exampleCorrelations].map((correlation, index) => ({ ...correlation, id: `${index}` }));
    show({ insights: { ...exampleInsights, correlations: ten } });
    const card = region('What goes with your mood');
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(card.getByRole('button', { name: 'Show 5 more' }));
    expect(card.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(card.getByRole('button', { name: 'Show fewer' }));
    expect(card.getAllByRole('listitem')).toHaveLength(5);
  });

  it('can be tried out, but for limits, and not while something is', async () => {
    const onTry = vi.fn<(correlation: MoodCorrelation | null) => void>();
    const { rerender } = show({ onTry });
    expect(screen.queryByRole('button', { name: /Coffee/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try it out: screen time, mood of the day after' }));
    expect(onTry).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'screen time', nextDay: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Plan 14 days' }));
    expect(onTry).toHaveBeenLastCalledWith(null);
    rerender(<MoodInsightsView {...base} experiment={{ ...base.experiment, experiments: { today, current: exampleExperiment(6) } }} />);
    expect(screen.queryByRole('button', { name: /^Try it out/ })).toBeNull();
  });

  it('wait for fourteen days and say how many are missing; weekdays and hours wait with them', () => {
    show({ insights: exampleYoungInsights });
    expect(screen.getByRole('heading', { name: '9 more days with a mood' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'By weekday' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Day by day' })).toBeInTheDocument();
  });

  it('show no bar for one or two moods', async () => {
    show({
      insights: {
        ...exampleInsights,
        byWeekday: [
          { part: 0, mean: 1, count: 2 },
          { part: 1, mean: 4, count: 3 },
        ],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Mean mood by weekday' }));
    const rows = within(screen.getByRole('table', { name: 'Mean mood by weekday' })).getAllByRole('row');
    expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([expect.not.stringMatching(/1$/), 'Tuesday4']);
  });
});

describe('an experiment', () => {
  it('shows its fourteen days with what was planned and what was done, and can be stopped', async () => {
    const onStop = vi.fn();
    show({ experiment: { ...base.experiment, experiments: { today, current: exampleExperiment(6) }, onStop } });
    const card = region('With and without “Walk 20 minutes”');
    expect(card.getByText('Today: with “Walk 20 minutes”')).toBeInTheDocument();
    const days = card.getAllByRole('listitem');
    expect(days).toHaveLength(14);
    expect(days[0]?.textContent).toMatch(/: With it, done, mood 4\.0$/);
    expect(days[4]?.textContent).toMatch(/: Without it, done, mood 3\.0$/);
    expect(days[6]?.textContent).toMatch(/^.*Today: With it$/);
    await userEvent.click(card.getByRole('button', { name: 'Stop the experiment' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('that is over says what came of it, how sure that is, and what was really done', async () => {
    const onMore = vi.fn();
    show({ past: { ...base.past, experiments: examplePast, more: true, onMore } });
    const card = region('What you tried out');
    expect(
      card.getByText(/^Your mood was 0\.8 higher on average on days planned with it: 7 days with it and 6 without/),
    ).toBeInTheDocument();
    expect(card.getByText(/^13 of 14 known days went as planned\./)).toBeInTheDocument();
    expect(card.getByText(/It may be chance/)).toBeInTheDocument();
    expect(card.getByText(/^Too few days had a mood/)).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Show earlier ones' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

it('lets each experiment that is over be deleted, by its name', async () => {
  const onDelete = vi.fn();
  show({ past: { ...base.past, experiments: examplePast, onDelete } });
  for (const [index, button] of screen.getAllByRole('button', { name: /^Delete the experiment: /, hidden: true }).entries()) {
    button.click();
    expect(onDelete).toHaveBeenLastCalledWith(examplePast[index]?.id);
  }
  expect(onDelete).toHaveBeenCalledTimes(examplePast.length);
});

it('invites to the first mood, waits, and is asked for again after a problem', async () => {
  const onRetry = vi.fn();
  const { rerender } = show({ insights: { ...exampleYoungInsights, firstDate: null } });
  expect(screen.getByRole('link', { name: 'Log the first mood' })).toHaveAttribute('href', '/mood-tracker');
  rerender(<MoodInsightsView {...base} insights={undefined} />);
  expect(screen.getByText('Loading your insights')).toBeInTheDocument();
  rerender(<MoodInsightsView {...base} insights={undefined} problem="No connection." onRetry={onRetry} />);
  expect(screen.getByText('No connection.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
