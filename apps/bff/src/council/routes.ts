import { api } from '@everstep/domain';
import { type Limit, on, perMember, type Route } from '../http/route.ts';
import { askCouncil, countAsked } from './ask.ts';
import { chooseStep } from './choose.ts';
import { readCouncil, readCouncils } from './read.ts';
import { removeCouncil, restoreCouncil } from './remove.ts';
import { retryVoice } from './retry.ts';

/** Each question may cost money three times over: without a working counter none goes through. */
const asking: { limit: Limit } = { limit: { ...perMember(7, 'minute'), failClosed: true } };
const askingOne: { limit: Limit } = { limit: { ...perMember(20, 'minute'), failClosed: true } };
const writing = { limit: perMember(60, 'minute') };

export const councilRoutes: readonly Route[] = [
  on(api.council.list, readCouncils),
  on(api.council.ask, askCouncil, { ...asking, refused: countAsked }),
  on(api.council.read, readCouncil),
  on(api.council.choose, chooseStep, writing),
  on(api.council.retry, retryVoice, askingOne),
  on(api.council.remove, removeCouncil, writing),
  on(api.council.restore, restoreCouncil, writing),
];
