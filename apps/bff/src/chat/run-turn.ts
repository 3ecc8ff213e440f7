import { DomainError, type ErrorCode } from '@everstep/domain';
import { systemPrompt } from '@everstep/domain/guides';
import type { Actor } from '../actor.ts';
import type { ChatRequest, ChatTurnMessage } from '../ai/provider.ts';
import type { Deps } from '../deps.ts';
import { rewardFirstTalk } from './first-talk.ts';
import { guideContext } from './guide-context.ts';
import { LiveTurn, liveTurns } from './live-turns.ts';
import { pathTo } from './message-tree.ts';
import type { OpenedTurn } from './open-turn.ts';
import { type MessageRow, messagesOf, readTurn } from './store.ts';
import { keepStored, type TurnEnd } from './stored-turn.ts';

/** What a guide is given of the past: this many messages, and this many characters. */
const HISTORY_MESSAGES = 30;
const HISTORY_CHARACTERS = 24_000;
/** A reply ends here, whatever the model still has to say. */
const LONGEST_REPLY = 20_000;
/** After so long a pause a guide says again what it is, in milliseconds. */
const DISCLOSE_AGAIN_MS = 3 * 60 * 60 * 1000;

/** Has the reply written, whoever is listening: it goes on when the request that started it is gone. */
export function startTurn(deps: Deps, actor: Actor, opened: OpenedTurn): void {
  const { id, conversationId } = opened.turn;
  const turns = liveTurns(deps);
  const live = new LiveTurn();
  turns.byId.set(id, live);
  deps.background.run('chat turn', async (closing) => {
    const stored = keepStored(deps, opened.turn, live);
    try {
      const end = await write(deps, actor, opened, live, closing);
      await stored.finish(end);
      if (end.status === 'done') await rewardFirstTalk(deps, actor);
    } finally {
      stored.close();
      turns.byId.delete(id);
      live.end();
      deps.events.publish(actor.id, { resource: 'chat', id: conversationId });
    }
  });
}

async function write(deps: Deps, actor: Actor, opened: OpenedTurn, live: LiveTurn, closing: AbortSignal): Promise<TurnEnd> {
  const signal = AbortSignal.any([live.stop.signal, closing]);
  try {
    const request = await requestFor(deps, actor, opened, signal);
    for await (const piece of until(signal, deps.ai.reply(request))) {
      // A pair of surrogates may be split over two pieces; U+0000 alone can be taken out piece by piece.
      live.append(piece.replaceAll('\0', '').slice(0, LONGEST_REPLY - live.text.length));
      if (live.text.length >= LONGEST_REPLY) break;
    }
    if (!signal.aborted) return live.text.trim() === '' ? failed('provider_invalid') : { status: 'done', errorCode: null };
  } catch (error) {
    if (!signal.aborted) return failed(codeOf(deps, error));
  }
  return { status: live.stop.signal.aborted ? 'stopped' : 'interrupted', errorCode: null };
}

const failed = (errorCode: ErrorCode): TurnEnd => ({ status: 'failed', errorCode });

function codeOf(deps: Deps, error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  // Only the kind of error: its text may quote what was said.
  deps.log.error({ kind: error instanceof Error ? error.name : typeof error }, 'a guide failed');
  return 'provider_failed';
}

/** Ends with the signal even if the source does not listen to it. */
async function* until<T>(signal: AbortSignal, source: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<undefined>();
  const abort = () => aborted.resolve(undefined);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), aborted.promise]);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: a source that hangs would keep the turn open.
    void iterator.return?.()?.then(undefined, () => undefined);
  }
}

async function requestFor(deps: Deps, actor: Actor, { turn, said }: OpenedTurn, signal: AbortSignal): Promise<ChatRequest> {
  const context = await guideContext(deps, actor);
  const path = pathTo(await messagesOf(deps.db.query, turn.conversationId), said.id);
  const { reply } = await readTurn(deps.db.query, turn.id);
  const approach = reply.safetyLevel >= 2 ? 'gentle' : 'ordinary';
  const lastReply = path.findLast(({ role, contentType }) => role === 'assistant' && contentType === 'text');
  const disclose = !lastReply || deps.clock.now().getTime() - Date.parse(lastReply.createdAt) >= DISCLOSE_AGAIN_MS;
  const system = systemPrompt(said.personaId, context, approach);
  if (system === undefined) throw new DomainError('not_found');
  return { personaId: said.personaId, system, messages: historyOf(path), context, approach, disclose, signal };
}

/** The latest part of the path that fits; the member's last message is always in it. Cards and empty replies are not. */
function historyOf(path: readonly MessageRow[]): readonly ChatTurnMessage[] {
  const history: ChatTurnMessage[] = [];
  let characters = 0;
  for (const { role, content, contentType } of path.toReversed()) {
    if (content === '' || contentType !== 'text') continue;
    characters += content.length;
    if (history.length > 0 && (history.length >= HISTORY_MESSAGES || characters > HISTORY_CHARACTERS)) break;
    history.unshift({ role, content });
  }
  return history;
}
