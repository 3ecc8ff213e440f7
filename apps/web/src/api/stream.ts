import type { Endpoint, Input } from '@everstep/domain';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type CallPorts, refusalOf, sendRequest } from './request.ts';

export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

export interface StreamOptions {
  readonly signal: AbortSignal;
  /** Milliseconds until the first byte of the answer. */
  readonly firstByteTimeout: number;
  /** What was heard last of this stream; the server goes on from there. */
  readonly lastEventId?: string | undefined;
  /** The server has answered; events follow. */
  readonly onOpen?: () => void;
}

export type OpenStream = <E extends Endpoint>(endpoint: E, input: Input<E>, options: StreamOptions) => AsyncGenerator<StreamEvent>;

/** Streams need a bearer token and a body, which the browser's own EventSource cannot send. */
export function createOpenStream(ports: CallPorts): OpenStream {
  return async function* (endpoint, input, { signal, firstByteTimeout, lastEventId, onOpen }) {
    const token = ports.token();
    const response = await sendRequest(ports, endpoint, input, {
      token,
      timeout: firstByteTimeout,
      signal,
      headers: { Accept: 'text/event-stream', ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) },
    });
    if (!response.ok || !response.body) {
      throw await refusalOf(ports, token, response);
    }
    onOpen?.();
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, id, data } of events) {
      yield { event: event ?? 'message', id, data: JSON.parse(data) as unknown };
    }
  };
}
