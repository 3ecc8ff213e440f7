import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { WelcomeView, type WelcomeViewProps } from './WelcomeView.tsx';

function Trying(props: WelcomeViewProps) {
  const [open, setOpen] = useArg(props.open);
  return (
    <>
      <ExampleToday />
      <WelcomeView
        {...props}
        open={open}
        onClose={(choice) => {
          props.onClose(choice);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Welcome',
  component: WelcomeView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { open: true, name: 'Ada', onClose: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof WelcomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** People are within reach before anything else is. */
export const HelpAtHand: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Ada' });
    await expect(within(dialog).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
  },
};

export const PhoneLongName: Story = { args: { name: 'Wilhelmina Adelheid Konstantinopolitanski' }, globals: onPhone };

export const WithoutName: Story = { args: { name: '' } };
