import { api, type DashboardData, defaultDashboard } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { log } from '../log/log.ts';

export interface LoadedDashboard {
  readonly data: DashboardData;
  /** The server did not answer: the data is an earlier copy, or the defaults. */
  readonly saved: boolean;
}

const NO_NAME = new Set(['', 'User']);

/**
 * Everything the dashboard shows. Without an answer, the copy of the last visit or the defaults stand in; without the member's numbers,
 * two simpler calls are asked for them in turn; without a name, the profile is.
 *
 * @throws ApiError when the session has ended
 */
export async function loadDashboard(call: Call, personaId: string, copy: DashboardData | undefined): Promise<LoadedDashboard> {
  const answer = await orNothing(call(api.dashboard.read, { query: { personaId } }));
  const data = answer ?? copy ?? defaultDashboard;
  // A copy is better than numbers without a day to belong to.
  if (!answer && copy) return { data: copy, saved: true };
  const user = { ...data.user, ...(hasNumbers(answer?.user) ? {} : await readNumbers(call)) };
  const name = NO_NAME.has(user.name.trim()) ? ((await readName(call)) ?? user.name) : user.name;
  return { data: { ...data, user: { ...user, name } }, saved: !answer };
}

const hasNumbers = (user: DashboardData['user'] | undefined): boolean => Number.isFinite(user?.points) && Number.isFinite(user?.level);

async function readNumbers(call: Call): Promise<Partial<DashboardData['user']>> {
  const progress = await orNothing(call(api.gamification.progress, {}));
  if (progress) return progress;
  return (await orNothing(call(api.gamification.myProgress, {})))?.progress ?? {};
}

async function readName(call: Call): Promise<string | undefined> {
  return (await orNothing(call(api.accounts.me, {})))?.user.name;
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') throw error;
    log.warn('A part of the dashboard could not be loaded.', error);
    return undefined;
  }
}
