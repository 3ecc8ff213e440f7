import { z } from 'zod';
import { isUnreadable } from './unreadable.ts';

/**
 * Words of a member to a guide, trimmed.
 * @param empty what is said where nobody could read anything in it
 * @param max in characters
 */
export const saidText = (empty: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: empty, abort: true })
    .max(max)
    .refine((text) => !isUnreadable(text), empty);
