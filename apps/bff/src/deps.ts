import type { MemberEvent } from '@everstep/domain';
import type { Logger } from 'pino';
import type { AiUse } from './ai/ai-use.ts';
import type { ChatProvider } from './ai/provider.ts';
import type { Clock, Ids } from './clock.ts';
import type { Db } from './db/client.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { CountedMailer } from './mail/counted-mailer.ts';
import type { LogKeeper } from './monitoring/log-keeper.ts';
import type { Parts } from './monitoring/parts.ts';
import type { RequestMeter } from './monitoring/request-meter.ts';
import type { ServerMeter } from './monitoring/server-meter.ts';
import type { PushTransport } from './notifications/push/transport.ts';

/** Everything a verb may touch of the outside. Made once at start; tests make their own. */
export interface Deps {
  readonly env: Env;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly db: Db;
  readonly log: Logger;
  readonly events: Events;
  readonly files: FileStore;
  readonly mail: CountedMailer;
  /** The way to the push services of browsers. */
  readonly push: PushTransport;
  readonly ai: ChatProvider;
  /** What guides cost and how long they take, in numbers. */
  readonly aiUse: AiUse;
  /** How many requests are answered, and how fast. */
  readonly requests: RequestMeter;
  /** What is known of this process. */
  readonly server: ServerMeter;
  /** The newest lines of the log, for administrators. */
  readonly logs: LogKeeper;
  /** How the parts do that the server works with. */
  readonly parts: Parts;
  /** Work that outlives its request (chat turns, mails); awaited on shutdown. */
  readonly background: Background;
  /** HMAC key for tokens and file links. */
  readonly secret: Uint8Array;
  /** Counters behind the limits; shared by all servers of one PostgreSQL. */
  readonly limits: RateLimits;
  /** Aborts when the server begins to close: streams end, nothing new starts. */
  readonly shutdown: AbortSignal;
}

/** What a stream hears: a hint for its member, or that the order of notifications has come to a place, for everybody. */
export type Heard = MemberEvent | { readonly resource: 'order'; readonly id: null; readonly place: number };

export interface Events {
  /** Tells every stream of the member, on every server. Never throws. */
  publish(memberId: string, event: MemberEvent): void;
  /** Tells every stream, on every server, that the order of notifications has come to a place. Never throws. */
  announce(place: number): void;
  /** The same for the streams of this server alone. */
  announceHere(place: number): void;
  /** Hears the hints of one member until the signal aborts. */
  subscribe(memberId: string, signal: AbortSignal): AsyncIterable<MemberEvent>;
  /** The same, with what is announced to everybody. */
  follow(memberId: string, signal: AbortSignal): AsyncIterable<Heard>;
  /** How many listen to a member's hints on this server. */
  listening(memberId: string): number;
  /** How many streams follow what is announced, on this server. */
  following(): number;
}

export interface Background {
  /** Starts work that no request waits for; a rejection is logged under `name`. */
  run(name: string, work: (signal: AbortSignal) => Promise<void>): void;
}
