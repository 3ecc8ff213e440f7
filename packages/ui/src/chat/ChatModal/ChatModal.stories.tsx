import { chatAlerts, corePersonas, type Message } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as example from '../example-data.ts';
import { ChatModal, type ChatModalProps } from './index.ts';

/** Lets the dialog be used: choices and drafts stay. */
function Used(props: ChatModalProps) {
  const [draft, setDraft] = useState(props.draft);
  const [open, setOpen] = useState(props.open);
  const [pickerOpen, setPickerOpen] = useState(props.pickerOpen);
  const [persona, setPersona] = useState(props.persona);
  return (
    <ChatModal
      {...props}
      open={open}
      onOpenChange={setOpen}
      draft={draft}
      onDraftChange={setDraft}
      pickerOpen={pickerOpen}
      onPickerOpenChange={setPickerOpen}
      persona={persona}
      onPersonaChange={(id) => setPersona(corePersonas.find((guide) => guide.id === id) ?? null)}
    />
  );
}

const meta = {
  title: 'Chat/ChatModal',
  component: ChatModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    open: true,
    onOpenChange: () => {},
    persona: example.kael,
    personas: corePersonas,
    member: example.exampleMember,
    onPersonaChange: () => {},
    pickerOpen: false,
    onPickerOpenChange: () => {},
    messages: example.thesisTalk,
    conversations: example.conversations,
    conversationId: example.conversations[0]?.id ?? null,
    onSelectConversation: () => {},
    onDeleteConversation: () => {},
    onNewConversation: () => {},
    draft: '',
    onDraftChange: () => {},
    onSend: () => {},
    onStop: () => {},
    onRegenerate: () => {},
    onSibling: () => {},
    onDismissAlert: () => {},
    now: example.exampleNow,
    timeZone: example.exampleTimeZone,
    hint: 'Sees your level, streak and first name. Not your moods.',
  },
  render: (args) => <Used {...args} />,
} satisfies Meta<typeof ChatModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const talk = (...more: readonly Message[]) => [...example.thesisTalk, ...more];

export const Conversation: Story = {};
/** The chat's own code is on its way. */
export const Closed: Story = { args: { phase: 'closed' } };
export const NoPersona: Story = { args: { persona: null, messages: [], conversationId: null } };
export const Loading: Story = { args: { phase: 'loading', messages: [] } };
export const Intro: Story = { args: { messages: [], conversationId: null } };
export const Sending: Story = { args: { messages: talk(example.tenMore), draft: example.tenMore.content, sending: true } };
export const Writing: Story = { args: { messages: talk(example.tenMore, example.writing), replying: true } };
export const Streaming: Story = { args: { messages: talk(example.tenMore, example.streaming), replying: true } };
export const Stopped: Story = { args: { messages: talk(example.tenMore, example.stopped) } };
export const Interrupted: Story = { args: { messages: talk(example.tenMore, example.interrupted), alert: chatAlerts.interrupted } };
export const Failed: Story = { args: { messages: talk(example.tenMore, example.failed), alert: chatAlerts.send } };
export const Siblings: Story = { args: { messages: talk(example.tenMore, example.secondOfThree) } };
export const Safety: Story = { args: { messages: talk(example.darkEvening, example.safety) } };
export const Formatted: Story = { args: { messages: example.formattedTalk } };
export const LongWords: Story = { args: { messages: example.longWords } };
export const Long500: Story = { args: { messages: example.longTalk(500) } };
export const Long2000: Story = { args: { messages: example.longTalk(2000) } };
export const Picker: Story = { args: { pickerOpen: true } };
export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Streaming, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const AllVariants: Story = { args: { messages: talk(example.tenMore, example.failed), alert: chatAlerts.send } };

/** 80 % of the window, never under 400 px [chat-043]. */
export const Height: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'AI Chat with Kael' });
    await waitFor(() => expect(dialog.offsetHeight).toBe(Math.max(400, Math.round(innerHeight * 0.8))));
    await expect(getComputedStyle(dialog).minBlockSize).toBe('400px');
  },
};

/** Esc closes what lies on top, one layer each. */
export const Escape: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation History' }));
    await screen.findByRole('dialog', { name: 'Conversation History' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conversation History' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'AI Chat with Kael' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
