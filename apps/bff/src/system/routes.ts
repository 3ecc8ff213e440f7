import { api } from '@everstep/domain';
import { on, type Route } from '../http/route.ts';
import { config } from './config.ts';
import { events } from './events.ts';

export const systemRoutes: readonly Route[] = [on(api.system.config, config), on(api.system.events, events)];
