import { useCallback, useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

const OFF = 'off';

/** Whether this device shows the administrators' view; on until somebody turns it off here. */
export function useAdminView(): [boolean, (on: boolean) => void] {
  const key = `everstep:admin-view:${useMemberId()}`;
  const [isOn, setIsOn] = useState(() => deviceStorage.getItem(key) !== OFF);
  const turn = useCallback(
    (on: boolean) => {
      setIsOn(on);
      if (on) deviceStorage.removeItem(key);
      else deviceStorage.setItem(key, OFF);
    },
    [key],
  );
  return [isOn, turn];
}
