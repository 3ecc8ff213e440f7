import { type ReactNode, useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { MAIN_ID } from '../../product/AppShell/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import * as styles from './AdminView.css.ts';

/** Parts of the administrators' room, in their order; each name is its part of the address, too. */
export const adminSections = [
  'overview',
  'users',
  'notifications',
  'replies',
  'challenges',
  'library',
  'logs',
  'monitoring',
  'audit',
] as const;
export type AdminSection = (typeof adminSections)[number];

export interface AdminViewProps {
  /** The part that is open. */
  readonly section: AdminSection;
  readonly onSectionChange: (section: AdminSection) => void;
  /** While it is off nothing is loaded. */
  readonly viewOn: boolean;
  readonly onViewChange: (on: boolean) => void;
  /** One came by a link, and not by a reload or by Back. @default false */
  readonly byLink?: boolean | undefined;
  /** Threads that wait for somebody of the team. @default 0 */
  readonly unread?: number | undefined;
  /** The open part; drawn while the view is on. */
  readonly children: ReactNode;
}

const labels: Readonly<Record<AdminSection, string>> = {
  overview: 'Overview',
  users: 'Users',
  notifications: 'Notifications',
  replies: 'Replies',
  challenges: 'Challenges',
  library: 'Library',
  logs: 'Logs',
  monitoring: 'Monitoring',
  audit: 'Audit',
};

/** The part of that name; the first one where none is named, and undefined for a name that there is not. */
export function readAdminSection(name: string | undefined): AdminSection | undefined {
  return name === undefined ? adminSections[0] : adminSections.find((section) => section === name);
}

/** The administrators' room: its parts by subject, and the switch that empties it. */
export function AdminView({ section, onSectionChange, viewOn, onViewChange, byLink = false, unread = 0, children }: AdminViewProps) {
  // The link may be gone by now: the keyboard goes on at the page. After a reload it begins at the top, as anywhere.
  useEffect(() => {
    if (byLink && document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [byLink]);
  const viewSwitch = useRef<HTMLInputElement>(null);
  // The button goes with the view that is off: the switch says the same and stays.
  const turnOn = () => {
    onViewChange(true);
    viewSwitch.current?.focus();
  };
  const labelOf = (value: AdminSection) => (value === 'replies' && unread > 0 ? `${labels[value]} (${unread} new)` : labels[value]);
  return (
    <Stack gap="5">
      <PageHeader
        title="Admin Dashboard"
        line="What members write for themselves cannot be seen from here."
        actions={
          <div className={styles.actions}>
            <Switch ref={viewSwitch} label="Admin view" checked={viewOn} onChange={(event) => onViewChange(event.target.checked)} />
            <LinkButton href="/debug" tone="outline">
              Debug pages
            </LinkButton>
          </div>
        }
      />
      {viewOn ? (
        <Tabs
          label="Administration"
          tabs={adminSections.map((value) => ({ value, label: labelOf(value), content: value === section ? children : null }))}
          value={section}
          onValueChange={(next) => onSectionChange(readAdminSection(next) ?? section)}
        />
      ) : (
        <Card>
          <EmptyState title="The admin view is off" action={<Button onClick={turnOn}>Turn it on</Button>}>
            Nothing about members is loaded on this device. It is as you left it when you turn it on again.
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
