import { type Award, type api, DomainError, ledgerKey } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { earning } from './earning.ts';
import { presentCheckin } from './present.ts';
import { type Earning, recordActivity, redoActivity, undoActivity } from './record-activity.ts';
import { type CheckinRow, findCheckin, insertCheckin, ledgerRowsOf, removeCheckin } from './store.ts';

const SOURCE = 'daily_checkin';

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
  const act = { source: SOURCE, reference: localDate };
  const known = await findCheckin(tx, memberId, localDate);
  if (known) return { checkin: known, award: await recordActivity(now, act) };
  const checkin = await insertCheckin(tx, { id: id ?? ids.next(), memberId, localDate, at, timeZone });
  if (!checkin) throw new DomainError('conflict');
  const isBooked = (await ledgerRowsOf(tx, memberId, ledgerKey(act, moment))).length > 0;
  return { checkin, award: isBooked ? await redoActivity(now, act) : await recordActivity(now, act) };
}

/**
 * Takes today's check-in back with what it earned; checking in again brings both back.
 * @throws DomainError `not_found`, or `day_closed` when its day is over
 */
export function undoCheckIn({ actor, deps, params }: Call<typeof api.gamification.undoCheckIn>) {
  return earning({ deps, actor }, async (now) => {
    const checkin = await findCheckin(now.tx, actor.id, params.date);
    if (!checkin) throw new DomainError('not_found');
    if (checkin.localDate < now.moment.localDate) throw new DomainError('day_closed');
    await removeCheckin(now.tx, checkin);
    const { xpTaken, coinsTaken } = await undoActivity(now, { source: SOURCE, reference: checkin.localDate, forDate: checkin.localDate });
    return { localDate: checkin.localDate, xpTaken, coinsTaken };
  });
}
