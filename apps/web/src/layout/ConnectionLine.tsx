import { Banner, Box } from '@everstep/ui';
import { useSyncExternalStore } from 'react';

function onChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Above the page while the device is offline, and gone when it is back. */
export function ConnectionLine() {
  const online = useSyncExternalStore(onChange, () => navigator.onLine);
  // The live region stands there from the start: one that arrives together with its words is often not read out.
  return (
    <div role="status">
      {!online && (
        <Box paddingBlock="3">
          <Banner>No connection. Trying again.</Banner>
        </Box>
      )}
    </div>
  );
}
