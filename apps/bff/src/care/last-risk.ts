import { HIGH_RISK_LEVEL, type RiskMemory } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

type Query = Kysely<Tables>;

/** So long the next messages are held wherever the member writes them, with every guide, in milliseconds; how many, `carryRisk` says. */
const HELD_EVERYWHERE_MS = 60 * 60 * 1000;

/** A member's last high-risk moment. */
export interface LastRisk {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** For whatever is written next, wherever that is; undefined once the moment is too long ago for it. */
  readonly everywhere: RiskMemory | undefined;
}

const lastEvent = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('careEvent')
    .select(['id', 'at'])
    .where('memberId', '=', param('memberId'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The member's last high-risk moment, whatever it was written to: a guide, a council, the learning area, or a note. */
export async function lastRisk(query: Query, memberId: string, now: Date): Promise<LastRisk | undefined> {
  const [event] = await lastEvent(query, { memberId });
  if (!event) return undefined;
  const at = Date.parse(event.at);
  // Nearly nobody has a fresh one, and then nothing else is looked through.
  if (now.getTime() - at > HELD_EVERYWHERE_MS) return { at, everywhere: undefined };
  return { at, everywhere: { at, messagesSince: await saidSince(query, memberId, event) } };
}

/** How much a member has said to guides since a moment; what was itself serious is none of it. */
async function saidSince(query: Query, memberId: string, event: { readonly id: string; readonly at: string }): Promise<number> {
  const messages = query
    .selectFrom('message')
    .select(['id', 'createdAt', 'safetyLevel'])
    .where('memberId', '=', memberId)
    .where('role', '=', 'user')
    .where('createdAt', '>=', event.at);
  const questions = query
    .selectFrom('council')
    .select(['id', 'createdAt', 'saidLevel as safetyLevel'])
    .where('memberId', '=', memberId)
    .where('createdAt', '>=', event.at);
  const prompts = query
    .selectFrom('courseMessage')
    .innerJoin('courseSession', 'courseSession.id', 'courseMessage.sessionId')
    .select(['courseMessage.id', 'courseMessage.createdAt', 'courseMessage.safetyLevel'])
    .where('courseSession.memberId', '=', memberId)
    .where('courseMessage.role', '=', 'user')
    .where('courseMessage.createdAt', '>=', event.at);
  const said = await messages.unionAll(questions).unionAll(prompts).execute();
  return said.filter(({ id, createdAt, safetyLevel }) => (createdAt > event.at || id > event.id) && safetyLevel < HIGH_RISK_LEVEL).length;
}
