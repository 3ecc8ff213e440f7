import { useEffect } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { useLook } from './LookProvider.tsx';
import { hasStoredScheme } from './look-store.ts';

/** On a device where no look was chosen yet, the one that the member chose elsewhere is taken over. */
export function useMemberLook(): void {
  const { user } = useSession();
  const { setLook } = useLook();
  const { colorScheme, colorMode } = user ?? {};
  useEffect(() => {
    if (colorScheme && !hasStoredScheme()) setLook({ scheme: colorScheme, ...(colorMode ? { mode: colorMode } : {}) });
  }, [colorScheme, colorMode, setLook]);
}
