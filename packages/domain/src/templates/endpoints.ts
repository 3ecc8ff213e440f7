import { endpoint } from '../shared/endpoint.ts';
import type { IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

/** Members see what is published, so that these make their catalogue stale as well. */
const write = { auth: 'admin', tags: ['admin', 'challenges'] } as const;

export const templates = {
  list: endpoint<{ query: typeof S.TemplatesQuery; response: typeof S.Templates }>({
    method: 'GET',
    path: '/api/admin/challenge-templates',
    auth: 'admin',
    tags: ['admin'],
    errors: [],
    summary: 'Challenges that administrators write, the newest first.',
  }),
  read: endpoint<{ params: typeof IdParams; response: typeof S.AdminTemplate }>({
    method: 'GET',
    path: '/api/admin/challenge-templates/{id}',
    auth: 'admin',
    tags: ['admin'],
    errors: ['not_found'],
    summary: 'A challenge of administrators with all its days.',
  }),
  create: endpoint<{ body: typeof S.CreateTemplateBody; response: typeof S.AdminTemplate }>({
    ...write,
    method: 'POST',
    path: '/api/admin/challenge-templates',
    errors: ['conflict'],
    status: 201,
    summary: 'Write a challenge; it is a draft until it is published.',
  }),
  change: endpoint<{ params: typeof IdParams; body: typeof S.ChangeTemplateBody; response: typeof S.AdminTemplate }>({
    ...write,
    method: 'PUT',
    path: '/api/admin/challenge-templates/{id}',
    errors: ['not_found', 'conflict'],
    summary: 'Change what a challenge says; members see it once it is published again.',
  }),
  publish: endpoint<{ params: typeof IdParams; body: typeof S.TemplateVersionBody; response: typeof S.AdminTemplate }>({
    ...write,
    method: 'POST',
    path: '/api/admin/challenge-templates/{id}/publish',
    errors: ['not_found', 'conflict', 'limit_reached'],
    summary: 'Let members start a challenge as it is written now. Who has begun it keeps what they began with.',
  }),
  withdraw: endpoint<{ params: typeof IdParams; body: typeof S.TemplateVersionBody; response: typeof S.AdminTemplate }>({
    ...write,
    method: 'POST',
    path: '/api/admin/challenge-templates/{id}/withdraw',
    errors: ['not_found', 'conflict'],
    summary: 'Take a challenge out of the catalogue. Who has begun it goes on.',
  }),
};
