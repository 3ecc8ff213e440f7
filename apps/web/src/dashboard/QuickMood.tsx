import { api } from '@everstep/domain';
import { Card, MoodPicker, type MoodValue, Stack, useToast } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { LowMoodLine } from '../mood/LowMoodLine.tsx';

type LogMood = { readonly body: ReturnType<typeof occurredNow> & { readonly score: MoodValue } };

/** One tap logs a mood; words can follow on the mood page. */
export function QuickMood() {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [sent, setSent] = useState<LogMood | null>(null);
  const [value, setValue] = useState<MoodValue | null>(null);
  const log = useAction(api.mood.log, {
    onDone: ({ award }) => celebrate(award),
    onFail: (error) => {
      setValue(null);
      showToast({
        id: 'quick-mood',
        tone: 'danger',
        title: 'This mood could not be saved',
        description: sentenceOf(error),
        // The same mood with the time at which it was felt.
        ...(sent ? { action: { label: 'Retry', hint: 'Choose the mood again to retry', onSelect: () => send(sent) } } : {}),
      });
    },
  });
  const send = (mood: LogMood) => {
    setSent(mood);
    setValue(mood.body.score);
    void log.run(mood);
  };
  return (
    <Card>
      <Stack gap="3">
        <MoodPicker value={value} onChange={(score) => send({ body: { score, ...occurredNow() } })} disabled={log.pending} compact />
        <LowMoodLine score={value} />
      </Stack>
    </Card>
  );
}
