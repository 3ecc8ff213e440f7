import {
  challengeTemplates,
  type DateText,
  type GuideConsent,
  isAlike,
  mayPropose,
  mayStandOnCard,
  type ProposedAction,
  proposalKinds,
  tidyProposal,
  wordsOnCard,
} from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import type { Approach } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import type { ChatRequest } from '../ai/provider.ts';
import { keepsQuiet } from '../care/status.ts';
import { listOpenRuns } from '../challenges/store.ts';
import type { Deps } from '../deps.ts';
import { pathTo } from './message-tree.ts';
import type { MessageNode, MessageRow } from './store.ts';
import { messagesWithProposals, readProposals } from './stored-proposals.ts';

type Proposable = Required<Pick<ChatRequest, 'mayPropose' | 'challenges' | 'proposed' | 'waiting'>>;

const nothing: Proposable = { mayPropose: [], challenges: [], proposed: [], waiting: [] };

/** A conversation as far as proposals depend on it. */
interface Asked {
  /** The message that is answered. */
  readonly said: Pick<MessageRow, 'id' | 'conversationId'>;
  /** All messages of the conversation, oldest first. */
  readonly nodes: readonly MessageNode[];
  readonly approach: Approach;
  readonly incognito: boolean;
  /** What the member has opened to guides. */
  readonly consent: GuideConsent;
}

/** What a guide may propose in a reply, and what it proposed before. */
export async function proposable(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, asked: Asked): Promise<Proposable> {
  const { said, nodes, approach } = asked;
  const { query } = deps.db;
  const now = deps.clock.now();
  const concern = nodes.findLast(({ safetyLevel }) => safetyLevel >= 2);
  const rows = await messagesWithProposals(query, said.conversationId);
  const state = {
    approach,
    quiet: await keepsQuiet(query, actor.id, now.toISOString()),
    concernAt: concern && Date.parse(concern.createdAt),
    proposals: rows.flatMap(readProposals),
  };
  if (!mayPropose(state, now.getTime())) return nothing;
  const challenges = await startable(deps, actor, asked);
  // Another reply to the same message may propose the same.
  const path = new Set(pathTo(nodes, said.id).map(({ id }) => id));
  const before = rows.filter(({ id }) => path.has(id)).flatMap(readProposals);
  return {
    mayPropose: proposalKinds.filter((kind) => kind !== 'start-challenge' || challenges.length > 0),
    challenges,
    proposed: before.map(({ action }) => action),
    waiting: before.filter(({ status }) => status === 'open').map(({ action }) => action),
  };
}

/** Challenges whose length the member does not run. The list tells which ones run: where those records are closed there is none. */
async function startable(
  { db: { query } }: Pick<Deps, 'db'>,
  actor: Actor,
  { incognito, consent }: Asked,
): Promise<Proposable['challenges']> {
  if (incognito || !consent.challenge) return [];
  const running = new Set((await listOpenRuns(query, actor.id)).map(({ totalDays }) => Number(totalDays)));
  return challengeTemplates
    .filter(({ durationDays }) => !running.has(durationDays))
    .map(({ id, name, durationDays }) => ({ id, name, days: durationDays }));
}

/**
 * Takes what a guide proposes, as often as it does so in one reply.
 * @param today the member's local date
 * @param show hears of what may be shown
 * @returns the card that is shown: not a kind that is closed now, nothing twice, no more than a reply may hold, no words that no guide may say
 */
export function proposer(
  { mayPropose: kinds = [], challenges = [], proposed = [] }: Partial<Proposable>,
  today: DateText,
  show: (action: ProposedAction) => void,
): (given: unknown) => ProposedAction | undefined {
  const shown: ProposedAction[] = [];
  return (given) => {
    const read = chat.ProposedAction.safeParse(tidyProposal(given, today));
    if (!read.success || !kinds.includes(read.data.kind) || shown.length >= chat.MOST_PROPOSALS) return undefined;
    const action = read.data;
    if (action.kind === 'start-challenge' && !challenges.some(({ id }) => id === action.templateId)) return undefined;
    if ([...proposed, ...shown].some((other) => isAlike(other, action)) || !wordsOnCard(action).every(mayStandOnCard)) return undefined;
    shown.push(action);
    show(action);
    return action;
  };
}
