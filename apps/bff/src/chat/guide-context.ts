import { localDateOf } from '@everstep/domain';
import type { GivenData } from '@everstep/domain/prompts';
import type { Actor } from '../actor.ts';
import type { GuideContext } from '../ai/provider.ts';
import { isCalm } from '../care/is-calm.ts';
import type { Deps } from '../deps.ts';
import { type KnownRecord, knownRecords } from '../knowledge/records.ts';
import { type Allowed, notesOf } from '../knowledge/store.ts';

/** Where nothing goes along: in conversations without records, and after signs of distress. */
export const nothingGiven: GuideContext & { readonly given: GivenData } = {
  firstName: '',
  focus: '',
  streakDays: 0,
  given: { records: [], notes: [] },
};

/** The member's date: their day may begin later than midnight. */
export const todayOf = ({ clock }: Pick<Deps, 'clock'>, actor: Actor): string =>
  localDateOf(clock.now(), actor.timeZone, actor.dayStartHour);

/** What one guide may know of a member: the records that are open to guides and not forgotten, and the member's notes for it. */
export async function guideContext(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  personaId: string,
  { consent, forgotten }: Allowed,
): Promise<GuideContext & { readonly given: GivenData }> {
  const { query } = deps.db;
  const today = todayOf(deps, actor);
  const [notes, all] = await Promise.all([notesOf(query, actor.id, personaId), knownRecords(query, actor.id, today, consent)]);
  const records = all.filter(({ ref }) => !forgotten.has(ref));
  const told = notes.map(({ text }) => text).filter(isCalm);
  return { ...contextOf(records), given: { records, notes: told } };
}

/** The records as the built-in guide reads them. */
function contextOf(records: readonly KnownRecord[]): GuideContext {
  const named = (name: string) => records.find(({ ref }) => ref === name)?.value;
  const mood = records.find(({ kind }) => kind === 'mood')?.value;
  return {
    firstName: named('profile:name') ?? '',
    focus: named('profile:focus') ?? '',
    streakDays: Number(named('level:streak') ?? 0),
    goals: records.filter(({ kind }) => kind === 'goals').map(({ value }) => value),
    habits: records.filter(({ kind }) => kind === 'habits').map(({ value, done }) => ({ title: value, done: done === true })),
    ...(mood === undefined ? {} : { mood: Number(mood) }),
  };
}
