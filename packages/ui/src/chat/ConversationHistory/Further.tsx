import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ConversationHistory.css.ts';
import { conversationHistoryTexts } from './texts.ts';

/** The conversations after the last one that is here. */
export interface FurtherConversations {
  /** `more`: there are some; `loading`: a page is on its way; `failed`, `offline`: it did not come; `none`: all are here. */
  readonly state: 'more' | 'loading' | 'failed' | 'offline' | 'none';
  /** Fetches the next page. */
  readonly onLoad: () => void;
}

/** Below the last conversation: fetches what is older. */
export function Further({ state, onLoad }: FurtherConversations) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  if (state === 'none') return null;
  const note = { failed: texts.moreFailed, offline: texts.moreOffline, loading: texts.loadingMore, more: '' }[state];
  const isProblem = state === 'failed' || state === 'offline';
  return (
    <div className={styles.further}>
      <p className={styles.furtherNote} role="status">
        {note}
      </p>
      <Button size="small" tone="outline" loading={state === 'loading'} onClick={onLoad}>
        {isProblem ? texts.retry : texts.showMore}
      </Button>
    </div>
  );
}
