import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';

/** Tabs of the settings, in their order; each name is its value in the address, too. */
export const settingsTabs = ['profile', 'account', 'appearance', 'notifications', 'privacy', 'data', 'subscription'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export interface SettingsViewProps {
  /** The tab that is open. */
  readonly tab: SettingsTab;
  readonly onTabChange: (tab: SettingsTab) => void;
  /** A `ProfileView`. Like each content it is drawn while its tab is open, and not before. */
  readonly profile: ReactNode;
  /** An `AccountView`. */
  readonly account: ReactNode;
  /** An `AppearanceView`. */
  readonly appearance: ReactNode;
  /** A `NotificationSettingsView`. */
  readonly notifications: ReactNode;
  /** A `PrivacyView`. */
  readonly privacy: ReactNode;
  /** A `TransferView`. */
  readonly data: ReactNode;
  /** A `SubscriptionView`. */
  readonly subscription: ReactNode;
}

const labels: Readonly<Record<SettingsTab, string>> = {
  profile: 'Profile',
  account: 'Account',
  appearance: 'Appearance',
  notifications: 'Notifications',
  privacy: 'Privacy',
  data: 'Your data',
  subscription: 'Subscription',
};

/** The tab of that name; the first one for anything else. */
export function readSettingsTab(name: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === name) ?? 'profile';
}

/** Everything that a member decides about themselves, by subject. */
export function SettingsView({ tab, onTabChange, ...contents }: SettingsViewProps) {
  return (
    <Stack gap="6">
      <PageHeader title="Settings" />
      <Tabs
        label="Settings"
        tabs={settingsTabs.map((value) => ({ value, label: labels[value], content: contents[value] }))}
        value={tab}
        onValueChange={(next) => onTabChange(readSettingsTab(next))}
      />
    </Stack>
  );
}
