import { api } from '@everstep/domain';
import { type Limit, on, perMember, type Route } from '../http/route.ts';
import { countContent, generateContent } from './generate-content.ts';
import { countCourse, generateCourse } from './generate-course.ts';
import { learningStats } from './learning-stats.ts';
import { countPrompt, promptCourseAi } from './prompt.ts';
import { removeSession, restoreSession, session, sessions } from './sessions.ts';
import { changeSettings, personas, settings } from './settings.ts';

/** Each may cost money and a model's time: without a working counter none goes through. */
const asking: { limit: Limit } = { limit: { ...perMember(20, 'minute'), failClosed: true } };
const writing = { limit: perMember(60, 'minute') };

export const coursesRoutes: readonly Route[] = [
  on(api.courses.personas, personas),
  on(api.courses.settings, settings),
  on(api.courses.changeSettings, changeSettings, writing),
  on(api.courses.prompt, promptCourseAi, { ...asking, refused: countPrompt }),
  on(api.courses.sessions, sessions),
  on(api.courses.session, session),
  on(api.courses.removeSession, removeSession, writing),
  on(api.courses.restoreSession, restoreSession, writing),
  on(api.courses.generateCourse, generateCourse, { ...asking, refused: countCourse }),
  on(api.courses.generateContent, generateContent, { ...asking, refused: countContent }),
  on(api.courses.learningStats, learningStats),
];
