import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleAccount, exampleNotificationSettings, exampleProfile } from '../examples/example-settings.ts';
import { exampleTransfer } from '../examples/example-transfer.ts';
import { useArg } from '../examples/use-arg.ts';
import { useToolbarLook } from '../examples/use-toolbar-look.ts';
import { examplePrivacy } from '../guides/example-knowledge.ts';
import { PrivacyView } from '../guides/PrivacyView.tsx';
import { TransferView } from '../transfer/TransferView.tsx';
import { AccountView } from './AccountView.tsx';
import { AppearanceView } from './AppearanceView.tsx';
import { NotificationSettingsView } from './NotificationSettingsView.tsx';
import { ProfileView } from './ProfileView.tsx';
import { SettingsView, type SettingsViewProps, settingsTabs } from './SettingsView.tsx';
import { SubscriptionView } from './SubscriptionView.tsx';

/** The page as it can be tried out: its tabs open. */
function Trying(props: SettingsViewProps) {
  const [tab, setTab] = useArg(props.tab);
  return (
    <ExampleShell current="/settings">
      <SettingsView
        {...props}
        tab={tab}
        onTabChange={(next) => {
          props.onTabChange(next);
          setTab(next);
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Settings',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'profile',
    onTabChange: fn(),
    profile: <ProfileView {...exampleProfile} />,
    account: <AccountView {...exampleAccount} />,
    appearance: null,
    notifications: <NotificationSettingsView {...exampleNotificationSettings} />,
    privacy: <PrivacyView {...examplePrivacy} />,
    data: <TransferView {...exampleTransfer} />,
    subscription: <SubscriptionView />,
  },
  argTypes: {
    tab: { control: 'select', options: settingsTabs },
    profile: { control: false },
    account: { control: false },
    appearance: { control: false },
    notifications: { control: false },
    data: { control: false },
    subscription: { control: false },
  },
  render: function Render(args) {
    const look = useToolbarLook();
    return (
      <Trying
        {...args}
        appearance={<AppearanceView {...look} calm={false} onCalmChange={fn()} reminders="off" onRemindersChange={fn()} />}
      />
    );
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const DesktopAccount: Story = { args: { tab: 'account' } };

export const DesktopAppearance: Story = { args: { tab: 'appearance' } };

export const DesktopData: Story = { args: { tab: 'data' } };

export const DesktopSubscription: Story = { args: { tab: 'subscription' } };

export const Phone: Story = { args: { tab: 'appearance' }, globals: onPhone };

/** Tabs are walked through by arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('radiogroup', { name: 'Colour scheme' })).toBeVisible();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('appearance');
  },
};
