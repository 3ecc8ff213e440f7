import type { Endpoint } from '@everstep/domain';
import { ApiError, errorOf } from './errors.ts';

/** What the client needs of its surroundings. */
export interface CallPorts {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  readonly baseUrl: () => string;
  readonly token: () => string | null;
  /** A call made with this token was refused, with this code: its session is over. */
  readonly onUnauthorized: (token: string, code: string | undefined) => void;
  readonly onRenewedToken: (token: string) => void;
  readonly newKey: () => string;
  /** Headers that say where the device is, on every request: its time zone, and the country that was chosen under Help now. */
  readonly place: () => Record<string, string>;
  readonly isOnline: () => boolean;
  /** Hears of each request whether it was answered, and how; undefined without an answer. */
  readonly onAnswer?: (status: number | undefined) => void;
}

/** Why a call was refused. The session that it was made in hears of it where that ends it. */
export async function refusalOf(ports: Pick<CallPorts, 'onUnauthorized'>, token: string | null, response: Response): Promise<ApiError> {
  const error = await errorOf(response);
  if (error.kind === 'unauthorized' && token) ports.onUnauthorized(token, error.code);
  return error;
}

/** The parts that an endpoint's input may have. */
export interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

export interface Sending {
  /** Of whoever began the call; a second try is made in no other name. */
  readonly token: string | null;
  /** Milliseconds until the answer has to begin. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Beside token and place, which every request carries. */
  readonly headers?: Record<string, string>;
  /** Sent instead of JSON: a form as multipart, bytes under their own type. */
  readonly form?: FormData | Blob | undefined;
}

/**
 * Sends one request: bearer token, place, JSON.
 * @returns the answer, whatever its status
 * @throws ApiError `timeout`, `network` or `offline` when there is none; the signal's own reason when it was aborted
 */
export async function sendRequest(ports: CallPorts, endpoint: Endpoint, input: Parts, sending: Sending): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), sending.timeout);
  const { token } = sending;
  const body = sending.form ?? (endpoint.method === 'GET' ? undefined : JSON.stringify(input.body ?? {}));
  const request = new Request(addressOf(ports, endpoint, input), {
    method: endpoint.method,
    headers: {
      ...ports.place(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...sending.headers,
    },
    signal: sending.signal ? AbortSignal.any([sending.signal, late.signal]) : late.signal,
    body: body ?? null,
  });
  try {
    const response = await fetch(request);
    ports.onAnswer?.(response.status);
    return response;
  } catch (cause) {
    if (sending.signal?.aborted) throw cause;
    ports.onAnswer?.(undefined);
    if (late.signal.aborted) throw new ApiError('timeout', 'The server took too long to answer. Please try again.', { cause });
    throw ports.isOnline()
      ? new ApiError('network', 'Network error. Please check your connection.', { cause })
      : new ApiError('offline', 'You are offline. What you typed is kept.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Address of an endpoint with its parameters and query filled in. */
function addressOf(ports: CallPorts, { path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${ports.baseUrl()}${filled}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}
