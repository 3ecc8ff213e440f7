import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './SaveLine.css.ts';

/** Where the entry stands. `saved` brings the member's time of day, such as "12:04". */
export type JournalSave =
  | { readonly state: 'untouched' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'offline' }
  | { readonly state: 'failed' };

const wordsOf = (save: JournalSave): string => {
  if (save.state === 'saved') return `Saved ${save.at}`;
  const words = {
    untouched: '',
    saving: 'Saving…',
    offline: 'Kept on this device until you are online',
    failed: 'Not saved yet. Your words are kept on this device.',
  };
  return words[save.state];
};

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
  const words = wordsOf(save);
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
          Try again
        </Button>
      )}
    </div>
  );
}
