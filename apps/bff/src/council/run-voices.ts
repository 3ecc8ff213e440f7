import { DomainError, type ErrorCode, mayStandOnCard, readVoice } from '@everstep/domain';
import { councilInstruction, systemPrompt } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import { codeOf } from '../ai/failure-code.ts';
import type { ChatProvider, ChatRequest } from '../ai/provider.ts';
import { checkedReply } from '../care/checked-reply.ts';
import { spend } from '../chat/budget.ts';
import { evidenceOf, evidenceText } from '../chat/evidence.ts';
import { guideContext, nothingGiven, todayOf } from '../chat/guide-context.ts';
import { type Meter, meterOf } from '../chat/meter.ts';
import { LEASE_MS } from '../chat/open-turn.ts';
import type { TurnEnd } from '../chat/stored-turn.ts';
import type { Deps } from '../deps.ts';
import { readAllowed } from '../knowledge/store.ts';
import { type CouncilQuestion, offlineStep, offlineVoice } from './offline-voice.ts';
import { personaIdsOf } from './present.ts';
import { type CouncilRow, updateWaiting, type VoiceRow } from './store.ts';

/** A view ends here, whatever the model still has to say, in characters. */
const LONGEST_VOICE = 4000;
const RENEW_MS = LEASE_MS / 3;

/** Has the voices of a council answer, each by itself and all at the same time; it goes on when the request that asked is gone. */
export function startVoices(deps: Deps, actor: Actor, council: CouncilRow, voices: readonly VoiceRow[]): void {
  for (const voice of voices) deps.background.run('council voice', (closing) => answer({ deps, actor, council, voice, closing }));
}

interface Answering {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly council: CouncilRow;
  readonly voice: VoiceRow;
  /** Aborts when the server closes. */
  readonly closing: AbortSignal;
}

async function answer(answering: Answering): Promise<void> {
  const { deps, actor, council, voice } = answering;
  const meter = meterOf(deps, guideOf(answering));
  const lease = setInterval(() => renew(deps, voice), RENEW_MS);
  try {
    const { end, change } = await speak(answering, meter);
    await updateWaiting(deps.db.query, voice, change);
    await spend(deps, actor, meter.end(end));
  } finally {
    clearInterval(lease);
    deps.events.publish(actor.id, { resource: 'council', id: council.id });
  }
}

function renew(deps: Deps, voice: VoiceRow): void {
  const leaseUntil = new Date(deps.clock.now().getTime() + LEASE_MS).toISOString();
  // A lease that runs out closes the voice as failed, and it can be asked again.
  updateWaiting(deps.db.query, voice, { leaseUntil }).catch((err: unknown) => deps.log.warn({ err }, 'a council voice could not be kept'));
}

/** Who answers: the configured guide, or the built-in one without a model or where the day's budget is used up. */
function guideOf({ deps, council, voice }: Answering): ChatProvider {
  return voice.offline === 1 ? offlineVoice(questionOf(council), voice.personaId) : deps.ai;
}

const questionOf = (council: CouncilRow): CouncilQuestion => ({ question: council.question, personaIds: personaIdsOf(council) });

interface Spoken {
  readonly end: TurnEnd;
  readonly change: Partial<VoiceRow>;
}

const ended = (status: 'failed' | 'interrupted', errorCode: ErrorCode | null): Spoken => ({
  end: { status, errorCode },
  change: { status: 'failed' },
});

async function speak(answering: Answering, meter: Meter): Promise<Spoken> {
  const { deps, council, voice, closing } = answering;
  const used = new Set<string>();
  try {
    const request = await requestFor(answering, (refs) => {
      for (const ref of refs) used.add(ref);
    });
    const { text, isCorrected } = await whole(meter.reply(request));
    if (closing.aborted) return ended('interrupted', null);
    if (isCorrected) deps.log.warn('a guide was corrected');
    const said = isCorrected ? { text, nextStep: null } : readVoice(text);
    if (said.text === '' && said.nextStep === null) return ended('failed', 'provider_invalid');
    const isOrdinary = request.approach === 'ordinary' && !isCorrected;
    const nextStep = isOrdinary ? (stepOf(said.nextStep) ?? offlineStep(questionOf(council), voice.personaId)) : null;
    const evidence = isCorrected ? null : evidenceText(evidenceOf(request.context.given?.records ?? [], used));
    return { end: { status: 'done', errorCode: null }, change: { status: 'complete', content: said.text, nextStep, evidence } };
  } catch (error) {
    return closing.aborted ? ended('interrupted', null) : ended('failed', codeOf(deps, error));
  }
}

/** A step becomes a goal by one press, so what no card may say is no step. */
const stepOf = (said: string | null): string | null => (said !== null && mayStandOnCard(said) ? said : null);

/** What a guide is asked: the question alone, with what this guide may know of the member. After signs of distress nothing goes along. */
async function requestFor(
  { deps, actor, council, voice, closing }: Answering,
  onUsed: (refs: readonly string[]) => void,
): Promise<ChatRequest> {
  const approach = council.safetyLevel >= 2 ? 'gentle' : 'ordinary';
  const context =
    approach === 'ordinary'
      ? await guideContext(deps, actor, voice.personaId, await readAllowed(deps.db.query, actor.id, voice.personaId))
      : nothingGiven;
  const system = systemPrompt(voice.personaId, context.given, todayOf(deps, actor), approach);
  if (system === undefined) throw new DomainError('not_found');
  return {
    personaId: voice.personaId,
    system: `${system}\n\n${councilInstruction[approach]}`,
    messages: [{ role: 'user', content: council.question }],
    context,
    approach,
    // The page says it, above all of them.
    disclose: false,
    signal: closing,
    onUsed,
  };
}

/** A guide's whole text, checked before anybody sees it. */
async function whole(source: AsyncIterable<string>): Promise<{ readonly text: string; readonly isCorrected: boolean }> {
  let text = '';
  for await (const piece of checkedReply(source)) {
    if ('instead' in piece) return { text: piece.instead, isCorrected: true };
    text += piece.text;
    if (text.length >= LONGEST_VOICE) break;
  }
  return { text: text.slice(0, LONGEST_VOICE), isCorrected: false };
}
