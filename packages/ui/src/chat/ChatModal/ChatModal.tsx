import { Portal } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { PersonaSelector } from '../../product/PersonaSelector/index.ts';
import { Composer } from '../Composer/index.ts';
import { ConversationHistory, type ConversationHistoryProps } from '../ConversationHistory/index.ts';
import type { MessageListProps } from '../MessageList/index.ts';
import { ChatBody } from './ChatBody.tsx';
import { DISCLOSURE, Emblem, HeaderActions, Subtitle, Title } from './ChatHeader.tsx';
import * as styles from './ChatModal.css.ts';
import { useReplyAnnouncement } from './use-reply-announcement.ts';

export interface ChatModalProps extends MessageListProps, Pick<ConversationHistoryProps, 'conversations'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `closed`: the chat is not up yet; `loading`: conversations are on their way. @default 'ready' */
  phase?: 'closed' | 'loading' | 'ready';
  onPersonaChange: (id: string) => void;
  /** The guide picker is open. It can be opened from outside too: sending without a guide opens it. */
  pickerOpen: boolean;
  onPickerOpenChange: (open: boolean) => void;
  onSelectConversation: (id: string) => void;
  onDeleteConversation: (id: string) => void;
  /** Without it titles stay as they are. */
  onRenameConversation?: (id: string, title: string) => void;
  onNewConversation: () => void;
  draft: string;
  onDraftChange: (text: string) => void;
  onSend: () => void;
  /** The message is on its way; ends when the server has it. @default false */
  sending?: boolean;
  /** A reply is being written. @default false */
  replying?: boolean;
  onStop?: () => void;
  /** Sentence of the alert above the conversation. @default null */
  alert?: string | null;
  onDismissAlert?: () => void;
  /** A line beside the chip of the guide, such as what it may see. */
  hint?: string;
}

/** The conversation with a guide: full screen on phones, else 80% of the window high. */
export function ChatModal(props: ChatModalProps) {
  const { open, onOpenChange, persona } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const announcement = useReplyAnnouncement(props.messages, body);
  return (
    <>
      <Modal
        open={open}
        onOpenChange={onOpenChange}
        size="chat"
        bodyPadding="none"
        initialFocus={input}
        leading={persona && <Emblem persona={persona} />}
        title={<Title name={persona?.name} />}
        description={<Subtitle archetype={persona?.archetype} />}
        headerActions={
          <HeaderActions
            hasPersona={persona !== null}
            onPicker={() => props.onPickerOpenChange(true)}
            onHistory={() => setHistoryOpen(true)}
            onNew={props.onNewConversation}
          />
        }
      >
        <div ref={body} className={styles.body}>
          {persona && <p className={styles.disclosureBelow}>{`${persona.name} is ${DISCLOSURE}.`}</p>}
          {props.alert && <Alert text={props.alert} onDismiss={props.onDismissAlert} />}
          <ChatBody {...props} />
          {props.phase !== 'closed' && (
            <Composer
              {...props}
              personaName={persona?.name ?? null}
              text={props.draft}
              onTextChange={props.onDraftChange}
              inputRef={input}
            />
          )}
        </div>
        <Above>
          <Picker {...props} />
          <ConversationHistory
            {...props}
            open={historyOpen}
            onOpenChange={setHistoryOpen}
            currentId={props.conversationId}
            onSelect={props.onSelectConversation}
            onDelete={props.onDeleteConversation}
            onRename={props.onRenameConversation}
            onNew={props.onNewConversation}
          />
        </Above>
      </Modal>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

/** Draws dialogs of the dialog only once that itself is there: whichever is drawn later lies on top. */
function Above({ children }: { children: ReactNode }) {
  const [placed, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);
  return placed && children;
}

/** Outside of every dialog, so that a reply is heard under an inner one and with the chat closed. */
function Announcement({ children }: { children: string }) {
  return (
    <Portal.Root asChild>
      <p className={styles.announcement} role="status" aria-live="polite">
        {children}
      </p>
    </Portal.Root>
  );
}

function Alert({ text, onDismiss }: { text: string; onDismiss: (() => void) | undefined }) {
  return (
    <div className={styles.alert}>
      <Banner tone="danger" live="assertive" onDismiss={onDismiss}>
        {text}
      </Banner>
    </div>
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
        hideTitle
        personas={personas}
        selectedId={persona?.id ?? null}
        onSelect={(id) => {
          onPersonaChange(id);
          onPickerOpenChange(false);
        }}
      />
    </Dialog>
  );
}
