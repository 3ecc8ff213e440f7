import type { TurnEvent } from '@everstep/domain';
import { onTestFinished } from 'vitest';
import { type MockProvider, startMockProvider } from '../../../../../tests/mock-provider/index.ts';
import { openAiGuide } from '../../ai/openai.ts';
import { createApp } from '../../app.ts';
import { createBackground } from '../../background.ts';
import type { Deps } from '../../deps.ts';
import { CallError, type DatabaseName, type Person, type World, type WorldOptions, world } from '../../testing/index.ts';

export interface TalkingWorld extends World {
  readonly mock: MockProvider;
}

/** A world whose guides speak through a mock of an OpenAI-compatible service. */
export async function talkingWorld(database: DatabaseName, options: WorldOptions = {}): Promise<TalkingWorld> {
  const mock = await startMockProvider();
  onTestFinished(() => mock.close());
  const ai = openAiGuide({ baseUrl: mock.baseUrl, apiKey: 'sk-test-0123456789', model: 'small', backoffMs: 1, chance: () => 0.5 });
  return { ...(await world(database, { ...options, deps: { ai, ...options.deps } })), mock };
}

/** Another server on the same database; it shares nothing with the first one but the rows. */
export function secondServer(first: World): {
  readonly deps: Deps;
  fetch(token: string, path: string, init?: RequestInit): Promise<Response>;
} {
  const background = createBackground(first.deps.log);
  const deps: Deps = { ...first.deps, background };
  const app = createApp(deps);
  onTestFinished(() => background.settle(2000));
  return {
    deps,
    fetch: async (token, path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return app.request(path, { ...init, headers });
    },
  };
}

/** A stream of one turn as a browser reads it. */
export interface TurnStream {
  readonly response: Response;
  /** The next event; undefined at the end of the stream. */
  next(): Promise<TurnEvent | undefined>;
  /** Reads until the text that came is at least this long. */
  textOf(length: number): Promise<string>;
  /** Everything that is still to come. */
  rest(): Promise<readonly TurnEvent[]>;
  /** Goes away, as a closed tab does. */
  leave(): Promise<void>;
}

/** Says something to a guide and listens to the events. */
export async function speak(who: Person, body: Readonly<Record<string, unknown>>, personaId = 'kael'): Promise<TurnStream> {
  const response = await who.fetch(`/api/gemini/chat/${personaId}`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return readTurn(response);
}

/** Follows a turn from a text offset on. */
export async function follow(fetch: Person['fetch'], turn: { conversationId: string; turnId: string }, after = 0): Promise<TurnStream> {
  return readTurn(await fetch(`/api/gemini/conversations/${turn.conversationId}/turns/${turn.turnId}/events?after=${after}`));
}

export function readTurn(response: Response): TurnStream {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  let text = '';
  const next = async (): Promise<TurnEvent | undefined> => {
    while (true) {
      const end = waiting.indexOf('\n\n');
      if (end === -1) {
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        waiting += part.value;
        continue;
      }
      const block = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      const event = eventOf(block);
      if (!event) continue;
      if (event.event === 'delta') text = text.slice(0, event.data.seq) + event.data.text;
      return event;
    }
  };
  return {
    response,
    next,
    async textOf(length) {
      while (text.length < length && (await next()));
      return text;
    },
    async rest() {
      const events: TurnEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: async () => reader?.cancel(),
  };
}

function eventOf(block: string): TurnEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
  const data = fields.get('data');
  // The server writes these events from the same type.
  return data === undefined ? undefined : ({ event: fields.get('event'), data: JSON.parse(data) } as TurnEvent);
}

/** The start event of a stream. */
export async function started(stream: TurnStream) {
  const first = await stream.next();
  if (first?.event !== 'start') throw new Error(`The stream began with ${first?.event ?? 'nothing'}.`);
  return first.data;
}

/** What the server answered to a call that it refused. */
export async function refusalOf(attempt: Promise<unknown>): Promise<CallError> {
  const outcome = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof CallError) return outcome;
  throw outcome ?? new Error('The call was not refused.');
}
