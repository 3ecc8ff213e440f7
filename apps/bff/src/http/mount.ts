import { DomainError, type Endpoint } from '@everstep/domain';
import { contractOf, type Schemas } from '@everstep/domain/contract';
import type { Context, Hono } from 'hono';
import { readActor } from '../accounts/actor-store.ts';
import { seenWhileListening } from '../accounts/sessions.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { RouteMeter } from '../monitoring/request-meter.ts';
import { addressGroup, addressOf } from './address.ts';
import { type Authenticate, authentication } from './authenticate.ts';
import { envelope } from './envelope.ts';
import { idempotency, idempotencyKey, type RunOnce, type StoredAnswer } from './idempotency.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { KeptAnswers } from './kept-answers.ts';
import { failureOf, failureResponse } from './on-error.ts';
import { memoryLimits, type RateLimits } from './rate-limit.ts';
import { noBody, type ReadBody, readBody } from './read-body.ts';
import { type Call, type Caller, perAddress, perMember, type Route } from './route.ts';
import { apiHeaders, jsonHeaders } from './security-headers.ts';
import { HEARTBEAT_MS, isEventStream, streamHead, streamResponse } from './sse.ts';
import { storableValues } from './storable.ts';
import { validate } from './validate.ts';

/** Guards every endpoint against floods, on top of its own limit. Counted in each process: it has to cost nothing. */
const ANY_MEMBER = perMember(300, 'minute');
const ANY_ADDRESS = perAddress(120, 'minute');

/** What the mount shares over all requests. */
interface Frame {
  readonly deps: Deps;
  readonly authenticate: Authenticate;
  readonly flood: RateLimits;
  readonly runOnce: RunOnce;
  readonly kept: KeptAnswers;
  readonly heartbeatMs: number;
}

/** One request on its way through the frame. */
interface Passage {
  readonly c: Context;
  readonly frame: Frame;
  readonly route: Route;
  readonly schemas: Schemas;
  readonly meter: RouteMeter;
  readonly requestId: string;
}

/** Serves routes under their paths and aliases: request id, authentication, limits, validation, verb, contract, envelope. */
export function mount(app: Hono, routes: readonly Route[], deps: Deps, options: { heartbeatMs?: number } = {}): void {
  const frame: Frame = {
    deps,
    authenticate: authentication(deps),
    flood: memoryLimits(deps.env.rateLimitScale, deps.log),
    runOnce: idempotency(deps),
    kept: new KeptAnswers(),
    heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
  };
  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const { schemas } = contractOf(route.endpoint);
    const meter = deps.requests.route(route.endpoint.method, route.endpoint.path, route.endpoint.auth === 'member');
    for (const path of pathsOf(route.endpoint)) {
      app.on(route.endpoint.method, path, (c) => answer({ c, frame, route, schemas, meter, requestId: deps.ids.next() }));
      methods.set(path, [...(methods.get(path) ?? []), route.endpoint.method]);
    }
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
    app.all(path, () => {
      const requestId = deps.ids.next();
      return failureResponse(failureOf(new DomainError('method_not_allowed'), requestId, deps.log), requestId, { Allow: allow });
    });
  }
}

/** Paths of an endpoint in the router's notation: `{id}` becomes `:id`. */
const pathsOf = (endpoint: Endpoint): readonly string[] =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));

async function answer(passage: Passage): Promise<Response> {
  const { frame, route, meter, requestId, c } = passage;
  const { deps } = frame;
  const { method, path } = route.endpoint;
  const start = performance.now();
  meter.began();
  let response: Response;
  try {
    response = await pass(passage);
  } catch (error) {
    response = failureResponse(failureOf(error, requestId, deps.log, `${method} ${path}`), requestId);
  }
  const { status } = response;
  const ms = performance.now() - start;
  meter.ended(status, ms);
  deps.log.info({ requestId, method: c.req.method, route: path, status, ms: Math.round(ms * 10) / 10 }, 'request');
  return response;
}

