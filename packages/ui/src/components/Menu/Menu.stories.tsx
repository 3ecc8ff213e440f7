import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Copy, Reply, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './index.ts';

const nothing = () => undefined;
/** While the list is open the page behind it is hidden from assistive technology and focus can't leave the list; axe sees the first half only. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button tone="outline">Options</Button>,
    children: (
      <>
        <MenuLabel>This notice</MenuLabel>
        <MenuItem icon={<Check />} onSelect={nothing}>
          Mark as Read
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={nothing} description="As plain text, without the sender">
          Copy
        </MenuItem>
        <MenuItem icon={<Reply />} onSelect={nothing} disabled>
          Reply to Admin
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={nothing}>
          Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { open: true }, parameters: whileOpen };
export const LongText: Story = {
  parameters: whileOpen,
  args: {
    open: true,
    children: (
      <>
        <MenuItem onSelect={nothing}>Move this entry to the notebook about the mosses of the northern valleys</MenuItem>
        <MenuItem onSelect={nothing} description="It keeps its date, its tags and its pictures, and can be brought back for thirty days.">
          Put it away
        </MenuItem>
      </>
    ),
  },
};

/** Opens by Enter, moves by arrows, closes by Esc, and gives focus back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Options' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as Read' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
