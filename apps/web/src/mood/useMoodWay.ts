import { type MoodWay, moodWays } from '@everstep/ui/pages';
import { useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

const keyOf = (memberId: string) => `everstep:mood-way:${memberId}`;

/** How a member says on this device how they feel: by faces until they choose otherwise. */
export function useMoodWay(): [MoodWay, (way: MoodWay) => void] {
  const memberId = useMemberId();
  const [way, setWay] = useState<MoodWay>(() => moodWays.find((each) => each === deviceStorage.getItem(keyOf(memberId))) ?? 'faces');
  return [
    way,
    (next) => {
      deviceStorage.setItem(keyOf(memberId), next);
      setWay(next);
    },
  ];
}
