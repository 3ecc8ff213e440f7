import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { WelcomeDialog, type WelcomeDialogProps } from './index.ts';

/** Closes and opens again, as in the product. */
function Greeted(props: WelcomeDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in again</Button>
      <WelcomeDialog
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
  title: 'Product/WelcomeDialog',
  component: WelcomeDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  args: { open: true, name: 'Ada', suggestions: ['Check in: one tap.', 'Say how you feel.', 'Choose your colours.'], onClose: fn() },
  render: (args) => <Greeted {...args} />,
} satisfies Meta<typeof WelcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Default: Story = {};

export const WithoutName: Story = { args: { name: '' } };

/** Nothing left to suggest: the greeting alone. */
export const WithoutSuggestions: Story = { args: { suggestions: [] } };

export const LongText: Story = {
  args: {
    name: 'Wilhelmina Adelheid Konstantinopolitanski-Featherstonehaugh',
    suggestions: [
      'Write down the one thing that you would like to remember about today, however small it is.',
      'Selbstwirksamkeitserwartung',
    ],
  },
};

export const Phone: Story = phone;
export const PhoneLongText: Story = { ...LongText, ...phone };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The tick is kept with whatever closes the dialog. */
export const NotAgain: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Don’t show again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Let’s begin' }));
    await expect(args.onClose).toHaveBeenCalledWith({ dontShowAgain: true });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome, Ada' })).toBeNull());
  },
};
