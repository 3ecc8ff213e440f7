import { chatGuides } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChatModal, type ChatModalProps } from '../../chat/ChatModal/index.ts';
import * as example from '../../chat/example-data.ts';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';

const nothing = () => {};

/** A conversation over the page that it was opened from. */
function Chat({ messages }: Pick<ChatModalProps, 'messages'>) {
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState('');
  return (
    <>
      <ExampleToday />
      <ChatModal
        open={open}
        onOpenChange={setOpen}
        persona={example.kael}
        personas={chatGuides}
        member={example.exampleMember}
        onPersonaChange={nothing}
        pickerOpen={false}
        onPickerOpenChange={nothing}
        messages={messages}
        conversations={example.conversations}
        conversationId={example.conversations[0]?.id ?? null}
        onSelectConversation={nothing}
        onDeleteConversation={nothing}
        onNewConversation={nothing}
        draft={draft}
        onDraftChange={setDraft}
        onSend={nothing}
        onRegenerate={nothing}
        onSibling={nothing}
        now={example.exampleNow}
        timeZone={example.exampleTimeZone}
        hint="Knows your first name, focus, level and streak. Not your moods."
      />
    </>
  );
}

const meta = {
  title: 'Pages/Chat',
  component: Chat,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { messages: example.thesisTalk },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Words that sound like danger: help stands in the conversation, before anything else. */
export const Safety: Story = { args: { messages: [...example.thesisTalk, example.darkEvening, example.safety] } };
