import { api, CONNECTION_TEST_TIMEOUT_MS, probes } from '@everstep/domain';
import type { ConnectionTest } from '@everstep/ui/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { API_BASE } from '../config.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { testConnection } from './test-connection.ts';

interface OwnTest {
  readonly name: string;
  readonly address: string;
  /** Asked in the member's name. */
  readonly asMember?: true;
  readonly accept?: string;
}

const ownTests: readonly OwnTest[] = [
  { name: 'Server', address: probes.health },
  { name: 'Ready for work', address: probes.ready },
  { name: 'Settings', address: api.system.config.path },
  { name: 'Own session', address: api.accounts.me.path, asMember: true },
  { name: 'Own progress', address: api.gamification.myProgress.path, asMember: true },
  { name: 'Guides', address: api.courses.learningStats.path, asMember: true },
  { name: 'Live events', address: api.system.events.path, asMember: true, accept: 'text/event-stream' },
];

const before: readonly ConnectionTest[] = ownTests.map(({ name, address }) => ({ name, address, state: 'not-run', took: null }));

export interface ConnectionTests {
  readonly tests: readonly ConnectionTest[];
  readonly running: boolean;
  readonly run: () => void;
  readonly cancel: () => void;
}

/** The tests of the own server, one after the other, so that none slows another down. */
export function useConnectionTests(): ConnectionTests {
  const { session } = useSession();
  const [tests, setTests] = useState(before);
  const [running, setRunning] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const run = useCallback(async () => {
    cancel();
    const testing = new AbortController();
    underWay.current = testing;
    setRunning(true);
    setTests(before);
    const put = (name: string, change: Pick<ConnectionTest, 'state' | 'took'>) =>
      setTests((all) => all.map((one) => (one.name === name ? { ...one, ...change } : one)));
    for (const { name, address, asMember, accept = 'application/json' } of ownTests) {
      if (!testing.signal.aborted) put(name, { state: 'running', took: null });
      const token = asMember ? session.token() : null;
      const headers = { Accept: accept, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const tested = await testConnection({ url: API_BASE + address, headers }, testing.signal, CONNECTION_TEST_TIMEOUT_MS);
      if (underWay.current !== testing) return;
      put(name, tested);
    }
    setRunning(false);
  }, [cancel, session]);
  return { tests, running, run: () => void run(), cancel };
}
