import { type api, HIGH_RISK_LEVEL } from '@everstep/domain';
import { isCourseAiOffline } from '@everstep/domain/courses';
import { beforeGuide } from '../care/meet-text.ts';
import type { Call } from '../http/route.ts';
import { makeOutline } from './make.ts';
import { presentSafety } from './present.ts';
import { settingsOf } from './settings.ts';

/** Makes an outline from a text. A text of a person in danger is met with the card, and no guide sees it. */
export async function generateCourse({ deps, actor, body }: Call<typeof api.courses.generateCourse>) {
  const { topic, text, level } = body;
  const met = await beforeGuide(deps, actor, [topic, text].filter(Boolean).join('\n'));
  const safety = presentSafety(met);
  if (met.decision.level >= HIGH_RISK_LEVEL) {
    deps.events.publish(actor.id, { resource: 'care', id: null });
    return { outline: null, offline: true, safety };
  }
  const setting = await settingsOf(deps.db.query, actor.id);
  const offline = isCourseAiOffline(setting.offline, body.offline);
  const { value, none } = await makeOutline({ deps, actor, topic, text, level, offline });
  return { outline: value, offline: none !== null, safety };
}
