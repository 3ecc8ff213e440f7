import { type Answer, api, type Endpoint, type Input } from '@everstep/domain';
import { ToastProvider } from '@everstep/ui';
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { SWRConfig, unload } from 'swr';
import { type Mock, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import type { OpenStream, StreamEvent } from '../api/stream.ts';
import { cacheSettings } from '../api/useQuery.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { createSession, type Session } from '../session/session-store.ts';
import { memberOf, tokenFor } from './member.ts';

type Reply<E> = Answer<E> | Error | ((input: Input<E>) => Answer<E> | Promise<Answer<E>>);

export interface FakeServer {
  readonly call: Call;
  /** Sets what an endpoint answers from now on; without it, it is not found. */
  readonly on: <E extends Endpoint>(endpoint: E, reply: Reply<E>) => FakeServer;
  /** What was sent to an endpoint, in order. */
  readonly sent: <E extends Endpoint>(endpoint: E) => readonly Input<E>[];
}

/** A server that answers as it is told, one step later. */
export function fakeServer(): FakeServer {
  const replies = new Map<Endpoint, unknown>();
  const sent: { endpoint: Endpoint; input: unknown }[] = [];
  const server: FakeServer = {
    // The replies are typed where they are set; the table of them cannot know each type.
    call: (async (endpoint: Endpoint, input: unknown) => {
      sent.push({ endpoint, input });
      const reply = replies.get(endpoint);
      if (reply === undefined) throw new ApiError('not-found', 'Not found', { status: 404 });
      if (reply instanceof Error) throw reply;
      return typeof reply === 'function' ? reply(input) : reply;
    }) as Call,
    on(endpoint, reply) {
      replies.set(endpoint, reply);
      return server;
    },
    // Recorded above from calls of the same endpoint.
    sent: <E extends Endpoint>(endpoint: E) => sent.filter((one) => one.endpoint === endpoint).map(({ input }) => input as Input<E>),
  };
  return server.on(api.accounts.me, { user: memberOf('ada') });
}

export interface FakeStream {
  readonly endpoint: Endpoint;
  readonly input: unknown;
  readonly signal: AbortSignal;
  /** What the client says that it heard last. */
  readonly lastEventId: string | undefined;
  readonly send: (event: string, data: unknown, id?: string) => Promise<void>;
  /** Breaks off without an end event; with an error, as a lost connection does. */
  readonly end: (error?: Error) => Promise<void>;
}

/** Streams whose events the test sends. */
export function fakeStreams(): { openStream: OpenStream; opened: FakeStream[]; refuse: (error: Error | null) => void } {
  const opened: FakeStream[] = [];
  let refusal: Error | null = null;
  const openStream: OpenStream = async function* (endpoint, input, { signal, lastEventId, onOpen }) {
    if (refusal) throw refusal;
    const waiting: (StreamEvent | 'end' | Error)[] = [];
    let wake = () => {};
    const push = async (item: StreamEvent | 'end' | Error) => {
      waiting.push(item);
      wake();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    signal.addEventListener('abort', () => void push(new Error('aborted')));
    opened.push({
      endpoint,
      input,
      signal,
      lastEventId,
      send: (event, data, id) => push({ event, id, data }),
      end: (error) => push(error ?? 'end'),
    });
    onOpen?.();
    while (true) {
      const next = waiting.shift();
      if (next === 'end') return;
      if (next instanceof Error) throw next;
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  return {
    openStream,
    opened,
    refuse: (error) => {
      refusal = error;
    },
  };
}

/** A session of this device; signed in as a member unless told otherwise. */
export function sessionOf(memberId: string | null = 'ada'): { session: Session; navigate: Mock; emit: Mock } {
  if (memberId) localStorage.setItem('token', tokenFor(memberId, Date.now()));
  const navigate = vi.fn().mockResolvedValue(undefined);
  const emit = vi.fn();
  const session = createSession({
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    navigate,
    currentPath: () => '/here',
    emit,
    restart: vi.fn(),
  });
  if (memberId) session.setUser(memberOf(memberId));
  return { session, navigate, emit };
}

export interface Surroundings {
  readonly server?: FakeServer;
  readonly session?: Session;
  readonly openStream?: OpenStream;
  readonly strict?: boolean;
}

function Surrounding({ server, session, openStream, strict, children }: Required<Surroundings> & { children: ReactNode }) {
  const all = (
    <SWRConfig value={cacheSettings}>
      <SessionProvider session={session} call={server.call} openStream={openStream}>
        <ToastProvider>{children}</ToastProvider>
      </SessionProvider>
    </SWRConfig>
  );
  return strict ? <StrictMode>{all}</StrictMode> : all;
}

/** What surrounds every part of the app, with an empty cache. */
export function surroundings({
  server = fakeServer(),
  session = sessionOf().session,
  openStream = fakeStreams().openStream,
  strict = false,
}: Surroundings = {}) {
  unload({ revalidate: false });
  const around = { server, session, openStream, strict };
  return ({ children }: { children: ReactNode }) => <Surrounding {...around}>{children}</Surrounding>;
}

/** Renders a part of the app as `render` does. */
export function renderIn(children: ReactNode, around?: Surroundings) {
  return render(children, { wrapper: surroundings(around) });
}
