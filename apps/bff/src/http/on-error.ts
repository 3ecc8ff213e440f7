import { DomainError, type ErrorCode, errorCatalogue } from '@everstep/domain';
import type { Logger } from 'pino';
import { jsonHeaders } from './security-headers.ts';

/** What goes over the wire for a failure. */
export interface Failure {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | undefined;
  /** Whether the same request may well be answered otherwise the next time. */
  readonly isForNow: boolean;
}

/** Whether a failure holds only until something else was done or has passed: the password given once more, a minute, a fault. */
const holdsForNow = (status: number, code?: ErrorCode): boolean => status >= 500 || status === 429 || code === 'confirmation_needed';

/** Turns anything thrown into an answer. What the product did not say itself gets a fixed text; its cause goes to the log only. `route`: method and pattern. */
export function failureOf(error: unknown, requestId: string, log: Logger, route?: string): Failure {
  if (error instanceof DomainError) {
    const { status } = errorCatalogue[error.code];
    if (status >= 500) log.warn({ requestId, route, code: error.code, err: error.cause }, 'request failed');
    return {
      status,
      body: failureBody(error.code, error.message, {
        ...(error.fields.length > 0 ? { fields: error.fields } : {}),
        ...(error.details === undefined ? {} : { details: error.details }),
      }),
      retryAfter: error.retryAfter,
      isForNow: holdsForNow(status, error.code),
    };
  }
  log.error({ requestId, route, err: error }, 'request failed');
  const { status, message } = errorCatalogue.internal;
  return { status, body: failureBody('internal', message, { requestId }), retryAfter: undefined, isForNow: holdsForNow(status) };
}

/** The answer of a failure. */
export function failureResponse(failure: Failure, requestId: string, extra: Record<string, string> = {}): Response {
  const headers: Record<string, string> = { ...jsonHeaders, ...extra, 'X-Request-Id': requestId };
  if (failure.retryAfter !== undefined) headers['Retry-After'] = String(Math.max(1, Math.ceil(failure.retryAfter)));
  return new Response(failure.body, { status: failure.status, headers });
}

function failureBody(code: string, message: string, extra: object): string {
  return JSON.stringify({ success: false, error: { code, message, ...extra }, message });
}
