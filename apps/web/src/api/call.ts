import { type Answer, type Endpoint, type Input, REQUEST_TIMEOUT_MS, RETRY_TIMEOUT_MS } from '@everstep/domain';
import { log } from '../log/log.ts';
import { ApiError } from './errors.ts';
import { type CallPorts, refusalOf, sendRequest } from './request.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until an unanswered call fails. */
  readonly timeout?: number;
  /** Name of this write: sent twice, it happens once. Made anew when absent. */
  readonly idempotencyKey?: string;
  /** Sent as multipart instead of JSON. */
  readonly form?: FormData;
  /** Sent instead of JSON, under their own type. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;

/**
 * The shared client: bearer token, JSON, 10 s; a network error is tried once more with 5 s of its own.
 * Writes carry an idempotency key, so that the second try cannot do them twice.
 */
export function createCall(ports: CallPorts): Call {
  return async (
    endpoint,
    input,
    { signal, form, bytes, headers: own, timeout = REQUEST_TIMEOUT_MS, idempotencyKey = ports.newKey() } = {},
  ) => {
    const token = ports.token();
    const headers = { Accept: 'application/json', ...own, ...(endpoint.method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey }) };
    const send = (within: number) => sendRequest(ports, endpoint, input, { token, timeout: within, headers, signal, form: form ?? bytes });
    const response = await send(timeout)
      .catch((error: unknown) => {
        if (!isLost(error)) throw error;
        return send(RETRY_TIMEOUT_MS);
      })
      .catch((error: unknown) => {
        if (isLost(error)) log.error(`${endpoint.method} ${endpoint.path} got no answer`);
        throw error;
      });
    if (!response.ok) {
      log.error(`${endpoint.method} ${endpoint.path} answered ${response.status}`);
      throw await refusalOf(ports, token, response);
    }
    const renewed = response.headers.get('X-Renewed-Token');
    if (renewed) ports.onRenewedToken(renewed);
    return readData(response);
  };
}

const isLost = (error: unknown) => error instanceof ApiError && (error.kind === 'network' || error.kind === 'offline');

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
