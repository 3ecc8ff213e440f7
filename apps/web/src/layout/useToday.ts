import { type DateText, localDateOf } from '@everstep/domain';
import { useMember } from '../session/SessionProvider.tsx';
import { useNow } from './useNow.ts';

/** The member's present date on this device: their day may begin some hours after midnight. */
export function useToday(): DateText {
  const { dayStartHour } = useMember();
  return localDateOf(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone, dayStartHour);
}
