import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { examplePersona } from '../../product/example-data.tsx';
import { MemberShellView, type MemberShellViewProps } from './MemberShellView.tsx';
import { sidebarFoot, sidebarGroups } from './navigation.tsx';

const nothing = () => {};
const base: MemberShellViewProps = {
  current: '/mood-tracker',
  menuOpen: false,
  onMenuOpenChange: nothing,
  points: { level: 12, title: 'Explorer III', points: 2340, coins: 415 },
  persona: examplePersona(),
  chatOpen: false,
  onChat: nothing,
  onPersonaSwitch: nothing,
  messages: { unread: 0, onOpen: nothing },
  account: { name: 'Ada Lovelace', onSelect: nothing },
  children: <h1>Mood</h1>,
};
const show = (props: Partial<MemberShellViewProps> = {}) => render(<MemberShellView {...base} {...props} />);
const nav = (name: string) => screen.getByRole('navigation', { name });
const sidebar = () => within(nav('Main'));
const bottomBar = () => within(nav('Quick access'));
/** Addresses of the pages that stand, in the order of the sidebar. */
const everyPage = [...sidebarGroups.flatMap(({ items }) => items), ...sidebarFoot].map(({ href }) => href);
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('leads to every page that stands, with the open one marked', () => {
  show();
  expect(linksOf(nav('Main'))).toEqual(everyPage);
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Mood');
  expect(linksOf(nav('Quick access'))).toEqual(['/', '/habits', '/mood-tracker']);
  expect(bottomBar().getByRole('link', { current: 'page' })).toHaveTextContent('Mood');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Challenges' })).toHaveAttribute('href', '/challenges');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
});

it('leads administrators to their room, and nobody else [side-002] [top-006] [role-003]', () => {
  const { rerender } = show();
  const ways = () => screen.queryAllByRole('link', { name: /^Admin/ }).map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(ways()).toEqual([]);
  rerender(<MemberShellView {...base} admin />);
  expect(ways().sort()).toEqual(['Admin /admin', 'Admin Dashboard /admin']);
  rerender(<MemberShellView {...base} admin adminNew={2} />);
  expect(ways().sort()).toEqual(['Admin (2 new)2 new /admin/replies', 'Admin Dashboard (2) /admin']);
});

it('shows points, guide and account in the bar, and does without the last two', () => {
  const { rerender } = show();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByText(/Explorer III/)).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'AI guide: Kael' })).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeInTheDocument();
  rerender(<MemberShellView {...base} persona={undefined} account={undefined} />);
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Open menu', 'Notifications']);
});

it('counts what is unread in the bar, and opens it [top-011]', async () => {
  const onOpen = vi.fn();
  show({ messages: { unread: 3, onOpen } });
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('opens guides and menu from the phone’s bar, and says what is open', async () => {
  const [onChat, onMenuOpenChange] = [vi.fn(), vi.fn()];
  const { rerender } = show({ onChat, onMenuOpenChange });
  const item = (name: string) => bottomBar().getByRole('button', { name });
  await userEvent.click(item('Guides'));
  expect(onChat).toHaveBeenCalledOnce();
  await userEvent.click(item('More'));
  expect(onMenuOpenChange).toHaveBeenLastCalledWith(true);
  expect(item('Guides')).toHaveAttribute('aria-expanded', 'false');
  rerender(<MemberShellView {...base} chatOpen />);
  expect(item('Guides')).toHaveAttribute('aria-expanded', 'true');
});

it('opens and closes the drawer by the same button', async () => {
  const onMenuOpenChange = vi.fn();
  const { rerender } = show({ onMenuOpenChange });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(onMenuOpenChange).toHaveBeenLastCalledWith(true);
  rerender(<MemberShellView {...base} menuOpen onMenuOpenChange={onMenuOpenChange} />);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(linksOf(drawer)).toEqual(expect.arrayContaining(everyPage));
});

it('says above every page that there is no connection', () => {
  const { rerender } = show();
  expect(screen.queryByText(/No connection/)).toBeNull();
  rerender(<MemberShellView {...base} online={false} />);
  expect(within(screen.getByRole('main')).getByText('No connection. Trying again.')).toBeInTheDocument();
});
