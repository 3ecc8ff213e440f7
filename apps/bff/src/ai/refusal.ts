import { DomainError } from '@everstep/domain';

/** How services answer to a field that they or their model do not know: most with 400, some as if there were no such model. */
const FORM_REFUSED: readonly number[] = [400, 404, 422];

/** The service said no, or could not be reached. Carries nothing of what was sent or answered. */
export class Refused extends Error {
  /** Whether another try may help: too many requests, a fault of the service, no connection. */
  readonly isPassing: boolean;
  /** Seconds that the service asks to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** Whether the service does not take the key. */
  readonly isAboutKey: boolean;
  /** Whether it may be a field of the call that the service does not take. */
  readonly isAboutForm: boolean;
  /** HTTP status of the answer; undefined where none came. */
  readonly status: number | undefined;

  constructor(isPassing: boolean, retryAfter: number | undefined, status?: number) {
    super('The AI service refused the call.');
    this.isPassing = isPassing;
    this.retryAfter = retryAfter;
    this.status = status;
    this.isAboutKey = status === 401 || status === 403;
    this.isAboutForm = status !== undefined && FORM_REFUSED.includes(status);
  }
}

/** What a failed call means, without its texts. Abortions and errors of the product stay as they are. */
export async function refusalOf(error: unknown): Promise<unknown> {
  const { APICallError } = await import('ai');
  if (!APICallError.isInstance(error)) return error;
  const { statusCode, responseHeaders, cause } = error;
  if (statusCode !== undefined && statusCode < 400) {
    // The fetch of the platform says so when a connection breaks in the middle of an answer.
    return cause instanceof TypeError ? new Refused(true, undefined) : new DomainError('provider_invalid');
  }
  const isPassing = statusCode === undefined || statusCode === 408 || statusCode === 429 || statusCode >= 500;
  return new Refused(isPassing, secondsOf(responseHeaders), statusCode);
}

/** `Retry-After` in seconds; its form as a date is rare among these services and is not read. */
function secondsOf(headers: Readonly<Record<string, string>> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Names of errors that mean: there was an answer, and it could not be read. */
const UNREADABLE = /JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContentGenerated|NoOutputGenerated/;

/** The product's own error for whatever a service or the SDK threw. */
export function providerError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isUnreadable = error instanceof Error && UNREADABLE.test(error.name);
  // Only what carries no text of anybody may travel on.
  return new DomainError(isUnreadable ? 'provider_invalid' : 'provider_failed', error instanceof Refused ? { cause: error } : {});
}
