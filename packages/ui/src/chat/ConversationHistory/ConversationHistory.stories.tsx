import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
    onNew: () => {},
  },
} satisfies Meta<typeof ConversationHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { conversations: [] } };
export const Current: Story = { args: { currentId: conversations[1]?.id ?? null } };
export const LongTitles: Story = { args: { conversations: conversations.slice(2) } };
/** From eight on they can be searched. */
export const Many: Story = { args: { conversations: manyConversations } };
/** Where titles stay as they are. */
export const WithoutRename: Story = { render: ({ onRename: _, ...args }) => <ConversationHistory {...args} /> };
export const AllVariants: Story = { args: { currentId: conversations[0]?.id ?? null } };
export const Phone: Story = { ...Current, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const RightToLeft: Story = { ...Current, globals: { direction: 'rtl' } };

export const PhoneMany: Story = { ...Many, globals: { viewport: { value: 'mobile1', isRotated: false } } };

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
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Rename “A hard talk with my landlord”' })),
};

/** Esc keeps the old title and the dialog; Enter keeps the new one, and focus comes back. */
export const Renaming: Story = {
  play: async ({ args }) => {
    const title = 'A hard talk with my landlord';
    const open = async () => userEvent.click(await screen.findByRole('button', { name: `Rename “${title}”` }));
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Conversation History' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: `Rename “${title}”` })).toHaveFocus());
    await open();
    await userEvent.keyboard('The landlord, solved{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(conversations[1]?.id, 'The landlord, solved');
  },
};
