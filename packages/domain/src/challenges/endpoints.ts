import { endpoint } from '../shared/endpoint.ts';
import type { IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

/** Acts of the product tick tasks, so that whatever earns makes these answers stale. */
const read = ['challenges', 'gamification'] as const;
const stale = ['challenges', 'gamification', 'progress', 'dashboard'] as const;
const write = { method: 'POST', auth: 'member', tags: stale, hoist: ['awards'] } as const;

export const challenges = {
  // Before the template of any name, which would match these paths too.
  userProgress: endpoint<{ response: typeof S.RunProgressList }>({
    method: 'GET',
    path: '/api/challenges/user-progress',
    auth: 'member',
    tags: read,
    errors: [],
    summary: 'Active and paused runs of the member, the newest first.',
  }),
  closedRuns: endpoint<{ query: typeof S.ClosedRunsQuery; response: typeof S.ClosedRuns }>({
    method: 'GET',
    path: '/api/challenges/runs',
    auth: 'member',
    tags: ['challenges'],
    errors: [],
    hoist: ['runs'],
    summary: 'Runs that were finished or stopped, the newest first.',
  }),
  overview: endpoint<{ response: typeof S.Challenges }>({
    method: 'GET',
    path: '/api/challenges',
    auth: 'member',
    tags: read,
    errors: [],
    summary: 'The challenges there are, and the open runs with the tasks of their day.',
  }),
  template: endpoint<{ params: typeof S.TemplateParams; response: typeof S.ChallengeTemplateText }>({
    method: 'GET',
    path: '/api/challenges/{templateId}',
    auth: 'member',
    tags: ['challenges'],
    errors: ['not_found'],
    summary: 'A challenge with all its days.',
  }),
  start: endpoint<{ params: typeof S.TemplateParams; body: typeof S.StartBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/{templateId}/start',
    errors: ['not_found'],
    summary: 'Start a challenge; a run of the same length that is open is answered as it is.',
  }),
  checkIn: endpoint<{ params: typeof IdParams; body: typeof S.DayCheckInBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/check-in',
    errors: ['not_found', 'conflict'],
    summary: 'Tick a task of a day or take the tick back; days that are complete are awarded.',
  }),
  pause: endpoint<{ params: typeof IdParams; body: typeof S.PauseRunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/pause',
    errors: ['not_found', 'conflict', 'limit_reached'],
    summary: 'Let a run rest.',
  }),
  resume: endpoint<{ params: typeof IdParams; body: typeof S.RunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/resume',
    errors: ['not_found', 'conflict'],
    summary: 'Let a resting run go on.',
  }),
  shrink: endpoint<{ params: typeof IdParams; body: typeof S.RunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/shrink',
    errors: ['not_found', 'conflict'],
    summary: 'Make a run smaller: from today on one required task is enough.',
  }),
  finish: endpoint<{ params: typeof IdParams; body: typeof S.RunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/finish',
    errors: ['not_found', 'conflict'],
    summary: 'Finish a run in which nothing is left to tick.',
  }),
  restart: endpoint<{ params: typeof IdParams; body: typeof S.RunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/restart',
    errors: ['not_found'],
    summary: 'End a run and begin the same challenge anew today.',
  }),
  stop: endpoint<{ params: typeof IdParams; body: typeof S.RunBody; response: typeof S.RunAnswer }>({
    ...write,
    path: '/api/challenges/runs/{id}/stop',
    errors: ['not_found'],
    summary: 'End a run. What was done stays.',
  }),
};
