import type { ErrorCode } from './errors.ts';

/** What the table needs to know of a schema. Reading `_zod` keeps the types cheap; constraining on `z.ZodType` does not. */
type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };

/** What a caller may send for schema `S`: defaults are optional. */
export type Sent<S> = S extends Schema ? S['_zod']['input'] : undefined;
/** What a schema `S` yields once parsed: defaults are filled in. */
export type Parsed<S> = S extends Schema ? S['_zod']['output'] : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Path = `/${string}`;
export type Auth = 'public' | 'member' | 'admin';

/** Names of the cached resources that a write makes stale and a read belongs to. */
export type Resource =
  | 'account'
  | 'sessions'
  | 'gamification'
  | 'progress'
  | 'dashboard'
  | 'mood'
  | 'habits'
  | 'goals'
  | 'journal'
  | 'challenges'
  | 'chat'
  | 'council'
  | 'courses'
  | 'guides'
  | 'care'
  | 'safety-plan'
  | 'transfer'
  | 'notifications'
  | 'admin'
  | 'monitoring'
  | 'library'
  | 'system';

/** The schemas of one endpoint. `params` are the path's `{names}`; `response` is the inner value, without the envelope. */
export interface Wire {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

/** One row of the endpoint table: plain data, so that a browser can ship it without the schemas. */
export interface EndpointRow {
  readonly method: Method;
  /** Path with `{name}` for parameters, as in OpenAPI. */
  readonly path: Path;
  readonly auth: Auth;
  /** Reads: the resource they belong to. Writes: every resource they make stale. */
  readonly tags: readonly Resource[];
  /** Codes beyond those that any endpoint of its kind may answer (validation, authentication, rate limit). */
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
  /** Status of a success; 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** Keys of the inner value that also stand at the top of the envelope. */
  readonly hoist?: readonly string[];
  /** The answer is a stream of server-sent events: always, or when the caller accepts `text/event-stream`. */
  readonly stream?: 'always' | 'on-accept';
  /** The body is multipart with this single file field. */
  readonly upload?: { readonly field: string; readonly maxBytes: number };
  /**
   * The body is bytes that are read as they come: those of this file field of a form or, without a field, one part of a file
   * (`application/offset+octet-stream`) that begins at `Upload-Offset`.
   */
  readonly bytes?: { readonly field?: string };
  /** Further paths under which the same endpoint answers. */
  readonly aliases?: readonly Path[];
}

/** A row of the table that knows its schemas by type. */
export interface Endpoint<W extends Wire = Wire> extends EndpointRow {
  /** Type only, never set: carries the schemas' types to callers. */
  readonly wire?: W;
}

/** Declares a row of the endpoint table, tied to its schemas by type alone. The mark lets bundlers drop rows that nobody asks for. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<W extends Wire>(row: EndpointRow): Endpoint<W> {
  return row;
}

type WireOf<E> = E extends { readonly wire?: infer W } ? NonNullable<W> : never;
type Part<E, K extends keyof Wire> = K extends keyof WireOf<E> ? WireOf<E>[K] : undefined;

/** The inner value that an endpoint answers with, as a caller receives it. */
export type Answer<E> = Parsed<Part<E, 'response'>>;
/** The body that a caller of an endpoint sends. */
export type Body<E> = Sent<Part<E, 'body'>>;
/** What a caller hands over for an endpoint: the parts it has, and no others. A query of which nothing has to be given may be left out. */
export type Input<E> = Only<{ params: Sent<Part<E, 'params'>>; body: Sent<Part<E, 'body'>> } & Query<Sent<Part<E, 'query'>>>>;
/** What a verb receives after validation: the parts the endpoint has, parsed. */
export type Request<E> = Only<{ params: Parsed<Part<E, 'params'>>; query: Parsed<Part<E, 'query'>>; body: Parsed<Part<E, 'body'>> }>;

type Query<Q> = Record<never, never> extends Q ? { query?: Q | undefined } : { query: Q };
type Only<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
