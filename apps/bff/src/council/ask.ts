import { type api, type CorePersonaId, type Council, DomainError, HIGH_RISK_LEVEL } from '@everstep/domain';
import { countRefused, orCounted } from '../care/refused-words.ts';
import { isOverBudget } from '../chat/budget.ts';
import { meet } from '../chat/care.ts';
import { liveTurns } from '../chat/live-turns.ts';
import { LEASE_MS } from '../chat/open-turn.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { personaIdsOf, presentCouncil } from './present.ts';
import { startVoices } from './run-voices.ts';
import { type CouncilRow, findCouncil, insertCouncil, insertVoices, type VoiceRow, voicesOf, waitingVoices } from './store.ts';

type AskCall = Call<typeof api.council.ask>;

/** How many voices may be written for one member at once. */
const MOST_AT_ONCE = 3;
const STILL_ANSWERING = 'Your guides are still answering a question. Give them a moment, then ask again.';

/** Thrown to roll back when the id was taken meanwhile. */
class TakenMeanwhile extends Error {}

/**
 * Puts a question to two or three guides. It is stored with a place for each answer before any guide hears of it; the same id again
 * gives the same council.
 *
 * @throws DomainError `not_found`, `conflict`, `idempotency_conflict`, `rate_limited`
 */
export async function askCouncil(call: AskCall): Promise<Council> {
  const { deps, actor } = call;
  const id = call.body.id ?? deps.ids.next();
  const known = await alreadyAsked(call, id);
  if (known) return known;
  try {
    const { council, voices } = await orCounted(deps, actor, call.body.question, () =>
      transaction(deps.db, (tx) => storeCouncil(tx, call, id)),
    );
    // The member's devices keep quiet from now on.
    if (council.saidLevel >= HIGH_RISK_LEVEL) deps.events.publish(actor.id, { resource: 'care', id: null });
    startVoices(deps, actor, council, voices);
    deps.events.publish(actor.id, { resource: 'council', id });
    return presentCouncil(council, voices);
  } catch (error) {
    if (!(error instanceof TakenMeanwhile)) throw error;
    const other = await alreadyAsked(call, id);
    // The id is somebody else's.
    if (!other) throw new DomainError('not_found');
    return other;
  }
}

/** Danger is counted in a question that comes too soon, too. */
export const countAsked = ({ deps, actor, body }: AskCall, error: unknown): Promise<void> =>
  countRefused(deps, actor, body.question, error);

async function alreadyAsked({ deps, actor, body }: AskCall, id: string): Promise<Council | undefined> {
  const council = await findCouncil(deps.db.query, actor.id, id);
  if (!council) return undefined;
  if (council.deletedAt !== null) throw new DomainError('conflict');
  const isSame = council.question === body.question && personaIdsOf(council).join() === body.personaIds.join();
  if (!isSame) throw new DomainError('idempotency_conflict');
  return presentCouncil(council, await voicesOf(deps.db.query, [id]));
}

async function storeCouncil(tx: Tx, { deps, actor, body }: AskCall, id: string): Promise<{ council: CouncilRow; voices: VoiceRow[] }> {
  const at = deps.clock.now().toISOString();
  // Voices that are written at once are counted below: other questions of the member have to wait for that.
  await lockProgress(tx, actor.id);
  const { assessment, decision, card } = await meet(tx, deps, actor, { text: body.question, conversationId: undefined, isNew: true });
  const council: CouncilRow = {
    id,
    memberId: actor.id,
    question: body.question,
    personaIds: JSON.stringify(body.personaIds),
    chosenPersonaId: null,
    saidLevel: assessment.level,
    safetyLevel: decision.level,
    safetyCard: card ? JSON.stringify(card) : null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
  // Before its voices are counted: the same question sent twice at once is not one too many.
  if (!(await insertCouncil(tx, council))) throw new TakenMeanwhile();
  const voices = card ? [] : await voicePlaces(tx, { deps, actor }, id, body.personaIds);
  await insertVoices(tx, voices);
  return { council, voices };
}

async function voicePlaces(
  tx: Tx,
  call: Pick<AskCall, 'deps' | 'actor'>,
  councilId: string,
  personaIds: readonly CorePersonaId[],
): Promise<VoiceRow[]> {
  const claim = await claimVoices(tx, call, personaIds.length);
  const empty = { status: 'waiting', content: '', nextStep: null, evidence: null } as const;
  return personaIds.map((personaId, place) => ({ councilId, memberId: call.actor.id, personaId, place, ...empty, ...claim }));
}

/**
 * What this server writes into voices that it is about to have answered.
 * @param count how many
 * @throws DomainError `rate_limited` when as many are being written already as may be
 */
export async function claimVoices(
  tx: Tx,
  { deps, actor }: Pick<AskCall, 'deps' | 'actor'>,
  count: number,
): Promise<Pick<VoiceRow, 'owner' | 'leaseUntil' | 'offline'>> {
  const now = deps.clock.now();
  if ((await waitingVoices(tx, actor.id, now.toISOString())) + count > MOST_AT_ONCE)
    throw new DomainError('rate_limited', { retryAfter: 5, message: STILL_ANSWERING });
  const offline = deps.ai.name === 'offline' || (await isOverBudget(tx, deps, actor));
  return { owner: liveTurns(deps).owner, leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(), offline: offline ? 1 : 0 };
}
