import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'What your guide sees',
    trigger: <Button tone="outline">What kael sees</Button>,
    children: (
      <Stack gap="3">
        <Switch label="Goals" defaultChecked />
        <Switch label="Habits" defaultChecked />
        <Switch label="Mood" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { open: true } };
export const LongText: Story = {
  args: {
    open: true,
    children: (
      <p>
        Ten XP for each check-in, five more for a mood, and up to twenty-five for a meditation; beyond 250 a day the record is kept and rest
        is progress, too.
      </p>
    ),
  },
};

/** Opens, closes by Esc, and gives focus back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What kael sees' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'What your guide sees' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
