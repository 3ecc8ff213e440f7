import type { ConversationSummary } from '@everstep/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { HistoryItem, titleOfItem } from './HistoryItem.tsx';

/** So many conversations are searched rather than looked through. */
const SEARCHED_FROM = 8;

export interface ConversationHistoryProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conversations: readonly ConversationSummary[];
  personas: readonly ChatPersona[];
  currentId: string | null;
  /** The present; times are shown relative to it. */
  now: Date;
  /** IANA zone of the reader. */
  timeZone: string;
  onSelect: (id: string) => void;
  onDelete: (id: string) => void;
  /** Called with a trimmed title; without it titles stay as they are. */
  onRename?: ((id: string, title: string) => void) | undefined;
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
  const [wanted, setWanted] = useState('');
  const personaOf = ({ currentPersona }: ConversationSummary) => personas.find(({ id }) => id === currentPersona);
  const found = conversations.filter((one) => holds(wanted, titleOfItem(one, personaOf(one)), one.lastMessage, personaOf(one)?.name));
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
      title="Conversation History"
      description="Open an earlier conversation, or delete it."
      hideDescription
      footer={
        <>
          <Button tone={isEmpty ? 'primary' : 'outline'} icon={<Plus />} onClick={pick(onNew)}>
            New Conversation
          </Button>
          <Button tone={isEmpty ? 'outline' : 'primary'} onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <p className={styles.empty}>No conversations yet. Start chatting to create your first conversation!</p>
      ) : (
        <>
          {conversations.length >= SEARCHED_FROM && (
            <SearchField label="Find a conversation" hideLabel placeholder="Find a conversation" value={wanted} onValueChange={setWanted} />
          )}
          <p className={styles.found} role="status">
            {found.length === 0 && `No conversation has “${wanted.trim()}” in it.`}
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
