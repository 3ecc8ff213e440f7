import { forgetDeleted } from '../db/deleted-rows.ts';

export const moodSweep = forgetDeleted('deleted moods', 'mood');
export const experimentsSweep = forgetDeleted('deleted experiments', 'moodExperiment');
