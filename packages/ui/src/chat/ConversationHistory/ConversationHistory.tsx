import type { ConversationSummary } from '@everstep/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { ChatPersona } from '../MessageBubble/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { HistoryItem, titleOfItem } from './HistoryItem.tsx';
import { conversationHistoryTexts } from './texts.ts';

/** So many conversations are searched rather than looked through. */
const SEARCHED_FROM = 8;

export interface ConversationHistoryProps {
  /** Whether the history is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. */
  onOpenChange: (open: boolean) => void;
  /** The talks so far, the latest first. */
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
  /** Called with a trimmed title; without it titles stay as they are. */
  onRename?: ((id: string, title: string) => void) | undefined;
  /** Called when a new conversation is to begin. */
  onNew: () => void;
}

/** Earlier conversations, the last updated first. */
export function ConversationHistory({
  open,
  onOpenChange,
  conversations,
  personas,
  currentId,
  now,
  timeZone,
  onSelect,
  onDelete,
  onRename,
  onNew,
}: ConversationHistoryProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const [wanted, setWanted] = useState('');
  const personaOf = ({ currentPersona }: ConversationSummary) => personas.find(({ id }) => id === currentPersona);
  const found = conversations.filter((one) =>
    holds(wanted, titleOfItem(one, personaOf(one), texts), one.lastMessage, personaOf(one)?.name),
  );
  const close = () => {
    setWanted('');
    onOpenChange(false);
  };
  // With nothing to go back to, a new one is the main thing to do.
  const isEmpty = conversations.length === 0;
  const pick = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={texts.title}
      description={texts.description}
      hideDescription
      footer={
        <>
          <Button tone={isEmpty ? 'primary' : 'outline'} icon={<Plus />} onClick={pick(onNew)}>
            {texts.newConversation}
          </Button>
          <Button tone={isEmpty ? 'outline' : 'primary'} onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <>
          {conversations.length >= SEARCHED_FROM && (
            <SearchField label={texts.find} hideLabel placeholder={texts.find} value={wanted} onValueChange={setWanted} />
          )}
          <p className={styles.found} role="status">
            {found.length === 0 && texts.notFound(wanted.trim())}
          </p>
          <ul className={styles.list}>
            {found.map((conversation) => (
              <HistoryItem
                key={conversation.id}
                conversation={conversation}
                persona={personaOf(conversation)}
                current={conversation.id === currentId}
                now={now}
                timeZone={timeZone}
                onSelect={pick(() => onSelect(conversation.id))}
                onDelete={() => onDelete(conversation.id)}
                onRename={onRename && ((title) => onRename(conversation.id, title))}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Whether one of the texts has these words in it, whatever their case. */
const holds = (words: string, ...texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text?.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()));
