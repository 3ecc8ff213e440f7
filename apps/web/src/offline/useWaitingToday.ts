import { type Endpoint, localDateOf } from '@everstep/domain';
import { useToday } from '../layout/useToday.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { useOutbox } from './OutboxProvider.tsx';
import { endpointName } from './outbox.ts';

/** How many writes of today to an endpoint wait on this device for a connection. */
export function useWaitingToday(to: Endpoint): number {
  const { entries } = useOutbox();
  const { dayStartHour } = useMember();
  const today = useToday();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return entries.filter(
    ({ endpoint, refused, createdAt }) =>
      endpoint === endpointName(to) && refused === null && localDateOf(new Date(createdAt), timeZone, dayStartHour) === today,
  ).length;
}
