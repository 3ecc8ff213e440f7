import { DomainError, type TemplateContent } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { listOpenRuns, type RunRow } from './store.ts';
import { allChallenges, type Challenge, challengeFrom, challengeOf, isShipped } from './texts.ts';

type Query = Kysely<Tables>;
/** Which challenge a run follows, and in which edition; null for one that is shipped. */
export type Followed = Pick<RunRow, 'templateId' | 'edition'>;

// The contract checked it before it was stored, and nothing changes an edition.
const read = (templateId: string, content: string): Challenge => challengeFrom(templateId, JSON.parse(content) as TemplateContent);

/**
 * The challenge that a run follows, as it was when the run began.
 * @throws DomainError `not_found` when there is none
 */
export async function followedBy(query: Query, { templateId, edition }: Followed): Promise<Challenge> {
  if (edition === null) return challengeOf(templateId);
  const found = await query
    .selectFrom('challengeEdition')
    .select('content')
    .where('templateId', '=', templateId)
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return read(templateId, found.content);
}

/** The name of the challenge that a run follows. */
export const nameOfRun = async (query: Query, run: Followed): Promise<string> => (await followedBy(query, run)).template.name;

const published = (query: Query) =>
  query
    .selectFrom('challengeTemplate')
    .innerJoin('challengeEdition', (join) =>
      join
        .onRef('challengeEdition.templateId', '=', 'challengeTemplate.id')
        .onRef('challengeEdition.edition', '=', 'challengeTemplate.edition'),
    )
    .select(['challengeTemplate.id', 'challengeTemplate.edition', 'challengeEdition.content'])
    .where('state', '=', 'published');

/** Every challenge that can be started: those that are shipped, then those of administrators by length and name. */
export async function listCatalogue(query: Query): Promise<readonly Challenge[]> {
  const written = (await published(query).execute()).map(({ id, content }) => read(id, content));
  const order = (a: Challenge, b: Challenge) =>
    a.template.durationDays - b.template.durationDays || a.template.name.localeCompare(b.template.name, 'en');
  return [...allChallenges, ...written.sort(order)];
}

/**
 * The challenge that a member may start now: shipped, or as it was published last.
 * @throws DomainError `not_found`
 */
export async function startable(query: Query, templateId: string): Promise<Followed & { readonly challenge: Challenge }> {
  if (isShipped(templateId)) return { templateId, edition: null, challenge: challengeOf(templateId) };
  const found = await published(query).where('challengeTemplate.id', '=', templateId).executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return { templateId, edition: found.edition, challenge: read(templateId, found.content) };
}

/** The same for a start that a member has asked for: one that they have begun already stays startable for them when it is withdrawn. */
export async function startableFor(query: Query, memberId: string, templateId: string): Promise<Followed> {
  const own = (await listOpenRuns(query, memberId)).find((run) => run.templateId === templateId);
  return own ?? startable(query, templateId);
}
