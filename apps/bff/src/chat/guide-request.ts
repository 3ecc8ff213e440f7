import { assess, DomainError, saysSafe, soundsTroubled, staysGentle, takesBack } from '@everstep/domain';
import { chosenTalk, systemPrompt } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import { offlineGuide } from '../ai/offline/guide.ts';
import type { ChatProvider, ChatRequest } from '../ai/provider.ts';
import type { Deps } from '../deps.ts';
import { readAllowed } from '../knowledge/store.ts';
import { toldSummary } from '../knowledge/told-summary.ts';
import { guideContext, nothingGiven, todayOf } from './guide-context.ts';
import { remembered } from './memory.ts';
import type { OpenedTurn } from './open-turn.ts';
import { proposable } from './proposing.ts';
import { readTalk } from './read-talk.ts';
import { builtInTurns, findConversation, type MessageNode, type MessageRow, type TurnRow } from './store.ts';

/** After so long a pause a guide says again what it is, and what was begun is over, in milliseconds. */
const DISCLOSE_AGAIN_MS = 3 * 60 * 60 * 1000;

/** From this level of risk on guides are gentle. */
const GENTLE_LEVEL = 2;

const builtIn = offlineGuide();

/** Who answers a turn: the configured guide, or the built-in one where the day's budget is used up. */
export const guideOf = ({ ai }: Pick<Deps, 'ai'>, { offline }: Pick<TurnRow, 'offline'>): ChatProvider =>
  offline === 1 && ai.name !== 'offline' ? builtIn : ai;

/** What the guide of a turn is asked. A conversation that is incognito, or gone meanwhile, takes nothing along. */
export async function requestFor(deps: Deps, actor: Actor, { turn, said, reply }: OpenedTurn, signal: AbortSignal): Promise<ChatRequest> {
  const { query } = deps.db;
  const [conversation, { path, nodes, words }, allowed] = await Promise.all([
    findConversation(query, actor.id, turn.conversationId),
    readTalk(query, turn.conversationId, said.id),
    readAllowed(query, actor.id, said.personaId),
  ]);
  // A model understands what it reads. Rules do not, and must not praise or plan what may be a danger.
  const isCareful = guideOf(deps, turn).name === 'offline' && isTroubled(path);
  const approach = reply.safetyLevel >= GENTLE_LEVEL || isCareful ? 'gentle' : 'ordinary';
  const isOpen = conversation !== undefined && Number(conversation.incognito) === 0;
  const [context, summary, proposing] = await Promise.all([
    isOpen && approach === 'ordinary' ? guideContext(deps, actor, said.personaId, allowed) : nothingGiven,
    isOpen ? toldSummary(query, turn.conversationId, allowed.forgotten) : undefined,
    proposable(deps, actor, { said, nodes, approach, incognito: !isOpen, consent: allowed.consent }),
  ]);
  const talk = chosenTalk(path.filter(({ role }) => role === 'user').map(({ content }) => content));
  const system = systemPrompt(said.personaId, context.given, todayOf(deps, actor), approach, talk);
  if (system === undefined) throw new DomainError('not_found');
  const siblings = nodes.filter(({ id, parentId, role }) => parentId === said.id && role === 'assistant' && id !== reply.id);
  return {
    personaId: said.personaId,
    system,
    ...remembered(path, summary),
    context,
    ...proposing,
    approach,
    today: todayOf(deps, actor),
    disclose: await howToDisclose(deps, turn, path, siblings.length > 0),
    isBack: isLongAgo(deps, lastReply(path)),
    tried: siblings.flatMap(({ id }) => words.get(id) || []),
    signal,
  };
}

function isTroubled(path: readonly Pick<MessageRow, 'role' | 'content'>[]): boolean {
  const said = path.filter(({ role }) => role === 'user').map(({ content }) => content);
  const at = said.findLastIndex(soundsTroubled);
  if (at === said.length - 1 || at < 0) return at >= 0;
  const since = said.slice(at + 1);
  if (since.some(takesBack)) return false;
  // Words that no rule of care counts were only in doubt: who says that they are safe is believed at once.
  if (since.some(saysSafe) && assess(said[at] ?? '').level < GENTLE_LEVEL) return false;
  return staysGentle({ messagesSince: since.length - 1, saidSafe: since.some(saysSafe) });
}

/** The built-in guide answers where a language model was to be expected. */
const tookOver = ({ ai }: Pick<Deps, 'ai'>, { offline }: TurnRow): boolean => offline === 1 && ai.name !== 'offline';

const lastReply = (path: readonly MessageNode[]): MessageNode | undefined =>
  path.findLast(({ role, contentType }) => role === 'assistant' && contentType === 'text');

const isLongAgo = ({ clock }: Pick<Deps, 'clock'>, last: MessageNode | undefined): boolean =>
  last !== undefined && clock.now().getTime() - Date.parse(last.createdAt) >= DISCLOSE_AGAIN_MS;

/** The text replies of a conversation since its last long pause, oldest first. */
function repliesSinceAPause(path: readonly MessageNode[]): readonly MessageNode[] {
  const replies = path.filter(({ role, contentType }) => role === 'assistant' && contentType === 'text');
  const isAfterPause = ({ createdAt }: MessageNode, at: number) =>
    at > 0 && Date.parse(createdAt) - Date.parse(replies[at - 1]?.createdAt ?? createdAt) >= DISCLOSE_AGAIN_MS;
  return replies.slice(Math.max(0, replies.findLastIndex(isAfterPause)));
}

/**
 * At the start, after three hours, and when the built-in guide takes over from a model: in full the first time, then by a mark.
 * @param isInstead the reply takes the place of one that a model failed to give
 */
async function howToDisclose(
  deps: Deps,
  turn: TurnRow,
  path: readonly MessageNode[],
  isInstead: boolean,
): Promise<ChatRequest['disclose']> {
  const last = lastReply(path);
  if (!last || isLongAgo(deps, last)) return true;
  if (!tookOver(deps, turn)) return false;
  const turnIds = repliesSinceAPause(path).flatMap(({ turnId }) => turnId ?? []);
  const builtInOnes = await builtInTurns(deps.db.query, turnIds);
  if (builtInOnes.length === 0) return true;
  return isInstead || (last.turnId !== null && !builtInOnes.includes(last.turnId)) ? 'again' : false;
}
