import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/index.ts';
import * as example from '../example-data.ts';
import { MessageBubble } from './index.ts';

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: {
    message: example.fromGuide(2, 'Which promise was too big?'),
    persona: example.kael,
    member: example.exampleMember,
    time: '2 min ago',
    latest: true,
    onRegenerate: () => {},
    onSibling: () => {},
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { message: example.thesis } };
export const Writing: Story = { args: { message: example.writing, time: 'now' } };
export const Streaming: Story = { args: { message: example.streaming, time: 'now' } };
export const Stopped: Story = { args: { message: example.stopped, time: 'now' } };
export const Interrupted: Story = { args: { message: example.interrupted, time: 'now' } };
export const Failed: Story = { args: { message: example.failed, time: 'now' } };
/** A language model was asked and did not answer: the guide that needs none can. */
export const FailedThere: Story = { args: { message: example.failedThere, time: 'now', onHandOver: () => {}, onHelp: () => {} } };
/** Where something can read: the browser, or a service of the server. */
export const ReadAloud: Story = { args: { onReadAloud: () => {} } };
export const Reading: Story = { args: { onReadAloud: () => {}, reading: true, latest: false } };
export const Siblings: Story = { args: { message: example.secondOfThree, time: 'now' } };
/** No guide speaks here: the card is the product's own. */
export const Safety: Story = { args: { message: example.safety, time: 'now' } };
/** What a guide proposes stands below what it was made from, and stays usable under an older reply. */
export const Proposing: Story = { args: { message: example.proposing, proposing: example.exampleProposing, latest: false } };
/** The actions of an earlier reply show when it is looked at. */
export const Earlier: Story = { args: { latest: false } };
export const WithoutGuide: Story = { args: { persona: undefined } };
export const LongWords: Story = {
  render: (args) => (
    <Stack gap="5">
      {example.longWords.map((message) => (
        <MessageBubble key={message.id} {...args} message={message} />
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      {[
        example.thesis,
        args.message,
        example.writing,
        example.streaming,
        example.stopped,
        example.interrupted,
        example.failed,
        example.secondOfThree,
        example.safety,
      ].map((message) => (
        <MessageBubble key={`${message.status}-${message.content}`} {...args} message={message} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } };
