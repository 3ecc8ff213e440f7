import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the mock answers one call. */
export type Behaviour =
  /** Streams the text word by word, `paceMs` apart. With `hold`, it waits there until `release` is called. */
  | { readonly kind: 'stream'; readonly text: string; readonly hold?: { readonly afterWords: number }; readonly paceMs?: number }
  /** Accepts the call and never answers. */
  | { readonly kind: 'stall' }
  /** Streams some words and cuts the connection. */
  | { readonly kind: 'cut'; readonly text: string; readonly afterWords: number }
  /** Answers with an HTTP status and an error in the service's form. */
  | { readonly kind: 'status'; readonly status: number }
  /** Answers 200 with something that is no stream of events. */
  | { readonly kind: 'rubbish' }
  /** Answers with a stream that says nothing. */
  | { readonly kind: 'empty' };

/** What a call asked for. */
export interface RecordedCall {
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { readonly role: string; readonly content: string }[] };
}

/** A small OpenAI-compatible service on the loopback interface. */
export interface MockProvider {
  /** For `AI_BASE_URL`. */
  readonly baseUrl: string;
  readonly calls: readonly RecordedCall[];
  /** How the next calls are answered, in this order; afterwards the last one stays. */
  script(...behaviours: readonly Behaviour[]): void;
  /** Resolves once a held reply waits at its place, or a stalled call has arrived. */
  held(): Promise<void>;
  /** Lets every held reply go on. */
  release(): void;
  close(): Promise<void>;
}

const ORDINARY: Behaviour = { kind: 'stream', text: 'What would make the first ten minutes easy?' };

/** Starts the mock on a free port. */
export async function startMockProvider(): Promise<MockProvider> {
  const calls: RecordedCall[] = [];
  let queue: readonly Behaviour[] = [ORDINARY];
  let gate = Promise.withResolvers<void>();
  let arrived = Promise.withResolvers<void>();
  const wait = async () => {
    arrived.resolve();
    await gate.promise;
  };
  const server = createServer((request, response) => {
    void readJson(request).then(async (body) => {
      calls.push({ authorization: request.headers.authorization, body });
      const [behaviour = ORDINARY, ...rest] = queue;
      if (rest.length > 0) queue = rest;
      await perform(behaviour, response, wait);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    script(...behaviours) {
      queue = behaviours;
    },
    async held() {
      await arrived.promise;
      arrived = Promise.withResolvers<void>();
    },
    release() {
      gate.resolve();
      gate = Promise.withResolvers<void>();
    },
    close: () =>
      new Promise<void>((resolve) => {
        gate.resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function perform(behaviour: Behaviour, response: ServerResponse, wait: () => Promise<void>): Promise<void> {
  switch (behaviour.kind) {
    case 'stream': {
      const words = wordsOf(behaviour.text);
      openStream(response);
      for (const [index, word] of words.entries()) {
        if (index === behaviour.hold?.afterWords) await wait();
        if (behaviour.paceMs !== undefined && index > 0) await pause(behaviour.paceMs);
        sendDelta(response, word);
      }
      response.write(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
      return;
    }
    case 'stall':
      await wait();
      response.destroy();
      return;
    case 'cut':
      openStream(response);
      for (const word of wordsOf(behaviour.text).slice(0, behaviour.afterWords)) sendDelta(response, word);
      // The words have to leave before the connection is cut.
      await new Promise<void>((resolve) => {
        response.write(': cut\n\n', () => resolve());
      });
      response.destroy();
      return;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(JSON.stringify({ error: { message: 'The service says no.', type: 'mock', code: null } }));
      return;
    case 'rubbish':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"this is": not JSON\n\n<html>\n\ndata: [DONE]\n\n');
      return;
    case 'empty':
      openStream(response);
      response.write(chunk({ role: 'assistant', content: '' }, 'stop'));
      response.end('data: [DONE]\n\n');
  }
}

const wordsOf = (text: string): readonly string[] => text.split(/(?<= )/);

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
}

function sendDelta(response: ServerResponse, content: string): void {
  response.write(chunk({ role: 'assistant', content }, null));
}

function chunk(delta: object, finishReason: string | null): string {
  const body = {
    id: 'mock',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'mock',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

async function readJson(request: IncomingMessage): Promise<RecordedCall['body']> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  // Only our own server calls the mock, with the body that the AI SDK makes.
  return JSON.parse(Buffer.concat(parts).toString()) as RecordedCall['body'];
}
