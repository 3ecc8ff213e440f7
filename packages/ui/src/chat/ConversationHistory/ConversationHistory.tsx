import type { ConversationSummary } from '@everstep/domain';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { ChatPersona } from '../MessageBubble/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { DeletedItem } from './DeletedItem.tsx';
import { type Deleted, goneFrom, withGone } from './deleted-rows.ts';
import { Further, type FurtherConversations } from './Further.tsx';
import { HistoryItem, type HistoryItemProps, type Moved, titleOfItem } from './HistoryItem.tsx';
import { conversationHistoryTexts } from './texts.ts';
import { useHeldHeight } from './use-held-height.ts';

/** So many conversations are searched rather than looked through. */
const SEARCHED_FROM = 2;

/** A search beyond the conversations and the words that are here. */
export interface HistoryFinding {
  /** The words that it goes by; '' for none. */
  readonly words: string;
  /** What has them; undefined while that is not known. */
  readonly found: readonly ConversationSummary[] | undefined;
  /** Whether the search is on its way, or why it did not get through. */
  readonly state: 'ready' | 'loading' | 'failed' | 'offline';
  /** Called with trimmed words once typing rests, and with '' when the search is over. */
  readonly onFind: (words: string) => void;
  /** Searches once more. */
  readonly onRetry: () => void;
}

export interface ConversationHistoryProps {
  /** Whether the history is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. */
  onOpenChange: (open: boolean) => void;
  /** The talks so far, in the order in which they are shown: pinned ones first, then the latest. */
  conversations: readonly ConversationSummary[];
  /** The guides that talks were held with. */
  personas: readonly ChatPersona[];
  /** Id of the conversation that is open; null for a new one. */
  currentId: string | null;
  /** The present; times are shown relative to it. */
  now: Date;
  /** IANA zone of the reader. */
  timeZone: string;
  /** Called with the id of the conversation to go on with. */
  onSelect: (id: string) => void;
  /** Called with the id of the conversation to delete. */
  onDelete: (id: string) => void;
  /** Called with the id of a deleted conversation to bring back; with it, what is deleted leaves a row to undo that, until the history closes. */
  onRestore?: ((id: string) => void) | undefined;
  /** Called with a trimmed title; without it titles stay as they are. */
  onRename?: ((id: string, title: string) => void) | undefined;
  /** Called with whether a conversation is to stand above the others; without it none is pinned. */
  onPin?: ((id: string, pinned: boolean) => void) | undefined;
  /** Called with the id of the conversation to save as a file; without it none is saved. */
  onSave?: ((id: string) => void) | undefined;
  /** Called when a new conversation is to begin. */
  onNew: () => void;
  /** The way to people, in the header: the dialog lies over whatever else leads there. */
  helpAction?: ReactNode;
  /** Searches all conversations and all that was said; without it only what is here is searched. */
  finding?: HistoryFinding | undefined;
  /** What comes after the last conversation that is shown; left out where all are here. */
  further?: FurtherConversations | undefined;
}

/** Earlier conversations: pinned ones, then the last updated first. */
export function ConversationHistory(props: ConversationHistoryProps) {
  const { open, onOpenChange, conversations, finding, onNew, helpAction } = props;
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const [wanted, setWanted] = useState('');
  const removing = useRemoving(props);
  const close = () => {
    setWanted('');
    removing.forget();
    if (finding && finding.words !== '') finding.onFind('');
    onOpenChange(false);
  };
  const count = conversations.length + goneFrom(removing.deleted, conversations).length;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={texts.title}
      description={texts.description}
      hideDescription
      placement="top"
      headerActions={helpAction}
      footer={<Foot isEmpty={count === 0} onNew={onNew} onClose={close} />}
    >
      {count === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <>
          {count >= SEARCHED_FROM && (
            <SearchField
              label={texts.find}
              hideLabel
              placeholder={texts.find}
              value={wanted}
              onValueChange={setWanted}
              onSearch={(words) => finding?.onFind(words.trim())}
              loading={finding?.state === 'loading'}
            />
          )}
          <Conversations {...props} {...removing} wanted={wanted.trim()} onClose={close} />
        </>
      )}
    </Dialog>
  );
}

/** Notes what is deleted here, so that it can be brought back where it stood. */
function useRemoving({ conversations, finding, onDelete, onRestore }: ConversationHistoryProps) {
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  return {
    deleted,
    forget: () => setDeleted([]),
    onDelete: (id: string) => {
      const conversation = [...conversations, ...(finding?.found ?? [])].find((one) => one.id === id);
      if (onRestore && conversation) setDeleted((all) => [...without(all, id), { conversation, isBack: false }]);
      onDelete(id);
    },
    onRestore: (id: string) => {
      setDeleted((all) => all.map((one) => (one.conversation.id === id ? { ...one, isBack: true } : one)));
      onRestore?.(id);
    },
  };
}

