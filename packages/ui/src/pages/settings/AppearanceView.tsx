import type { ColorSchemeKey } from '@everstep/domain';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { ModePicker, SchemePicker } from '../../product/SchemePicker/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import type { ColorMode } from '../../themes/apply-look.ts';
import { RemindersSection, type RemindersSectionProps } from './RemindersSection.tsx';

export interface AppearanceViewProps extends RemindersSectionProps {
  readonly scheme: ColorSchemeKey;
  readonly onSchemeChange: (scheme: ColorSchemeKey) => void;
  readonly mode: ColorMode;
  readonly onModeChange: (mode: ColorMode) => void;
  /** Whether nothing moves when something was earned. */
  readonly calm: boolean;
  readonly onCalmChange: (calm: boolean) => void;
}

/** How the product looks to this member: every choice is seen at once. */
export function AppearanceView({ scheme, onSchemeChange, mode, onModeChange, calm, onCalmChange, ...reminders }: AppearanceViewProps) {
  return (
    <Stack gap="6">
      <SettingsSection title="Colour scheme" description="All eight are equally calm. Choose the one you like to come back to.">
        <SchemePicker scheme={scheme} onSchemeChange={onSchemeChange} hideLabel />
      </SettingsSection>
      <SettingsSection title="Light and dark">
        <ModePicker mode={mode} onModeChange={onModeChange} hideLabel />
      </SettingsSection>
      <SettingsSection title="Calm">
        <Switch
          label="Calm mode"
          help="No confetti and no moving numbers. What you earn is still told in words."
          checked={calm}
          onChange={(event) => onCalmChange(event.target.checked)}
        />
      </SettingsSection>
      <RemindersSection {...reminders} />
    </Stack>
  );
}
