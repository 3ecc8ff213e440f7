import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import { gemini, openAi, type Protocol } from './protocols.ts';

/** What a call asked for. */
export interface RecordedCall {
  /** As in `/v1/chat/completions`. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** Where Gemini's key travels. */
  readonly googleKey: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    /** In the form of the protocol; absent where none are offered. */
    readonly tools?: readonly unknown[];
  };
}

/** A small service on the loopback interface that speaks OpenAI's protocol, and Gemini's under `:streamGenerateContent`. */
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
      const { url: path = '', headers } = request;
      calls.push({ path, authorization: headers.authorization, googleKey: headers['x-goog-api-key']?.toString(), body });
      const [behaviour = ORDINARY, ...rest] = queue;
      if (rest.length > 0) queue = rest;
      const protocol = path.includes(':streamGenerateContent') ? gemini : openAi;
      await perform(behaviour, { response, protocol, wait, offersTools: body.tools !== undefined });
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

interface Stage {
  readonly response: ServerResponse;
  readonly protocol: Protocol;
  readonly wait: () => Promise<void>;
  readonly offersTools: boolean;
}

async function perform(behaviour: Behaviour, stage: Stage): Promise<void> {
  const { response, protocol, wait } = stage;
  switch (behaviour.kind) {
    case 'stream':
      return stream(behaviour, stage);
    case 'think':
      openStream(response);
      for (let sent = 0; sent < behaviour.comments; sent += 1) {
        response.write(': thinking\n\n');
        await pause(behaviour.paceMs);
      }
      response.write(protocol.text(behaviour.text));
      response.end(protocol.end(undefined));
      return;
    case 'stall':
      await wait();
      response.destroy();
      return;
    case 'cut':
      openStream(response);
      for (const word of wordsOf(behaviour.text).slice(0, behaviour.afterWords)) response.write(protocol.text(word));
      // The words have to leave before the connection is cut.
      await new Promise<void>((resolve) => {
        response.write(': cut\n\n', () => resolve());
      });
      response.destroy();
      return;
    case 'status':
      return refuse(behaviour, stage);
    case 'no-tools':
      return stage.offersTools ? refuse(behaviour, stage) : stream({ kind: 'stream', text: behaviour.text }, stage);
    case 'rubbish':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"this is": not JSON\n\n<html>\n\ndata: [DONE]\n\n');
      return;
    case 'empty':
      openStream(response);
      response.write(protocol.text(''));
      response.end(protocol.end(undefined));
      return;
    case 'tool':
      openStream(response);
      if (behaviour.text !== '') response.write(protocol.text(behaviour.text));
      for (const [index, call] of [behaviour, ...(behaviour.more ?? [])].entries())
        for (const part of protocol.tool(call, index)) response.write(part);
      response.end(protocol.end(behaviour.use));
      return;
    case 'broken-tool':
      return brokenTool(behaviour, stage);
    case 'long':
      return long(behaviour.words, stage);
  }
}

function refuse({ status, retryAfter = '0' }: { readonly status: number; readonly retryAfter?: string }, { response }: Stage): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': retryAfter });
  response.end(JSON.stringify({ error: { message: 'The service says no.', type: 'mock', code: status, status: 'MOCK' } }));
}

async function stream(behaviour: Behaviour & { kind: 'stream' }, { response, protocol, wait }: Stage): Promise<void> {
  openStream(response);
  for (const [index, word] of wordsOf(behaviour.text).entries()) {
    if (index === behaviour.hold?.afterWords) await wait();
    if (behaviour.paceMs !== undefined && index > 0) await pause(behaviour.paceMs);
    response.write(protocol.text(word));
  }
  response.end(protocol.end(behaviour.use));
}

function brokenTool({ text, broken, more = [] }: Behaviour & { kind: 'broken-tool' }, { response, protocol }: Stage): void {
  openStream(response);
  const [first, ...others] = text === '' ? [] : wordsOf(text);
  if (first !== undefined) response.write(protocol.text(first));
  for (const part of protocol.broken(broken, 0)) response.write(part);
  for (const word of others) response.write(protocol.text(word));
  for (const [index, call] of more.entries()) for (const part of protocol.tool(call, index + 1)) response.write(part);
  response.end(protocol.end(undefined));
}

/** Until all is said or the listener has gone. */
async function long(words: number, { response, protocol }: Stage): Promise<void> {
  openStream(response);
  for (let said = 0; said < words && !response.destroyed; said += 1) {
    if (response.write(protocol.text(`word${said} `))) continue;
    const waited = new AbortController();
    const { signal } = waited;
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
    waited.abort();
  }
  response.end(protocol.end(undefined));
}

const wordsOf = (text: string): readonly string[] => text.split(/(?<= )/);

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
}

async function readJson(request: IncomingMessage): Promise<RecordedCall['body']> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  // Only our own server calls the mock, with the body that the AI SDK makes.
  return JSON.parse(Buffer.concat(parts).toString()) as RecordedCall['body'];
}
