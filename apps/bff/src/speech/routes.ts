import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { synthesize } from './synthesize.ts';

/** Each may cost money: without a working counter none goes through. */
export const speechRoutes: readonly Route[] = [
  on(api.speech.synthesize, synthesize, { limit: { ...perMember(20, 'minute'), failClosed: true } }),
];
