import { DomainError, type ErrorCode } from '@everstep/domain';
import type { Deps } from '../deps.ts';

/** What a service's own failures are called. */
const providerFailures = ['provider_failed', 'provider_timeout', 'provider_invalid'] as const satisfies readonly ErrorCode[];
export type ProviderFailure = (typeof providerFailures)[number];

/** Whether a code says that the service failed to answer, and not that something here did. */
export const isProviderFailure = (code: string | null | undefined): code is ProviderFailure =>
  providerFailures.some((failure) => failure === code);

/** The code for whatever a guide threw; what the product does not know is logged by its kind alone, as its text may quote what was said. */
export function codeOf({ log }: Pick<Deps, 'log'>, error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  log.error({ kind: error instanceof Error ? error.name : typeof error }, 'a guide failed');
  return 'provider_failed';
}
