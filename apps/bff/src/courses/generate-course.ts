import type { api } from '@everstep/domain';
import { isCourseAiOffline } from '@everstep/domain/courses';
import type { Call } from '../http/route.ts';
import { makeOutline } from './make.ts';
import { countGiven, meetGiven } from './meet-given.ts';
import { settingsOf } from './settings.ts';

type CourseCall = Call<typeof api.courses.generateCourse>;

/** Makes an outline from a text. Where somebody may be in danger, the card answers, and no guide sees it. */
export async function generateCourse({ deps, actor, body }: CourseCall) {
  const { topic, text, level, aboutText } = body;
  const { card, canGoOn, safety } = await meetGiven(deps, actor, { own: ownIn(body), source: [text], aboutText });
  if (card) return { outline: null, offline: true, safety, canGoOn };
  const setting = await settingsOf(deps.db.query, actor.id);
  const offline = isCourseAiOffline(setting.offline, body.offline);
  const { value, none } = await makeOutline({ deps, actor, topic, text, level, offline });
  return { outline: value, offline: none !== null, safety, canGoOn };
}

const ownIn = ({ topic }: CourseCall['body']) => [topic];

/** Past the limit of making. */
export const countCourse = ({ deps, actor, body }: CourseCall, error: unknown) => countGiven(deps, actor, ownIn(body), error);
