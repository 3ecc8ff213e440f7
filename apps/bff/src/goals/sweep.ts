import { forgetDeleted } from '../db/deleted-rows.ts';

export const goalsSweep = forgetDeleted('deleted goals', 'goal');
