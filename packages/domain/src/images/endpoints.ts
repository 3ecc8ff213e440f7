import { endpoint } from '../shared/endpoint.ts';
import type * as S from './schemas.ts';

export const images = {
  generate: endpoint<{ body: typeof S.GenerateImageBody; response: typeof S.GeneratedImage }>({
    method: 'POST',
    path: '/api/images/generate',
    auth: 'member',
    tags: [],
    errors: ['not_configured'],
    summary: 'Make a picture; there is no service for it yet, and the answer says so.',
  }),
};
