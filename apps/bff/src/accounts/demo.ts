import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import { fillDemoHistory } from '../demo/history.ts';
import type { Deps } from '../deps.ts';
import { createProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { presentUser } from './present.ts';
import { newMember } from './register.ts';
import { openSession, signToken } from './sessions.ts';
import { insertMember, readAccount } from './store.ts';
import type { MemberTable } from './tables.ts';

/** Who a demo member may be. */
const names = [
  ['Robin', 'Lindqvist'],
  ['Alex', 'Okafor'],
  ['Kim', 'Marchetti'],
  ['Noa', 'Bergmann'],
  ['Charlie', 'Ferreira'],
  ['Sam', 'Nakamura'],
  ['Toni', 'Diallo'],
  ['Jamie', 'Sørensen'],
] as const;
const FOCUS = 'Finishing my thesis and keeping my evenings';

/** Signs in as a fresh demo member with sixty days behind them. Nobody has the password, so the session is the only way in. */
export async function demo({ deps, body, caller }: Call<(typeof api.accounts)['demo']>) {
  if (!deps.env.demo) throw new DomainError('demo_off');
  const id = deps.ids.next();
  const now = deps.clock.now();
  const member = newMember(
    id,
    {
      ...anyone(deps),
      focus: FOCUS,
      email: `demo-${id}@demo.invalid`,
      passwordHash: '',
      role: 'member',
      birthYear: 1990,
      birthMonth: 1,
      timeZone: body.timeZone,
      isDemo: true,
    },
    now,
  );
  const sessionId = await transaction(deps.db, async (tx) => {
    await insertMember(tx, member);
    await createProgress(tx, id);
    await fillDemoHistory(tx, deps, { memberId: id, timeZone: member.timeZone, dayStartHour: member.dayStartHour, now });
    return openSession(tx, deps, id, caller.userAgent);
  });
  return {
    token: await signToken(deps, { id, role: 'member' }, sessionId),
    user: presentUser(deps, await readAccount(deps.db.query, id)),
  };
}

function anyone({ ids }: Pick<Deps, 'ids'>): Pick<MemberTable, 'firstName' | 'lastName'> {
  const index = Buffer.from(ids.secret(1), 'base64url').readUInt8() % names.length;
  const [firstName, lastName] = names[index] ?? names[0];
  return { firstName, lastName };
}
