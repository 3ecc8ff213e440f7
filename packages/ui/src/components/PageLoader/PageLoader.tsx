import { RELOAD_BUTTON_MS, STUCK_BUTTON_MS } from '@everstep/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './PageLoader.css.ts';
import { pageLoaderTexts } from './texts.ts';
import { useElapsed } from './use-elapsed.ts';

export interface PageLoaderProps {
  /** Called by the stuck button: try the same page again. @default `onReload` */
  onStuck?: (() => void) | undefined;
  /** Called by 'Reload App'. @default loads the document anew */
  onReload?: (() => void) | undefined;
  /** What is being waited for. @default 'Loading page...' */
  message?: ReactNode;
  /** When the stuck button appears, in milliseconds. @default 8000 */
  stuckAfterMs?: number;
  /** When 'Reload App' appears, in milliseconds. @default 10000 */
  reloadAfterMs?: number;
  /** Stands below from the start, such as a way that needs no loading. */
  foot?: ReactNode;
  /** Says what the stuck button does. @default 'Still loading? Try again' */
  stuckLabel?: string;
}

/** Stands where a page will be. Waits calmly, then offers a way out; all of it is announced politely. */
export function PageLoader(props: PageLoaderProps) {
  const texts = useTexts('PageLoader', pageLoaderTexts);
  const { onReload = reloadDocument, onStuck = onReload, message = texts.loading, stuckLabel = texts.stuck } = props;
  const stuck = useElapsed(props.stuckAfterMs ?? STUCK_BUTTON_MS);
  const reloadable = useElapsed(props.reloadAfterMs ?? RELOAD_BUTTON_MS);
  return (
    <div className={styles.loader}>
      <div className={styles.message} role="status">
        <Spinner size="large" />
        <p>{message}</p>
        {stuck && <p className={styles.note}>{texts.slow}</p>}
      </div>
      {/* The places are there from the start, so that nothing jumps when a button comes. */}
      <div className={styles.actions}>
        {stuck && (
          <Button tone="soft" onClick={onStuck}>
            {stuckLabel}
          </Button>
        )}
        {reloadable && (
          <Button tone="outline" onClick={onReload}>
            {texts.reload}
          </Button>
        )}
      </div>
      {props.foot}
    </div>
  );
}

function reloadDocument(): void {
  window.location.reload();
}
