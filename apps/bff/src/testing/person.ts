import type { Answer, Endpoint, ErrorCode, FieldProblem, Input } from '@everstep/domain';

/** Serves a request, like a fetch to the server. */
export type Serve = (path: string, init?: RequestInit) => Promise<Response>;

/** What `.call` throws when the server says no. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly details: unknown;
  readonly retryAfter: string | null;

  constructor(endpoint: Endpoint, response: Response, error: Failure['error'], cause: unknown) {
    super(`${endpoint.method} ${endpoint.path} answered ${response.status} ${error.code}: ${error.message}`, { cause });
    this.name = 'CallError';
    this.status = response.status;
    this.code = error.code;
    this.fields = error.fields ?? [];
    this.details = error.details;
    this.retryAfter = response.headers.get('retry-after');
  }
}

interface Failure {
  readonly success: false;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fields?: readonly FieldProblem[];
    readonly details?: unknown;
    readonly requestId?: string;
  };
}

/** The error that a refused request was answered with. */
export async function errorOf(response: Response): Promise<Failure['error']> {
  // Every refusal of the API has this envelope; a test that meets another one fails on what it reads.
  return ((await response.json()) as Failure).error;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/** Whoever calls the server: a member with a token, or nobody in particular. */
export interface Person {
  readonly id: string;
  readonly token: string;
  /** Calls an endpoint and answers with its inner value; throws CallError when the server says no. */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<Answer<E>>;
  /** Any request with the person's token, answered as it is. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Endpoints without input take none. */
type CallArguments<E> =
  Record<never, never> extends Input<E> ? [input?: Input<E>, options?: CallOptions] : [input: Input<E>, options?: CallOptions];

/** @param lastError the newest defect in the server's log, shown when a call meets a 500 */
export function person(serve: Serve, who: { id: string; token: string }, lastError: () => unknown): Person {
  const fetchAs = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (who.token !== '' && !headers.has('authorization')) headers.set('authorization', `Bearer ${who.token}`);
    return serve(path, { ...init, headers });
  };
  return {
    ...who,
    fetch: fetchAs,
    async call<E extends Endpoint>(endpoint: E, ...[input, options]: CallArguments<E>): Promise<Answer<E>> {
      const response = await fetchAs(pathOf(endpoint, parts(input)), requestOf(endpoint, parts(input), options));
      const body: unknown = await response.json();
      if (response.ok) return (body as { data: Answer<E> }).data;
      throw new CallError(endpoint, response, (body as Failure).error, response.status === 500 ? lastError() : undefined);
    },
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Inputs are typed by the endpoint; here only their three names matter. */
const parts = (input: unknown): Parts => (input ?? {}) as Parts;

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function requestOf(endpoint: Endpoint, { body }: Parts, options: CallOptions = {}): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (body === undefined) return { method: endpoint.method, headers };
  if (body instanceof FormData) return { method: endpoint.method, headers, body };
  return { method: endpoint.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
