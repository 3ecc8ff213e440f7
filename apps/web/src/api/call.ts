import { type Answer, type Endpoint, type Input, REQUEST_TIMEOUT_MS, RETRY_TIMEOUT_MS } from '@everstep/domain';
import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import { log } from '../log/log.ts';
import { ApiError, errorOf } from './errors.ts';

/** What the client needs of its surroundings. */
export interface CallPorts {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  readonly baseUrl: () => string;
  readonly token: () => string | null;
  /** A call made with this token was answered 401. */
  readonly onUnauthorized: (token: string) => void;
  readonly onRenewedToken: (token: string) => void;
  readonly newKey: () => string;
  readonly timeZone: () => string;
  readonly isOnline: () => boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until an unanswered call fails. */
  readonly timeout?: number;
  /** Name of this write: sent twice, it happens once. Made anew when absent. */
  readonly idempotencyKey?: string;
  /** Sent as multipart instead of JSON. */
  readonly form?: FormData;
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** Path of an endpoint with its parameters filled in. */
export function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Headers that every request to the API carries. */
export function headersOf(ports: CallPorts): Record<string, string> {
  const token = ports.token();
  return { 'X-Time-Zone': ports.timeZone(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/**
 * The shared client: bearer token, JSON, 10 s; a network error is tried once more with 5 s of its own.
 * Writes carry an idempotency key, so that the second try cannot do them twice.
 */
export function createCall(ports: CallPorts): Call {
  return async (endpoint, input, options = {}) => {
    const key = endpoint.method === 'GET' ? undefined : (options.idempotencyKey ?? ports.newKey());
    const token = ports.token();
    const send = (timeout: number) => request(ports, endpoint, input, { ...options, timeout, key });
    const response = await send(options.timeout ?? REQUEST_TIMEOUT_MS)
      .catch((error: unknown) => {
        if (!(error instanceof NetworkError) || options.signal?.aborted) throw error;
        return send(RETRY_TIMEOUT_MS);
      })
      .catch((error: unknown) => fail(ports, endpoint, token, error));
    const renewed = response.headers.get('X-Renewed-Token');
    if (renewed) ports.onRenewedToken(renewed);
    return readData(response);
  };
}

function request(
  ports: CallPorts,
  endpoint: Endpoint,
  input: Parts,
  options: CallOptions & { timeout: number; key: string | undefined },
): Promise<Response> {
  return ky(ports.baseUrl() + pathOf(endpoint, input.params), {
    method: endpoint.method,
    retry: 0,
    timeout: options.timeout,
    headers: { ...headersOf(ports), ...(options.key ? { 'Idempotency-Key': options.key } : {}) },
    ...(input.query ? { searchParams: input.query } : {}),
    ...(options.form ? { body: options.form } : endpoint.method === 'GET' ? {} : { json: input.body ?? {} }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

async function fail(ports: CallPorts, endpoint: Endpoint, token: string | null, error: unknown): Promise<never> {
  if (error instanceof HTTPError) {
    const failure = await errorOf(error.response);
    log.error(`${endpoint.method} ${endpoint.path} answered ${failure.status}`);
    if (failure.status === 401 && token) ports.onUnauthorized(token);
    throw failure;
  }
  if (error instanceof TimeoutError)
    throw new ApiError('timeout', 'The server took too long to answer. Please try again.', { cause: error });
  if (error instanceof NetworkError) {
    log.error(`${endpoint.method} ${endpoint.path} got no answer`);
    throw ports.isOnline()
      ? new ApiError('network', 'Network error. Please check your connection.', { cause: error })
      : new ApiError('offline', 'You are offline. What you typed is kept.', { cause: error });
  }
  throw error;
}

/**
 * The inner value of the envelope.
 * @throws ApiError `invalid-answer` when the answer is not JSON or carries no data
 */
async function readData<T>(response: Response): Promise<T> {
  try {
    const body: unknown = await response.json();
    // The server parses every answer with the contract before it sends it; the type follows from the same table.
    if (typeof body === 'object' && body !== null && 'data' in body) return body.data as T;
  } catch (cause) {
    throw new ApiError('invalid-answer', 'Invalid data format received', { status: response.status, cause });
  }
  throw new ApiError('invalid-answer', 'Invalid data format received', { status: response.status });
}
