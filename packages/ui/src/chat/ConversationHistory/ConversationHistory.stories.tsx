import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { conversations, exampleNow, exampleTimeZone, manyConversations } from '../example-data.ts';
import { ConversationHistory } from './index.ts';

const meta = {
  title: 'Chat/ConversationHistory',
  component: ConversationHistory,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: () => {},
    conversations,
    personas: corePersonas,
    currentId: null,
    now: exampleNow,
    timeZone: exampleTimeZone,
    onSelect: () => {},
    onDelete: fn(),
    onRename: fn(),
    onPin: fn(),
    onSave: fn(),
    onNew: () => {},
  },
} satisfies Meta<typeof ConversationHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { conversations: [] } };
export const Current: Story = { args: { currentId: conversations[1]?.id ?? null } };
export const LongTitles: Story = { args: { conversations: conversations.slice(2) } };
/** From two on they can be searched. */
export const Many: Story = { args: { conversations: manyConversations } };
/** Two stand above the others, one of them open. */
export const Pinned: Story = {
  args: {
    conversations: conversations.map((one, index) => (index < 2 ? { ...one, pinned: true } : one)),
    currentId: conversations[1]?.id ?? null,
  },
};
/** Where nothing but opening and deleting is offered. */
export const WithoutActions: Story = {
  render: ({ onRename: _rename, onPin: _pin, onSave: _save, ...args }) => <ConversationHistory {...args} />,
};
/** A deleted one leaves the way back in its place; another is marked as incognito. */
export const Deleted: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(args.conversations);
    return (
      <ConversationHistory
        {...args}
        conversations={shown}
        onDelete={(id) => setShown(shown.filter((one) => one.id !== id))}
        onRestore={() => setShown(args.conversations)}
      />
    );
  },
  args: { conversations: conversations.map((one, index) => ({ ...one, incognito: index === 0 })) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete “A hard talk/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Undo deleting “A hard talk/ })).toHaveFocus());
  },
};
export const AllVariants: Story = { args: Pinned.args ?? {} };
export const Phone: Story = { ...Current, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const PhonePinned: Story = { ...Pinned, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const RightToLeft: Story = { ...Pinned, globals: { direction: 'rtl' } };

export const PhoneMany: Story = { ...Many, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** There are older ones, a page at a time. */
export const Further: Story = { ...Many, args: { conversations: manyConversations, further: { state: 'more', onLoad: () => {} } } };
export const FurtherLoading: Story = {
  ...Many,
  args: { conversations: manyConversations, further: { state: 'loading', onLoad: () => {} } },
};
export const FurtherFailed: Story = { ...Many, args: { conversations: manyConversations, further: { state: 'failed', onLoad: () => {} } } };
export const FurtherOffline: Story = {
  ...Many,
  args: { conversations: manyConversations, further: { state: 'offline', onLoad: () => {} } },
};

const type = (words: string) => async () => userEvent.type(await screen.findByRole('searchbox', { name: 'Find a conversation' }), words);
const finding = { words: 'landlord', found: undefined, onFind: () => {}, onRetry: () => {} };

/** The server looks through all that was said; until it answers, what is here is shown. */
export const FindingElsewhere: Story = {
  args: { conversations: manyConversations, finding: { ...finding, state: 'loading' } },
  play: type('landlord'),
};
/** It neither grows nor shrinks with the letters. */
export const StaysWhileFinding: Story = {
  ...Many,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const places = () => JSON.stringify(dialog.getBoundingClientRect());
    const before = places();
    await type('landlord')();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(places()).toBe(before);
  },
};
export const FoundElsewhere: Story = {
  args: { conversations: manyConversations, finding: { ...finding, words: 'ferns', state: 'ready', found: conversations.slice(2, 4) } },
  play: async () => {
    await type('ferns')();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  },
};
/** What was said is shown with the words marked, and so are words of a title. */
export const FoundInMessages: Story = {
  args: {
    conversations: manyConversations,
    finding: {
      ...finding,
      words: 'landlord',
      state: 'ready',
      found: conversations.slice(0, 3).map((one, index) => ({
        ...one,
        ...(index === 1
          ? {}
          : {
              foundMessageId: 'm',
              foundText: '…and in the evening the Landlord rang about the rent, and the LANDLORD’s brother as well, who is…',
            }),
      })),
    },
  },
  play: async () => {
    await type('landlord')();
    await waitFor(() => expect(screen.getAllByText('Landlord', { selector: 'mark' })).toHaveLength(2));
    await expect(screen.getByText('landlord', { selector: 'mark' })).toBeVisible();
    await userEvent.tab();
    const first = screen.getAllByRole('button', { name: /the Landlord rang/ })[0];
    await expect(first).toHaveAccessibleName(/evening the Landlord rang about the rent, and the LANDLORD’s brother/);
  },
};
export const PhoneFoundInMessages: Story = { ...FoundInMessages, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const FindingFailed: Story = {
  args: { conversations: manyConversations, finding: { ...finding, state: 'failed' } },
  play: type('landlord'),
};
export const FindingOffline: Story = {
  args: { conversations: manyConversations, finding: { ...finding, state: 'offline' } },
  play: type('landlord'),
};

/** While the list is open the page behind it is hidden from assistive technology and focus can't leave the list; axe sees the first half only. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const openMenu = async (title: string) => userEvent.click(await screen.findByRole('button', { name: `More for “${title}”` }));
const rename = async (title: string) => {
  await openMenu(title);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
};

/** What is done now and then stands in a menu, so that a phone has room for the title. */
export const MenuOpen: Story = { parameters: whileOpen, play: async () => openMenu('A hard talk with my landlord') };

/** Words of titles, guides and last messages are found; what is not there is said. */
export const Searching: Story = {
  ...Many,
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Find a conversation' });
    await userEvent.type(search, 'LANDLORD');
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'ferns');
    await expect(screen.getByText('No conversation has “ferns” in it.')).toBeInTheDocument();
  },
};

/** The field stands in the row's place, its words chosen. */
export const RenameOpen: Story = {
  args: { currentId: conversations[1]?.id ?? null },
  play: async () => rename('A hard talk with my landlord'),
};

/** Esc keeps the old title and the dialog; Enter keeps the new one, and focus comes back. */
export const Renaming: Story = {
  play: async ({ args }) => {
    const title = 'A hard talk with my landlord';
    await rename(title);
    await waitFor(() => expect(screen.getByRole('textbox', { name: `New title of “${title}”` })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Conversation History' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: `More for “${title}”` })).toHaveFocus());
    await rename(title);
    await waitFor(() => expect(screen.getByRole('textbox', { name: `New title of “${title}”` })).toHaveFocus());
    await userEvent.keyboard('The landlord, solved{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(conversations[1]?.id, 'The landlord, solved');
  },
};
