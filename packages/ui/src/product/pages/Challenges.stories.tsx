import { challengeTemplates } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Calendar } from '../../components/Calendar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { ChallengeBanner } from '../ChallengeBanner/index.ts';
import { exampleTasks } from '../ChallengeDay/example-tasks.ts';
import { ChallengeDay } from '../ChallengeDay/index.ts';
import { PageColumns, PageHeader } from '../PageLayout/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { EXAMPLE_DATE } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};

/** What each of the templates asks for, in the order of their list. */
const offers = [
  { minutes: '10 minutes a day', line: 'One small thing each day, to feel that you can begin.' },
  { minutes: '15 minutes a day', line: 'The same act at the same time, until it needs no deciding.' },
  { minutes: '20 minutes a day', line: 'Four phases of fifteen days, with a rest day in each week.' },
] as const;

function Today() {
  const [done, setDone] = useState<readonly string[]>(['check-in']);
  const tasks = exampleTasks.map((task) => ({ ...task, done: done.includes(task.id) }));
  return (
    <ChallengeDay
      day={4}
      totalDays={7}
      title="Clear one small corner"
      intro="Pick a drawer, a desk, a folder. Set ten minutes. Stop when it rings."
      status="today"
      tasks={tasks}
      complete={tasks.every((task) => task.done || !task.required)}
      onTick={(id) => setDone([...done, id])}
      onUndo={(id) => setDone(done.filter((one) => one !== id))}
    />
  );
}

function Run() {
  return (
    <Card heading="Your seven days" aside="day 4 of 7">
      <Calendar
        label="Days of your challenge"
        value={EXAMPLE_DATE}
        today={EXAMPLE_DATE}
        locale="en-GB"
        onSelect={nothing}
        range={{ from: '2026-11-18', to: '2026-11-24', label: '7-day challenge' }}
        marks={{ '2026-11-18': ['dot'], '2026-11-19': ['dot'], '2026-11-20': ['dot'] }}
        markLabels={{ dot: 'Day done' }}
      />
    </Card>
  );
}

function Templates({ running }: { running: boolean }) {
  return (
    <Stack as="section" gap="4" aria-labelledby="templates">
      <Heading level={2} id="templates">
        {running ? 'For afterwards' : 'Choose a length'}
      </Heading>
      <Grid columns="large">
        {challengeTemplates.map(({ id, name, durationDays }, index) => (
          <Card key={id} heading={name} headingLevel={3} aside={`${durationDays} days`}>
            <Stack gap="4">
              <Text>{offers[index]?.line}</Text>
              <Inline gap="3" justify="between">
                <Chip tone="neutral">{offers[index]?.minutes}</Chip>
                <Button tone={running ? 'outline' : 'soft'} size="small" aria-label={`Look at it: ${name}`}>
                  Look at it
                </Button>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

interface ChallengesProps {
  /** Whether a run is on. @default true */
  readonly running?: boolean;
}

function Challenges({ running = true }: ChallengesProps) {
  const run = { type: '7-day', name: 'Momentum Builder', currentDay: 4, status: 'active', tasksPending: true, streak: 3 } as const;
  return (
    <ExampleShell current="/challenges">
      <Stack gap="6">
        <PageHeader title="Challenges" line="A few days with one theme. Missing one ends nothing." />
        <ChallengeBanner challenge={running ? run : null} onStart={nothing} />
        {running && <PageColumns main={<Today />} side={<Run />} />}
        <Templates running={running} />
      </Stack>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Challenges', component: Challenges, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Challenges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** One task is left, and it is ticked. */
export const TickingOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Clear it for ten minutes/ }));
    await expect(canvas.getByRole('checkbox', { name: /Clear it for ten minutes/ })).toBeChecked();
  },
};

/** No run yet: the banner starts the shortest, the cards show all. */
export const Choosing: Story = { args: { running: false } };
