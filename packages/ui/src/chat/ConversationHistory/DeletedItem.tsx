import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ConversationHistory.css.ts';
import { conversationHistoryTexts } from './texts.ts';

interface DeletedItemProps {
  title: string;
  onUndo: () => void;
}

/** Stands where a conversation was deleted, and brings it back. Focus that was lost with the conversation goes on here. */
export function DeletedItem({ title, onUndo }: DeletedItemProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <li className={styles.deleted}>
      <p className={styles.deletedWords}>{texts.deleted(title)}</p>
      <Button ref={button} size="small" tone="ghost" aria-label={texts.undoDelete(title)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </li>
  );
}
