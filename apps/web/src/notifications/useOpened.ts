import { api, type Notification } from '@everstep/domain';
import { useState } from 'react';
import { useQuery } from '../api/useQuery.ts';

/**
 * The notification that is read. One that is not in the list, on a later page or named by a push, is asked for by itself; one that leaves
 * the list while it is read stays open.
 * @param id empty while none is open
 */
export function useOpened(id: string, items: readonly Notification[] | undefined): Notification | null {
  const listed = items?.find((item) => item.id === id);
  const { data } = useQuery(api.notifications.list, { query: { id } }, { enabled: id !== '' && items !== undefined && !listed });
  const found = listed ?? data?.notifications.find((item) => item.id === id);
  const [last, setLast] = useState(found);
  // The page gives the same object until something of it changes.
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
