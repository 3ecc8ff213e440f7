import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
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
  const problem = { failed: texts.moreFailed, offline: texts.moreOffline, more: '', loading: '' }[state];
  return (
    <div className={styles.further}>
      <p className={styles.furtherNote} role="status">
        {state === 'loading' && (
          <>
            <Spinner size="small" />
            {texts.loadingMore}
          </>
        )}
        {problem}
      </p>
      {state !== 'loading' && (
        <Button size="small" tone="outline" onClick={onLoad}>
          {state === 'more' ? texts.showMore : texts.retry}
        </Button>
      )}
    </div>
  );
}
