import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readMyData } from './my-data.ts';

export const debugRoutes: readonly Route[] = [on(api.debug.myData, readMyData, { limit: perMember(30, 'minute') })];
