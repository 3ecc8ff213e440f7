import { type ConversationSummary, type Message, vibeShown } from '@everstep/domain';
import { History, Plus, UserRoundCog } from 'lucide-react';
import { useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { PersonaSelector } from '../../product/PersonaSelector/index.ts';
import { Composer } from '../Composer/index.ts';
import { ConversationHistory } from '../ConversationHistory/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import { MessageList } from '../MessageList/index.ts';
import * as styles from './ChatModal.css.ts';
import { useReplyAnnouncement } from './use-reply-announcement.ts';

export interface ChatModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `closed`: the chat is not up yet; `loading`: conversations are on their way. @default 'ready' */
  phase?: 'closed' | 'loading' | 'ready';
  /** The chosen guide; null while none is. */
  persona: ChatPersona | null;
  /** The guides to choose from. */
  personas: readonly ChatPersona[];
  onPersonaChange: (id: string) => void;
  /** The guide picker is open. It can be opened from outside too: sending without a guide opens it. */
  pickerOpen: boolean;
  onPickerOpenChange: (open: boolean) => void;
  messages: readonly Message[];
  conversations: readonly ConversationSummary[];
  conversationId: string | null;
  onSelectConversation: (id: string) => void;
  onDeleteConversation: (id: string) => void;
  onNewConversation: () => void;
  draft: string;
  onDraftChange: (text: string) => void;
  onSend: () => void;
  /** The message is on its way; ends when the server has it. @default false */
  sending?: boolean;
  /** A reply is being written. @default false */
  replying?: boolean;
  onStop?: () => void;
  onRegenerate?: (messageId: string) => void;
  onSibling?: (messageId: string, step: -1 | 1) => void;
  /** Sentence of the alert above the conversation. @default null */
  alert?: string | null;
  onDismissAlert?: () => void;
  /** The present; times are shown relative to it. */
  now: Date;
  /** IANA zone of the reader. */
  timeZone: string;
  /** A line beside the chip of the guide, such as what it may see. */
  hint?: string;
}

/** The conversation with a guide: full screen on phones, else 80% of the window high. */
export function ChatModal(props: ChatModalProps) {
  const { persona, open, onOpenChange } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const announcement = useReplyAnnouncement(props.messages, props.conversationId, dialog);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      size="chat"
      bodyPadding="none"
      initialFocus={input}
      leading={persona && <PersonaAvatar persona={persona} />}
      title={<Title persona={persona} />}
      description={persona ? `${persona.archetype} · a computer program, not a human` : 'No guide chosen yet'}
      headerActions={
        <>
          <IconButton
            label={persona ? 'Change Guide' : 'Select Guide'}
            icon={<UserRoundCog size="1em" />}
            onClick={() => props.onPickerOpenChange(true)}
          />
          <IconButton label="Conversation History" icon={<History size="1em" />} onClick={() => setHistoryOpen(true)} />
          <IconButton label="New Conversation" icon={<Plus size="1em" />} onClick={props.onNewConversation} />
        </>
      }
    >
      <div ref={dialog} className={styles.body}>
        {props.alert && (
          <div className={styles.alert}>
            <Banner tone="danger" live="assertive" onDismiss={props.onDismissAlert}>
              {props.alert}
            </Banner>
          </div>
        )}
        <Body {...props} />
        <p className={styles.announcement} role="status">
          {announcement}
        </p>
        {props.phase !== 'closed' && (
          <Composer
            personaName={persona?.name ?? null}
            text={props.draft}
            onTextChange={props.onDraftChange}
            onSend={props.onSend}
            sending={props.sending ?? false}
            replying={props.replying ?? false}
            hint={props.hint}
            inputRef={input}
            {...(props.onStop ? { onStop: props.onStop } : {})}
          />
        )}
      </div>
      <Picker {...props} />
      <ConversationHistory
        open={historyOpen}
        onOpenChange={setHistoryOpen}
        conversations={props.conversations}
        personas={props.personas}
        currentId={props.conversationId}
        now={props.now}
        timeZone={props.timeZone}
        onSelect={props.onSelectConversation}
        onDelete={props.onDeleteConversation}
        onNew={props.onNewConversation}
      />
    </Modal>
  );
}

function Title({ persona }: { persona: ChatPersona | null }) {
  return <>AI Chat{persona && <span className={styles.withPersona}>{` with ${persona.name}`}</span>}</>;
}

function Waiting({ children }: { children: string }) {
  return (
    <div className={styles.center} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}

function Body({
  phase = 'ready',
  persona,
  personas,
  onPickerOpenChange,
  messages,
  conversationId,
  now,
  timeZone,
  onRegenerate,
  onSibling,
}: ChatModalProps) {
  if (phase === 'closed') return <Waiting>Loading AI Chat...</Waiting>;
  if (!persona) {
    return (
      <div className={styles.center}>
        <p>Please select an AI guide to start chatting</p>
        <Button onClick={() => onPickerOpenChange(true)}>Choose Your AI Guide</Button>
      </div>
    );
  }
  if (phase === 'loading') return <Waiting>Loading conversations...</Waiting>;
  return (
    <MessageList
      messages={messages}
      persona={persona}
      personas={personas}
      conversationId={conversationId}
      now={now}
      timeZone={timeZone}
      onRegenerate={onRegenerate}
      onSibling={onSibling}
    />
  );
}

function Picker({ pickerOpen, onPickerOpenChange, persona, personas, onPersonaChange }: ChatModalProps) {
  return (
    <Dialog
      open={pickerOpen}
      onOpenChange={onPickerOpenChange}
      size="lg"
      title="Choose Your AI Guide"
      description="Six voices, one conversation at a time. You can change at any moment."
      footer={
        <Button tone="outline" onClick={() => onPickerOpenChange(false)}>
          Cancel
        </Button>
      }
    >
      <PersonaSelector
        personas={personas.map((guide) => ({ ...guide, vibe: vibeShown(guide.vibe) }))}
        selectedId={persona?.id ?? null}
        onSelect={(id) => {
          onPersonaChange(id);
          onPickerOpenChange(false);
        }}
      />
    </Dialog>
  );
}
