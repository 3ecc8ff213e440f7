import { forgetDeleted } from '../db/deleted-rows.ts';

/** Their days go with them. */
export const habitsSweep = forgetDeleted('deleted habits', 'habit');
