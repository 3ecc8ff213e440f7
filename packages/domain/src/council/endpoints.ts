import { endpoint } from '../shared/endpoint.ts';
import type { Done, IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

export const council = {
  list: endpoint<{ query: typeof S.CouncilsQuery; response: typeof S.Councils }>({
    method: 'GET',
    path: '/api/council',
    auth: 'member',
    tags: ['council'],
    errors: [],
    hoist: ['councils'],
    summary: 'Councils of the member, newest first.',
  }),
  ask: endpoint<{ body: typeof S.AskCouncilBody; response: typeof S.Council }>({
    method: 'POST',
    path: '/api/council',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found', 'conflict', 'idempotency_conflict'],
    status: 201,
    summary: 'Put one question to two or three guides; their answers follow.',
  }),
  read: endpoint<{ params: typeof IdParams; response: typeof S.Council }>({
    method: 'GET',
    path: '/api/council/{id}',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found'],
    summary: 'One council.',
  }),
  choose: endpoint<{ params: typeof IdParams; body: typeof S.ChooseStepBody; response: typeof S.Council }>({
    method: 'POST',
    path: '/api/council/{id}/choose',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found', 'conflict'],
    summary: 'Choose the next step of one guide, another one, or none.',
  }),
  retry: endpoint<{ params: typeof IdParams; body: typeof S.RetryVoiceBody; response: typeof S.Council }>({
    method: 'POST',
    path: '/api/council/{id}/retry',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found'],
    summary: 'Ask a guide again whose answer failed.',
  }),
  remove: endpoint<{ params: typeof IdParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/council/{id}',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found'],
    summary: 'Delete a council; it can be restored for 30 days.',
  }),
  restore: endpoint<{ params: typeof IdParams; response: typeof S.Council }>({
    method: 'POST',
    path: '/api/council/{id}/restore',
    auth: 'member',
    tags: ['council'],
    errors: ['not_found'],
    summary: 'Bring a deleted council back.',
  }),
};
