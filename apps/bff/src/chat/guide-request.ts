import { DomainError } from '@everstep/domain';
import { systemPrompt } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import { offlineGuide } from '../ai/offline.ts';
import type { ChatProvider, ChatRequest } from '../ai/provider.ts';
import type { Deps } from '../deps.ts';
import { toldSummary } from '../knowledge/told-summary.ts';
import { guideContext, nothingGiven } from './guide-context.ts';
import { remembered } from './memory.ts';
import { pathTo } from './message-tree.ts';
import type { OpenedTurn } from './open-turn.ts';
import { findConversation, type MessageRow, messagesOf, readTurn, type TurnRow } from './store.ts';

/** After so long a pause a guide says again what it is, in milliseconds. */
const DISCLOSE_AGAIN_MS = 3 * 60 * 60 * 1000;

const builtIn = offlineGuide();

/** Who answers a turn: the configured guide, or the built-in one where the day's budget is used up. */
export const guideOf = ({ ai }: Pick<Deps, 'ai'>, { offline }: Pick<TurnRow, 'offline'>): ChatProvider =>
  offline === 1 && ai.name !== 'offline' ? builtIn : ai;

/** What the guide of a turn is asked. A conversation that is incognito, or gone meanwhile, takes nothing along. */
export async function requestFor(deps: Deps, actor: Actor, { turn, said }: OpenedTurn, signal: AbortSignal): Promise<ChatRequest> {
  const { query } = deps.db;
  const [conversation, messages, { reply }] = await Promise.all([
    findConversation(query, actor.id, turn.conversationId),
    messagesOf(query, turn.conversationId),
    readTurn(query, turn.id),
  ]);
  const path = pathTo(messages, said.id);
  const approach = reply.safetyLevel >= 2 ? 'gentle' : 'ordinary';
  const isOpen = conversation !== undefined && Number(conversation.incognito) === 0;
  const [context, summary] = await Promise.all([
    isOpen && approach === 'ordinary' ? guideContext(deps, actor, said.personaId) : nothingGiven,
    isOpen ? toldSummary(query, actor.id, turn.conversationId, said.personaId) : undefined,
  ]);
  const system = systemPrompt(said.personaId, context.given, approach);
  if (system === undefined) throw new DomainError('not_found');
  const isSibling = ({ id, parentId, role, content }: MessageRow) =>
    parentId === said.id && role === 'assistant' && id !== reply.id && content !== '';
  return {
    personaId: said.personaId,
    system,
    ...remembered(path, summary),
    context,
    approach,
    disclose: await hasToDisclose(deps, turn, path),
    tried: messages.filter(isSibling).map(({ content }) => content),
    signal,
  };
}

/** At the start, after three hours, and when the built-in guide takes over from a model. */
async function hasToDisclose(deps: Deps, turn: TurnRow, path: readonly MessageRow[]): Promise<boolean> {
  const last = path.findLast(({ role, contentType }) => role === 'assistant' && contentType === 'text');
  if (!last || deps.clock.now().getTime() - Date.parse(last.createdAt) >= DISCLOSE_AGAIN_MS) return true;
  if (turn.offline !== 1 || deps.ai.name === 'offline' || last.turnId === null) return false;
  return (await readTurn(deps.db.query, last.turnId)).turn.offline !== 1;
}
