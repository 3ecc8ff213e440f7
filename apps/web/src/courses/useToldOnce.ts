import { useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/**
 * Tells a member something until they have read it, on this device; only something else is news again.
 * @param subject what it is about, one word
 */
export function useToldOnce(subject: string, message: string | null): { readonly message: string | null; readonly onRead: () => void } {
  const key = `everstep:told:${subject}:${useMemberId()}`;
  const [read, setRead] = useState(() => deviceStorage.getItem(key));
  const onRead = () => {
    setRead(message);
    deviceStorage.setItem(key, message ?? '');
  };
  return { message: message === read ? null : message, onRead };
}
