import { Portal } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaSelector } from '../../product/PersonaSelector/index.ts';
import { Composer } from '../Composer/index.ts';
import { ConversationHistory, type ConversationHistoryProps } from '../ConversationHistory/index.ts';
import type { MessageListProps } from '../MessageList/index.ts';
import { Alert, Deleted } from './ChatAlerts.tsx';
import { ChatBody } from './ChatBody.tsx';
import { Emblem, HeaderActions, HelpButton, Subtitle, Title } from './ChatHeader.tsx';
import * as styles from './ChatModal.css.ts';
import { chatModalTexts } from './texts.ts';
import { isTouched } from './touched.ts';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';
import { useReplyAnnouncement } from './use-reply-announcement.ts';

export interface ChatModalProps extends MessageListProps, Pick<ConversationHistoryProps, 'conversations' | 'finding' | 'further'> {
  /** Whether the chat is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. */
  onOpenChange: (open: boolean) => void;
  /** `closed`: the chat is not up yet; `loading`: conversations are on their way. @default 'ready' */
  phase?: 'closed' | 'loading' | 'ready';
  /** Called with the id of the guide that was chosen. */
  onPersonaChange: (id: string) => void;
  /** The guide picker is open. It can be opened from outside too: sending without a guide opens it. */
  pickerOpen: boolean;
  /** Called when the picker of guides is to open or to close. */
  onPickerOpenChange: (open: boolean) => void;
  /** Called with the id of the conversation to go on with. */
  onSelectConversation: (id: string) => void;
  /** Called with the id of the conversation to delete. */
  onDeleteConversation: (id: string) => void;
  /** Without it titles stay as they are. */
  onRenameConversation?: (id: string, title: string) => void;
  /** Called with whether a conversation is to stand above the others; without it none is pinned. */
  onPinConversation?: (id: string, pinned: boolean) => void;
  /** Called with the id of the conversation to save as a file; without it none is saved. */
  onSaveConversation?: (id: string) => void;
  /** Called when a new conversation is to begin. */
  onNewConversation: () => void;
  /** The conversation was deleted elsewhere: said above it, with the ways on. @default false */
  deleted?: boolean;
  /** Called with the id of a deleted conversation that is to come back. */
  onRestoreConversation?: (id: string) => void;
  /** What stands in the message field. */
  draft: string;
  /** Called with every change of the message field. */
  onDraftChange: (text: string) => void;
  /** Called when the draft is to be sent. */
  onSend: () => void;
  /** Called when the reply that is being written is to end where it is. */
  onStop?: () => void;
  /** The draft was to be sent while a reply is being written, and waits for its end. @default false */
  waits?: boolean;
  /** Sentence of the alert above the conversation. @default null */
  alert?: string | null;
  /** Called when the alert is taken away. */
  onDismissAlert?: () => void;
  /** A line beside the chip of the guide, such as what it may see. */
  hint?: string;
  /** Called by that line, which is a button then. */
  onHint?: () => void;
  /** Whether the guide is given no records here and keeps nothing. @default false */
  incognito?: boolean;
  /** Called with the choice; given only before the first message of a conversation. */
  onIncognitoChange?: ((incognito: boolean) => void) | undefined;
  /** A language model is connected: what is written goes to a service beyond the server. @default false */
  goesOut?: boolean;
  /** Where one question is put to several guides; the picker of guides leads there. */
  councilHref?: string;
  /** Dialogs of the product that lie over the chat. */
  above?: ReactNode;
}

/** The conversation with a guide: full screen on phones, else 80% of the window high. */
export function ChatModal(props: ChatModalProps) {
  const { open, onOpenChange, persona, onSay, goesOut = false } = props;
  const texts = useTexts('ChatModal', chatModalTexts);
  const input = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const firstFocus = useFirstFocus(input);
  const [historyOpen, setHistoryOpen] = useState(false);
  const noteChoice = useFocusAfterChoice(input, props.sending ?? false);
  const announcement = useReplyAnnouncement(props.messages, body, texts);
  return (
    <>
      <Modal
        open={open}
        onOpenChange={onOpenChange}
        size="chat"
        bodyPadding="none"
        initialFocus={firstFocus}
        leading={persona && <Emblem persona={persona} />}
        title={<Title name={persona?.name} />}
        description={<Subtitle archetype={persona?.archetype} goesOut={goesOut} />}
        headerActions={
          <HeaderActions
            hasPersona={persona !== null}
            onPicker={() => props.onPickerOpenChange(true)}
            onHistory={() => setHistoryOpen(true)}
            onNew={props.onNewConversation}
            onHelp={props.onHelp}
          />
        }
      >
        <div ref={body} className={styles.body}>
          {(persona || props.onHelp) && (
            <div className={styles.belowHeader}>
              <p>{persona && [texts.disclosureOf(persona.name), goesOut && texts.goesOut].filter(Boolean).join(' ')}</p>
              <HelpButton onHelp={props.onHelp} where="below" />
            </div>
          )}
          {props.deleted && (
            <Deleted
              {...props}
              onDone={() => {
                if (!isTouched()) input.current?.focus();
              }}
            />
          )}
          {props.alert && <Alert text={props.alert} onDismiss={props.onDismissAlert} />}
          <ChatBody
            {...props}
            onSay={
              onSay &&
              ((words) => {
                noteChoice();
                onSay(words);
              })
            }
          />
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
          {props.above}
          <Picker {...props} />
          <ConversationHistory
            {...props}
            open={historyOpen}
            onOpenChange={setHistoryOpen}
            currentId={props.conversationId}
            onSelect={props.onSelectConversation}
            onDelete={props.onDeleteConversation}
            onRestore={props.onRestoreConversation}
            onRename={props.onRenameConversation}
            onPin={props.onPinConversation}
            onSave={props.onSaveConversation}
            onNew={props.onNewConversation}
            helpAction={<HelpButton onHelp={props.onHelp} where="over" />}
          />
        </Above>
      </Modal>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

/** The field, but where fingers work: what is there to read or to choose would lie under a keyboard at once. */
const useFirstFocus = (input: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> =>
  useMemo(
    () => ({
      get current() {
        return isTouched() ? null : input.current;
      },
    }),
    [input],
  );

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

function Picker({ pickerOpen, onPickerOpenChange, persona, personas, onPersonaChange, councilHref, onHelp }: ChatModalProps) {
  const texts = useTexts('ChatModal', chatModalTexts);
  const selected = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={pickerOpen}
      onOpenChange={onPickerOpenChange}
      size="lg"
      initialFocus={selected}
      title={texts.picker}
      description={texts.pickerHint}
      headerActions={<HelpButton onHelp={onHelp} where="over" />}
      footer={
        <>
          {councilHref !== undefined && (
            <LinkButton tone="ghost" href={councilHref}>
              {texts.council}
            </LinkButton>
          )}
          <Button tone="outline" onClick={() => onPickerOpenChange(false)}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <PersonaSelector
        hideTitle
        personas={personas}
        selectedId={persona?.id ?? null}
        selectedRef={selected}
        onMove={onPersonaChange}
        onSelect={(id) => {
          onPersonaChange(id);
          onPickerOpenChange(false);
        }}
      />
    </Dialog>
  );
}
