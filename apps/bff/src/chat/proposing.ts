import {
  challengeTemplates,
  type DateText,
  type GuideConsent,
  isAlike,
  localDateOf,
  mayStandOnCard,
  type ProposedAction,
  proposalKinds,
  proposalsClosed,
  quietUntil,
  tidyProposal,
  wordsOnCard,
} from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import type { Approach } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import type { ChatRequest, ClosedCards } from '../ai/provider.ts';
import { lastCareEvent } from '../care/store.ts';
import { listOpenRuns } from '../challenges/store.ts';
import type { Deps } from '../deps.ts';
import { actedOn } from './acted-on.ts';
import { pathTo } from './message-tree.ts';
import type { MessageNode, MessageRow } from './store.ts';
import { messagesWithProposals, readProposals } from './stored-proposals.ts';

type Proposable = Required<Pick<ChatRequest, 'mayPropose' | 'challenges' | 'proposed' | 'waiting' | 'done'>> & Pick<ChatRequest, 'closed'>;

const nothing: Proposable = { mayPropose: [], challenges: [], proposed: [], waiting: [], done: [] };
const MINUTE_MS = 60 * 1000;

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
  // Replies carry the level of the day after; only what was said begins such a day, or it would not end while somebody writes.
  const [rows, lastRiskAt] = await Promise.all([
    messagesWithProposals(query, said.conversationId).then((found) => actedOn(query, actor.id, found)),
    lastCareEvent(query, actor.id),
  ]);
  const state = {
    approach,
    quietUntil: quietUntil(lastRiskAt === undefined ? undefined : Date.parse(lastRiskAt), now.getTime()),
    proposals: rows.flatMap(readProposals),
  };
  const closed = proposalsClosed(state, now.getTime());
  if (closed) return { ...nothing, closed: { why: closed.why, until: onClock(closed.until, actor) } };
  const challenges = await startable(deps, actor, asked);
  // Another reply to the same message may propose the same.
  const path = new Set(pathTo(nodes, said.id).map(({ id }) => id));
  const before = rows.filter(({ id }) => path.has(id)).flatMap(readProposals);
  return {
    mayPropose: proposalKinds.filter((kind) => kind !== 'start-challenge' || challenges.length > 0),
    challenges,
    proposed: before.map(({ action }) => action),
    waiting: before.filter(({ status }) => status === 'open').map(({ action }) => action),
    done: before.filter(({ status }) => status === 'done').map(({ action }) => action),
  };
}

/** An instant (milliseconds since 1970) on the member's clock, not a minute too early. */
function onClock(until: number | undefined, { timeZone }: Actor): ClosedCards['until'] {
  if (until === undefined) return undefined;
  const instant = new Date(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);
  return { date: localDateOf(instant, timeZone, 0), time };
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
    // A goal that is wanted as a habit after all is the same thing in another kind: that is no repetition, but in one reply it would be.
    const isRepeated =
      proposed.some((other) => other.kind === action.kind && isAlike(other, action)) || shown.some((other) => isAlike(other, action));
    if (isRepeated || !wordsOnCard(action).every(mayStandOnCard)) return undefined;
    shown.push(action);
    show(action);
    return action;
  };
}
