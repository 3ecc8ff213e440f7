import { useToast } from '@everstep/ui';
import { AppearanceView } from '@everstep/ui/pages';
import { useRef } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useLook } from '../look/LookProvider.tsx';
import { useReminders } from '../notifications/useReminders.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

/** The look changes at once on this device; the server is told, so that the choice counts as a step. */
export function AppearanceTab() {
  const { scheme, mode, setLook } = useLook();
  const { calmMode } = useMember();
  const { showToast } = useToast();
  const update = useProfileUpdate();
  const reminders = useReminders();
  // Choices made one after another are told in their order, so that the last one stays.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const tell = (change: Parameters<typeof update>[0]) => {
    told.current = told.current
      .then(() => update(change))
      .catch((error: unknown) =>
        showToast({ id: 'look', tone: 'danger', title: 'The choice holds on this device only', description: sentenceOf(error) }),
      );
  };
  return (
    <AppearanceView
      scheme={scheme}
      onSchemeChange={(next) => {
        setLook({ scheme: next });
        tell({ colorScheme: next });
      }}
      mode={mode}
      onModeChange={(next) => {
        setLook({ mode: next });
        tell({ colorMode: next });
      }}
      calm={calmMode}
      onCalmChange={(next) => tell({ calmMode: next })}
      reminders={reminders.state}
      onRemindersChange={reminders.want}
    />
  );
}
