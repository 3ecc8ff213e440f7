import { api, SMALLEST_GROUP } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { createAiUse } from '../ai/ai-use.ts';
import { databases, world } from '../testing/index.ts';
import { createRequestMeter } from './request-meter.ts';

const TOKEN = 'a token of the tests, long enough';
const scrape = { headers: { authorization: `Bearer ${TOKEN}` } };

describe.each(databases)('the numbers of requests on %s', (database) => {
  it('counts by pattern and never by id, in the overview and for Prometheus [api-084]', async () => {
    const { admin, ada, nobody, clock, member } = await world(database, { env: { METRICS_TOKEN: TOKEN } });
    const goal = await ada.call(api.goals.create, { body: { title: 'Read', size: 'S' } });
    await ada.call(api.goals.read, { params: { id: goal.id } });
    for (const path of [`/api/goals/${ada.id}`, `/api/nothing/${ada.id}`, `/files/${ada.id}`]) await ada.fetch(path);
    for (let index = 0; index < SMALLEST_GROUP; index += 1) await (await member({ firstName: `M${index}` })).call(api.accounts.me);
    const { requests } = await admin.call(api.admin.metrics);
    const told = new Map(requests.routes.map((route) => [route.route, route]));
    expect(told.get('GET /api/auth/me')).toMatchObject({ answered: SMALLEST_GROUP, refused: 0, failed: 0 });
    // One member has goals, and that is theirs.
    expect([...told.keys()].filter((route) => route.includes('goals'))).toEqual([]);
    expect(told.get('* /api/*')).toMatchObject({ answered: 1, refused: 1 });
    expect(told.get('* /files/*')).toMatchObject({ answered: 1, refused: 1 });
    expect(requests.times?.p50).toBeGreaterThanOrEqual(0);
    expect(requests.spans).toHaveLength(12);
    expect(requests.spans.at(-1)).toMatchObject({ answered: requests.answered, refused: requests.refused, failed: 0 });
    const text = await (await nobody.fetch('/metrics', scrape)).text();
    expect(text).toContain('everstep_http_requests_total{method="POST",route="/api/goals",status="201"} 1\n');
    expect(text).not.toContain(ada.id);
    expect(text).not.toMatch(/example\.org|Ada/);
    for (let index = 0; index < SMALLEST_GROUP - 1; index += 1) await (await member({ firstName: `N${index}` })).call(api.goals.list);
    await ada.call(api.goals.list);
    clock.advance({ minutes: 1 });
    const many = await admin.call(api.admin.metrics);
    expect(many.requests.routes.map(({ route }) => route)).toContain('GET /api/goals');
    clock.advance({ minutes: 61 });
    const later = await admin.call(api.admin.metrics);
    expect(later.requests.spans.every(({ answered }) => answered === 0)).toBe(true);
    expect(later.requests.answered).toBeGreaterThan(requests.answered);
  });
});

describe('the page for Prometheus', () => {
  it('is not there without a token in the configuration', async () => {
    const { nobody } = await world('sqlite');
    expect((await nobody.fetch('/metrics', scrape)).status).toBe(404);
    expect((await nobody.fetch('/metrics', { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('wants that very token, also of administrators', async () => {
    const { admin, nobody } = await world('sqlite', { env: { METRICS_TOKEN: TOKEN } });
    const withToken = (token: string) => nobody.fetch('/metrics', { headers: { authorization: token } });
    for (const token of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
      expect((await withToken(token)).status).toBe(401);
    expect((await admin.fetch('/metrics')).status).toBe(401);
    const answer = await withToken(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is written as Prometheus reads it: each family once, counted classes rising to their sum', async () => {
    const aiUse = createAiUse('openai');
    aiUse.ended('openai', 'done', { first: 80, whole: 2000 });
    aiUse.ended('openai', 'provider_timeout', { first: undefined, whole: 30_000 });
    aiUse.spent('openai', { read: 900, written: 200 });
    const { ada, nobody } = await world('sqlite', { env: { METRICS_TOKEN: TOKEN }, deps: { aiUse } });
    await ada.call(api.accounts.me);
    const text = await (await nobody.fetch('/metrics', scrape)).text();
    const lines = text.trimEnd().split('\n');
    for (const line of lines)
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z_]+="[^"\\\n]*",?)+\})? (\d+(\.\d+)?([eE][+-]?\d+)?|\+Inf))$/);
    const families = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(families).size).toBe(families.length);
    expect(text).toContain('everstep_ai_calls_total{provider="openai",end="provider_timeout"} 1\n');
    expect(text).toContain('everstep_ai_tokens_total{provider="openai",direction="read"} 900\n');
    expect(text).toContain('everstep_ai_first_word_seconds_bucket{provider="openai",le="0.1"} 1\n');
    expect(text).toContain('everstep_ai_reply_seconds_sum{provider="openai"} 32\n');
    const classes = lines.filter((line) => /duration_seconds_bucket\{method="GET",route="\/api\/auth\/me"/.test(line));
    const counts = classes.map((line) => Number(line.split(' ').at(-1)));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(1);
  });
});

it('counts a stream until it ends', () => {
  const meter = createRequestMeter({ now: () => new Date() });
  const [one, other] = [new AbortController(), new AbortController()];
  meter.stream(one.signal);
  meter.stream(other.signal);
  one.abort();
  expect(meter.streams()).toBe(1);
});
