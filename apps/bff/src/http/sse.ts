import type { Logger } from 'pino';
import type { EventStream, ServerSentEvent } from './route.ts';
import { apiHeaders } from './security-headers.ts';
import { untilAborted } from './until-aborted.ts';

/** How often a silent stream says that it lives, in milliseconds. */
export const HEARTBEAT_MS = 15_000;

export interface StreamOptions {
  readonly heartbeatMs: number;
  /** Ends the stream for everybody behind it: the client is gone, the server closes, the session is over. */
  readonly abort: AbortController;
  /** Whether the member may still listen; asked at each heartbeat. */
  readonly allowed: () => Promise<boolean>;
  readonly log: Logger;
  readonly requestId: string;
}

/** Whether a verb answered with a stream. */
export function isEventStream(answer: unknown): answer is EventStream {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'events' in answer &&
    typeof answer.events === 'object' &&
    answer.events !== null &&
    Symbol.asyncIterator in answer.events
  );
}

/** Writes events as they come, with a comment in between so that no proxy takes the stream for dead. */
export function streamResponse(stream: EventStream, status: number, options: StreamOptions): Response {
  const { abort, requestId } = options;
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!abort.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      send(': open\n\n');
      heartbeat = setInterval(() => void beat(options, send), options.heartbeatMs);
      heartbeat.unref();
      void pump(stream.events, send, options).finally(() => {
        clearInterval(heartbeat);
        abort.abort();
        try {
          controller.close();
        } catch {
          // The client closed it first.
        }
      });
    },
    cancel() {
      clearInterval(heartbeat);
      abort.abort();
    },
  });
  return new Response(body, {
    status,
    headers: headersOf(requestId),
  });
}

/** The answer to HEAD: a stream that nobody reads must not be opened. */
export const streamHead = (requestId: string): Response => new Response(null, { headers: headersOf(requestId) });

const headersOf = (requestId: string) => ({
  ...apiHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that hold answers back would hold these back for ever.
  'X-Accel-Buffering': 'no',
  'X-Request-Id': requestId,
});

async function beat(options: StreamOptions, send: (text: string) => void): Promise<void> {
  try {
    if (await options.allowed()) send(': still here\n\n');
    else options.abort.abort();
  } catch (err) {
    options.log.warn({ err, requestId: options.requestId }, 'session could not be checked');
  }
}

async function pump(events: EventStream['events'], send: (text: string) => void, options: StreamOptions): Promise<void> {
  const { signal } = options.abort;
  try {
    for await (const event of untilAborted(signal, events)) send(eventText(event));
  } catch (err) {
    if (signal.aborted) return;
    options.log.error({ err, requestId: options.requestId }, 'stream failed');
    send(eventText({ event: 'error', data: { code: 'internal' } }));
  }
}

/** One event in the wire format. JSON has no line breaks, so `data` is one line. */
export function eventText({ event, id, data }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
