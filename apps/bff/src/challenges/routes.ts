import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { finishChallenge, restartRun, shrinkRun, stopChallenge } from './change.ts';
import { checkInDay } from './check-in.ts';
import { pauseRun, resumeRun } from './pause.ts';
import { readChallenges, readClosedRuns, readTemplate, readUserProgress } from './read.ts';
import { startChallenge } from './start.ts';

const { challenges } = api;
const write = { limit: perMember(60, 'minute') };

/** Paths of fixed names stand before the template of any name. */
export const challengesRoutes: readonly Route[] = [
  on(challenges.userProgress, readUserProgress),
  on(challenges.closedRuns, readClosedRuns),
  on(challenges.overview, readChallenges),
  on(challenges.template, readTemplate),
  on(challenges.start, startChallenge, write),
  on(challenges.checkIn, checkInDay, write),
  on(challenges.pause, pauseRun, write),
  on(challenges.resume, resumeRun, write),
  on(challenges.shrink, shrinkRun, write),
  on(challenges.finish, finishChallenge, write),
  on(challenges.restart, restartRun, write),
  on(challenges.stop, stopChallenge, write),
];
