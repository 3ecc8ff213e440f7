import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem } from '../Menu/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps, dialogSizes } from './index.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'New goal',
    description: 'One sentence is enough. You can split it into steps later.',
    children: (
      <Stack gap="4">
        <TextField label="Goal" placeholder="Finish my thesis on mosses" required />
        <TextArea label="Why it matters to you" help="Your guide may ask you about it." />
      </Stack>
    ),
    footer: (
      <>
        <Button tone="outline">Not now</Button>
        <Button>Create goal</Button>
      </>
    ),
  },
  argTypes: { size: { control: 'select', options: dialogSizes } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alert: Story = {
  args: { size: 'alert', title: 'Leave without saving?', description: 'Your draft stays on this device.', children: null },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
/** 80% of the viewport high, at least 400 px; the whole screen on phones. */
export const Chat: Story = {
  args: {
    size: 'chat',
    title: 'AI Chat',
    description: 'Opportunity Coach',
    children: <p>Start a conversation by typing a message below!</p>,
  },
};
export const HiddenHeader: Story = { args: { hideHeader: true, size: 'sm', children: <p>The picture above says it all.</p> } };
/** Open from the start: Esc and the cross close it, a button opens it again. */
export const Reopened: Story = {
  args: { footer: undefined },
  play: async ({ canvas }) => {
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      async () => userEvent.click(await screen.findByRole('button', { name: 'Close' })),
    ]) {
      await screen.findByRole('dialog', { name: 'New goal' });
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await canvas.findByRole('button', { name: 'Open it again' }));
    }
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'New goal' })).toBeVisible());
  },
};
export const WithoutFooter: Story = { args: { footer: undefined } };

export const LongText: Story = {
  args: {
    title: 'Everything that you wrote about the year in which you finished your thesis on the mosses of the northern valleys',
    children: (
      <Stack gap="4">
        {Array.from(
          { length: 12 },
          (_, index) =>
            `Page ${index + 1}: I went up the path before breakfast and counted the stones. It took longer than last week, and I liked that.`,
        ).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <TextField label="A title for this year" />
      </Stack>
    ),
  },
};

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Set a goal</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opens by its button, keeps focus, closes by Esc and gives focus back. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Set a goal' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'New goal' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function OpenedFromMenu(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button tone="outline">Options</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Set a goal</MenuItem>
      </Menu>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The menu is gone by the time the dialog closes: focus goes back to the menu's button. */
export const FromMenu: Story = {
  render: (args) => <OpenedFromMenu {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Set a goal' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New goal' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function MovingFocus(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const change = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) next.current?.focus();
  };
  return (
    <Stack>
      <Button onClick={() => change(true)}>Set a goal</Button>
      <Button ref={next} tone="outline">
        Plan the first step
      </Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </Stack>
  );
}

/** An app that moves focus itself while it closes the dialog is left alone. */
export const OwnFocus: Story = {
  render: (args) => <MovingFocus {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set a goal' }));
    await expect(await screen.findByRole('dialog', { name: 'New goal' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Plan the first step' })).toHaveFocus());
  },
};
