import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './MessageList.css.ts';
import { messageListTexts } from './texts.ts';

/** The pages before the first message that is here. */
export interface EarlierMessages {
  /** `more`: there are some; `loading`: a page is on its way; `failed`: it did not come; `none`: the first message of all is here. */
  readonly state: 'more' | 'loading' | 'failed' | 'none';
  /** Fetches the page before the first message. */
  readonly onLoad: () => void;
}

interface EarlierProps extends EarlierMessages {
  scroller: HTMLElement | null;
}

/** Above the first message: fetches what comes before it once the member reads near it. Of one height, whatever it says, so that nothing moves. */
export function Earlier({ state, onLoad, scroller }: EarlierProps) {
  const texts = useTexts('MessageList', messageListTexts);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    if (!row || !scroller || state !== 'more') return;
    // A screen ahead, so that reading on does not have to wait.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { root: scroller, rootMargin: '100% 0px 0px' });
    observer.observe(row);
    return () => observer.disconnect();
  }, [row, scroller, state]);
  return (
    <div ref={setRow} className={styles.earlier}>
      {state === 'loading' && (
        <p className={styles.earlierNote} role="status">
          <Spinner size="small" />
          {texts.loadingEarlier}
        </p>
      )}
      {state === 'none' && <p>{texts.begins}</p>}
      {state === 'failed' && <p>{texts.failed}</p>}
      {(state === 'more' || state === 'failed') && (
        <Button size="small" tone="outline" onClick={onLoad}>
          {state === 'failed' ? texts.retry : texts.showEarlier}
        </Button>
      )}
    </div>
  );
}
