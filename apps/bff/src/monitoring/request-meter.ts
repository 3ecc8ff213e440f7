import { REQUEST_SPAN_MINUTES, REQUEST_SPANS, type RequestMetrics, SLOWEST_ROUTES, SMALLEST_GROUP } from '@everstep/domain';
import type { Clock } from '../clock.ts';
import { classOf, timesOf } from './histogram.ts';

/** Upper ends of the classes of times to answer, in milliseconds; the last class is open. */
export const ANSWER_CLASSES: readonly number[] = [
  ...[1, 2, 3, 5, 7, 10, 15, 25, 35, 50, 75, 100, 150, 250, 350, 500, 750],
  ...[1000, 1500, 2500, 3500, 5000, 7500, 10_000, 30_000],
];

const SPAN_MS = REQUEST_SPAN_MINUTES * 60_000;

/** Measures the requests of one route. Runs with every request: it only counts. */
export interface RouteMeter {
  began(): void;
  /** Notes who asks, for as long as it is not known whether they are many. */
  askedBy(memberId: string): void;
  /** @param ms milliseconds until the answer began */
  ended(status: number, ms: number): void;
}

/** What one route did since the start. */
export interface RouteNumbers {
  readonly method: string;
  /** Pattern of the path, such as `/api/goals/{id}`. */
  readonly path: string;
  readonly statuses: ReadonlyMap<number, number>;
  readonly counts: readonly number[];
  /** All times together, in milliseconds. */
  readonly totalMs: number;
  /** Whether it says nothing of a few members: it is for everybody or for administrators, or ten members have used it. */
  readonly isTold: boolean;
}

/** How many requests a server answers and how fast: numbers by route, no member, no id. */
export interface RequestMeter {
  /** @param isOfMembers whether an answer means that a member did something */
  route(method: string, path: string, isOfMembers: boolean): RouteMeter;
  /** Counts a stream that was opened until the signal aborts. */
  stream(signal: AbortSignal): void;
  /** Routes that were asked: for whoever runs the server, as they are told of few members, too. */
  routes(): readonly RouteNumbers[];
  inFlight(): number;
  streams(): number;
  read(): RequestMetrics;
}

interface Route extends RouteNumbers {
  statuses: Map<number, number>;
  counts: number[];
  totalMs: number;
  isTold: boolean;
}

interface Span {
  number: number;
  answered: number;
  refused: number;
  failed: number;
  counts: number[];
}

const noCounts = (): number[] => Array.from({ length: ANSWER_CLASSES.length + 1 }, () => 0);
const emptySpan = (number: number): Span => ({ number, answered: 0, refused: 0, failed: 0, counts: noCounts() });

export function createRequestMeter(clock: Clock): RequestMeter {
  const routes: Route[] = [];
  const spans = new Map<number, Span>();
  let inFlight = 0;
  let streams = 0;
  const spanNow = (): Span => {
    const number = Math.floor(clock.now().getTime() / SPAN_MS);
    const place = number % REQUEST_SPANS;
    const known = spans.get(place);
    if (known?.number === number) return known;
    const fresh = emptySpan(number);
    spans.set(place, fresh);
    return fresh;
  };
  const asked = () => routes.filter(({ statuses }) => statuses.size > 0);
  return {
    route(method, path, isOfMembers) {
      const route: Route = { method, path, statuses: new Map(), counts: noCounts(), totalMs: 0, isTold: !isOfMembers };
      routes.push(route);
      const members = new Set<string>();
      return {
        began() {
          inFlight += 1;
        },
        askedBy(memberId) {
          if (route.isTold) return;
          members.add(memberId);
          if (members.size < SMALLEST_GROUP) return;
          route.isTold = true;
          members.clear();
        },
        ended(status, ms) {
          inFlight -= 1;
          const place = classOf(ANSWER_CLASSES, ms);
          route.statuses.set(status, (route.statuses.get(status) ?? 0) + 1);
          route.counts[place] = (route.counts[place] ?? 0) + 1;
          route.totalMs += ms;
          const span = spanNow();
          span.answered += 1;
          if (status >= 500) span.failed += 1;
          else if (status >= 400) span.refused += 1;
          span.counts[place] = (span.counts[place] ?? 0) + 1;
        },
      };
    },
    stream(signal) {
      if (signal.aborted) return;
      streams += 1;
      signal.addEventListener('abort', () => (streams -= 1), { once: true });
    },
    routes: asked,
    inFlight: () => inFlight,
    streams: () => streams,
    read: () => ({ ...presentRequests(asked(), lastSpans(spans, clock)), inFlight, streams }),
  };
}

/** The last hour, oldest first; a span without a request is empty. */
function lastSpans(spans: ReadonlyMap<number, Span>, clock: Clock): readonly Span[] {
  const newest = Math.floor(clock.now().getTime() / SPAN_MS);
  return Array.from({ length: REQUEST_SPANS }, (_, index) => {
    const number = newest - REQUEST_SPANS + 1 + index;
    const known = spans.get(number % REQUEST_SPANS);
    return known?.number === number ? known : emptySpan(number);
  });
}

function presentRequests(routes: readonly RouteNumbers[], spans: readonly Span[]): Omit<RequestMetrics, 'inFlight' | 'streams'> {
  const known = routes.map((route) => ({ isTold: route.isTold, numbers: { route: `${route.method} ${route.path}`, ...answersOf(route) } }));
  const sum = (of: 'answered' | 'refused' | 'failed') => known.reduce((before, { numbers }) => before + numbers[of], 0);
  const told = known.filter(({ isTold }) => isTold).map(({ numbers }) => numbers);
  const all = noCounts().map((_, place) => routes.reduce((before, { counts }) => before + (counts[place] ?? 0), 0));
  return {
    answered: sum('answered'),
    refused: sum('refused'),
    failed: sum('failed'),
    times: timesOf(ANSWER_CLASSES, all),
    spans: spans.map(({ number, answered, refused, failed, counts }) => ({
      at: new Date(number * SPAN_MS).toISOString(),
      ...{ answered, refused, failed },
      times: timesOf(ANSWER_CLASSES, counts),
    })),
    routes: told.sort((a, b) => (b.times?.p95 ?? 0) - (a.times?.p95 ?? 0)).slice(0, SLOWEST_ROUTES),
  };
}

function answersOf({ statuses, counts }: RouteNumbers) {
  let [answered, refused, failed] = [0, 0, 0];
  for (const [status, count] of statuses) {
    answered += count;
    if (status >= 500) failed += count;
    else if (status >= 400) refused += count;
  }
  return { answered, refused, failed, times: timesOf(ANSWER_CLASSES, counts) };
}
