import type { Matter } from '../matter.ts';
import { ailing } from './ailing.ts';
import { atTable } from './at-table.ts';
import { bodies } from './bodies.ts';
import { dailies } from './dailies.ts';
import { eating } from './eating.ts';
import { freeDays } from './free-days.ts';
import { glad } from './glad.ts';
import { gladBodies } from './glad-bodies.ts';
import { gladDays } from './glad-days.ts';
import { habits } from './habits.ts';
import { hobbies } from './hobbies.ts';
import { hoursOnScreens } from './hours-on-screens.ts';
import { joys } from './joys.ts';
import { living } from './living.ts';
import { moving } from './moving.ts';
import { nuisances } from './nuisances.ts';
import { pastimes } from './pastimes.ts';
import { resting } from './resting.ts';
import { routines } from './routines.ts';
import { screens } from './screens.ts';
import { sharedJoys } from './shared-joys.ts';
import { smallJoys } from './small-joys.ts';
import { training } from './training.ts';

/** Sleep, moving, eating, screens, habits, and joys. */
export const ofBody: readonly Matter[] = [
  ...gladBodies,
  ...smallJoys,
  ...sharedJoys,
  ...nuisances,
  ...ailing,
  ...atTable,
  ...bodies,
  ...dailies,
  ...eating,
  ...freeDays,
  ...gladDays,
  ...glad,
  ...habits,
  ...hobbies,
  ...hoursOnScreens,
  ...joys,
  ...living,
  ...moving,
  ...pastimes,
  ...resting,
  ...routines,
  ...screens,
  ...training,
];
