import { endpoint } from '../shared/endpoint.ts';
import type { Done } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

export const knowledge = {
  consent: endpoint<{ response: typeof S.GuideConsentAnswer }>({
    method: 'GET',
    path: '/api/guides/consent',
    auth: 'member',
    tags: ['guides'],
    errors: [],
    summary: 'Which kinds of records the guides may see.',
  }),
  changeConsent: endpoint<{ body: typeof S.GuideConsentBody; response: typeof S.GuideConsentAnswer }>({
    method: 'PUT',
    path: '/api/guides/consent',
    auth: 'member',
    tags: ['guides'],
    errors: [],
    summary: 'Open one kind of records to the guides, or close it.',
  }),
  read: endpoint<{ params: typeof S.GuideParams; response: typeof S.GuideKnowledge }>({
    method: 'GET',
    path: '/api/guides/{personaId}/knowledge',
    auth: 'member',
    tags: ['guides', 'goals', 'habits', 'challenges', 'gamification', 'mood', 'journal', 'account', 'chat'],
    errors: ['not_found'],
    summary: 'Everything that one guide is told of the member.',
  }),
  remember: endpoint<{ params: typeof S.GuideParams; body: typeof S.RememberBody; response: typeof S.GuideKnowledge }>({
    method: 'PUT',
    path: '/api/guides/{personaId}/knowledge',
    auth: 'member',
    tags: ['guides'],
    errors: ['not_found'],
    summary: 'Have one guide forget a record, or bring it back.',
  }),
  addNote: endpoint<{ params: typeof S.GuideParams; body: typeof S.GuideNoteBody; response: typeof S.GuideNote }>({
    method: 'POST',
    path: '/api/guides/{personaId}/notes',
    auth: 'member',
    tags: ['guides'],
    errors: ['not_found', 'conflict'],
    status: 201,
    summary: 'Write a note for one guide.',
  }),
  editNote: endpoint<{ params: typeof S.GuideNoteParams; body: typeof S.GuideNoteBody; response: typeof S.GuideNote }>({
    method: 'PUT',
    path: '/api/guides/{personaId}/notes/{id}',
    auth: 'member',
    tags: ['guides'],
    errors: ['not_found'],
    summary: 'Change a note.',
  }),
  removeNote: endpoint<{ params: typeof S.GuideNoteParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/guides/{personaId}/notes/{id}',
    auth: 'member',
    tags: ['guides'],
    errors: ['not_found'],
    summary: 'Delete a note.',
  }),
};