function Foot({ isEmpty, onNew, onClose }: { isEmpty: boolean; onNew: () => void; onClose: () => void }) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  return (
    <>
      <Button
        // With nothing to go back to, a new one is the main thing to do.
        tone={isEmpty ? 'primary' : 'outline'}
        icon={<Plus />}
        onClick={() => {
          onNew();
          onClose();
        }}
      >
        {texts.newConversation}
      </Button>
      <Button tone="ghost" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  );
}

const without = (deleted: readonly Deleted[], id: string) => deleted.filter(({ conversation }) => conversation.id !== id);

interface ConversationsProps extends ConversationHistoryProps {
  /** Trimmed words of the search. */
  wanted: string;
  /** Those that were deleted here. */
  deleted: readonly Deleted[];
  onClose: () => void;
}

function Conversations(props: ConversationsProps) {
  const { conversations, personas, finding, further, wanted, deleted } = props;
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const moved = useRef<Moved | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const searching = wanted !== '';
  const height = useHeldHeight(list, searching);
  const personaOf = ({ currentPersona }: ConversationSummary) => personas.find(({ id }) => id === currentPersona);
  const isHere = (one: ConversationSummary) =>
    holds(wanted, titleOfItem(one, personaOf(one), texts), one.lastMessage, personaOf(one)?.name, one.foundText);
  const standing = (searching && finding?.words !== '' && finding?.found) || conversations.filter(isHere);
  const gone = goneFrom(deleted, conversations, standing).filter(({ conversation }) => isHere(conversation));
  const shown = withGone(standing, gone);
  // Until the search has answered for these words, nothing can be said to be missing.
  const known = finding === undefined || (finding.words === wanted && finding.state === 'ready');
  const pinned = searching ? [] : shown.filter((one) => one.pinned);
  const rows = (part: readonly ConversationSummary[]) => (
    <ul className={styles.list}>
      {part.map((one) => (
        <Row
          key={one.id}
          {...props}
          conversation={one}
          persona={personaOf(one)}
          moved={moved}
          isGone={gone.some(({ conversation, isBack }) => conversation.id === one.id && !isBack)}
        />
      ))}
    </ul>
  );
  return (
    <div ref={list} style={height}>
      <p className={styles.found} role="status">
        {searching && shown.length === 0 && known && texts.notFound(wanted)}
      </p>
      {searching && finding && <Unreached {...finding} />}
      {pinned.length === 0 ? (
        rows(shown)
      ) : (
        <>
          <Group heading={texts.pinned}>{rows(pinned)}</Group>
          {pinned.length < shown.length && <Group heading={texts.others}>{rows(shown.filter((one) => !one.pinned))}</Group>}
        </>
      )}
      {further && <Further {...further} />}
    </div>
  );
}

interface RowProps extends ConversationsProps, Pick<HistoryItemProps, 'conversation' | 'persona' | 'moved'> {
  /** It was deleted here, and no list has it by now. */
  isGone: boolean;
}

function Row({ conversation, persona, moved, isGone, ...props }: RowProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const { id } = conversation;
  const { currentId, now, timeZone, wanted, onSelect, onClose, onDelete, onRestore, onRename, onPin, onSave } = props;
  if (isGone) {
    const bringBack = () => {
      moved.current = { id, at: 'open' };
      onRestore?.(id);
    };
    return <DeletedItem title={titleOfItem(conversation, persona, texts)} onUndo={bringBack} />;
  }
  return (
    <HistoryItem
      conversation={conversation}
      persona={persona}
      moved={moved}
      current={id === currentId}
      now={now}
      timeZone={timeZone}
      words={wanted}
      onSelect={() => {
        onSelect(id);
        onClose();
      }}
      onDelete={() => onDelete(id)}
      onRename={onRename && ((title) => onRename(id, title))}
      onPin={onPin && ((pinned) => onPin(id, pinned))}
      onSave={onSave && (() => onSave(id))}
    />
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** Says that a search did not reach what is elsewhere, above what is here. */
function Unreached({ state, onRetry }: HistoryFinding) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  if (state !== 'failed' && state !== 'offline') return null;
  return (
    <div className={styles.further}>
      <p className={styles.furtherNote} role="status">
        {state === 'offline' ? texts.findOffline : texts.findFailed}
      </p>
      <Button size="small" tone="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Whether one of the texts has these words in it, whatever their case. */
const holds = (words: string, ...texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text?.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()));
