import { SMALLEST_GROUP } from './limits.ts';

/** A count of members as it may be told: null while it is of fewer than the smallest group, and of more than none. Pure. */
export const tellable = (count: number): number | null => (count === 0 || count >= SMALLEST_GROUP ? count : null);
