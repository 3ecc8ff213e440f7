import { PageHeader, Stack, Tabs } from '@everstep/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { AccountTab } from './AccountTab.tsx';
import { AppearanceTab } from './AppearanceTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';

const tabs = [
  { value: 'profile', label: 'Profile', content: <ProfileTab /> },
  { value: 'account', label: 'Account', content: <AccountTab /> },
  { value: 'appearance', label: 'Appearance', content: <AppearanceTab /> },
  { value: 'subscription', label: 'Subscription', content: <SubscriptionTab /> },
];

/** The open tab stands in the address, so that links and the back button lead to it. */
export function SettingsPage() {
  usePageTitle('Settings');
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const open = tabs.some(({ value }) => value === asked) && asked ? asked : 'profile';
  // A press tells of the tab twice, by pointer and by focus, and one visit is one entry of the history.
  const newest = useRef(open);
  newest.current = open;
  const visit = (tab: string) => {
    if (tab === newest.current) return;
    newest.current = tab;
    setQuery({ tab });
  };
  return (
    <Stack gap="6">
      <PageHeader title="Settings" />
      <Tabs label="Settings" tabs={tabs} value={open} onValueChange={visit} />
    </Stack>
  );
}
