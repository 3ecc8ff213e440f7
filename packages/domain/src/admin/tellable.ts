import { SMALLEST_GROUP } from './limits.ts';

const XP_STEP = 1000;

/**
 * A count of members as it may be told: in whole groups of the smallest size, so that who looks twice does not see one more; null while
 * it is of fewer than one group, and of more than none. Pure.
 */
export const tellable = (count: number): number | null => (count === 0 ? 0 : count - (count % SMALLEST_GROUP) || null);

/** XP of all members together as they may be told: in whole thousands, more than any act earns; null below, save for none. Pure. */
export const tellableXp = (xp: number, earners: number): number | null =>
  xp === 0 ? 0 : earners < SMALLEST_GROUP ? null : xp - (xp % XP_STEP) || null;
