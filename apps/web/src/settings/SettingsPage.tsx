import { readSettingsTab, type SettingsTab, SettingsView, SubscriptionView } from '@everstep/ui/pages';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PrivacyTab } from '../guides/PrivacyTab.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { DataTab } from '../transfer/DataTab.tsx';
import { AccountTab } from './AccountTab.tsx';
import { AppearanceTab } from './AppearanceTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

/** The open tab stands in the address, so that links and the back button lead to it. */
export function SettingsPage() {
  usePageTitle('Settings');
  const [query, setQuery] = useSearchParams();
  const open = readSettingsTab(query.get('tab'));
  // A press tells of the tab twice, by pointer and by focus, and one visit is one entry of the history.
  const newest = useRef(open);
  newest.current = open;
  const visit = (tab: SettingsTab) => {
    if (tab === newest.current) return;
    newest.current = tab;
    setQuery({ tab });
  };
  return (
    <SettingsView
      tab={open}
      onTabChange={visit}
      profile={<ProfileTab />}
      account={<AccountTab />}
      appearance={<AppearanceTab />}
      notifications={<NotificationsTab />}
      privacy={<PrivacyTab />}
      data={<DataTab />}
      subscription={<SubscriptionView />}
    />
  );
}
