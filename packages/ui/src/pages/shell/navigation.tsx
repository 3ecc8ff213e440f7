import {
  Award,
  Download,
  Flag,
  GraduationCap,
  House,
  LifeBuoy,
  ListChecks,
  Menu,
  MessageCircle,
  MessagesSquare,
  Mountain,
  NotebookText,
  Settings,
  ShieldCheck,
  Smile,
  TrendingUp,
  Trophy,
} from 'lucide-react';
import type { BottomBarItem } from '../../product/BottomBar/index.ts';
import type { SidebarGroup, SidebarItem } from '../../product/Sidebar/index.ts';

/** Pages that work, by group. A page gets its entry here together with its route. */
export const sidebarGroups: readonly SidebarGroup[] = [
  { items: [{ href: '/', label: 'Today', icon: <House size="1em" /> }] },
  {
    label: 'Practice',
    items: [
      { href: '/habits', label: 'Habits', icon: <ListChecks size="1em" /> },
      { href: '/goals', label: 'Goals', icon: <Flag size="1em" /> },
      { href: '/journals', label: 'Journal', icon: <NotebookText size="1em" /> },
      { href: '/mood-tracker', label: 'Mood', icon: <Smile size="1em" /> },
      { href: '/challenges', label: 'Challenges', icon: <Mountain size="1em" /> },
    ],
  },
  {
    label: 'Grow',
    items: [
      { href: '/council', label: 'Council', icon: <MessagesSquare size="1em" /> },
      { href: '/learning', label: 'Learning', icon: <GraduationCap size="1em" /> },
      { href: '/downloads', label: 'Downloads', icon: <Download size="1em" /> },
      { href: '/progress', label: 'Progress', icon: <TrendingUp size="1em" /> },
      { href: '/achievements', label: 'Achievements', icon: <Award size="1em" /> },
    ],
  },
  { label: 'Community', items: [{ href: '/leaderboard', label: 'Leaderboard', icon: <Trophy size="1em" /> }] },
];

/** What stands at the foot of the sidebar. */
export const sidebarFoot: readonly SidebarItem[] = [
  { href: '/settings', label: 'Settings', icon: <Settings size="1em" /> },
  { href: '/help-now', label: 'Help now', icon: <LifeBuoy size="1em" /> },
];

/** The foot for administrators: their room comes first, with how much is new there. */
export const adminSidebarFoot = (news: number): readonly SidebarItem[] => [
  { href: '/admin', label: `Admin Dashboard${news > 0 ? ` (${news})` : ''}`, icon: <ShieldCheck size="1em" /> },
  ...sidebarFoot,
];

interface Opened {
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** What a thumb reaches: the first pages, the guides, and everything else. */
export const bottomBarItems = (guides: Opened, menu: Opened): readonly BottomBarItem[] => [
  { href: '/', label: 'Today', icon: <House size="1em" /> },
  { href: '/habits', label: 'Habits', icon: <ListChecks size="1em" /> },
  { onSelect: guides.onOpen, label: 'Guides', icon: <MessageCircle size="1em" />, expanded: guides.open },
  { href: '/mood-tracker', label: 'Mood', icon: <Smile size="1em" /> },
  { onSelect: menu.onOpen, label: 'More', icon: <Menu size="1em" />, expanded: menu.open },
];
