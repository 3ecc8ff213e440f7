import { useState } from 'react';

/** What something is being done with, by its id. */
export function useBusyIds(): readonly [busy: ReadonlySet<string>, during: (id: string, work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const during = (id: string, work: () => Promise<void>) => {
    setBusy((before) => new Set([...before, id]));
    void work().finally(() => setBusy((before) => new Set([...before].filter((one) => one !== id))));
  };
  return [busy, during];
}
