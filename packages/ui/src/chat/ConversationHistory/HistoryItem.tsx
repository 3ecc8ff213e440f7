import { type ConversationSummary, historyInstant, previewOf } from '@everstep/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { timeTexts } from '../../product/texts.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import * as styles from './ConversationHistory.css.ts';
import { RenameForm } from './RenameForm.tsx';
import { type ConversationHistoryTexts, conversationHistoryTexts } from './texts.ts';

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
export const titleOfItem = (
  { title, firstMessage }: ConversationSummary,
  persona: ChatPersona | undefined,
  texts: ConversationHistoryTexts,
): string => title?.trim() || texts.untitled(firstMessage, persona?.name);

/** One conversation: guide, title, time and last words; it opens by a press. */
export function HistoryItem({ conversation, persona, current, now, timeZone, onSelect, onDelete, onRename }: HistoryItemProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const { relative } = useTexts('Time', timeTexts);
  const [renaming, setRenaming] = useState(false);
  const comesBack = useRef(false);
  const title = titleOfItem(conversation, persona, texts);
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
                <span>{relative(historyInstant(conversation) ?? conversation.createdAt, now, timeZone)}</span>
                {conversation.lastMessage && (
                  <>
                    {' · '}
                    <span>{previewOf(conversation.lastMessage)}</span>
                  </>
                )}
              </span>
            </span>
          </button>
          {onRename && <QuietButton ref={focusOnReturn} label={texts.rename(title)} icon={Pencil} onClick={() => setRenaming(true)} />}
          <QuietButton label={texts.delete(title)} icon={Trash2} onClick={onDelete} />
        </>
      )}
    </li>
  );
}
