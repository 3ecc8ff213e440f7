import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { AccountMenu, type AccountMenuProps } from '../../product/AccountMenu/index.ts';
import { AppShell } from '../../product/AppShell/index.ts';
import { BottomBar } from '../../product/BottomBar/index.ts';
import type { PersonaMark } from '../../product/PersonaAvatar/index.ts';
import { PersonaIndicator } from '../../product/PersonaIndicator/index.ts';
import { PointsDisplay, type PointsDisplayProps } from '../../product/PointsDisplay/index.ts';
import { Sidebar } from '../../product/Sidebar/index.ts';
import { MessagesButton, type MessagesButtonProps, TopBar } from '../../product/TopBar/index.ts';
import { adminSidebarFoot, bottomBarItems, sidebarFoot, sidebarGroups } from './navigation.tsx';

export interface MemberShellViewProps {
  /** Address of the page that is open. */
  readonly current: string;
  /** Whether the device has a connection. @default true */
  readonly online?: boolean | undefined;
  /** Whether the drawer lies over the page. */
  readonly menuOpen: boolean;
  readonly onMenuOpenChange: (open: boolean) => void;
  /** Level, XP and coins of the member. */
  readonly points: PointsDisplayProps;
  /** The chosen guide; the bar does without while there is none. */
  readonly persona: PersonaMark | undefined;
  /** Whether the chat lies over the page. */
  readonly chatOpen: boolean;
  readonly onChat: () => void;
  /** Opens the choice of guides. */
  readonly onPersonaSwitch: () => void;
  /** Goes where one question is put to several guides. */
  readonly onCouncil?: (() => void) | undefined;
  /** How much is unread, and what opens it. */
  readonly messages: MessagesButtonProps;
  /** Whether the ways to the administrators' room are shown. @default false */
  readonly admin?: boolean | undefined;
  /** How many replies of members wait for an administrator. @default 0 */
  readonly adminNew?: number | undefined;
  /** Who is signed in, and where their menu leads. */
  readonly account: AccountMenuProps | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** The bars around every page of a member, with the ways to all pages that stand. */
export function MemberShellView(props: MemberShellViewProps) {
  const {
    current,
    online = true,
    menuOpen,
    onMenuOpenChange,
    points,
    persona,
    chatOpen,
    onChat,
    onPersonaSwitch,
    onCouncil,
    messages,
    admin = false,
    adminNew = 0,
    account,
    children,
  } = props;
  return (
    <AppShell
      line={!online && <Banner>No connection. Trying again.</Banner>}
      drawerOpen={menuOpen}
      onDrawerOpenChange={onMenuOpenChange}
      sidebar={<Sidebar groups={sidebarGroups} foot={admin ? adminSidebarFoot(adminNew) : sidebarFoot} current={current} />}
      topBar={
        <TopBar
          onMenu={() => onMenuOpenChange(!menuOpen)}
          menuOpen={menuOpen}
          points={<PointsDisplay {...points} />}
          persona={persona && <PersonaIndicator persona={persona} onChat={onChat} onSwitch={onPersonaSwitch} onCouncil={onCouncil} />}
          {...(admin ? { adminHref: adminNew > 0 ? '/admin/replies' : '/admin', adminNew } : {})}
          challengesHref="/challenges"
          helpHref="/help-now"
          messages={<MessagesButton {...messages} />}
          account={account && <AccountMenu {...account} />}
        />
      }
      bottomBar={
        <BottomBar
          current={current}
          items={bottomBarItems({ open: chatOpen, onOpen: onChat }, { open: menuOpen, onOpen: () => onMenuOpenChange(true) })}
        />
      }
    >
      {children}
    </AppShell>
  );
}
