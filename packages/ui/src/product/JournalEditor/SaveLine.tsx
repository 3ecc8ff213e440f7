import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SaveLine.css.ts';
import { type JournalEditorTexts, journalEditorTexts } from './texts.ts';

/** Where the entry stands. `saved` brings the member's time of day, such as "12:04". */
export type JournalSave =
  | { readonly state: 'untouched' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'offline' }
  | { readonly state: 'failed' };

function wordsOf(save: JournalSave, texts: JournalEditorTexts): string {
  if (save.state === 'untouched') return '';
  return save.state === 'saved' ? texts.saved(save.at) : texts[save.state];
}

const icons: Readonly<Record<JournalSave['state'], ReactNode>> = {
  untouched: null,
  saving: <RefreshCw size={15} />,
  saved: <Check size={15} strokeWidth={2.5} />,
  offline: <CloudOff size={15} />,
  failed: <TriangleAlert size={15} />,
};

interface SaveLineProps {
  readonly save: JournalSave;
  readonly onRetry: () => void;
}

/** Says where the entry stands; only what matters to the ear is announced, not each save. */
export function SaveLine({ save, onRetry }: SaveLineProps) {
  const telling = save.state === 'offline' || save.state === 'failed';
  const texts = useTexts('JournalEditor', journalEditorTexts);
  const words = wordsOf(save, texts);
  return (
    <div className={styles.line}>
      <span className={styles.words} data-state={save.state}>
        <span className={styles.icon} aria-hidden="true">
          {icons[save.state]}
        </span>
        {/* The place stands there from the start, so that bad news is heard. */}
        <span>
          <span role="status">{telling && words}</span>
          {!telling && words}
        </span>
      </span>
      {save.state === 'failed' && (
        <Button tone="outline" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
