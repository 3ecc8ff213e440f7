import type { Person } from './person.ts';
import type { World } from './world.ts';

/** An administrator who has just given their password. */
export async function confirmedAdmin({ admin, db, deps }: World): Promise<Person> {
  const { sessionId } = await db.query
    .selectFrom('session')
    .select('id as sessionId')
    .where('memberId', '=', admin.id)
    .executeTakeFirstOrThrow();
  await db.query.insertInto('adminConfirmation').values({ sessionId, at: deps.clock.now().toISOString() }).execute();
  return admin;
}
