import { Undo2 } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

interface UndoBarProps {
  readonly subject: string;
  readonly onUndo: () => void;
}

/** Says what was deleted, under the list, and brings it back. */
export function UndoBar({ subject, onUndo }: UndoBarProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <div className={styles.undo} role="status">
      <p className={styles.undoWords}>{texts.deleted(subject)}</p>
      <Button tone="soft" size="small" icon={<Undo2 />} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