async function pass(passage: Passage): Promise<Response> {
  const { c, frame, route, schemas } = passage;
  const { endpoint } = route;
  const address = addressOf(c, frame.deps.env.trustedProxies);
  const actor = await identify(passage, address);
  if (actor) passage.meter.askedBy(actor.id);
  const limited = await limit(passage, actor, address);
  if (limited && !route.refused) throw limited;
  const read = endpoint.method === 'GET' || endpoint.bytes ? noBody : await readBody(c, endpoint, schemas.body !== undefined);
  const request = validate(schemas, {
    params: schemas.params && storableValues(c.req.param()),
    query: schemas.query && storableValues(c.req.query()),
    body: read.json,
  });
  if (limited) {
    const caller = callerOf(passage, address, { file: undefined, incoming: undefined }, undefined);
    // As for the verb below.
    await route.refused?.({ deps: frame.deps, actor, caller, ...request } as unknown as Call<Endpoint>, limited);
    throw limited;
  }
  if (endpoint.stream === 'always' && c.req.method === 'HEAD') return streamHead(passage.requestId);
  const abort = endpoint.stream ? streamAbort(c, frame.deps.shutdown) : undefined;
  const incoming = endpoint.bytes && (await openIncoming(c, endpoint.bytes));
  const caller = callerOf(passage, address, { file: read.file, incoming }, abort?.signal);
  // The parts were parsed by this endpoint's schemas and the actor by its `auth`, which is what the verb's type asks for.
  const call = { deps: frame.deps, actor, caller, ...request } as unknown as Call<Endpoint>;
  if (route.stateOf && actor) return runKept(passage, call, actor, route.stateOf);
  const key = actor && endpoint.method !== 'GET' ? caller.idempotencyKey : undefined;
  // Bytes that come are nowhere as a whole: what may happen only once is the verb's matter there.
  const unkept = route.secret || endpoint.bytes !== undefined || holdsToken(endpoint) || (endpoint.stream && wantsStream(caller));
  if (key === undefined || !actor || unkept) return run(passage, call, actor, abort);
  return runKeyed(passage, call, { actor, key, read });
}

/** A token must not lie in a table in the clear, so such an answer is not kept. */
const holdsToken = (endpoint: Endpoint): boolean => endpoint.hoist?.includes('token') === true;
const wantsStream = (caller: Caller): boolean => caller.accept.includes('text/event-stream');

async function identify({ c, frame, route }: Passage, address: string): Promise<Actor | undefined> {
  const { auth } = route.endpoint;
  try {
    const actor = await frame.authenticate(c.req.header('authorization'), {
      timeZone: c.req.header('x-time-zone'),
      country: c.req.header('x-country'),
      languages: c.req.header('accept-language'),
    });
    if (auth === 'public') return actor;
    if (!actor) throw new DomainError('unauthenticated');
    if (auth === 'admin' && actor.role !== 'admin') throw new DomainError('forbidden');
    return actor;
  } catch (error) {
    // Whoever signs in again may still carry the old token.
    if (auth === 'public' && error instanceof DomainError && error.code !== 'unavailable') return undefined;
    await frame.flood.take('any-address', ANY_ADDRESS, addressGroup(address));
    throw error;
  }
}

/**
 * Counts the call. Throws where the frame's own limits refuse it, which has to cost nothing.
 * @returns why the route's limit refuses it; undefined where it does not
 */
