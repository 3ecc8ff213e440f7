import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleNotificationSettings } from '../examples/example-settings.ts';
import { useArg } from '../examples/use-arg.ts';
import { NotificationSettingsView, type NotificationSettingsViewProps } from './NotificationSettingsView.tsx';

/** The choices as they can be tried out. */
function Trying(props: NotificationSettingsViewProps) {
  const [preferences, setPreferences] = useArg(props.preferences);
  return (
    <ExampleSettings tab="notifications">
      <NotificationSettingsView
        {...props}
        preferences={preferences}
        onChange={(next) => {
          props.onChange(next);
          setPreferences(next);
        }}
      />
    </ExampleSettings>
  );
}

const meta = {
  title: 'Pages/Settings notifications',
  component: NotificationSettingsView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleNotificationSettings, onRetry: fn(), onChange: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof NotificationSettingsView>;
export default meta;

const { push } = exampleNotificationSettings;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
/** As it is before anything was chosen. */
export const Untouched: Story = { args: { preferences: { mutedTypes: [], quiet: null } } };
export const Loading: Story = { args: { preferences: undefined } };
export const LoadFailed: Story = { args: { preferences: undefined, problem: 'Network error. Please check your connection.' } };
/** A server without keys for it. */
export const NotSetUp: Story = { args: { push: { ...push, standing: 'not-set-up', others: [] } } };
export const Unsupported: Story = { args: { push: { ...push, standing: 'unsupported' } } };
/** Safari on an iPhone, outside of the Home Screen. */
export const HomeScreenFirst: Story = { args: { push: { ...push, standing: 'home-screen', others: [] } }, globals: onPhone };
export const Blocked: Story = { args: { push: { ...push, standing: 'blocked' } }, globals: onPhone };
export const DeviceOff: Story = { args: { push: { ...push, standing: 'off', others: [] } } };
/** While the browser asks the member. */
export const DeviceAsking: Story = { args: { push: { ...push, standing: 'off', busy: true, others: [] } } };
export const DeviceRefused: Story = {
  args: { push: { ...push, standing: 'off', failure: 'You did not allow it, so nothing has changed.', others: [] } },
};
export const DeviceFailing: Story = { args: { push: { ...push, standing: 'failing' } } };
export const DeviceUnknown: Story = {
  args: { push: { ...push, standing: 'loading', problem: 'Network error. Please check your connection.', others: [] } },
};
/** On a phone, devices with long names. */
export const ManyDevices: Story = {
  args: {
    push: {
      ...push,
      others: ['Samsung Internet on Android', 'Firefox on Windows', 'Unknown device'].map((device, index) => ({
        id: String(index),
        device,
        since: '30 September 2025',
        failing: index === 0,
      })),
    },
  },
  globals: onPhone,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
