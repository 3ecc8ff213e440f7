import {
  Button,
  Card,
  LoadingRegion,
  MoodDetailsForm,
  MoodPicker,
  MoodWeek,
  PageColumns,
  PageHeader,
  SafetyCard,
  Skeleton,
  Stack,
} from '@everstep/ui';
import { useState } from 'react';
import { useAI } from '../chat/AIProvider.tsx';
import { useDashboard } from '../dashboard/useDashboard.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { LowMoodLine } from './LowMoodLine.tsx';
import { MoodHistory } from './MoodHistory.tsx';
import { moodWord } from './mood-word.ts';
import { useMoodActions } from './useMoodActions.ts';
import { emptyMoodDraft, useMoodDraft } from './useMoodDraft.ts';

/** Two taps to say how one feels, then the week, then everything before. */
export function MoodTrackerPage() {
  usePageTitle('Mood');
  return (
    <Stack gap="6">
      <PageHeader title="Mood" line="No right answers. Naming it is the practice." />
      <PageColumns main={<LogMood />} side={<Week />} />
      <MoodHistory />
    </Stack>
  );
}

function LogMood() {
  const { log, logging, help } = useMoodActions();
  const [draft, setDraft] = useMoodDraft();
  const [asked, setAsked] = useState(false);
  const save = async () => {
    if (draft.score === null) return setAsked(true);
    const { score, ...details } = draft;
    if (await log({ score, ...details, words: [...details.words], activities: [...details.activities] })) {
      setDraft(emptyMoodDraft);
      setAsked(false);
    }
  };
  const { score, ...details } = draft;
  return (
    <Card>
      <Stack gap="5">
        <MoodPicker
          value={score}
          onChange={(next) => setDraft({ ...draft, score: next })}
          disabled={logging}
          {...(asked && score === null ? { error: 'Choose a face first. The rest is up to you.' } : {})}
        />
        <LowMoodLine score={score} />
        <MoodDetailsForm value={details} onChange={(next) => setDraft({ ...draft, ...next })} />
        <Button loading={logging} onClick={() => void save()}>
          Log mood
        </Button>
        {help && <SafetyCard card={help} headingLevel={2} />}
      </Stack>
    </Card>
  );
}

/** The dashboard's own answer: it is cached, and it knows the member's days. */
function Week() {
  const { personaId } = useAI();
  const { dashboard } = useDashboard(personaId);
  if (!dashboard) {
    return (
      <LoadingRegion label="Loading your week">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  }
  const { stats, moodWeek } = dashboard.data;
  return (
    <Card heading="Your week in moods" aside={moodWord(stats.moodScore)}>
      <MoodWeek days={moodWeek} />
    </Card>
  );
}
