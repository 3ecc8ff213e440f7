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
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
/** As it is before anything was chosen. */
export const Untouched: Story = { args: { preferences: { mutedTypes: [], quiet: null } } };
export const Loading: Story = { args: { preferences: undefined } };
export const LoadFailed: Story = { args: { preferences: undefined, problem: 'Network error. Please check your connection.' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
