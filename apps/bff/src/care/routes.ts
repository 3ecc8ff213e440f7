import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readSafetyPlan, saveSafetyPlan } from './safety-plan.ts';
import { careStatus, takeFollowUp } from './status.ts';
import { tellMoment } from './tell-moment.ts';

const { care } = api;

export const careRoutes: readonly Route[] = [
  on(care.status, careStatus),
  on(care.followUp, takeFollowUp, { limit: perMember(60, 'minute') }),
  on(care.tellMoment, tellMoment, { limit: perMember(20, 'minute') }),
  on(care.safetyPlan, readSafetyPlan),
  on(care.saveSafetyPlan, saveSafetyPlan, { limit: perMember(60, 'minute') }),
];
