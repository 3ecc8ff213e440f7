import { type DashboardArrangement, readArrangement } from '@everstep/ui/pages';
import { readJson, storeJson } from '../session/storage.ts';

const keyOf = (memberId: string) => `everstep:dashboard:${memberId}`;
const isAnything = (value: unknown): value is unknown => value !== null;

/** How a member has arranged the dashboard on this device; as usual where nothing readable is kept. */
export const keptArrangement = (memberId: string): DashboardArrangement => readArrangement(readJson(keyOf(memberId), isAnything));

export const keepArrangement = (memberId: string, arrangement: DashboardArrangement): void => storeJson(keyOf(memberId), arrangement);
