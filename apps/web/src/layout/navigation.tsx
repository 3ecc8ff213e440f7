import type { SidebarGroup, SidebarItem } from '@everstep/ui';
import { House, LifeBuoy, Menu, MessageCircle, Settings, Smile } from 'lucide-react';

/** Pages that work, by group. A page gets its entry here together with its route. */
export const sidebarGroups: readonly SidebarGroup[] = [
  { items: [{ href: '/', label: 'Today', icon: <House size="1em" /> }] },
  { label: 'Practice', items: [{ href: '/mood-tracker', label: 'Mood', icon: <Smile size="1em" /> }] },
];

export const sidebarFoot: readonly SidebarItem[] = [
  { href: '/settings', label: 'Settings', icon: <Settings size="1em" /> },
  { href: '/help-now', label: 'Help now', icon: <LifeBuoy size="1em" /> },
];

export const bottomBarIcons = {
  today: <House size="1em" />,
  mood: <Smile size="1em" />,
  guides: <MessageCircle size="1em" />,
  more: <Menu size="1em" />,
};
