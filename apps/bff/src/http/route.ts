import type { Answer, Endpoint, Request } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { Incoming } from './incoming.ts';

/** What the transport knows of a request and a verb may need. Verbs see no HTTP beyond this. */
export interface Caller {
  readonly requestId: string;
  /** Address of the client, after trusted proxies. */
  readonly address: string;
  readonly userAgent: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** The one file of an endpoint with `upload`, already within its size limit. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
  /** The bytes of an endpoint with `bytes`, while they come. */
  readonly incoming?: Incoming;
  /** Value of the Accept header. */
  readonly accept: string;
  readonly lastEventId: string | undefined;
  /** Name that the caller gave this write; a verb that must not happen twice keeps it with its record. */
  readonly idempotencyKey: string | undefined;
}

type ActorOf<E extends Endpoint> = E['auth'] extends 'public' ? Actor | undefined : Actor;

/** What a verb is called with: dependencies, who asks, and the validated parts of the request. */
export type Call<E extends Endpoint> = { readonly deps: Deps; readonly actor: ActorOf<E>; readonly caller: Caller } & Request<E>;

/** A body of server-sent events; sent as it is, without the envelope. */
export interface EventStream {
  readonly events: AsyncIterable<ServerSentEvent>;
}
export interface ServerSentEvent {
  readonly event: string;
  readonly id?: string;
  /** JSON-serialisable. */
  readonly data: unknown;
}

/** Most calls of one endpoint within a span, per member and per address. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  readonly by: 'member' | 'address';
  /** Whether to refuse when the counter itself fails. */
  readonly failClosed: boolean;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly limit: Limit | undefined;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** Sets headers of a success, from its answer. */
  readonly headers?: (call: Call<Endpoint>) => Promise<Record<string, string>>;
  /**
   * Names the state that the answer is made from, anew for each call. While it stays the same, the member's last answer goes out
   * again as it was written. It has to be read before the answer is, and to change in the transaction that changes the answer.
   */
  readonly stateOf?: (call: Call<Endpoint>) => Promise<string>;
  /** Told of a well-formed call that the route's own limit refused. */
  readonly refused?: (call: Call<Endpoint>, error: unknown) => Promise<void>;
  /** What is sent is secret: not even its hash is kept, so that a repeated key runs the verb again. */
  readonly secret?: boolean;
}

const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
type Span = keyof typeof seconds;

export const perMember = (points: number, span: Span): Limit => ({ points, seconds: seconds[span], by: 'member', failClosed: false });
export const perAddress = (points: number, span: Span): Limit => ({ points, seconds: seconds[span], by: 'address', failClosed: false });

/** Ties an endpoint of the table to the verb that serves it. The verb may answer with a stream only where the endpoint has one. */
export function on<E extends Endpoint>(
  endpoint: E,
  verb: (call: Call<E>) => Promise<Answer<E> | EventStream>,
  options: {
    limit?: Limit;
    headers?: (call: Call<E>) => Promise<Record<string, string>>;
    stateOf?: (call: Call<E>) => Promise<string>;
    refused?: (call: Call<E>, error: unknown) => Promise<void>;
    secret?: boolean;
  } = {},
): Route {
  return {
    endpoint,
    limit: options.limit,
    // The mount validates the request against this very endpoint before it calls, so the parts are those that the verb declares.
    handle: verb as Route['handle'],
    ...(options.headers ? { headers: options.headers as NonNullable<Route['headers']> } : {}),
    ...(options.stateOf ? { stateOf: options.stateOf as NonNullable<Route['stateOf']> } : {}),
    ...(options.refused ? { refused: options.refused as NonNullable<Route['refused']> } : {}),
    ...(options.secret ? { secret: true } : {}),
  };
}
