import { type ReactNode, useState } from 'react';
import { LiveAnnouncer } from '../../a11y/LiveAnnouncer.tsx';
import { AccountMenu } from '../AccountMenu/index.ts';
import { AppShell } from '../AppShell/index.ts';
import { BottomBar } from '../BottomBar/index.ts';
import { NotificationMenu } from '../NotificationDialog/index.ts';
import { PersonaIndicator } from '../PersonaIndicator/index.ts';
import { PointsDisplay } from '../PointsDisplay/index.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { exampleBottomItems, exampleFoot, exampleGroups, examplePersona } from './example-data.tsx';

const nothing = () => {};

const points = {
  well: { level: 12, title: 'Explorer III', points: 2340, coins: 415 },
  new: { level: 1, title: 'Initiate', points: 0, coins: 0 },
};

export interface ExampleShellProps {
  /** Address of the page that is shown. */
  readonly current: string;
  /** Concerns every page, such as a lost connection. */
  readonly line?: ReactNode;
  /** Whose points are shown: a member of some weeks, or one of today. @default 'well' */
  readonly member?: keyof typeof points;
  readonly children: ReactNode;
}

/** Bars around every example of a page, as the app has them. */
export function ExampleShell({ current, line, member = 'well', children }: ExampleShellProps) {
  const [open, setOpen] = useState(false);
  const toggle = () => setOpen(!open);
  return (
    <LiveAnnouncer>
      <AppShell
        topBar={
          <TopBar
            onMenu={toggle}
            menuOpen={open}
            helpHref="/help-now"
            {...(member === 'well' ? { adminHref: '/admin' } : {})}
            challengesHref="/challenges"
            points={<PointsDisplay {...points[member]} />}
            persona={<PersonaIndicator persona={examplePersona()} onChat={nothing} onSwitch={nothing} />}
            messages={<NotificationMenu notifications={2} messages={1} onNotifications={nothing} onMessages={nothing} />}
            account={<AccountMenu name="Ada Lovelace" email="ada@example.org" onSelect={nothing} />}
          />
        }
        sidebar={<Sidebar groups={exampleGroups} foot={exampleFoot} current={current} onNavigate={() => setOpen(false)} />}
        bottomBar={<BottomBar items={exampleBottomItems(nothing, () => setOpen(true))} current={current} />}
        drawerOpen={open}
        onDrawerOpenChange={setOpen}
        line={line}
      >
        {children}
      </AppShell>
    </LiveAnnouncer>
  );
}
