import { DRAWER_WIDTH } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CircleHelp, Flag, House, Settings, Smile, Sprout } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { List, ListItem } from '../List/index.ts';
import { Logo } from '../Logo/index.ts';
import { Drawer } from './index.ts';

const entries = ['Today', 'Habits', 'Goals', 'Journal', 'Mood'];
const icons: Readonly<Record<string, ReactNode>> = {
  Today: <House aria-hidden="true" />,
  Habits: <Sprout aria-hidden="true" />,
  Goals: <Flag aria-hidden="true" />,
  Journal: <BookOpen aria-hidden="true" />,
  Mood: <Smile aria-hidden="true" />,
  Settings: <Settings aria-hidden="true" />,
  Help: <CircleHelp aria-hidden="true" />,
};
const list = (names: readonly string[]) => (
  <Box paddingInline="2">
    <List>
      {names.map((name) => (
        <ListItem key={name} href={`/notebooks/${encodeURIComponent(name)}`} title={name} start={icons[name]} />
      ))}
    </List>
  </Box>
);

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: () => undefined, title: 'Menu', children: list(entries) },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { args: { header: <Logo withName />, footer: list(['Settings', 'Help']) } };
export const LongText: Story = {
  args: { children: list(Array.from({ length: 30 }, (_, index) => `Notebook ${index + 1} about the mosses of the northern valleys`)) },
};

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Everstep">
        {list(entries)}
      </Drawer>
    </>
  );
}

/** 240 px wide at the side where lines start; Esc closes and gives focus back. */
export const Keyboard: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Everstep' });
    await expect(drawer.offsetWidth).toBe(DRAWER_WIDTH);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
