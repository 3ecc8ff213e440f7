import { CONCERN_FOR_MS, type Concern, HIGH_RISK_LEVEL, type RiskMemory, saysSafe, takesBack } from '@everstep/domain';
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
    .where('level', '>=', HIGH_RISK_LEVEL)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** Words that are met: those to come, or stored ones that are met again. */
export interface MetWords {
  readonly memberId: string;
  readonly now: Date;
  /** Of stored words their id: they and what came after them followed no earlier moment when they were met first. */
  readonly id?: string | undefined;
}

/** The member's last high-risk moment, whatever it was written to: a guide, a council, the learning area, or a note. */
export async function lastRisk(query: Query, words: MetWords): Promise<LastRisk | undefined> {
  const [event] = await lastEvent(query, { memberId: words.memberId });
  if (!event) return undefined;
  const at = Date.parse(event.at);
  // Nearly nobody has a fresh one, and then nothing else is looked through.
  if (words.now.getTime() - at > HELD_EVERYWHERE_MS) return { at, everywhere: undefined };
  const said = await saidSince(query, words, event);
  // What was itself serious is none of it.
  return { at, everywhere: { at, messagesSince: said.filter(({ safetyLevel }) => safetyLevel < HIGH_RISK_LEVEL).length } };
}

/**
 * The member's last message within the hour that asked for gentleness by itself and was not explained since, as it is carried into what
 * they write now.
 * @param text the words that are met
 */
export async function carriedConcern(query: Query, words: MetWords, text: string): Promise<Concern | undefined> {
  const since = new Date(words.now.getTime() - CONCERN_FOR_MS).toISOString();
  const concerns = await concernsSince(query, { memberId: words.memberId, since });
  const ordered = concerns.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [first] = ordered;
  if (first === undefined) return undefined;
  const answers = await saidSince(query, words, first);
  // An explanation is of what was said right before it; what was in doubt earlier stays so.
  const concern = ordered.findLast(({ id }, place) => {
    const next = ordered[place + 1]?.id;
    const until = answers.filter((one) => one.id > id && (next === undefined || one.id < next)).map(({ content }) => content);
    return !(next === undefined ? [...until, text] : until).some(takesBack);
  });
  if (concern === undefined) return undefined;
  const said = await saidSince(query, words, concern);
  return { at: Date.parse(concern.at), messagesSince: said.length, saidSafe: [...said.map(({ content }) => content), text].some(saysSafe) };
}

/** Something said, by its id and instant. */
interface Moment {
  readonly id: string;
  readonly at: string;
}

/** The level of a gentle check-in, which a care event is kept of only where the words were refused and are not stored. */
export const GENTLE_LEVEL = 2;

const concernsSince = prepared((query, param: Param<{ memberId: string; since: string }>) =>
  query
    .selectFrom('message')
    .select(['id', 'createdAt as at'])
    .where('memberId', '=', param('memberId'))
    .where('role', '=', 'user')
    .where('status', '=', 'complete')
    .where('safetyLevel', '=', GENTLE_LEVEL)
    .where('createdAt', '>=', param('since'))
    .unionAll(
      query
        .selectFrom('council')
        .select(['id', 'createdAt as at'])
        .where('memberId', '=', param('memberId'))
        .where('saidLevel', '=', GENTLE_LEVEL)
        .where('createdAt', '>=', param('since')),
    )
    .unionAll(
      query
        .selectFrom('courseMessage')
        .innerJoin('courseSession', 'courseSession.id', 'courseMessage.sessionId')
        .select(['courseMessage.id', 'courseMessage.createdAt as at'])
        .where('courseSession.memberId', '=', param('memberId'))
        .where('courseMessage.role', '=', 'user')
        .where('courseMessage.safetyLevel', '=', GENTLE_LEVEL)
        .where('courseMessage.createdAt', '>=', param('since')),
    )
    .unionAll(
      query
        .selectFrom('careEvent')
        .select(['id', 'at'])
        .where('memberId', '=', param('memberId'))
        .where('level', '=', GENTLE_LEVEL)
        .where('at', '>=', param('since')),
    ),
);

/** What a member has said to guides since a moment, up to the words that are met. */
async function saidSince(query: Query, { memberId, id: met }: MetWords, { id, at }: Moment) {
  const messages = query
    .selectFrom('message')
    .select(['id', 'createdAt', 'safetyLevel', 'content'])
    .where('memberId', '=', memberId)
    .where('role', '=', 'user')
    .where('createdAt', '>=', at);
  const questions = query
    .selectFrom('council')
    .select(['id', 'createdAt', 'saidLevel as safetyLevel', 'question as content'])
    .where('memberId', '=', memberId)
    .where('createdAt', '>=', at);
  const prompts = query
    .selectFrom('courseMessage')
    .innerJoin('courseSession', 'courseSession.id', 'courseMessage.sessionId')
    .select(['courseMessage.id', 'courseMessage.createdAt', 'courseMessage.safetyLevel', 'courseMessage.content'])
    .where('courseSession.memberId', '=', memberId)
    .where('courseMessage.role', '=', 'user')
    .where('courseMessage.createdAt', '>=', at);
  const said = await messages.unionAll(questions).unionAll(prompts).execute();
  const until = metAfter(met, id);
  return said.filter((one) => (one.createdAt > at || one.id > id) && one.id !== id && (until === undefined || one.id < until));
}

/** Stored words as the end of what counts since a moment; where they were written before it, all counts. Ids are in the order of time. */
export const metAfter = (met: string | undefined, moment: string): string | undefined =>
  met !== undefined && met > moment ? met : undefined;
