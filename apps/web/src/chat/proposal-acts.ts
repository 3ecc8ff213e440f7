import {
  type Answer,
  type Award,
  api,
  type Endpoint,
  type Input,
  type Proposal,
  type ProposedAction,
  type SafetyCard,
} from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError, isGone } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { wordsHelp } from '../care/words-help.ts';
import type { Written } from '../offline/outbox.ts';

/** What a confirmation needs of its surroundings. */
export interface ProposalPorts {
  readonly call: Call;
  /** Keeps a write on the device and sends it as soon as possible; what arrives is celebrated there. */
  readonly add: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Written<E>>;
  readonly celebrate: (award: Award) => void;
  readonly dropStale: (tags: Endpoint['tags']) => void;
  readonly openMeditation: (minutes: number) => void;
  /** Opens an entry of the journal that begins with these words, unless it is there already. */
  readonly openEntry: (id: string, words: { readonly title: string; readonly body: string }) => Promise<void>;
}

/** What a confirmation has led to. */
export interface Confirmed {
  /** Nothing but the device has it yet. */
  readonly isKept?: boolean;
  /** The title of what stands now, where it has one. */
  readonly title?: string | undefined;
  /** The run of a challenge; null where one of its length was open before. */
  readonly runId?: string | null;
  /** People to reach, where stored words speak of danger. */
  readonly help?: SafetyCard | undefined;
}

/** How it is confirmed. */
export interface Wish {
  /** As the member has changed it. */
  readonly title?: string | undefined;
  /** What was made of it before was taken back on this page. */
  readonly isUndone?: boolean | undefined;
}

type ActionOf<K extends ProposedAction['kind']> = Extract<ProposedAction, { kind: K }>;

/**
 * Does what a member has confirmed, by the ordinary calls. What is made has the proposal's own id: a confirmation that was
 * lost on its way and comes again makes nothing twice, and what was undone comes back as it was.
 *
 * @throws ApiError when the server refused, or could not be asked for what cannot wait
 */
export async function confirmProposal(ports: ProposalPorts, { id, action }: Proposal, wish: Wish = {}): Promise<Confirmed> {
  switch (action.kind) {
    case 'create-goal':
      return addGoal(ports, id, action, wish);
    case 'create-habit':
      return addHabit(ports, id, action, wish);
    case 'log-mood':
      return logMood(ports, id, action, wish);
    case 'start-challenge':
      return startChallenge(ports, id, action);
    case 'open-meditation':
      ports.openMeditation(action.minutes);
      return {};
    case 'write-journal':
      await ports.openEntry(id, action);
      return {};
  }
}

async function addGoal(
  ports: ProposalPorts,
  id: string,
  { kind: _, ...plan }: ActionOf<'create-goal'>,
  { title, isUndone }: Wish,
): Promise<Confirmed> {
  const wanted = { ...plan, title: title ?? plan.title };
  const { stored, isBack } = await made(
    isUndone,
    () => ports.add(api.goals.create, { body: { id, ...wanted, ...occurredNow() } }),
    () => restored(ports, api.goals.restore, ports.call(api.goals.restore, { params: { id } })),
  );
  const help = await (isBack ? undefined : wordsHelp([wanted.title, wanted.why]));
  if (!stored) return { isKept: true, title, help };
  if (isBack && title !== undefined && title !== stored.title) {
    const { version } = stored;
    return { title: (await changed(ports, ports.call(api.goals.edit, { params: { id }, body: { title, version } }))).title };
  }
  return { title: stored.title, help };
}

async function addHabit(
  ports: ProposalPorts,
  id: string,
  { kind: _, ...plan }: ActionOf<'create-habit'>,
  { title, isUndone }: Wish,
): Promise<Confirmed> {
  const wanted = { ...plan, title: title ?? plan.title };
  const { stored, isBack } = await made(
    isUndone,
    () => ports.add(api.habits.create, { body: { id, kind: 'yes-no', ...wanted, ...occurredNow() } }),
    () => restored(ports, api.habits.restore, ports.call(api.habits.restore, { params: { id } })),
  );
  const help = await (isBack ? undefined : wordsHelp([wanted.title, wanted.cue ?? '']));
  if (!stored) return { isKept: true, title, help };
  if (isBack && title !== undefined && title !== stored.title) {
    const { version } = stored;
    return { title: (await changed(ports, ports.call(api.habits.edit, { params: { id }, body: { title, version } }))).title };
  }
  return { title: stored.title, help };
}

