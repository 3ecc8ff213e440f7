import { endpoint } from '../shared/endpoint.ts';
import type * as S from './schemas.ts';

export const care = {
  status: endpoint<{ response: typeof S.CareStatus }>({
    method: 'GET',
    path: '/api/care/status',
    auth: 'member',
    tags: ['care'],
    errors: [],
    summary: 'Whether the app keeps quiet for this member now.',
  }),
  followUp: endpoint<{ response: typeof S.FollowUp }>({
    method: 'POST',
    path: '/api/care/follow-up',
    auth: 'member',
    tags: [],
    errors: [],
    summary: 'Asked at the beginning of a visit: whether to come back to a hard moment. True at most once for each.',
  }),
  tellMoment: endpoint<{ body: typeof S.CareMomentBody; response: typeof S.CareStatus }>({
    method: 'POST',
    path: '/api/care/moments',
    auth: 'member',
    tags: ['care'],
    errors: [],
    summary:
      'Tell of danger that a device read in words which did not reach the server: level and time, and no word. The same moment counts once.',
  }),
  safetyPlan: endpoint<{ response: typeof S.SafetyPlan }>({
    method: 'GET',
    path: '/api/care/safety-plan',
    auth: 'member',
    tags: ['safety-plan'],
    errors: [],
    summary: "The member's own safety plan; empty before it is written.",
  }),
  saveSafetyPlan: endpoint<{ body: typeof S.SaveSafetyPlanBody; response: typeof S.SafetyPlan }>({
    method: 'PUT',
    path: '/api/care/safety-plan',
    auth: 'member',
    tags: ['safety-plan'],
    errors: ['conflict'],
    summary: 'Save the safety plan; a stale version is refused with the plan as it stands.',
  }),
};
