import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { type Look, readLook, showLook } from './look-store.ts';

interface LookContextValue extends Look {
  readonly setLook: (next: Partial<Look>) => void;
}

const LookContext = createContext<LookContextValue | null>(null);

/** The colour scheme and mode of this device. */
export function LookProvider({ children }: { children: ReactNode }) {
  const [look, set] = useState(() => readLook());
  const setLook = useCallback((next: Partial<Look>) => {
    set((current) => {
      const changed = { ...current, ...next };
      showLook(changed, document.documentElement);
      return changed;
    });
  }, []);
  const value = useMemo(() => ({ ...look, setLook }), [look, setLook]);
  return <LookContext value={value}>{children}</LookContext>;
}

export function useLook(): LookContextValue {
  const value = use(LookContext);
  if (!value) throw new Error('useLook must be used within a LookProvider');
  return value;
}
