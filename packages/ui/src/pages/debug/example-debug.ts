import { dataKinds } from '@everstep/domain';
import type { ConnectionTest } from './ConnectionTestTable.tsx';
import type { BuildReading, ProgressReading, SessionReading } from './DebugView.tsx';
import type { TimedCall } from './TimedCalls.tsx';

export const exampleDebugNow = Date.parse('2026-03-18T09:30:00.000Z');
export const exampleDebugZone = 'Europe/Berlin';

export const exampleSession: SessionReading = {
  userId: '019c0000-0000-7000-8000-00000000000a',
  name: 'Ada Lovelace',
  role: 'admin',
  endsAt: Date.parse('2026-03-23T17:12:08.000Z'),
  isStored: true,
};

export const exampleBuild: BuildReading = {
  environment: 'production',
  buildId: '3f9c2ab47de1',
  aiProvider: 'offline',
  speech: false,
  clockAhead: 1,
};

export const exampleReadings: readonly ProgressReading[] = [
  { source: 'Ledger, added up', points: 2340, coins: 412, level: 12 },
  { source: 'Kept totals', points: 2340, coins: 412, level: 12 },
  { source: 'Top bar', points: 2340, coins: 412, level: 12 },
];

const amounts = [48, 1, 6, 231, 4, 37, 0, 2, 61, 402, 9, 12, 340, 3, 1, 8, 0, 2];
const binned = ['moods', 'mood-experiments', 'habits', 'goals', 'journal-entries', 'conversations', 'councils', 'course-sessions'];

export const exampleCounts = dataKinds.map((kind, index) => ({
  kind,
  kept: amounts[index] ?? 0,
  deleted: binned.includes(kind) ? index % 3 : null,
}));

export const exampleKept = [
  { name: 'token', bytes: 312 },
  { name: 'everstep:user', bytes: 845 },
  { name: 'everstep:draft:journal:new', bytes: 2210 },
];

const test = (name: string, address: string, state: ConnectionTest['state'], took: number | null): ConnectionTest => ({
  name,
  address,
  state,
  took,
});

export const exampleTests: readonly ConnectionTest[] = [
  test('Server', '/health', { kind: 'answered', status: 200 }, 14),
  test('Ready for work', '/ready', { kind: 'answered', status: 503 }, 21),
  test('Settings', '/api/config', { kind: 'answered', status: 200 }, 18),
  test('Own session', '/api/auth/me', { kind: 'answered', status: 401 }, 25),
  test('Guides', '/api/gemini/learning-stats', { kind: 'timeout', seconds: 5 }, 5000),
  test('Live events', '/api/events', { kind: 'unreachable', foreign: false }, 3),
];

export const exampleTestsBefore = exampleTests.map((one): ConnectionTest => ({ ...one, state: 'not-run', took: null }));
export const exampleBlocked = test('https://other.example.org', '/health', { kind: 'blocked' }, null);

export const exampleCalls: readonly TimedCall[] = [
  { id: '3', address: '/api/dashboard', at: exampleDebugNow, took: 48.4, firstByte: 41.2, bytes: 6120, status: 200 },
  { id: '2', address: '/api/challenges/user-progress', at: exampleDebugNow - 120, took: 22, firstByte: 20, bytes: 512, status: 200 },
  { id: '1', address: '/api/auth/me', at: exampleDebugNow - 400, took: 19.6, firstByte: null, bytes: null, status: null },
];
