import type { NotificationPreferences, NotificationType } from '@everstep/domain';
import { useState } from 'react';
import { Grid } from '../../components/Grid/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { TimePicker } from '../../components/TimePicker/index.ts';
import { useLocale } from '../../internal/texts.tsx';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { PushSection, type PushSectionProps } from './PushSection.tsx';
import { SectionWaiting } from './SectionWaiting.tsx';

export interface NotificationSettingsViewProps {
  /** Undefined while they are on their way, or could not be loaded. */
  readonly preferences: NotificationPreferences | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Called with all of them as soon as one was changed. */
  readonly onChange: (preferences: NotificationPreferences) => void;
  /** This device, and others that are told while the product is closed. */
  readonly push: PushSectionProps;
}

type Quiet = NonNullable<NotificationPreferences['quiet']>;

const night: Quiet = { from: '22:00', to: '07:00' };

const words: Readonly<Record<NotificationType, { readonly label: string; readonly help: string }>> = {
  personal: { label: 'Personal messages', help: 'What the team writes to you alone, and answers to your replies.' },
  announcement: { label: 'Announcements', help: 'What concerns everybody here.' },
  maintenance: { label: 'Maintenance', help: 'When Everstep will be away for a while.' },
  reminder: { label: 'Reminders from the team', help: 'Such as a walk together that begins soon.' },
  feature: { label: 'New features', help: 'What Everstep has learned to do.' },
  welcome: { label: 'Welcome', help: 'First steps, for those who are new.' },
  promotion: { label: 'Offers', help: 'Such as coins for bringing a friend.' },
};
/** Most wanted first. */
const order: readonly NotificationType[] = ['personal', 'announcement', 'maintenance', 'reminder', 'feature', 'welcome', 'promotion'];

/** What makes itself heard as it comes, and when there is quiet. Nothing that is chosen here keeps a message away. */
export function NotificationSettingsView({ preferences, problem, onRetry, onChange, push }: NotificationSettingsViewProps) {
  if (!preferences) {
    return (
      <Stack gap="6">
        <SettingsSection title="As they come">
          <SectionWaiting label="Loading your choices" problem={problem} onRetry={onRetry} />
        </SettingsSection>
        <PushSection {...push} />
      </Stack>
    );
  }
  const { mutedTypes } = preferences;
  const hear = (type: NotificationType, wanted: boolean) =>
    onChange({ ...preferences, mutedTypes: wanted ? mutedTypes.filter((other) => other !== type) : [...mutedTypes, type] });
  return (
    <Stack gap="6">
      <SettingsSection
        title="As they come"
        description="A line at the top of the page says that one has come. Those that are off wait behind the bell all the same."
      >
        {order.map((type) => (
          <Switch
            key={type}
            label={words[type].label}
            help={words[type].help}
            checked={!mutedTypes.includes(type)}
            onChange={(event) => hear(type, event.target.checked)}
          />
        ))}
      </SettingsSection>
      <SettingsSection
        title="Quiet hours"
        description="No line comes up then, and no device is notified; messages wait behind the bell. The hours go by the clock of where you are. Habits remind at the times you gave them."
      >
        <Switch
          label="Keep quiet hours"
          checked={preferences.quiet !== null}
          onChange={(event) => onChange({ ...preferences, quiet: event.target.checked ? night : null })}
        />
        {preferences.quiet && <QuietSpan quiet={preferences.quiet} onChange={(quiet) => onChange({ ...preferences, quiet })} />}
      </SettingsSection>
      <PushSection {...push} />
    </Stack>
  );
}

/** The two ends as they stand in the fields; null while one is being typed. */
type Draft = Readonly<Record<keyof Quiet, string | null>>;
const isWhole = (draft: Draft): draft is Quiet => draft.from !== null && draft.to !== null;

/** Both ends; the same time twice is said, and like a time that is half typed not handed on. */
function QuietSpan({ quiet, onChange }: { readonly quiet: Quiet; readonly onChange: (quiet: Quiet) => void }) {
  // As the list of notifications writes a time.
  const locale = useLocale() ?? 'en-GB';
  const [draft, setDraft] = useState<Draft | null>(null);
  const span = draft ?? quiet;
  const isSame = isWhole(span) && span.from === span.to;
  const change = (changed: Partial<Draft>) => {
    const next = { ...span, ...changed };
    const isGood = isWhole(next) && next.from !== next.to;
    setDraft(isGood ? null : next);
    if (isGood) onChange(next);
  };
  return (
    <Grid columns="small" gap="4">
      <TimePicker label="From" locale={locale} value={span.from} required onValueChange={(from) => change({ from })} />
      <TimePicker
        label="To"
        locale={locale}
        value={span.to}
        required
        error={isSame && 'Choose two different times.'}
        onValueChange={(to) => change({ to })}
      />
    </Grid>
  );
}
