import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

interface Sitting {
  readonly state: 'ready' | 'running' | 'paused' | 'done';
  /** Milliseconds sat before the present stretch. */
  readonly before: number;
  /** When the present stretch began, in milliseconds since 1970. */
  readonly since: number;
}
const ready: Sitting = { state: 'ready', before: 0, since: 0 };

/** Times a quiet moment that has been begun, by the wall clock: a tab that slept has lost nothing. Nothing of it is recorded. */
export function useSitting(minutes: number) {
  const [planned, setPlanned] = useState(minutes * 60);
  const [sitting, setSitting] = useState<Sitting>(() => ({ state: 'running', before: 0, since: Date.now() }));
  const [now, setNow] = useState(() => Date.now());
  const running = sitting.state === 'running';
  const sat = sitting.before + (running ? Math.max(0, now - sitting.since) : 0);
  const isOver = running && sat >= planned * SECOND_MS;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (isOver) setSitting({ state: 'done', before: planned * SECOND_MS, since: 0 });
  }, [isOver, planned]);

  const go = () => {
    const since = Date.now();
    setNow(since);
    setSitting(({ before }) => ({ state: 'running', before, since }));
  };
  const rest = (state: 'paused' | 'done') => setSitting({ state, before: sat, since: 0 });
  return {
    state: sitting.state,
    elapsed: Math.min(Math.floor(sat / SECOND_MS), planned),
    plannedSeconds: planned,
    onPlannedChange: setPlanned,
    onStart: go,
    onPause: () => rest('paused'),
    onResume: go,
    onFinish: () => rest('done'),
    onAgain: () => setSitting(ready),
  };
}
