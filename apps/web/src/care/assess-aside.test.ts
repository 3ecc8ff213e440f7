import { assess } from '@everstep/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from './assess-worker.ts';

const DANGER = 'I do not want to be alive any more';

/** Stands in for the browser's workers, which these tests run without. */
class PretendWorker extends EventTarget {
  static readonly started: PretendWorker[] = [];
  static behaviour: 'answers' | 'cannot be loaded' | 'is silent' = 'answers';
  terminated = false;

  constructor() {
    super();
    PretendWorker.started.push(this);
  }

  postMessage({ id, words }: Question): void {
    const { behaviour } = PretendWorker;
    if (behaviour === 'is silent') return;
    const event = behaviour === 'answers' ? new MessageEvent('message', { data: { id, assessment: assess(words) } }) : new Event('error');
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  vi.resetModules();
  PretendWorker.started.length = 0;
  PretendWorker.behaviour = 'answers';
  vi.stubGlobal('Worker', PretendWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads words beside the page, with one reader for all of them, each told what its own words say', async () => {
  const { assessAside, readyToAssess } = await import('./assess-aside.ts');
  readyToAssess();
  const [calm, danger] = await Promise.all([assessAside('A walk in the sun.'), assessAside(DANGER)]);
  expect(calm.level).toBe(0);
  expect(danger).toEqual(assess(DANGER));
  expect(PretendWorker.started).toHaveLength(1);
});

it('reads in the page where the reader cannot be loaded, and tries another one with the next words', async () => {
  PretendWorker.behaviour = 'cannot be loaded';
  const { assessAside } = await import('./assess-aside.ts');
  expect(await assessAside(DANGER)).toEqual(assess(DANGER));
  PretendWorker.behaviour = 'answers';
  expect(await assessAside(DANGER)).toEqual(assess(DANGER));
  expect(PretendWorker.started.map(({ terminated }) => terminated)).toEqual([true, false]);
});

it('waits no longer than some seconds for a reader that the system took away', async () => {
  PretendWorker.behaviour = 'is silent';
  const { assessAside } = await import('./assess-aside.ts');
  vi.useFakeTimers();
  const said = assessAside(DANGER);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await said).toEqual(assess(DANGER));
  expect(PretendWorker.started[0]?.terminated).toBe(true);
});

it('reads in the page where a browser knows no readers beside it', async () => {
  vi.stubGlobal('Worker', undefined);
  const { assessAside } = await import('./assess-aside.ts');
  expect((await assessAside(DANGER)).level).toBeGreaterThanOrEqual(3);
});
