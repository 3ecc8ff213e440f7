import { DomainError, type ErrorCode } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { Refused } from './refusal.ts';

/** What a service's own failures are called. */
const providerFailures = ['provider_failed', 'provider_timeout', 'provider_invalid'] as const satisfies readonly ErrorCode[];
export type ProviderFailure = (typeof providerFailures)[number];

/** Whether a code says that the service failed to answer, and not that something here did. */
export const isProviderFailure = (code: string | null | undefined): code is ProviderFailure =>
  providerFailures.some((failure) => failure === code);

/**
 * The code for whatever a guide threw. A service that failed is logged for whoever runs the server, with the status of its answer, and
 * what the product does not know by its kind alone: a text may quote what was said.
 */
export function codeOf({ log }: Pick<Deps, 'log'>, error: unknown): ErrorCode {
  if (error instanceof DomainError) {
    if (isProviderFailure(error.code)) logFailure(log, error);
    return error.code;
  }
  log.error({ kind: error instanceof Error ? error.name : typeof error }, 'a guide failed');
  return 'provider_failed';
}

function logFailure(log: Deps['log'], { code, cause }: DomainError): void {
  const refused = cause instanceof Refused ? cause : undefined;
  const what = refused?.isAboutKey ? 'the AI service does not take its key (AI_API_KEY)' : 'the AI service gave no reply';
  log.warn({ code, status: refused?.status }, what);
}
