import type { ReactNode } from 'react';
import { type SettingsTab, SettingsView } from '../settings/SettingsView.tsx';
import { ExampleShell, type ExampleShellProps } from './ExampleShell.tsx';

interface ExampleSettingsProps extends Pick<ExampleShellProps, 'member'> {
  /** The tab whose content is shown. */
  readonly tab: SettingsTab;
  readonly children: ReactNode;
}

/** One tab of the settings, in its place on the page. */
export function ExampleSettings({ tab, member = 'well', children }: ExampleSettingsProps) {
  return (
    <ExampleShell current="/settings" member={member}>
      <SettingsView
        tab={tab}
        onTabChange={() => {}}
        profile={children}
        account={children}
        appearance={children}
        notifications={children}
        privacy={children}
        data={children}
        subscription={children}
      />
    </ExampleShell>
  );
}
