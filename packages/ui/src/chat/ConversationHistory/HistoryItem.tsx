import { type ConversationSummary, historyInstant, previewOf, relativeTime, shownTitle } from '@everstep/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { RenameForm } from './RenameForm.tsx';

export interface HistoryItemProps {
  conversation: ConversationSummary;
  persona: ChatPersona | undefined;
  current: boolean;
  now: Date;
  timeZone: string;
  onSelect: () => void;
  onDelete: () => void;
  onRename?: ((title: string) => void) | undefined;
}

/** What a conversation goes by: its title, else its first message, else its guide. */
export const titleOfItem = ({ title, firstMessage }: ConversationSummary, persona: ChatPersona | undefined): string =>
  shownTitle({ title, firstMessage, personaName: persona?.name });

/** One conversation: guide, title, time and last words; it opens by a press. */
export function HistoryItem({ conversation, persona, current, now, timeZone, onSelect, onDelete, onRename }: HistoryItemProps) {
  const [renaming, setRenaming] = useState(false);
  const comesBack = useRef(false);
  const title = titleOfItem(conversation, persona);
  const finish = (next?: string) => {
    comesBack.current = true;
    setRenaming(false);
    if (next) onRename?.(next);
  };
  const focusOnReturn = (button: HTMLButtonElement | null) => {
    if (button && comesBack.current) button.focus();
    if (button) comesBack.current = false;
  };
  return (
    <li className={styles.item({ current })}>
      {renaming ? (
        <RenameForm title={title} onDone={finish} />
      ) : (
        <>
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
          {onRename && <QuietButton ref={focusOnReturn} label={`Rename “${title}”`} icon={Pencil} onClick={() => setRenaming(true)} />}
          <QuietButton label={`Delete “${title}”`} icon={Trash2} onClick={onDelete} />
        </>
      )}
    </li>
  );
}