async function logMood(ports: ProposalPorts, id: string, { score, note }: ActionOf<'log-mood'>, { isUndone }: Wish): Promise<Confirmed> {
  const now = occurredNow();
  const { stored } = await made(
    isUndone,
    () => ports.add(api.mood.log, { body: { id, score, note, at: now.occurredAt, ...now } }),
    () => restored(ports, api.mood.restore, ports.call(api.mood.restore, { params: { id } })),
  );
  return { isKept: stored === undefined, help: await wordsHelp([note]) };
}

/** Starts it under the proposal's id; a run of that id that was stopped stays so, and a new one begins. */
async function startChallenge(ports: ProposalPorts, id: string, { templateId }: ActionOf<'start-challenge'>): Promise<Confirmed> {
  const start = (runId: string) => ports.call(api.challenges.start, { params: { templateId }, body: { id: runId } });
  let runId = id;
  let answer = await start(runId);
  if (!answer.run) {
    runId = crypto.randomUUID();
    answer = await start(runId);
  }
  ports.dropStale(api.challenges.start.tags);
  answer.awards.forEach(ports.celebrate);
  return { runId: answer.run?.id === runId ? runId : null };
}

/**
 * What the server has of a proposal now, and whether it was brought back; nothing while only the device has it. What is known to be
 * deleted comes back without being made first, and so does what the server turns out to have deleted.
 */
async function made<E extends Endpoint, R>(
  isUndone: boolean | undefined,
  make: () => Promise<Written<E>>,
  restore: () => Promise<R>,
): Promise<{ readonly stored?: Answer<E> | R; readonly isBack: boolean }> {
  const back = async () => ({ stored: await restore(), isBack: true });
  // What was deleted for good is made anew.
  const returned = isUndone ? await back().catch(unlessGone) : undefined;
  if (returned) return returned;
  const written = await make();
  if (written.kind === 'sent') return { stored: written.answer, isBack: false };
  if (written.kind === 'kept') return { isBack: false };
  // The server has this id already, and deleted.
  if (written.error instanceof ApiError && written.error.code === 'conflict') return back();
  throw written.error;
}

function unlessGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** Brings back what was deleted, with what it had earned. */
async function restored<T extends { readonly award: Award | null }>(
  { celebrate, dropStale }: ProposalPorts,
  { tags }: Endpoint,
  restoring: Promise<T>,
): Promise<T> {
  const answer = await restoring;
  dropStale(tags);
  if (answer.award) celebrate(answer.award);
  return answer;
}

async function changed<T>({ dropStale }: ProposalPorts, change: Promise<T>): Promise<T> {
  const answer = await change;
  dropStale(api.goals.edit.tags);
  dropStale(api.habits.edit.tags);
  return answer;
}

/**
 * Takes back what was made, as its own page does.
 * @param runId of the challenge's run
 * @throws ApiError when the server could not be asked
 */
export async function undoProposal(
  { call, dropStale }: Pick<ProposalPorts, 'call' | 'dropStale'>,
  { id, action }: Proposal,
  runId?: string,
) {
  const take = async (endpoint: Endpoint, gone: Promise<unknown>) => {
    // What is no longer there needs no taking back.
    await gone.catch(unlessGone);
    dropStale(endpoint.tags);
  };
  const params = { id };
  if (action.kind === 'create-goal') await take(api.goals.remove, call(api.goals.remove, { params }));
  if (action.kind === 'create-habit') await take(api.habits.remove, call(api.habits.remove, { params }));
  if (action.kind === 'log-mood') await take(api.mood.remove, call(api.mood.remove, { params }));
  if (action.kind === 'start-challenge' && runId !== undefined)
    await take(api.challenges.stop, call(api.challenges.stop, { params: { id: runId }, body: {} }));
}
