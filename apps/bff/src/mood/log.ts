import { type api, DomainError, localDateOf, type Quadrant } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { type Earning, recordActivity, recordNothing } from '../gamification/record-activity.ts';
import { updateProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { presentMood } from './present.ts';
import { findMood, insertMood, type MoodRow } from './store.ts';
import { writeMood } from './write-mood.ts';

type LogCall = Call<typeof api.mood.log>;

/** The label under which a mood earns; its reference is the mood's id. */
export const MOOD_SOURCE = 'mood_log';

/** Logs a mood. The same id again answers with the mood as it stands and earns nothing. */
export function logMood(call: LogCall) {
  return writeMood(call, async (now) => {
    const id = call.body.id ?? call.deps.ids.next();
    const known = await findMood(now.tx, call.actor.id, id);
    const mood = known ?? (await insertMood(now.tx, moodRow(call, now, id)));
    if (!mood || mood.deletedAt !== null) throw new DomainError('conflict');
    // A mood entered for an earlier day counts for that day, as the rules for late records say.
    const act = { source: MOOD_SOURCE, reference: mood.id, forDate: mood.localDate };
    if (known) return { ...presentMood(known), award: await recordNothing(now, act, 'already_counted') };
    const moodQuadrants = await noteQuadrant(now, mood.quadrant);
    const quiet = await notesRisk(call, now.tx, { note: mood.note, isNew: true });
    return { ...presentMood(mood), award: await recordActivity(now, { ...act, gains: { moodQuadrants }, quiet }) };
  });
}

/** Notes a quadrant as seen; 1 when it was the first time. */
export async function noteQuadrant(now: Earning, quadrant: Quadrant | null): Promise<0 | 1> {
  if (quadrant === null) return 0;
  const seen = now.progress.moodQuadrants | quadrantBits[quadrant];
  if (seen === now.progress.moodQuadrants) return 0;
  now.progress = await updateProgress(now.tx, now.progress.memberId, { moodQuadrants: seen });
  return 1;
}

const quadrantBits: Readonly<Record<Quadrant, number>> = {
  'high-unpleasant': 1,
  'high-pleasant': 2,
  'low-unpleasant': 4,
  'low-pleasant': 8,
};

/** The first moment that a mood can be about: what is taken in from elsewhere is no older, and calendars lose their way long before. */
const FIRST_MOMENT = '1900-01-01';

function moodRow({ actor, body, deps }: LogCall, { moment }: Earning, id: string): MoodRow {
  if (body.at !== undefined && body.at < FIRST_MOMENT)
    throw new DomainError('validation', { fields: [{ path: 'body.at', message: 'Choose a moment since 1900.' }] });
  const present = deps.clock.now().toISOString();
  // Nobody has felt tomorrow yet: a clock that runs ahead is read as now.
  const at = body.at !== undefined && body.at < present ? body.at : moment.instant;
  return {
    id,
    memberId: actor.id,
    score: body.score,
    quadrant: body.quadrant,
    words: JSON.stringify(body.words),
    activities: JSON.stringify(body.activities),
    note: body.note,
    at,
    localDate: localDateOf(at, moment.timeZone, actor.dayStartHour),
    timeZone: moment.timeZone,
    version: 1,
    createdAt: present,
    updatedAt: present,
    deletedAt: null,
  };
}
