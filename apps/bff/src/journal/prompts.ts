import { type api, DomainError, featureAccess, shippedPrompts } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import { listGrants, lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { listPrompts, type PromptRow } from './store.ts';

/** Questions of their own that a member may keep. */
export const MOST_OWN_PROMPTS = 100;
const OWN_THEME = 'Your own';

const presentPrompt = ({ id, text }: PromptRow) => ({ id, theme: OWN_THEME, text, own: true });

/** Questions to write about: the member's own first. */
export async function readPrompts({ actor, deps }: Call<typeof api.journal.prompts>) {
  const own = await listPrompts(deps.db.query, actor.id);
  return { prompts: [...own.map(presentPrompt), ...shippedPrompts.map((prompt) => ({ ...prompt, own: false }))] };
}

/** Adds a question; the same id again answers with it as it stands. */
export async function addPrompt({ actor, deps, body }: Call<typeof api.journal.addPrompt>) {
  const granted = await listGrants(deps.db.query, actor.id);
  const prompt = await transaction(deps.db, async (tx) => {
    const { highestLevel } = await lockProgress(tx, actor.id);
    const { hasAccess, message } = featureAccess('own_prompts', { highestLevel, granted });
    if (!hasAccess) throw new DomainError('feature_locked', { message });
    const own = await listPrompts(tx, actor.id);
    const known = own.find(({ id }) => id === body.id);
    if (known) return known;
    if (own.length >= MOST_OWN_PROMPTS) throw new DomainError('limit_reached');
    const row = { id: body.id ?? deps.ids.next(), memberId: actor.id, text: body.text, createdAt: deps.clock.now().toISOString() };
    const added = await tx
      .insertInto('journalPrompt')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw new DomainError('conflict');
    return added;
  });
  deps.events.publish(actor.id, { resource: 'journal', id: prompt.id });
  return presentPrompt(prompt);
}

/** Removes a question; what was written about it stays. */
export async function removePrompt({ actor, deps, params }: Call<typeof api.journal.removePrompt>) {
  const removed = await deps.db.query
    .deleteFrom('journalPrompt')
    .where('id', '=', params.id)
    .where('memberId', '=', actor.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new DomainError('not_found');
  deps.events.publish(actor.id, { resource: 'journal', id: removed.id });
  return {};
}
