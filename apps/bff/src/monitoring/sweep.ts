import type { Sweep } from '../system/sweeps.ts';

/** Writes what the log said, every few seconds. */
export const logsSweep: Sweep = {
  name: 'recent logs',
  everySeconds: 5,
  run: ({ logs, db }) => logs.flush(db),
};
