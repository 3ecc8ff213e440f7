import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { SignOutView } from './SignOutView.tsx';

const meta = {
  title: 'Pages/Sign out',
  component: SignOutView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { kept: ['Sleeping better', 'Caffeine blocks adenosine for six to eight hours'], onSave: fn(), onSignOut: fn(), onStay: fn() },
  render: (args) => (
    <>
      <ExampleToday />
      <SignOutView {...args} />
    </>
  ),
} satisfies Meta<typeof SignOutView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
export const One: Story = { args: { kept: ['Sleeping better'] } };
export const Many: Story = {
  args: { kept: Array.from({ length: 12 }, (_, index) => `Lesson ${index + 1}: Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`) },
  globals: onPhone,
};
/** Opened anew after all of it was deleted. */
export const NothingLeft: Story = { args: { kept: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The focus starts on the way out; a file is handed over before anything is gone. */
export const SavesFirst: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file first' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(screen.getByText(/among your downloads/)).toHaveAttribute('role', 'status');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
