import { useEffect } from 'react';
import { useWaitingReplies } from './useWaitingReplies.ts';

/** Says to the bars how many replies of members wait; its code comes to administrators alone. */
export function AdminNews({ onCount }: { onCount: (count: number) => void }) {
  const count = useWaitingReplies().data?.unreadCount ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
