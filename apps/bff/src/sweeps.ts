import { accountsSweep } from './accounts/sweep.ts';
import { chatSweep } from './chat/sweep.ts';
import { httpSweep } from './http/sweep.ts';
import { moodSweep } from './mood/sweep.ts';
import type { Sweep } from './system/sweeps.ts';

/** Everything that is cleaned while the server runs. */
export const allSweeps: readonly Sweep[] = [accountsSweep, chatSweep, httpSweep, moodSweep];
