import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { editMood } from './edit.ts';
import { readMoods } from './list.ts';
import { logMood } from './log.ts';
import { removeMood, restoreMood } from './remove.ts';

const write = { limit: perMember(60, 'minute') };

export const moodRoutes: readonly Route[] = [
  on(api.mood.list, readMoods),
  on(api.mood.log, logMood, write),
  on(api.mood.edit, editMood, write),
  on(api.mood.remove, removeMood, write),
  on(api.mood.restore, restoreMood, write),
];
