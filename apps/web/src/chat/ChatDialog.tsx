import { useToast } from '@everstep/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { log } from '../log/log.ts';
import { useAI } from './AIProvider.tsx';

type Load = () => Promise<{ default: React.ComponentType }>;
const loadBody: Load = () => import('./ChatDialogBody.tsx').then(({ ChatDialogBody }) => ({ default: ChatDialogBody }));

/** The chat on every page of a member; its code arrives when it is first opened, and is asked for anew after a failure. */
export function ChatDialog({ load = loadBody }: { load?: Load }) {
  const { state, closeChat } = useAI();
  const { showToast } = useToast();
  const [wanted, setWanted] = useState(false);
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lazy part keeps its failure for good, so each one begins another.
  const Body = useMemo(() => lazy(load), [load, failures]);
  useEffect(() => {
    if (state === 'open') setWanted(true);
  }, [state]);
  if (!wanted) return null;
  const onFail = (error: unknown) => {
    log.error('The chat failed.', error);
    showToast({
      id: 'chat-failed',
      tone: 'danger',
      title: navigator.onLine ? 'The chat could not be opened' : 'No connection',
      description: 'What you typed is kept. Open the chat again in a moment.',
    });
    closeChat();
    setWanted(false);
    setFailures((count) => count + 1);
  };
  return (
    <PartBoundary key={failures} onFail={onFail}>
      <Suspense fallback={null}>
        <Body />
      </Suspense>
    </PartBoundary>
  );
}
