import { type api, DomainError, type Proposal } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { liveTurns } from './live-turns.ts';
import { updateConversation } from './store.ts';
import { messagesWithProposals, readProposals, writeProposals } from './stored-proposals.ts';

/**
 * Notes what became of a proposal, and nothing else: what it proposes is done by an ordinary call of the member. What was done is open
 * again once it is undone. It cannot be put away: such a note was made on a device that had not heard of the act.
 */
export async function answerProposal({ deps, actor, params, body }: Call<typeof api.chat.answerProposal>): Promise<Proposal> {
  const { conversationId, proposalId } = params;
  const { answered, turnId, isNews } = await transaction(deps.db, async (tx) => {
    // Changes nothing and locks the conversation: a second proposal may be stored at the same moment. It is not an update of it.
    if (!(await updateConversation(tx, actor.id, conversationId, { deletedAt: null }))) throw new DomainError('not_found');
    const found = await findProposal(tx, conversationId, proposalId);
    if (!found) throw new DomainError('not_found');
    const { status: before } = found.proposal;
    const status = before === 'done' && body.status === 'dismissed' ? before : body.status;
    const proposal = { ...found.proposal, status };
    const changes = before !== status;
    if (changes) {
      const all = found.all.map((other) => (other.id === proposalId ? proposal : other));
      await writeProposals(tx, found.messageId, all);
    }
    return { answered: proposal, turnId: found.turnId, isNews: changes };
  });
  if (isNews) {
    // Who follows a reply from its beginning while it still grows is told the latest.
    if (turnId !== null) liveTurns(deps).byId.get(turnId)?.propose(answered);
    deps.events.publish(actor.id, { resource: 'chat', id: conversationId });
  }
  return answered;
}

async function findProposal(tx: Tx, conversationId: string, proposalId: string) {
  for (const row of await messagesWithProposals(tx, conversationId)) {
    const all = readProposals(row);
    const proposal = all.find(({ id }) => id === proposalId);
    if (proposal) return { proposal, all, messageId: row.id, turnId: row.turnId };
  }
  return undefined;
}
