import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { List, ListItem } from '../List/index.ts';
import { Stack } from '../Stack/index.ts';
import { ConfirmDialog, type ConfirmDialogProps, confirmDialogTones } from './index.ts';

const nothing = () => undefined;
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: nothing,
    onConfirm: nothing,
    title: 'Delete this entry?',
    description: 'It stays in the bin for 30 days. After that its words and pictures are gone for good.',
    confirmLabel: 'Delete entry',
  },
  argTypes: { tone: { control: 'select', options: confirmDialogTones } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Focus starts on the way out. */
export const Keyboard: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Start the 21-day challenge?',
    description: 'Your 7-day challenge is paused and keeps its place.',
    confirmLabel: 'Start challenge',
  },
};
export const Pending: Story = { args: { pending: true } };
export const LongText: Story = {
  args: {
    title: 'Delete everything that you wrote about the mosses of the northern valleys?',
    description:
      'Forty-two entries, eleven pictures and the notes that your guide made of them go to the bin, where they stay for 30 days; your streak and your XP stay as they are.',
    confirmLabel: 'Delete all entries of this notebook',
  },
};

function Entries(props: ConfirmDialogProps) {
  const [entries, setEntries] = useState(['Mosses', 'Ferns']);
  const [asked, setAsked] = useState<string>();
  const deleted = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (entry: string) => {
    deleted.current = false;
    setAsked(entry);
  };
  const confirm = () => {
    deleted.current = true;
    setEntries(entries.filter((entry) => entry !== asked));
    setAsked(undefined);
  };
  return (
    <Stack>
      <Heading level={2} tabIndex={-1} ref={heading}>
        Entries
      </Heading>
      <List>
        {entries.map((entry) => (
          <ListItem
            key={entry}
            title={entry}
            end={
              <Button tone="outline" size="small" onClick={() => ask(entry)}>
                Delete {entry}
              </Button>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        {...props}
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={confirm}
        finalFocus={() => (deleted.current ? heading.current : null)}
      />
    </Stack>
  );
}

/** The row is gone with its button: focus goes to the heading of its list. Cancelled, it goes back to the button. */
export const FinalFocus: Story = {
  render: (args) => <Entries {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Mosses' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete entry' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Entries' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Ferns' }));
    await screen.findByRole('alertdialog', { name: 'Delete this entry?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Ferns' })).toHaveFocus());
  },
};
