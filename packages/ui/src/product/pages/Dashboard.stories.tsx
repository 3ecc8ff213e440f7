import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Moon } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { ChallengeBanner } from '../ChallengeBanner/index.ts';
import { GuideCard } from '../GuideCard/index.ts';
import { LevelCard } from '../LevelCard/index.ts';
import { MoodPicker, type MoodValue } from '../MoodPicker/index.ts';
import { MoodWeek } from '../MoodWeek/index.ts';
import { PageColumns, TileRow } from '../PageLayout/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { StepList } from '../StepList/index.ts';
import { StreakStrip } from '../StreakStrip/index.ts';
import { TodayHero } from '../TodayHero/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import {
  exampleActivities,
  exampleEmptyMoods,
  exampleMoods,
  exampleNewSteps,
  exampleNewStreak,
  examplePersona,
  exampleSteps,
  exampleStreak,
} from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};

function MoodCard({ first }: { first: MoodValue | null }) {
  const [mood, setMood] = useState<MoodValue | null>(first);
  return (
    <Card>
      <MoodPicker value={mood} onChange={setMood} compact />
    </Card>
  );
}

function Main() {
  return (
    <>
      <Card heading="First steps" aside="2 of 4">
        <StepList steps={exampleSteps} />
      </Card>
      <MoodCard first={4} />
      <Card heading="Your week in moods" aside="calm, mostly">
        <MoodWeek days={exampleMoods} />
      </Card>
      <Card heading="Lately">
        <ActivityList items={exampleActivities} />
      </Card>
    </>
  );
}

function Side() {
  return (
    <>
      <LevelCard
        level={12}
        title="Explorer III"
        tier="Explorer"
        currentXp={190}
        neededXp={320}
        facts={['12 days active', '2 freezes', '9 of 34']}
      />
      <GuideCard
        persona={examplePersona()}
        text="You wrote one page three times this week. What made those mornings work?"
        onAnswer={nothing}
      />
      <Card heading="Twelve days" aside="×1.10 XP">
        <StreakStrip days={exampleStreak} />
      </Card>
      <TileRow>
        <StatTile label="Quiet minutes" value="140" meaning="this month" icon={<Moon />} />
        <StatTile label="Longest streak" value="31" meaning="days" icon={<Flame />} href="/challenges" />
      </TileRow>
    </>
  );
}

interface DashboardProps {
  /** The server does not answer: what was seen last is shown. @default false */
  readonly saved?: boolean;
}

function Dashboard({ saved = false }: DashboardProps) {
  return (
    <ExampleShell current="/">
      <Stack gap="5">
        {saved && (
          <Banner
            live="polite"
            actions={
              <Button size="small" tone="outline">
                Try again
              </Button>
            }
          >
            Showing saved data. Your progress is safe; the server does not answer right now.
          </Banner>
        )}
        <TodayHero
          greeting="Good morning, Ada."
          date="Saturday, 21 November"
          line="Three small steps today. Two are under five minutes."
          done={2}
          total={5}
          actions={
            <>
              <Button>Check in</Button>
              <Button tone="soft">How do you feel?</Button>
            </>
          }
        />
        <ChallengeBanner
          challenge={{ type: '7-day', name: 'Momentum Builder', currentDay: 4, status: 'active', tasksPending: true, streak: 3 }}
          onStart={nothing}
        />
        <PageColumns main={<Main />} side={<Side />} />
      </Stack>
    </ExampleShell>
  );
}

/** The first minute: nothing is there yet, and each empty place says how it fills. */
function FirstDay() {
  return (
    <ExampleShell current="/" member="new">
      <Stack gap="5">
        <TodayHero
          greeting="Welcome, Ada."
          date="Saturday, 21 November"
          line="Four small steps to look around. None takes more than a minute."
          done={0}
          total={4}
          daytime="dawn"
          actions={<Button>Check in</Button>}
        />
        <ChallengeBanner challenge={null} onStart={nothing} />
        <PageColumns
          main={
            <>
              <Card heading="First steps" aside="0 of 4">
                <StepList steps={exampleNewSteps} />
              </Card>
              <MoodCard first={null} />
              <Card heading="Your week in moods">
                <MoodWeek days={exampleEmptyMoods} />
              </Card>
            </>
          }
          side={
            <>
              <LevelCard level={1} title="Initiate" tier="Initiate" currentXp={0} neededXp={100} />
              <GuideCard persona={examplePersona(1)} text="Good to see you. What brings you here today?" onAnswer={nothing} />
              <Card heading="This week">
                <StreakStrip days={exampleNewStreak} />
              </Card>
              <Card>
                <EmptyState title="Nothing here yet" headingLevel={2} illustration={<Vignette scene="sapling" />}>
                  What you do will be listed here.
                </EmptyState>
              </Card>
            </>
          }
        />
      </Stack>
    </ExampleShell>
  );
}

function Waiting() {
  return (
    <ExampleShell current="/">
      <LoadingRegion label="Loading your day">
        <Stack gap="5">
          <Skeleton shape="block" />
          <PageColumns
            main={
              <Card>
                <Skeleton shape="title" />
                <Skeleton lines={6} />
              </Card>
            }
            side={
              <Card>
                <Skeleton shape="title" />
                <Skeleton lines={3} />
              </Card>
            }
          />
        </Stack>
      </LoadingRegion>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Dashboard', component: Dashboard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const NewMember: Story = { render: () => <FirstDay /> };

export const SavedData: Story = { args: { saved: true } };

export const Loading: Story = { render: () => <Waiting /> };
