import type { Metrics } from '@everstep/domain';

/** What a server tells of itself that nobody has asked for anything yet. */
export const quietMetrics: Metrics = {
  at: '2026-03-18T09:30:00.000Z',
  accounts: { all: 1, administrators: 1, suspended: 0, demo: 0 },
  active: { day: 0, week: 0, month: 0 },
  xp: null,
  signUps: [],
  guides: { calls: 0, failed: 0, providers: [] },
  requests: { answered: 0, refused: 0, failed: 0, times: null, inFlight: 0, streams: 0, spans: [], routes: [] },
  server: {
    name: '9f3a1c',
    since: '2026-03-18T09:00:00.000Z',
    memoryBytes: 90_000_000,
    loopDelay: { p50: 0, p99: 0, max: 0 },
    mail: { sent: 0, failed: 0 },
  },
};
