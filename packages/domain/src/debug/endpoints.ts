import { endpoint } from '../shared/endpoint.ts';
import type * as S from './schemas.ts';

export const debug = {
  myData: endpoint<{ response: typeof S.MyData }>({
    method: 'GET',
    path: '/api/debug/my-data',
    auth: 'member',
    tags: [
      'gamification',
      'mood',
      'habits',
      'goals',
      'journal',
      'challenges',
      'chat',
      'council',
      'courses',
      'guides',
      'transfer',
      'account',
    ],
    errors: [],
    summary: 'How many records of each kind the member has: numbers, and nothing of what they say.',
  }),
};
