import { ADMIN_NO_ANSWER, adminFailures } from '@everstep/domain';
import { ApiError } from '../api/errors.ts';

/**
 * What an administrator is told when a call fails: that there was no answer, or what the server says, field by field where it does.
 * @param fallback what stands where the server says nothing of its own
 */
export function adminSentence(error: unknown, fallback: (typeof adminFailures)[keyof typeof adminFailures]): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return ADMIN_NO_ANSWER;
  if (!error.isServersOwn) return fallback;
  return detailOf(error);
}

/** The same of a change to a user, where the product names the call before what the server says. */
export function updateSentence(error: unknown): string {
  const fallback = adminFailures.updateUser;
  if (!(error instanceof ApiError) || error.status === 0 || !error.isServersOwn) return adminSentence(error, fallback);
  return `${fallback}: ${detailOf(error)}`;
}

function detailOf(error: ApiError): string {
  return [error.message, ...new Set(error.fields.map(({ message }) => message).filter((message) => message !== error.message))].join(' ');
}
