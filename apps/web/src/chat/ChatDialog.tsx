import { lazy, Suspense, useEffect, useState } from 'react';
import { useAI } from './AIProvider.tsx';

const load = () => import('./ChatDialogBody.tsx').then(({ ChatDialogBody }) => ({ default: ChatDialogBody }));
const ChatDialogBody = lazy(load);

/** The chat on every page of a member; its code arrives when it is first opened. */
export function ChatDialog() {
  const { state } = useAI();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (state === 'open') setWanted(true);
  }, [state]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ChatDialogBody />
    </Suspense>
  );
}