async function limit({ frame, route }: Passage, actor: Actor | undefined, address: string): Promise<DomainError | undefined> {
  if (actor) await frame.flood.take('any-member', ANY_MEMBER, actor.id);
  else await frame.flood.take('any-address', ANY_ADDRESS, addressGroup(address));
  const own = route.limit;
  if (!own) return undefined;
  const who = own.by === 'member' && actor ? actor.id : addressGroup(address);
  try {
    await frame.deps.limits.take(`${route.endpoint.method} ${route.endpoint.path}`, own, who);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

type Files = Pick<ReadBody, 'file'> & { readonly incoming: Incoming | undefined };

function callerOf({ c, requestId }: Passage, address: string, { file, incoming }: Files, signal: AbortSignal | undefined): Caller {
  return {
    requestId,
    address,
    userAgent: c.req.header('user-agent') ?? '',
    // Made when asked for: few verbs need it, and the adapter builds it only then.
    get signal() {
      return signal ?? c.req.raw.signal;
    },
    ...(file ? { file } : {}),
    ...(incoming ? { incoming } : {}),
    accept: c.req.header('accept') ?? '',
    lastEventId: c.req.header('last-event-id'),
    idempotencyKey: idempotencyKey(c.req.header('idempotency-key')),
  };
}

function streamAbort(c: Context, shutdown: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of [c.req.raw.signal, shutdown]) {
    if (signal.aborted) abort();
    // Its own signal takes the listener off again, so that a long-lived shutdown signal does not collect them.
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller;
}

async function run(
  passage: Passage,
  call: Call<Endpoint>,
  actor: Actor | undefined,
  abort: AbortController | undefined,
): Promise<Response> {
  const { frame, route, requestId } = passage;
  const result = await route.handle(call);
  const status = route.endpoint.status ?? 200;
  if (isEventStream(result)) {
    const { deps } = frame;
    const ending = abort ?? new AbortController();
    // It aborts at the end of every stream, whatever ends it.
    deps.requests.stream(ending.signal);
    const noteSeen = actor && seenWhileListening(deps, actor.sessionId);
    return streamResponse(result, status, {
      abort: ending,
      heartbeatMs: frame.heartbeatMs,
      log: deps.log,
      requestId,
      allowed: async () => {
        if (actor && !isActor(await readActor(deps.db, actor.sessionId, deps.clock.now()))) return false;
        noteSeen?.();
        return true;
      },
    });
  }
  const headers: Record<string, string> = { ...jsonHeaders, 'X-Request-Id': requestId };
  if (route.headers) Object.assign(headers, await route.headers(call));
  return new Response(successBody(passage, result), { status, headers });
}

/** Sends a member's last answer again while the state behind it is the same. */
async function runKept(passage: Passage, call: Call<Endpoint>, actor: Actor, stateOf: NonNullable<Route['stateOf']>): Promise<Response> {
  const { frame, route, requestId } = passage;
  const name = `${actor.id} ${route.endpoint.path}`;
  const state = await stateOf(call);
  let body = frame.kept.find(name, state);
  if (body === undefined) {
    body = successBody(passage, await route.handle(call));
    frame.kept.keep(name, state, body);
  }
  return new Response(body, { status: route.endpoint.status ?? 200, headers: { ...jsonHeaders, 'X-Request-Id': requestId } });
}

const isActor = (read: Awaited<ReturnType<typeof readActor>>): boolean => read !== undefined && read !== 'suspended';

async function runKeyed(passage: Passage, call: Call<Endpoint>, keyed: { actor: Actor; key: string; read: ReadBody }): Promise<Response> {
  const { c, frame, route, requestId } = passage;
  let headers: Record<string, string> = {};
  const { pathname, search } = new URL(c.req.url);
  const write = { memberId: keyed.actor.id, key: keyed.key, endpoint: route.endpoint, path: pathname + search, body: keyed.read.raw };
  const stored = await frame.runOnce(write, async (): Promise<StoredAnswer> => {
    try {
      const result = await route.handle(call);
      const body = successBody(passage, result);
      if (route.headers) headers = await route.headers(call);
      return { status: route.endpoint.status ?? 200, body, isForNow: false };
    } catch (error) {
      const failure = failureOf(error, requestId, frame.deps.log, `${route.endpoint.method} ${route.endpoint.path}`);
      if (failure.retryAfter !== undefined) headers = { 'Retry-After': String(Math.ceil(failure.retryAfter)) };
      return failure;
    }
  });
  if (stored.replayed) headers = { 'Idempotency-Replayed': 'true' };
  return new Response(stored.body, { status: stored.status, headers: { ...jsonHeaders, ...headers, 'X-Request-Id': requestId } });
}

/** The contract has the last word: what it does not name does not leave. */
function successBody({ route, schemas }: Passage, result: unknown): string {
  const parsed = schemas.response.safeParse(result);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`).join('; ');
    throw new Error(`${route.endpoint.method} ${route.endpoint.path} answers against its contract: ${problems}`);
  }
  return envelope(parsed.data, route.endpoint.hoist);
}

/** The answer to an API path that nothing serves. */
export function unknownPath(deps: Deps): Response {
  const requestId = deps.ids.next();
  return failureResponse(failureOf(new DomainError('not_found'), requestId, deps.log), requestId, apiHeaders);
}
