import { type Award, type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { earning } from './earning.ts';
import { presentCheckin } from './present.ts';
import { type Earning, recordActivity } from './record-activity.ts';
import { type CheckinRow, findCheckin, insertCheckin } from './store.ts';

/** Records a check-in; a second one on the same local day answers with the first and awards nothing. */
export function checkIn(call: Call<typeof api.gamification.checkIn>) {
  return earning(call, async (now) => {
    const { checkin, award } = await recordCheckIn(now, call.body.id);
    return { ...presentCheckin(checkin), award };
  });
}

/**
 * The check-in of the moment's day, made when there is none yet.
 * @param id what the device called it
 * @throws DomainError `conflict` when something else has that id
 */
export async function recordCheckIn(now: Earning, id?: string): Promise<{ checkin: CheckinRow; award: Award }> {
  const { tx, ids, moment, progress } = now;
  const { memberId } = progress;
  const { localDate, instant: at, timeZone } = moment;
  const checkin =
    (await findCheckin(tx, memberId, localDate)) ?? (await insertCheckin(tx, { id: id ?? ids.next(), memberId, localDate, at, timeZone }));
  if (!checkin) throw new DomainError('conflict');
  return { checkin, award: await recordActivity(now, { source: 'daily_checkin', reference: localDate }) };
}
