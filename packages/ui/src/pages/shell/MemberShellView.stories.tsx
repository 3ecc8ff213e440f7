import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LiveAnnouncer } from '../../a11y/LiveAnnouncer.tsx';
import { examplePersona } from '../../product/example-data.tsx';
import { exampleMembers } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { SubscriptionView } from '../settings/SubscriptionView.tsx';
import { MemberShellView, type MemberShellViewProps } from './MemberShellView.tsx';

/** The bars as they can be tried out: the drawer opens and closes. */
function Trying(props: MemberShellViewProps) {
  const [menuOpen, setMenuOpen] = useArg(props.menuOpen);
  return (
    <LiveAnnouncer>
      <MemberShellView
        {...props}
        menuOpen={menuOpen}
        onMenuOpenChange={(next) => {
          props.onMenuOpenChange(next);
          setMenuOpen(next);
        }}
      />
    </LiveAnnouncer>
  );
}

const meta = {
  title: 'Pages/Shell',
  component: MemberShellView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...exampleMembers.well,
    current: '/settings',
    online: true,
    menuOpen: false,
    onMenuOpenChange: fn(),
    persona: examplePersona(),
    chatOpen: false,
    onChat: fn(),
    onPersonaSwitch: fn(),
    messages: { unread: 3, onOpen: fn() },
    children: <SubscriptionView />,
  },
  argTypes: { current: { control: 'select', options: ['/', '/mood-tracker', '/settings', '/help-now'] }, children: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MemberShellView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const NewMember: Story = { args: exampleMembers.new };

/** The device has lost its connection. */
export const Offline: Story = { args: { online: false } };

export const OfflineOnPhone: Story = { ...Offline, globals: onPhone };

/** Something was earned just now. */
export const Earned: Story = { args: { points: { ...exampleMembers.well.points, animating: true } } };

export const DrawerOpen: Story = {
  args: { menuOpen: true },
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

/** Esc closes the drawer, as a scrim or a swipe does. */
export const DrawerClosed: Story = {
  args: { menuOpen: true },
  globals: onPhone,
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

/** More than a badge holds. */
export const ManyUnread: Story = { args: { messages: { unread: 150, onOpen: fn() } }, globals: onPhone };

export const Administrator: Story = { args: { admin: true, current: '/admin' } };

export const LongNames: Story = { args: exampleMembers.long };

export const LongNamesOnPhone: Story = { ...LongNames, globals: onPhone };

/** Before a guide and the member are known. */
export const Bare: Story = { args: { persona: undefined, account: undefined } };
