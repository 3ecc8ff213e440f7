import { corePersonas, type Persona } from '@everstep/domain';
import {
  BookOpen,
  CircleCheck,
  Flag,
  House,
  LifeBuoy,
  MessageCircle,
  Mountain,
  NotebookText,
  Settings,
  ShieldCheck,
  Smile,
  Users,
} from 'lucide-react';
import type { MoodDay } from './MoodWeek/index.ts';
import type { SidebarGroup, SidebarItem } from './Sidebar/index.ts';
import type { Step } from './StepList/index.ts';
import type { StreakStripProps } from './StreakStrip/index.ts';

/** The guide that the examples talk with. */
export function examplePersona(index = 0): Persona {
  const persona = corePersonas[index];
  if (persona === undefined) throw new Error(`There is no guide ${index}`);
  return persona;
}

export const exampleGroups: readonly SidebarGroup[] = [
  { items: [{ href: '/', label: 'Today', icon: <House /> }] },
  {
    label: 'Practice',
    items: [
      { href: '/habits', label: 'Habits', icon: <CircleCheck /> },
      { href: '/goals', label: 'Goals', icon: <Flag /> },
      { href: '/journals', label: 'Journal', icon: <NotebookText /> },
      { href: '/mood-tracker', label: 'Mood', icon: <Smile /> },
      { href: '/challenges', label: 'Challenges', icon: <Mountain /> },
    ],
  },
  { label: 'Grow', items: [{ href: '/learning', label: 'Learning', icon: <BookOpen /> }] },
  { label: 'Community', items: [{ href: '/connect', label: 'Connect+', icon: <Users />, note: '3 new' }] },
];

export const exampleFoot: readonly SidebarItem[] = [
  { href: '/settings', label: 'Settings', icon: <Settings /> },
  { href: '/help', label: 'Help', icon: <LifeBuoy /> },
  { href: '/admin', label: 'Admin Dashboard', icon: <ShieldCheck /> },
];

export const exampleBottomItems = (onGuides: () => void, onMore: () => void) => [
  { label: 'Today', href: '/', icon: <House /> },
  { label: 'Habits', href: '/habits', icon: <CircleCheck /> },
  { label: 'Guides', onSelect: onGuides, icon: <MessageCircle /> },
  { label: 'Journal', href: '/journals', icon: <NotebookText /> },
  { label: 'More', onSelect: onMore, icon: <Settings /> },
];

/** The day on which all examples of pages are seen. */
export const EXAMPLE_DATE = '2026-11-21';

const dates = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const scores = [2.4, 3, 2, 3.5, null, 3.8, 4.2];
export const exampleMoods: readonly MoodDay[] = dates.map((localDate, index) => ({ localDate, score: scores[index] ?? null }));
export const exampleEmptyMoods: readonly MoodDay[] = dates.map((localDate) => ({ localDate, score: null }));

const kinds = ['active', 'active', 'frozen', 'active', 'paused', 'repaired', null] as const;
export const exampleStreak: StreakStripProps['days'] = dates.map((localDate, index) => ({ localDate, kind: kinds[index] ?? null }));

export const exampleSteps: readonly Step[] = [
  { id: 'first_checkin', title: 'First check-in', line: 'Say that you are here. One tap.', done: true, xp: 20 },
  { id: 'first_mood', title: 'First mood', line: 'How do you feel right now?', done: true, xp: 20 },
  { id: 'scheme_chosen', title: 'Choose your colours', line: 'Eight schemes, light or dark.', done: false, xp: 20, href: '/settings' },
  {
    id: 'profile_completed',
    title: 'Complete your profile',
    line: 'A name and a photo, if you like.',
    done: false,
    xp: 20,
    href: '/settings',
  },
];

export const exampleActivities = [
  { id: '1', label: 'Daily check-in', xp: 11, coins: 2, when: 'Just now' },
  { id: '2', label: 'Mood logged', xp: 10, coins: 2, when: '2 hours ago' },
  { id: '3', label: 'First step: profile completed', xp: 20, coins: 5, when: 'Yesterday' },
];
