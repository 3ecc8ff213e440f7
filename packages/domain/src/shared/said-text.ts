import { z } from 'zod';

/** What shows nothing: blanks, control and hidden characters, fillers of other scripts, and the sign for what could not be read. */
const UNSEEN = /[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Z}\u115f\u3164\u2800\ufffd]/gu;

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
    .refine((text) => text.replace(UNSEEN, '') !== '', empty);
