/** Every error a member or a developer can meet: its HTTP status and its sentence. Codes are stable; sentences may be reworded. */
export const errorCatalogue = {
  validation: { status: 422, message: 'Some fields need another look.' },
  malformed: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in to go on.' },
  session_expired: { status: 401, message: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { status: 401, message: 'E-mail or password is not right.' },
  forbidden: { status: 403, message: 'This is for administrators only.' },
  feature_locked: { status: 403, message: 'This opens at a later level.' },
  suspended: {
    status: 403,
    message: 'This account is suspended. If you think that is a mistake, ask an administrator to let you in again.',
  },
  demo_only: { status: 403, message: 'The demo account cannot do this. Create your own account to go on.' },
  demo_off: { status: 404, message: 'The demo is not offered here.' },
  not_found: { status: 404, message: 'We could not find that.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  email_taken: { status: 409, message: 'There is already an account with this e-mail.' },
  conflict: { status: 409, message: 'This was changed somewhere else in the meantime.' },
  idempotency_conflict: { status: 409, message: 'This idempotency key was already used for another request.' },
  turn_in_progress: { status: 409, message: 'The guide is still answering. Wait for the reply or stop it first.' },
  insufficient_coins: { status: 409, message: 'There are not enough coins for this yet.' },
  wrong_price: { status: 409, message: 'The price has changed. Have another look before you buy.' },
  replies_closed: { status: 409, message: 'This message takes no replies.' },
  already_sent: { status: 409, message: 'This has gone out and cannot be called back.' },
  limit_reached: { status: 409, message: 'You already hold as many of these as one can.' },
  day_closed: { status: 409, message: 'That day is over. What was done on it stays.' },
  pause_refused: { status: 409, message: 'This pause cannot be had.' },
  confirmation_needed: { status: 403, message: 'Enter your password once more to go on.' },
  own_account: { status: 409, message: 'Nobody can do this to their own account. Ask another administrator.' },
  last_admin: { status: 409, message: 'The last administrator has to stay one.' },
  token_used: { status: 410, message: 'This link is no longer valid. Ask for a new one.' },
  too_large: { status: 413, message: 'That is larger than we can take.' },
  unsupported_type: { status: 415, message: 'That kind of content is not accepted here.' },
  wrong_password: { status: 422, message: 'The current password is not right.' },
  rate_limited: { status: 429, message: 'That was a lot at once. Please wait a moment.' },
  not_configured: { status: 501, message: 'This server is not connected to a service for that.' },
  provider_failed: { status: 502, message: 'The guide could not be reached. Your message is kept.' },
  provider_timeout: { status: 504, message: 'The guide took too long to answer. Your message is kept.' },
  provider_invalid: { status: 502, message: 'Invalid response format from chat API' },
  storage_full: { status: 507, message: 'The server cannot save anything right now. Reading still works; please try again later.' },
  unavailable: { status: 503, message: 'Everstep is busy for a moment. Please try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing you entered was changed.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One problem of one field: `path` as in `body.email`, `message` for people. Never carries the value that was sent. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** A reason the product itself gives for saying no. Everything else that is thrown is a defect. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds until trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What the caller needs to go on, for example the current row after a conflict. */
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    extra: { fields?: readonly FieldProblem[]; retryAfter?: number; details?: unknown; message?: string; cause?: unknown } = {},
  ) {
    super(extra.message ?? errorCatalogue[code].message, { cause: extra.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = extra.fields ?? [];
    this.retryAfter = extra.retryAfter;
    this.details = extra.details;
  }
}
