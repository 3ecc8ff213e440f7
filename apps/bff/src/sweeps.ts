import { accountsSweep } from './accounts/sweep.ts';
import { chatSweep } from './chat/sweep.ts';
import { councilSweep, deletedCouncilsSweep } from './council/sweep.ts';
import { coursesSweep } from './courses/sweep.ts';
import { goalsSweep } from './goals/sweep.ts';
import { habitsSweep } from './habits/sweep.ts';
import { httpSweep } from './http/sweep.ts';
import { journalSweep } from './journal/sweep.ts';
import { librarySweep } from './library/sweep.ts';
import { logsSweep } from './monitoring/sweep.ts';
import { experimentsSweep, moodSweep } from './mood/sweep.ts';
import { pushSweep } from './notifications/push/sweep.ts';
import { notificationsSweep } from './notifications/sweep.ts';
import { speechSweep } from './speech/sweep.ts';
import type { Sweep } from './system/sweeps.ts';
import { transferSweep } from './transfer/sweep.ts';

/** Everything that is cleaned while the server runs. */
export const allSweeps: readonly Sweep[] = [
  accountsSweep,
  chatSweep,
  councilSweep,
  coursesSweep,
  deletedCouncilsSweep,
  experimentsSweep,
  goalsSweep,
  habitsSweep,
  httpSweep,
  journalSweep,
  librarySweep,
  logsSweep,
  moodSweep,
  notificationsSweep,
  pushSweep,
  speechSweep,
  transferSweep,
];
