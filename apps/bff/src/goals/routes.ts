import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { sayConfidence } from './confidence.ts';
import { createGoal } from './create.ts';
import { editGoal } from './edit.ts';
import { addMilestone, moveMilestone, readMilestones } from './milestones.ts';
import { readGoal, readGoals, readRecent } from './read.ts';
import { removeGoal, restoreGoal } from './remove.ts';
import { toggleGoal } from './toggle.ts';

const { goals } = api;
const write = { limit: perMember(60, 'minute') };

export const goalsRoutes: readonly Route[] = [
  on(goals.list, readGoals),
  on(goals.recent, readRecent),
  on(goals.create, createGoal, write),
  on(goals.read, readGoal),
  on(goals.edit, editGoal, write),
  on(goals.toggle, toggleGoal, write),
  on(goals.milestones, readMilestones),
  on(goals.addMilestone, addMilestone, write),
  on(goals.moveMilestone, moveMilestone, write),
  on(goals.confidence, sayConfidence, write),
  on(goals.remove, removeGoal, write),
  on(goals.restore, restoreGoal, write),
];
