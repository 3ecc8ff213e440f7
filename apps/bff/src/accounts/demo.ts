import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { createProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { presentUser } from './present.ts';
import { newMember } from './register.ts';
import { openSession, signToken } from './sessions.ts';
import { insertMember, readAccount } from './store.ts';

/** Who a demo member may be. */
const people = [
  { firstName: 'Mara', lastName: 'Lindqvist', focus: 'A calmer start into the day' },
  { firstName: 'Jonas', lastName: 'Okafor', focus: 'Writing every week, and sleeping on time' },
  { firstName: 'Priya', lastName: 'Nair', focus: 'My own small business, without losing my evenings' },
  { firstName: 'Elena', lastName: 'Marchetti', focus: 'Running again after a long break' },
  { firstName: 'Tomás', lastName: 'Ferreira', focus: 'More patience, less screen' },
  { firstName: 'Hana', lastName: 'Suzuki', focus: 'Speaking up at work' },
  { firstName: 'Noah', lastName: 'Bergmann', focus: 'Finishing what I begin' },
  { firstName: 'Amara', lastName: 'Diallo', focus: 'Making friends in a new city' },
] as const;

/** Signs in as a fresh demo member. Nobody has the password, so the session is the only way in. */
export async function demo({ deps, body, caller }: Call<(typeof api.accounts)['demo']>) {
  if (!deps.env.demo) throw new DomainError('demo_off');
  const id = deps.ids.next();
  const now = deps.clock.now();
  const member = newMember(
    id,
    {
      ...anyone(deps),
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
    return openSession(tx, deps, id, caller.userAgent);
  });
  return {
    token: await signToken(deps, { id, role: 'member' }, sessionId),
    user: presentUser(deps, await readAccount(deps.db.query, id)),
  };
}

function anyone({ ids }: Pick<Deps, 'ids'>): (typeof people)[number] {
  const index = Buffer.from(ids.secret(1), 'base64url').readUInt8() % people.length;
  return people[index] ?? people[0];
}
