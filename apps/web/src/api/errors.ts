import type { FieldProblem } from '@everstep/domain';

export type ApiErrorKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'validation'
  | 'conflict'
  | 'rate-limited'
  | 'server'
  | 'wrong-clock'
  | 'invalid-answer';

/** Why a call failed, in a form that a page can act on. `message` is a sentence for the member. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code of the error catalogue, when the server named one. */
  readonly code: string | undefined;
  readonly fields: readonly FieldProblem[];
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number | undefined;
  readonly details: unknown;
  /** Whether `message` is what the server said, and not a sentence of ours in its place. */
  readonly isServersOwn: boolean;

  constructor(
    kind: ApiErrorKind,
    message: string,
    extra: {
      status?: number;
      code?: string | undefined;
      fields?: readonly FieldProblem[];
      retryAfter?: number | undefined;
      details?: unknown;
      isServersOwn?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = extra.status ?? 0;
    this.code = extra.code;
    this.fields = extra.fields ?? [];
    this.retryAfter = extra.retryAfter;
    this.details = extra.details;
    this.isServersOwn = extra.isServersOwn ?? false;
  }
}

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'validation',
  429: 'rate-limited',
};

interface ErrorBody {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly fields?: readonly FieldProblem[];
    readonly details?: unknown;
  };
  readonly message?: string;
}

/** Turns an error answer into a typed error; an answer without the envelope gets a sentence of ours. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await readErrorBody(response);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(
    // Whoever is suspended is signed out, too: the session ends either way.
    body.error?.code === 'suspended' ? 'unauthorized' : (kindByStatus[response.status] ?? 'server'),
    body.error?.message ?? body.message ?? `The server answered ${response.status}.`,
    {
      status: response.status,
      code: body.error?.code,
      fields: body.error?.fields ?? [],
      retryAfter: retryAfter > 0 ? retryAfter : undefined,
      details: body.error?.details,
      isServersOwn: (body.error?.message ?? body.message) !== undefined,
    },
  );
}

async function readErrorBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    // Only optional fields are read from it, each with a fallback.
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : {};
  } catch {
    return {};
  }
}

/** A sentence for the member, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'Something went wrong. Please try again.';
}

/** Whether the server has nothing of what was asked for, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found';
