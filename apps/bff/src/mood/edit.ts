import { type api, DomainError } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import type { Call } from '../http/route.ts';
import { noteQuadrant } from './log.ts';
import { presentMood } from './present.ts';
import { findMood, updateMood } from './store.ts';
import { writeMood } from './write-mood.ts';

/** Changes a mood. A stale version is refused with the mood as it stands now; a note that turns to danger is met as a new one is. */
export function editMood(call: Call<typeof api.mood.edit>) {
  const { actor, body, deps, params } = call;
  const { version, words, activities, score, quadrant, note } = body;
  return writeMood({ deps, actor }, async (now) => {
    const before = await findMood(now.tx, actor.id, params.id);
    if (!before || before.deletedAt !== null) throw new DomainError('not_found');
    if (before.version !== version) throw new DomainError('conflict', { details: presentMood(before) });
    const change = {
      ...(score === undefined ? {} : { score }),
      ...(quadrant === undefined ? {} : { quadrant }),
      ...(words === undefined ? {} : { words: JSON.stringify(words) }),
      ...(activities === undefined ? {} : { activities: JSON.stringify(activities) }),
      ...(note === undefined ? {} : { note }),
      updatedAt: deps.clock.now().toISOString(),
    };
    const mood = await updateMood(now.tx, before, change);
    await notesRisk(call, now.tx, { note: mood.note, isNew: mood.note !== before.note });
    await noteQuadrant(now, mood.quadrant);
    return presentMood(mood);
  });
}
