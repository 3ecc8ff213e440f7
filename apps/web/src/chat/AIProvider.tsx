import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useMemberId } from '../session/SessionProvider.tsx';
import { readPersonaId, storePersonaId } from './persona-store.ts';

interface AIContextValue {
  readonly state: 'closed' | 'open';
  readonly personaId: string;
  /** A guide that is not part of the general chat is refused with a warning. */
  readonly setPersona: (personaId: string) => void;
  readonly openChat: () => void;
  readonly closeChat: () => void;
  readonly selectorOpen: boolean;
  readonly openSelector: () => void;
  readonly closeSelector: () => void;
}

const AIContext = createContext<AIContextValue | null>(null);

/** Which guide the member talks with, and whether the chat is open. */
export function AIProvider({ children }: { children: ReactNode }) {
  const memberId = useMemberId();
  const [state, setState] = useState<AIContextValue['state']>('closed');
  const [selectorOpen, setSelectorOpen] = useState(false);
  const [personaId, setPersonaId] = useState(() => readPersonaId(localStorage, memberId));

  useEffect(() => {
    setPersonaId(readPersonaId(localStorage, memberId));
    setState('closed');
    setSelectorOpen(false);
  }, [memberId]);

  const setPersona = useCallback((next: string) => setPersonaId(storePersonaId(localStorage, memberId, next)), [memberId]);
  const value = useMemo<AIContextValue>(
    () => ({
      state,
      personaId,
      setPersona,
      openChat: () => setState('open'),
      closeChat: () => setState('closed'),
      selectorOpen,
      openSelector: () => setSelectorOpen(true),
      closeSelector: () => setSelectorOpen(false),
    }),
    [state, personaId, setPersona, selectorOpen],
  );
  return <AIContext value={value}>{children}</AIContext>;
}

export function useAI(): AIContextValue {
  const value = use(AIContext);
  if (!value) throw new Error('useAI must be used within an AIProvider');
  return value;
}
