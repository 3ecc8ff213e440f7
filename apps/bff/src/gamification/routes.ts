import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { checkIn } from './check-in.ts';

export const gamificationRoutes: readonly Route[] = [on(api.gamification.checkIn, checkIn, { limit: perMember(60, 'minute') })];
