import { ADMIN_NO_ANSWER, type adminFailures } from '@everstep/domain';
import { ApiError } from '../api/errors.ts';

/**
 * What an administrator is told when a call fails: that there was no answer, or what the server says, field by field where it does.
 * @param fallback what stands where the server says nothing of its own
 */
export function adminSentence(error: unknown, fallback: (typeof adminFailures)[keyof typeof adminFailures]): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return ADMIN_NO_ANSWER;
  if (!error.isServersOwn) return fallback;
  return [error.message, ...new Set(error.fields.map(({ message }) => message).filter((message) => message !== error.message))].join(' ');
}
