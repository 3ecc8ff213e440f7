import type { ColorMode, ColorSchemeKey } from '@everstep/domain';
import { ModePicker, SchemePicker, SettingsSection, Stack, Switch, useToast } from '@everstep/ui';
import { useRef } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useLook } from '../look/LookProvider.tsx';
import { useMember } from '../session/SessionProvider.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

/** The look changes at once on this device; the server is told, so that the choice counts as a step. */
export function AppearanceTab() {
  const { scheme, mode, setLook } = useLook();
  const { calmMode } = useMember();
  const { showToast } = useToast();
  const update = useProfileUpdate();
  // Choices made one after another are told in their order, so that the last one stays.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const tell = (change: Parameters<typeof update>[0]) => {
    told.current = told.current
      .then(() => update(change))
      .catch((error: unknown) =>
        showToast({ id: 'look', tone: 'danger', title: 'The choice holds on this device only', description: sentenceOf(error) }),
      );
  };
  const chooseScheme = (next: ColorSchemeKey) => {
    setLook({ scheme: next });
    tell({ colorScheme: next });
  };
  const chooseMode = (next: ColorMode) => {
    setLook({ mode: next });
    tell({ colorMode: next });
  };
  return (
    <Stack gap="6">
      <SettingsSection title="Colour scheme" description="All eight are equally calm. Choose the one you like to come back to.">
        <SchemePicker scheme={scheme} onSchemeChange={chooseScheme} hideLabel />
      </SettingsSection>
      <SettingsSection title="Light and dark">
        <ModePicker mode={mode} onModeChange={chooseMode} hideLabel />
      </SettingsSection>
      <SettingsSection title="Calm">
        <Switch
          label="Calm mode"
          help="No confetti and no moving numbers. What you earn is still told in words."
          checked={calmMode}
          onChange={(event) => tell({ calmMode: event.target.checked })}
        />
      </SettingsSection>
    </Stack>
  );
}
