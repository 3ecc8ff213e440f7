import type { Endpoint, Input } from '@everstep/domain';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type CallPorts, headersOf, pathOf } from './call.ts';
import { ApiError, errorOf } from './errors.ts';

export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

export interface StreamOptions {
  readonly signal: AbortSignal;
  /** Milliseconds until the first byte of the answer. */
  readonly firstByteTimeout: number;
  readonly lastEventId?: string;
  /** The server has answered; events follow. */
  readonly onOpen?: () => void;
}

export type OpenStream = <E extends Endpoint>(endpoint: E, input: Input<E>, options: StreamOptions) => AsyncGenerator<StreamEvent>;

/** Streams need a bearer token and a body, which the browser's own EventSource cannot send. */
export function createOpenStream(ports: CallPorts): OpenStream {
  return async function* (endpoint, input, options) {
    // Every input has these parts at most; what an endpoint lacks is absent.
    const parts = input as { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown };
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]));
    const token = ports.token();
    const response = await open(`${ports.baseUrl()}${pathOf(endpoint, parts.params)}${query.size > 0 ? `?${query}` : ''}`, options, {
      method: endpoint.method,
      headers: {
        ...headersOf(ports),
        Accept: 'text/event-stream',
        ...(options.lastEventId ? { 'Last-Event-ID': options.lastEventId } : {}),
        ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    if (!response.ok || !response.body) {
      if (response.status === 401 && token) ports.onUnauthorized(token);
      throw await errorOf(response);
    }
    options.onOpen?.();
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, id, data } of events) {
      yield { event: event ?? 'message', id, data: JSON.parse(data) as unknown };
    }
  };
}

async function open(url: string, options: StreamOptions, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), options.firstByteTimeout);
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([options.signal, late.signal]) });
  } catch (cause) {
    if (options.signal.aborted) throw cause;
    if (late.signal.aborted) throw new ApiError('timeout', 'The server took too long to answer. Please try again.', { cause });
    throw new ApiError('network', 'Network error. Please check your connection.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
