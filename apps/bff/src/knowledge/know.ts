import { type api, DomainError, type GuideKnowledge, localDateOf } from '@everstep/domain';
import { characters } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { presentItem, presentNote, presentSummary } from './present.ts';
import { knownRecords } from './records.ts';
import { forgottenBy, notesOf, putForgotten, readConsent, removeForgotten, summariesWith, talkRef } from './store.ts';

/** Most records that one guide has forgotten for a member; beyond that the consent is the better place. */
const MOST_FORGOTTEN = 500;

/** @throws DomainError `not_found` when there is no guide of this id */
export function checkGuide(personaId: string): void {
  if (!characters.has(personaId)) throw new DomainError('not_found');
}

/** Everything that one guide is told of the member. */
export async function readKnowledge({ deps, actor, params }: Call<typeof api.knowledge.read>): Promise<GuideKnowledge> {
  checkGuide(params.personaId);
  return knowledgeOf(deps, actor, params.personaId);
}

/** Has one guide forget a record, or tells it again. Only what it is told of now can be forgotten. */
export async function remember({ deps, actor, params, body }: Call<typeof api.knowledge.remember>): Promise<GuideKnowledge> {
  const { query } = deps.db;
  const { personaId } = params;
  checkGuide(personaId);
  const known = { memberId: actor.id, personaId, ref: body.ref };
  if (!body.forgotten) await removeForgotten(query, known);
  else {
    const forgotten = await forgottenBy(query, actor.id, personaId);
    if (forgotten.size >= MOST_FORGOTTEN) throw new DomainError('not_found');
    if (!(await isKnown(deps, actor, personaId, body.ref))) throw new DomainError('not_found');
    await putForgotten(query, { ...known, forgottenAt: deps.clock.now().toISOString() });
  }
  deps.events.publish(actor.id, { resource: 'guides', id: null });
  return knowledgeOf(deps, actor, personaId);
}

async function isKnown(deps: Deps, actor: Actor, personaId: string, ref: string): Promise<boolean> {
  const { items, summaries } = await knowledgeOf(deps, actor, personaId);
  return [...items, ...summaries].some((known) => known.ref === ref);
}

async function knowledgeOf(deps: Deps, actor: Actor, personaId: string): Promise<GuideKnowledge> {
  const { query } = deps.db;
  const today = localDateOf(deps.clock.now(), actor.timeZone, actor.dayStartHour);
  const [consent, forgotten, notes, summaries] = await Promise.all([
    readConsent(query, actor.id),
    forgottenBy(query, actor.id, personaId),
    notesOf(query, actor.id, personaId),
    summariesWith(query, actor.id, personaId),
  ]);
  const records = await knownRecords(query, actor.id, today, consent);
  return {
    personaId,
    consent,
    items: records.map((record) => presentItem(record, forgotten)),
    notes: notes.map(presentNote),
    summaries: summaries.map((summary) => presentSummary(summary, talkRef(summary.id), forgotten)),
  };
}
