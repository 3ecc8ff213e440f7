import { api } from '@everstep/domain';
import { useCallback } from 'react';
import { useOutbox } from '../offline/OutboxProvider.tsx';

/**
 * Tells the server, as soon as it can be reached, that words which did not reach it spoke of danger: when and how much, and none of them.
 * It counts once what it has counted already.
 */
export function useTellMoment(): () => void {
  const { add } = useOutbox();
  return useCallback(() => {
    void add(api.care.tellMoment, { body: { id: crypto.randomUUID(), level: 3, occurredAt: new Date().toISOString() } });
  }, [add]);
}
