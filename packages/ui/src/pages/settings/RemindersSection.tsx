import { Switch } from '../../components/Switch/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';

export interface RemindersSectionProps {
  /** `on` by notifications; by a line in the page while the browser has no answer (`undecided`), lets them not through (`denied`) or has none (`unsupported`). */
  readonly reminders: 'unsupported' | 'denied' | 'undecided' | 'on' | 'off';
  readonly onRemindersChange: (wanted: boolean) => void;
}

const when = 'At the time of day that you gave a habit, as long as Everstep is open, in another tab too. They name no habit.';

const help: Readonly<Record<RemindersSectionProps['reminders'], string>> = {
  on: when,
  off: `${when} Your browser asks you first.`,
  undecided: `${when} Until you tell your browser that Everstep may notify you, a line in Everstep says it.`,
  denied: `${when} Your browser does not let Everstep notify you, so a line in Everstep says it. You can change that in its settings for this site.`,
  unsupported: `${when} This browser cannot show notifications, so a line in Everstep says it.`,
};

/** Reminders on this device; the browser is asked only by this switch. */
export function RemindersSection({ reminders, onRemindersChange }: RemindersSectionProps) {
  return (
    <SettingsSection title="Reminders">
      <Switch
        label="Remind me of habits on this device"
        help={help[reminders]}
        checked={reminders !== 'off'}
        onChange={(event) => onRemindersChange(event.target.checked)}
      />
    </SettingsSection>
  );
}
