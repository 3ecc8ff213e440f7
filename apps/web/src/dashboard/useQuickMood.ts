import { api } from '@everstep/domain';
import { type MoodValue, useToast } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import { useWaitingToday } from '../offline/useWaitingToday.ts';

type LogMood = { readonly body: ReturnType<typeof moodNow> };

/** A mood of this very moment: however long it waits, it is logged once and as felt then. */
function moodNow(score: MoodValue) {
  const now = occurredNow();
  return { id: crypto.randomUUID(), score, at: now.occurredAt, ...now };
}

export interface QuickMood {
  /** What was tapped last; null before the first tap and after a failure. */
  readonly value: MoodValue | null;
  readonly pending: boolean;
  /** Moods of today that wait on this device for a connection. */
  readonly waiting: number;
  readonly choose: (score: MoodValue) => void;
}

/** One tap logs a mood. Without a connection it waits on this device. */
export function useQuickMood(): QuickMood {
  const { showToast } = useToast();
  const { add } = useOutbox();
  const [pending, setPending] = useState(false);
  const [value, setValue] = useState<MoodValue | null>(null);
  const waiting = useWaitingToday(api.mood.log);
  const send = async (mood: LogMood) => {
    setPending(true);
    setValue(mood.body.score);
    const written = await add(api.mood.log, mood);
    setPending(false);
    if (written.kind === 'kept')
      showToast({ id: 'quick-mood', title: 'Your mood is kept on this device', description: 'It is sent when the connection is back.' });
    if (written.kind !== 'refused') return;
    setValue(null);
    showToast({
      id: 'quick-mood',
      tone: 'danger',
      title: 'This mood could not be saved',
      description: sentenceOf(written.error),
      // The same mood with the time at which it was felt.
      action: { label: 'Retry', hint: 'Choose the mood again to retry', onSelect: () => void send(mood) },
    });
  };
  return { value, pending, waiting: pending ? 0 : waiting, choose: (score) => void send({ body: moodNow(score) }) };
}
