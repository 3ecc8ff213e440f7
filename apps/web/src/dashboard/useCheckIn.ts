import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import { useWaitingToday } from '../offline/useWaitingToday.ts';

/** Checks in for today; a second press the same day changes nothing. Without a connection it waits on this device. */
export function useCheckIn(): { pending: boolean; waiting: boolean; run: () => void } {
  const { showToast } = useToast();
  const { add } = useOutbox();
  const [pending, setPending] = useState(false);
  const waiting = useWaitingToday(api.gamification.checkIn) > 0;
  const run = async () => {
    // Another one would be the same.
    if (waiting) return;
    setPending(true);
    const written = await add(api.gamification.checkIn, { body: occurredNow() });
    setPending(false);
    if (written.kind === 'kept')
      showToast({ id: 'check-in', title: 'Your check-in is kept on this device', description: 'It is sent when the connection is back.' });
    if (written.kind === 'refused')
      showToast({ id: 'check-in', tone: 'danger', title: 'The check-in could not be saved', description: sentenceOf(written.error) });
  };
  return { pending, waiting: waiting && !pending, run: () => void run() };
}
