import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="skip-target" tabIndex={-1}>
        Press Tab: the link appears in the upper corner where lines start.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Seen while it has focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
/** Leads into the main content. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
export const LongText: Story = { args: { children: 'Skip past the navigation to what this page is about' } };
