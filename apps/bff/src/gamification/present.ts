import type { Answer, api } from '@everstep/domain';
import type { CheckinRow } from './store.ts';

/** A check-in as its member sees it. */
export const presentCheckin = (row: CheckinRow): Omit<Answer<typeof api.gamification.checkIn>, 'award'> => ({
  id: row.id,
  localDate: row.localDate,
  at: row.at,
});
