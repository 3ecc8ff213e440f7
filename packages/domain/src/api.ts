import { accounts } from './accounts/endpoints.ts';
import { chat } from './chat/endpoints.ts';
import { dashboard } from './dashboard/endpoints.ts';
import { gamification } from './gamification/endpoints.ts';
import { mood } from './mood/endpoints.ts';
import { system } from './system/endpoints.ts';

/** Every endpoint of the product, by feature. The server mounts it, the web calls it, the OpenAPI document is made from it. */
export const api = { accounts, chat, dashboard, gamification, mood, system };
export type Api = typeof api;
