import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Flower2, House, Moon, NotebookPen, Settings, Sprout } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { settled } from '../../../test/settled.ts';
import { Button } from '../Button/index.ts';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './index.ts';

const groups: CommandGroup[] = [
  {
    label: 'Pages',
    commands: [
      { id: 'today', label: 'Today', icon: <House />, shortcut: ['G', 'T'], keywords: ['dashboard', 'home'] },
      { id: 'habits', label: 'Habits', icon: <Sprout />, shortcut: ['G', 'H'] },
      { id: 'journal', label: 'Journal', icon: <BookOpen />, shortcut: ['G', 'J'], keywords: ['diary', 'entries'] },
      { id: 'zen', label: 'Zen', hint: 'Breathing and quiet', icon: <Flower2 />, keywords: ['meditation'] },
      { id: 'settings', label: 'Settings', icon: <Settings /> },
    ],
  },
  {
    label: 'Actions',
    commands: [
      { id: 'write', label: 'Write an entry', icon: <NotebookPen />, shortcut: ['N'] },
      { id: 'dark', label: 'Switch to dark', hint: 'Look', icon: <Moon />, keywords: ['theme', 'mode'] },
    ],
  },
];

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), onRun: fn(), groups, recent: ['journal', 'write'] },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutRecent: Story = { args: { recent: [] } };
export const Loading: Story = { args: { groups: [], loading: true } };
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xylophone');
    await waitFor(() => expect(screen.getByText('Nothing found for “xylophone”.', { selector: 'p' })).toBeVisible());
  },
};
/** The upper edge stays where it is while the list below shrinks. */
export const OneFound: Story = {
  play: async () => {
    const box = await screen.findByRole('combobox');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await settled(dialog);
    const before = dialog.getBoundingClientRect();
    await userEvent.type(box, 'zen');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await settled(dialog);
    const after = dialog.getBoundingClientRect();
    await expect(after.top).toBe(before.top);
    await expect(after.height).toBeLessThan(before.height / 2);
  },
};
export const LongText: Story = {
  args: {
    recent: [],
    groups: [
      {
        label: 'Entries that you wrote in the weeks in which hardly anything seemed to happen',
        commands: [
          {
            id: 'long',
            label: 'The first dry morning after three weeks of rain, when the stones on the path were warm and the mosses smelled of tea',
            hint: 'Journal, 14 March',
            shortcut: ['Ctrl', 'Shift', 'M'],
          },
          { id: 'word', label: 'Laubmooswachstumsbeobachtungstagebucheintragsverzeichnis' },
        ],
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Opened(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Find anything
      </Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opens, finds by a keyword, runs by Enter and gives focus back. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Find anything' });
    await userEvent.click(button);
    const box = await screen.findByRole('combobox', { name: 'Go to' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('diary');
    await expect(screen.getByRole('option', { name: /Journal/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledOnce();
    await expect(args.onRun).toHaveBeenCalledWith('journal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
