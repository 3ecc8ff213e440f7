import { Undo2 } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './NotificationDialog.css.ts';

interface UndoBarProps {
  readonly subject: string;
  readonly onUndo: () => void;
}

/** Says what was deleted, under the list, and brings it back. */
export function UndoBar({ subject, onUndo }: UndoBarProps) {
  return (
    <div className={styles.undo} role="status">
      <p className={styles.undoWords}>Deleted “{subject}”</p>
      <Button tone="soft" size="small" icon={<Undo2 />} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
