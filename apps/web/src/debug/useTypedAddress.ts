import { allowedOrigin, CONNECTION_TEST_TIMEOUT_MS, probes, type ReadAddress } from '@everstep/domain';
import type { ConnectionTest, TypedAddress } from '@everstep/ui/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { testConnection } from './test-connection.ts';

interface AddressKind {
  /** Under which name the device keeps it. */
  readonly key: string;
  readonly read: (text: string) => ReadAddress;
}

/** An address that is typed, checked, kept on the device and tested where the page may connect to it. */
export function useTypedAddress({ key, read }: AddressKind, apiOrigins: readonly string[]): TypedAddress & { readonly cancel: () => void } {
  const [value, setValue] = useState(() => deviceStorage.getItem(key) ?? '');
  const [problem, setProblem] = useState<string>();
  const [test, setTest] = useState<ConnectionTest>();
  const underWay = useRef<AbortController>(undefined);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = async () => {
    cancel();
    const address = read(value);
    setProblem('problem' in address ? address.problem : undefined);
    if ('problem' in address) return setTest(undefined);
    deviceStorage.setItem(key, value.trim());
    const origin = allowedOrigin(address.origins, location.origin, apiOrigins);
    const named = { name: origin ?? address.origins[0], address: probes.health };
    if (origin === undefined) return setTest({ ...named, state: { kind: 'blocked' }, took: null });
    const testing = new AbortController();
    underWay.current = testing;
    setTest({ ...named, state: 'running', took: null });
    const tested = await testConnection({ url: origin + probes.health }, testing.signal, CONNECTION_TEST_TIMEOUT_MS);
    if (underWay.current === testing) setTest({ ...named, ...tested });
  };

  return {
    value,
    onChange: (next) => {
      setValue(next);
      setProblem(undefined);
    },
    problem,
    onTest: () => void run(),
    running: test?.state === 'running',
    test,
    cancel,
  };
}
