import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { endpointName } from '../offline/outbox.ts';
import { challengeRunOf } from '../testing/challenges.ts';
import { withCheckIn, withTicks } from './useTicks.ts';
import { ticksOf } from './waiting-ticks.ts';

const run = challengeRunOf({ comeback: { day: 2, title: 'Two minutes', line: '', done: false } });
let made = 0;
const entryOf = (task: string, done: boolean, refused: string | null = null, day = 3) => ({
  id: String(++made),
  memberId: 'ada',
  endpoint: endpointName(api.challenges.checkIn),
  input: { params: { id: run.id }, body: { day, task, done } },
  createdAt: made,
  attempts: 0,
  refused,
});
const doneOf = (shown: typeof run) => shown.open[0]?.tasks.filter(({ done }) => done).map(({ id }) => id);

it('lays what waits over a run: the last word on a task counts', () => {
  const { waiting } = ticksOf([entryOf('a', true), entryOf('x', true), entryOf('a', false), entryOf('comeback', true, null, 2)]);
  const shown = withTicks(run, waiting);
  expect([doneOf(shown), shown.comeback?.done]).toEqual([['x'], true]);
  expect(doneOf(withTicks({ ...run, id: 'another' }, waiting))).toEqual([]);
});

it('shows a refused tick as open, with its reason, and no acts of other kinds', () => {
  const refused = entryOf('a', true, 'This day is over.');
  const other = { ...entryOf('a', true), endpoint: 'POST /api/checkins', input: { body: {} } };
  const settling = { ...entryOf('a', true), input: { params: { id: run.id }, body: {} } };
  expect(ticksOf([refused, other, settling])).toEqual({
    waiting: [],
    refused: [{ entryId: refused.id, runId: run.id, sentence: 'This day is over.' }],
  });
});

it('shows a check-in that waits on today’s task alone', () => {
  expect(doneOf(withCheckIn(run))).toEqual(['b']);
});
