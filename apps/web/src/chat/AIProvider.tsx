import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useLayers } from '../layout/useLayers.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { readPersonaId, storePersonaId } from './persona-store.ts';

interface AIContextValue {
  readonly state: 'closed' | 'open';
  readonly personaId: string;
  /** A guide that is not part of the general chat is refused with a warning. */
  readonly setPersona: (personaId: string) => void;
  readonly openChat: () => void;
  /** Opens the chat with this guide at a new conversation, with a text laid into its message; nothing is sent. */
  readonly beginChat: (personaId: string, text: string) => void;
  /** The text that waits to be laid into a new conversation; null while none does. */
  readonly begun: string | null;
  readonly closeChat: () => void;
  readonly selectorOpen: boolean;
  /** In the chat, which opens with it. */
  readonly openSelector: () => void;
  readonly closeSelector: () => void;
}

const AIContext = createContext<AIContextValue | null>(null);

/** Which guide the member talks with, and whether the chat is open. */
export function AIProvider({ children }: { children: ReactNode }) {
  const memberId = useMemberId();
  const { open, show, hide } = useLayers();
  const [personaId, setPersonaId] = useState(() => readPersonaId(memberId));

  useEffect(() => {
    setPersonaId(readPersonaId(memberId));
  }, [memberId]);

  const setPersona = useCallback((next: string) => setPersonaId(storePersonaId(memberId, next)), [memberId]);
  const state = open.includes('chat') ? 'open' : 'closed';
  const [begun, setBegun] = useState<string | null>(null);
  const selectorOpen = open.includes('guides');
  // It belongs to one opening of the chat.
  useEffect(() => {
    if (state === 'closed') setBegun(null);
  }, [state]);
  // What shows and hides is of the entry of the history one is at, and so new with each.
  const value: AIContextValue = {
    state,
    personaId,
    setPersona,
    openChat: () => show('chat'),
    beginChat: (guide, text) => {
      setPersona(guide);
      setBegun(text);
      show('chat');
    },
    begun,
    closeChat: () => hide('chat'),
    selectorOpen,
    openSelector: () => show('chat', 'guides'),
    closeSelector: () => hide('guides'),
  };
  return <AIContext value={value}>{children}</AIContext>;
}

export function useAI(): AIContextValue {
  const value = use(AIContext);
  if (!value) throw new Error('useAI must be used within an AIProvider');
  return value;
}
