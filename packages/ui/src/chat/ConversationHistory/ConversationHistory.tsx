import { type ConversationSummary, historyInstant, previewOf, relativeTime, shownTitle } from '@everstep/domain';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import * as styles from './ConversationHistory.css.ts';

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
  onNew,
}: ConversationHistoryProps) {
  const close = () => onOpenChange(false);
  // With nothing to go back to, a new one is the main thing to do.
  const isEmpty = conversations.length === 0;
  const pick = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
        <ul className={styles.list}>
          {conversations.map((conversation) => (
            <Item
              key={conversation.id}
              conversation={conversation}
              persona={personas.find(({ id }) => id === conversation.currentPersona)}
              current={conversation.id === currentId}
              now={now}
              timeZone={timeZone}
              onSelect={pick(() => onSelect(conversation.id))}
              onDelete={() => onDelete(conversation.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ItemProps {
  conversation: ConversationSummary;
  persona: ChatPersona | undefined;
  current: boolean;
  now: Date;
  timeZone: string;
  onSelect: () => void;
  onDelete: () => void;
}

function Item({ conversation, persona, current, now, timeZone, onSelect, onDelete }: ItemProps) {
  const title = shownTitle({ title: conversation.title, firstMessage: conversation.firstMessage, personaName: persona?.name });
  return (
    <li className={styles.item({ current })}>
      <button type="button" className={styles.open} aria-current={current ? 'true' : undefined} onClick={onSelect}>
        {persona && <PersonaAvatar persona={persona} />}
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            <span>{relativeTime(historyInstant(conversation) ?? conversation.createdAt, now, timeZone)}</span>
            {conversation.lastMessage && (
              <>
                {' · '}
                <span>{previewOf(conversation.lastMessage)}</span>
              </>
            )}
          </span>
        </span>
      </button>
      <QuietButton label={`Delete “${title}”`} icon={Trash2} onClick={onDelete} />
    </li>
  );
}
