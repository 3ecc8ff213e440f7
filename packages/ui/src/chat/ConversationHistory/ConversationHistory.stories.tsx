import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversations, exampleNow, exampleTimeZone } from '../example-data.ts';
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
    onDelete: () => {},
    onNew: () => {},
  },
} satisfies Meta<typeof ConversationHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { conversations: [] } };
export const Current: Story = { args: { currentId: conversations[1]?.id ?? null } };
export const LongTitles: Story = { args: { conversations: conversations.slice(2) } };
export const AllVariants: Story = { args: { currentId: conversations[0]?.id ?? null } };
export const Phone: Story = { ...Current, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const RightToLeft: Story = { ...Current, globals: { direction: 'rtl' } };
