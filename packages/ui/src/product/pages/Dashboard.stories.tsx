import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Moon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { AccountMenu } from '../AccountMenu/index.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { AppShell } from '../AppShell/index.ts';
import { BottomBar } from '../BottomBar/index.ts';
import { ChallengeBanner } from '../ChallengeBanner/index.ts';
import { GuideCard } from '../GuideCard/index.ts';
import { LevelCard } from '../LevelCard/index.ts';
import { MoodPicker, type MoodValue } from '../MoodPicker/index.ts';
import { MoodWeek } from '../MoodWeek/index.ts';
import { PageColumns, TileRow } from '../PageLayout/index.ts';
import { PersonaIndicator } from '../PersonaIndicator/index.ts';
import { PointsDisplay } from '../PointsDisplay/index.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { StepList } from '../StepList/index.ts';
import { StreakStrip } from '../StreakStrip/index.ts';
import { TodayHero } from '../TodayHero/index.ts';
import { MessagesButton, TopBar } from '../TopBar/index.ts';
import {
  exampleActivities,
  exampleBottomItems,
  exampleFoot,
  exampleGroups,
  exampleMoods,
  examplePersona,
  exampleSteps,
  exampleStreak,
} from './example-data.tsx';

const nothing = () => {};

function Bar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  return (
    <TopBar
      onMenu={onMenu}
      menuOpen={menuOpen}
      helpHref="/help-now"
      adminHref="/admin"
      challengesHref="/challenges"
      points={<PointsDisplay level={12} title="Explorer III" points={2340} coins={415} />}
      persona={<PersonaIndicator persona={examplePersona()} onChat={nothing} onSwitch={nothing} />}
      messages={<MessagesButton unread={3} onOpen={nothing} />}
      account={<AccountMenu name="Ada Lovelace" email="ada@example.org" onSelect={nothing} />}
    />
  );
}

function Main() {
  const [mood, setMood] = useState<MoodValue | null>(4);
  return (
    <>
      <Card heading="First steps" aside="2 of 4">
        <StepList steps={exampleSteps} />
      </Card>
      <Card>
        <MoodPicker value={mood} onChange={setMood} compact />
      </Card>
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

function Dashboard() {
  const [open, setOpen] = useState(false);
  return (
    <AppShell
      topBar={<Bar menuOpen={open} onMenu={() => setOpen(!open)} />}
      sidebar={<Sidebar groups={exampleGroups} foot={exampleFoot} current="/" onNavigate={() => setOpen(false)} />}
      bottomBar={<BottomBar items={exampleBottomItems(nothing, () => setOpen(true))} current="/" />}
      drawerOpen={open}
      onDrawerOpenChange={setOpen}
    >
      <Stack gap="5">
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
    </AppShell>
  );
}

const meta = { title: 'Pages/Dashboard', component: Dashboard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
