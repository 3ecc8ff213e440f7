import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { type MoodDay, MoodWeek } from '../../product/MoodWeek/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import { ExperimentToday, type ExperimentTodayProps } from './ExperimentToday.tsx';
import { MoodHistory, type MoodHistoryProps } from './MoodHistory.tsx';
import { MoodLogForm } from './MoodLogForm.tsx';
import type { MoodDraft, MoodEntry, MoodWay } from './mood-draft.ts';
import { moodWord } from './mood-word.ts';

/** The last seven days in moods. */
export interface MoodWeekData {
  /** Oldest first; the last one is today. */
  readonly days: readonly MoodDay[];
  /** Mean score from 1 to 5; 0 when there is none. */
  readonly mean: number;
}

/** Tabs of the page, in their order; each name is its value in the address, too. */
export const moodTabs = ['log', 'insights'] as const;
export type MoodTab = (typeof moodTabs)[number];

/** The tab of that name; the first one for anything else. */
export const readMoodTab = (name: string | null): MoodTab => moodTabs.find((tab) => tab === name) ?? 'log';

/** Where the insights are found. */
const INSIGHTS = '/mood-tracker?view=insights';

export interface MoodTrackerViewProps {
  /** The tab that is open. */
  readonly tab: MoodTab;
  readonly onTabChange: (tab: MoodTab) => void;
  /** A `MoodInsightsView`. It is drawn while its tab is open, and not before. */
  readonly insights: ReactNode;
  /** Whether a face or a place is asked for. */
  readonly way: MoodWay;
  readonly onWayChange: (way: MoodWay) => void;
  /** What the member has begun to say. */
  readonly draft: MoodDraft;
  readonly onDraftChange: (draft: MoodDraft) => void;
  /** Called with a draft that has a face; one without is asked for it. */
  readonly onLog: (entry: MoodEntry) => void;
  /** The mood is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** People to reach, after a note that speaks of danger. */
  readonly help?: SafetyCardData | undefined;
  /** The week; it waits while there is none. */
  readonly week: MoodWeekData | undefined;
  /** What a running experiment asks for today. */
  readonly experiments: ExperimentTodayProps['experiments'];
  /** Everything before. */
  readonly history: MoodHistoryProps;
}

/** Two taps to say how one feels, then the week, then everything before; beside it what weeks and seasons show. */
export function MoodTrackerView(props: MoodTrackerViewProps) {
  const { tab, onTabChange, insights } = props;
  return (
    <Stack gap="6">
      <PageHeader title="Mood" line="No right answers. Naming it is the practice." />
      <Tabs
        label="Mood"
        tabs={[
          { value: 'log', label: 'Log', content: <Log {...props} /> },
          { value: 'insights', label: 'Insights', content: insights },
        ]}
        value={tab}
        onValueChange={(next) => onTabChange(readMoodTab(next))}
      />
    </Stack>
  );
}

function Log({ draft, onDraftChange, way, onWayChange, onLog, saving = false, help, week, experiments, history }: MoodTrackerViewProps) {
  const form = { draft, onDraftChange, way, onWayChange, onLog, saving, help };
  return (
    <Stack gap="6">
      <ExperimentToday experiments={experiments} href={INSIGHTS} />
      <PageColumns main={<MoodLogForm {...form} />} side={<Week week={week} />} />
      <MoodHistory {...history} />
    </Stack>
  );
}

function Week({ week }: Pick<MoodTrackerViewProps, 'week'>) {
  if (!week) {
    return (
      <LoadingRegion label="Loading your week">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  }
  return (
    <Card heading="Your week in moods" aside={moodWord(week.mean)}>
      <MoodWeek days={week.days} />
    </Card>
  );
}
