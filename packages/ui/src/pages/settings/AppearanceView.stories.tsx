import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { useToolbarLook } from '../examples/use-toolbar-look.ts';
import { AppearanceView, type AppearanceViewProps } from './AppearanceView.tsx';

/** The switch as it can be tried out. */
function Trying(props: AppearanceViewProps) {
  const [calm, setCalm] = useArg(props.calm);
  return (
    <ExampleSettings tab="appearance">
      <AppearanceView
        {...props}
        calm={calm}
        onCalmChange={(next) => {
          props.onCalmChange(next);
          setCalm(next);
        }}
      />
    </ExampleSettings>
  );
}

const meta = {
  title: 'Pages/Settings appearance',
  component: AppearanceView,
  parameters: { layout: 'fullscreen' },
  args: {
    scheme: 'grey',
    onSchemeChange: fn(),
    mode: 'light',
    onModeChange: fn(),
    calm: false,
    onCalmChange: fn(),
    reminders: 'off',
    onRemindersChange: fn(),
  },
  // Both are chosen in the toolbar.
  argTypes: { scheme: { control: false }, mode: { control: false } },
  render: function Render(args) {
    const look = useToolbarLook();
    return <Trying {...args} {...look} />;
  },
} satisfies Meta<typeof AppearanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The browser does not let notifications through: a line in the page takes their place. */
export const RemindersUndecided: Story = { args: { reminders: 'undecided' } };

export const RemindersDenied: Story = { args: { reminders: 'denied' } };

export const RemindersUnsupported: Story = { args: { reminders: 'unsupported' } };

export const Calm: Story = { args: { calm: true } };
