import { endpoint } from '../shared/endpoint.ts';
import type { IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

const stale = ['mood', 'gamification', 'progress', 'dashboard'] as const;

export const mood = {
  list: endpoint<{ query: typeof S.MoodQuery; response: typeof S.Moods }>({
    method: 'GET',
    path: '/api/moods',
    auth: 'member',
    tags: ['mood'],
    errors: [],
    hoist: ['moods'],
    summary: 'Moods of the member, newest first.',
  }),
  log: endpoint<{ body: typeof S.LogMoodBody; response: typeof S.MoodAnswer }>({
    method: 'POST',
    path: '/api/moods',
    auth: 'member',
    tags: stale,
    errors: [],
    status: 201,
    hoist: ['award'],
    summary: 'Log how one feels.',
  }),
  edit: endpoint<{ params: typeof IdParams; body: typeof S.EditMoodBody; response: typeof S.Mood }>({
    method: 'PATCH',
    path: '/api/moods/{id}',
    auth: 'member',
    tags: ['mood', 'dashboard'],
    errors: ['not_found', 'conflict'],
    summary: 'Change a logged mood.',
  }),
  remove: endpoint<{ params: typeof IdParams; response: typeof S.DeletedMood }>({
    method: 'DELETE',
    path: '/api/moods/{id}',
    auth: 'member',
    tags: stale,
    errors: ['not_found'],
    summary: 'Delete a mood; it can be restored for 30 days.',
  }),
  restore: endpoint<{ params: typeof IdParams; response: typeof S.MoodAnswer }>({
    method: 'POST',
    path: '/api/moods/{id}/restore',
    auth: 'member',
    tags: stale,
    errors: ['not_found'],
    hoist: ['award'],
    summary: 'Bring a deleted mood back.',
  }),
};
