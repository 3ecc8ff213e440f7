import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { useBusyIds } from './useBusyIds.ts';

interface SendNow {
  /** Those that are being sent. */
  readonly hurrying: ReadonlySet<string>;
  readonly onSendNow: (id: string) => void;
}

/** Lets what is held back go out at once. That it is out is said where the list shows it, as of anything that goes out. */
export function useSendNow(): SendNow {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [hurrying, during] = useBusyIds();
  const send = async (id: string) => {
    try {
      await call(api.admin.sendNow, { params: { id } });
    } catch (error) {
      showToast({ id: 'letter', tone: 'danger', title: 'It could not be sent at once', description: sentenceOf(error) });
    } finally {
      dropStale(api.admin.sendNow.tags);
    }
  };
  return { hurrying, onSendNow: (id) => during(id, () => send(id)) };
}
