import { type api, DomainError } from '@everstep/domain';
import { decidePause, resumedPause } from '@everstep/domain/challenges';
import type { Call } from '../http/route.ts';
import { changePause, insertPause } from './store.ts';
import { openRunFor, writeRun } from './write-run.ts';

/** Lets a run rest, within what its length allows. One that rests already is answered as it is. */
export function pauseRun(call: Call<typeof api.challenges.pause>) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { facts, state } = await openRunFor(writing, id);
    if (state.status === 'paused') return { id };
    const pause = decidePause(facts, state, writing.today, call.body.days);
    if (pause === 'not-active') throw new DomainError('conflict', { message: 'There is no day ahead that could rest.' });
    if (pause === 'no-room') throw new DomainError('limit_reached', { message: 'This challenge has rested as long as it can.' });
    await insertPause(writing.now.tx, id, pause);
    return { id };
  });
}

/** Lets a resting run go on today. One that rests no more is answered as it is. */
export function resumeRun(call: Call<typeof api.challenges.resume>) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { facts } = await openRunFor(writing, id);
    const { today, now } = writing;
    const pause = facts.pauses.find(({ until }) => until > today);
    if (pause) await changePause(now.tx, id, pause.from, resumedPause(pause, today));
    return { id };
  });
}
