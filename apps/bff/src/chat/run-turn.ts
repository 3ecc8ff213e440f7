import { type ErrorCode, isUnreadable, tidyChoices } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { codeOf } from '../ai/failure-code.ts';
import { checkedReply } from '../care/checked-reply.ts';
import type { Deps } from '../deps.ts';
import { untilAborted } from '../http/until-aborted.ts';
import { spend } from './budget.ts';
import { evidenceOf } from './evidence.ts';
import { rewardFirstTalk } from './first-talk.ts';
import { todayOf } from './guide-context.ts';
import { guideOf, requestFor } from './guide-request.ts';
import { LiveTurn, liveTurns } from './live-turns.ts';
import { type Meter, meterOf } from './meter.ts';
import type { OpenedTurn } from './open-turn.ts';
import { proposer } from './proposing.ts';
import { rollSummary } from './roll-summary.ts';
import { keepStored, type StoredTurn, type TurnEnd } from './stored-turn.ts';

/** A reply ends here, whatever the model still has to say. */
const LONGEST_REPLY = 20_000;

/** Has the reply written, whoever is listening: it goes on when the request that started it is gone. */
export function startTurn(deps: Deps, actor: Actor, opened: OpenedTurn): void {
  const { id, conversationId } = opened.turn;
  const turns = liveTurns(deps);
  const live = new LiveTurn();
  turns.byId.set(id, live);
  deps.background.run('chat turn', async (closing) => {
    const stored = keepStored(deps, opened.turn, live);
    const meter = meterOf(deps, guideOf(deps, opened.turn));
    try {
      const end = await write({ deps, actor, opened, live, stored, meter, closing });
      await stored.finish(end);
      await spend(deps, actor, meter.end(end));
      if (end.status === 'done') await rewardFirstTalk(deps, actor);
      if (end.status === 'done' || end.status === 'stopped') rollSummary(deps, actor, opened.turn);
    } finally {
      stored.close();
      turns.byId.delete(id);
      live.end();
      deps.events.publish(actor.id, { resource: 'chat', id: conversationId });
    }
  });
}

/** A reply on its way: who asked, where it grows, and what counts it. */
interface Writing {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly opened: OpenedTurn;
  readonly live: LiveTurn;
  readonly stored: StoredTurn;
  readonly meter: Meter;
  readonly closing: AbortSignal;
}

async function write({ deps, actor, opened, live, stored, meter, closing }: Writing): Promise<TurnEnd> {
  const signal = AbortSignal.any([live.stop.signal, closing]);
  const used = new Set<string>();
  let choices: readonly string[] = [];
  const onChoices = (given: readonly string[]) => {
    choices = given;
  };
  const onUsed = (refs: readonly string[]) => {
    for (const ref of refs) used.add(ref);
  };
  try {
    const asked = await requestFor(deps, actor, opened, signal);
    const propose = proposer(asked, todayOf(deps, actor), (action) => stored.propose({ id: deps.ids.next(), status: 'open', action }));
    const request = { ...asked, onUsed, onChoices, onPropose: (given: unknown) => (signal.aborted ? undefined : propose(given)) };
    for await (const piece of checkedReply(untilAborted(signal, meter.reply(request)))) {
      if ('instead' in piece) {
        deps.log.warn({ problem: piece.problem }, 'a guide was corrected');
        live.replace(piece.instead);
        used.clear();
        choices = [];
        break;
      }
      live.append(piece.text.slice(0, LONGEST_REPLY - live.text.length));
      if (live.text.length >= LONGEST_REPLY) break;
    }
    if (!signal.aborted && isUnreadable(live.text)) {
      if (live.text !== '') live.replace('');
      return failed('provider_invalid');
    }
    const evidence = evidenceOf(request.context.given?.records ?? [], used);
    // Read last: the rules would keep the first words waiting.
    if (!signal.aborted) return { status: 'done', errorCode: null, evidence, choices: tidyChoices(choices) };
  } catch (error) {
    if (!signal.aborted) return failed(codeOf(deps, error));
  }
  return { status: live.stop.signal.aborted ? 'stopped' : 'interrupted', errorCode: null };
}

const failed = (errorCode: ErrorCode): TurnEnd => ({ status: 'failed', errorCode });
