import type { DateText } from '@everstep/domain';
import { findPauseFrom } from './pause-store.ts';
import type { Earning } from './record-activity.ts';
import { putDays } from './store.ts';

/** Marks a day as paused again, when a pause runs over it and nothing else is left of it. */
export async function restorePausedDay({ tx, progress }: Pick<Earning, 'tx' | 'progress'>, date: DateText): Promise<void> {
  const pause = await findPauseFrom(tx, progress.memberId, date);
  if (pause && pause.fromDate <= date) await putDays(tx, progress.memberId, [{ localDate: date, kind: 'paused' }]);
}
