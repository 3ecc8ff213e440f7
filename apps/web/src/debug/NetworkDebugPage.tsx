import { readExternalIp, readManualApiUrl } from '@everstep/domain';
import { NetworkDebugView } from '@everstep/ui/pages';
import { useOnline } from '../layout/useOnline.ts';
import { useConfig } from '../system/useConfig.ts';
import { DebugDoor } from './DebugDoor.tsx';
import { useConnectionTests } from './useConnectionTests.ts';
import { useTimedCalls } from './useTimedCalls.ts';
import { useTypedAddress } from './useTypedAddress.ts';

const manualUrl = { key: 'everstep:manual-api-url', read: readManualApiUrl };
const externalIp = { key: 'everstep:external-server-ip', read: readExternalIp };
const none: readonly string[] = [];

/** Whether the server can be reached, and where the page may connect to. */
export function NetworkDebugPage() {
  return (
    <DebugDoor title="Network">
      <Network />
    </DebugDoor>
  );
}

function Network() {
  const apiOrigins = useConfig()?.apiOrigins ?? none;
  const online = useOnline();
  const own = useConnectionTests();
  const { cancel: cancelManual, ...manual } = useTypedAddress(manualUrl, apiOrigins);
  const { cancel: cancelExternal, ...external } = useTypedAddress(externalIp, apiOrigins);
  const { calls, clear } = useTimedCalls();
  return (
    <NetworkDebugView
      tests={own.tests}
      running={own.running || manual.running || external.running}
      onRun={own.run}
      onCancel={() => {
        own.cancel();
        cancelManual();
        cancelExternal();
      }}
      allowed={[location.origin, ...apiOrigins.filter((origin) => origin !== location.origin)]}
      online={online}
      manual={manual}
      external={external}
      calls={calls}
      onClearCalls={clear}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
