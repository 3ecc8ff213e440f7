import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChatModal, type ChatModalProps } from '../../chat/ChatModal/index.ts';
import * as example from '../../chat/example-data.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { StepList } from '../StepList/index.ts';
import { TodayHero } from '../TodayHero/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { exampleSteps } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};

/** A conversation over the page that it was opened from. */
function Chat({ messages }: Pick<ChatModalProps, 'messages'>) {
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState('');
  return (
    <>
      <ExampleShell current="/">
        <Stack gap="5">
          <TodayHero greeting="Good morning, Ada." date="Saturday, 21 November" line="Three small steps today." done={2} total={5} />
          <Card heading="First steps" aside="2 of 4">
            <StepList steps={exampleSteps} />
          </Card>
        </Stack>
      </ExampleShell>
      <ChatModal
        open={open}
        onOpenChange={setOpen}
        persona={example.kael}
        personas={corePersonas}
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
        hint="Sees your level, streak and first name. Not your moods."
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
