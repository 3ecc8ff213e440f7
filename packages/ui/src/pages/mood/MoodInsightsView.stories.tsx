import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleMoodPage } from '../examples/ExampleMoodPage.tsx';
import { ExampleShell, type ExampleShellProps } from '../examples/ExampleShell.tsx';
import { exampleExperiment, exampleInsights, exampleMeans, examplePast, exampleYoungInsights } from '../examples/example-mood-insights.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { MoodInsightsView, type MoodInsightsViewProps } from './MoodInsightsView.tsx';

/** The tab within its page; span and year can be tried out. */
function Trying({ member, ...props }: MoodInsightsViewProps & Pick<ExampleShellProps, 'member'>) {
  const [span, setSpan] = useArg(props.line.span);
  const [year, setYear] = useArg(props.year.year);
  return (
    <ExampleShell current="/mood-tracker" {...(member ? { member } : {})}>
      <ExampleMoodPage
        tab="insights"
        insights={
          <MoodInsightsView
            {...props}
            line={{ ...props.line, span, onSpanChange: setSpan }}
            year={{ ...props.year, year, days: year === props.year.year ? props.year.days : [], onYearChange: setYear }}
          />
        }
      />
    </ExampleShell>
  );
}

const noExperiments = { today: EXAMPLE_DATE, current: null };
const failed = { days: undefined, problem: 'Network error. Please check your connection.' };

const meta = {
  title: 'Pages/Mood insights',
  component: MoodInsightsView,
  parameters: { layout: 'fullscreen' },
  args: {
    insights: exampleInsights,
    problem: undefined,
    onRetry: fn(),
    line: { days: exampleMeans, span: 30, onSpanChange: fn(), onRetry: fn() },
    year: { days: exampleMeans.filter(({ date }) => date >= '2026-01-01'), year: 2026, onYearChange: fn(), onRetry: fn() },
    experiment: { experiments: noExperiments, onRetry: fn(), onStop: fn() },
    past: { experiments: examplePast, onMore: fn(), onDelete: fn() },
    onTry: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MoodInsightsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Nobody has said anything yet. */
export const Empty: Story = {
  args: { insights: { ...exampleYoungInsights, daysLogged: 0, firstDate: null }, past: { experiments: [], onMore: fn(), onDelete: fn() } },
  render: (args) => <Trying {...args} member="new" />,
};

/** The first days: the line and the year stand, comparisons say how many days they still need. */
export const FirstDays: Story = {
  args: {
    insights: exampleYoungInsights,
    line: { ...meta.args.line, days: exampleMeans.slice(-5) },
    year: { ...meta.args.year, days: exampleMeans.slice(-5) },
    past: { experiments: [], onMore: fn(), onDelete: fn() },
  },
  render: (args) => <Trying {...args} member="new" />,
};

export const FirstDaysOnPhone: Story = { ...FirstDays, globals: onPhone };

export const Loading: Story = { args: { insights: undefined } };

export const DaysLoading: Story = {
  args: { line: { ...meta.args.line, days: undefined }, year: { ...meta.args.year, days: undefined } },
};

export const Failed: Story = { args: { insights: undefined, problem: 'Network error. Please check your connection.' } };

/** Each part fails for itself and can be asked for again. */
export const DaysFailed: Story = {
  args: {
    line: { ...meta.args.line, ...failed },
    year: { ...meta.args.year, ...failed },
    experiment: { ...meta.args.experiment, experiments: undefined, problem: failed.problem },
  },
};

/** Many moods, but nothing was ever done with them, and nothing was tried out. */
export const NothingCompared: Story = {
  args: { insights: { ...exampleInsights, correlations: [] }, past: { experiments: [], onMore: fn(), onDelete: fn() } },
};

export const Experiment: Story = {
  args: { experiment: { ...meta.args.experiment, experiments: { today: EXAMPLE_DATE, current: exampleExperiment(6) } } },
};

export const ExperimentOnPhone: Story = { ...Experiment, globals: onPhone };

/** It begins tomorrow, with the mood of the day after in view. */
export const ExperimentTomorrow: Story = {
  args: {
    experiment: {
      ...meta.args.experiment,
      experiments: {
        today: EXAMPLE_DATE,
        current: exampleExperiment(-1, { state: 'scheduled', nextDay: true, kind: 'activity', subject: 'reading', label: 'reading' }),
      },
    },
  },
};

export const LongNames: Story = {
  args: {
    insights: {
      ...exampleInsights,
      correlations: exampleInsights.correlations.map((correlation) => ({
        ...correlation,
        kind: 'habit',
        label: 'Write one page of the thesis on mosses of the northern slopes before the first coffee',
      })),
    },
  },
  globals: onPhone,
};

/** Further back by a tap. */
export const AYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A year' }));
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'Mood of the last 365 days' })).toBeVisible());
  },
};

/** Another year, chosen from those with a mood. */
export const AnotherYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Year' }));
    await userEvent.click(await screen.findByRole('option', { name: '2025' }));
    await waitFor(() => expect(canvas.getByText(/^No mood in 2025/)).toBeVisible());
  },
};

/** A comparison that can be tried out, and one that cannot: what is kept below a limit is neither done nor not done. */
export const TryItOut: Story = {
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'What goes with your mood' }));
    await expect(card.queryByRole('button', { name: /Coffee/ })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Try it out: time outdoors' }));
    await expect(args.onTry).toHaveBeenLastCalledWith(exampleInsights.correlations[0]);
  },
};

/** What was tried out can be deleted, each by its name. */
export const DeleteExperiment: Story = {
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'What you tried out' }));
    // The newest is open.
    const [newest] = card.getAllByRole('button', { name: /^Delete the experiment: / });
    if (newest) await userEvent.click(newest);
    await expect(args.past.onDelete).toHaveBeenLastCalledWith(examplePast[0]?.id);
  },
};
