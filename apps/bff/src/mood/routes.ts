import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { editMood } from './edit.ts';
import { readExperiments, removeExperiment, restoreExperiment, startExperiment, stopExperiment } from './experiments.ts';
import { readInsights, readMoodDays } from './insights.ts';
import { readMoods } from './list.ts';
import { logMood } from './log.ts';
import { removeMood, restoreMood } from './remove.ts';

const write = { limit: perMember(60, 'minute') };

export const moodRoutes: readonly Route[] = [
  on(api.mood.list, readMoods),
  on(api.mood.days, readMoodDays),
  on(api.mood.insights, readInsights, { limit: perMember(60, 'minute') }),
  on(api.mood.experiments, readExperiments),
  on(api.mood.startExperiment, startExperiment, write),
  on(api.mood.stopExperiment, stopExperiment, write),
  on(api.mood.removeExperiment, removeExperiment, write),
  on(api.mood.restoreExperiment, restoreExperiment, write),
  on(api.mood.log, logMood, write),
  on(api.mood.edit, editMood, write),
  on(api.mood.remove, removeMood, write),
  on(api.mood.restore, restoreMood, write),
];
