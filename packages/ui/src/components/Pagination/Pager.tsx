import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';
import { pagerTexts } from './texts.ts';

export interface PagerProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Goes towards the newest; undefined when this is the newest page. */
  onNewer: (() => void) | undefined;
  /** Goes further back; undefined when nothing is older. */
  onOlder: (() => void) | undefined;
  /** Which direction is being fetched: its button shows it and swallows presses. */
  loading?: 'newer' | 'older' | undefined;
  /** Between the buttons, e.g. "1 to 30 November". */
  status?: ReactNode;
  /** Names the landmark. @default 'Pages' */
  label?: string;
  /** Says what the first button does. @default 'Newer' */
  newerLabel?: string;
  /** Says what the second button does. @default 'Older' */
  olderLabel?: string;
}

/** Steps through a long list by time, where nobody knows how many pages there are. */
export function Pager(props: PagerProps) {
  const texts = useTexts('Pager', pagerTexts);
  const { onNewer, onOlder, loading, status, label = texts.label, newerLabel = texts.newer, olderLabel = texts.older, ...rest } = props;
  return (
    <nav aria-label={label} {...rest} className={styles.pager}>
      {/* Not disabled but aria-disabled: whoever pressed until the end keeps the focus. */}
      <Button
        tone="outline"
        icon={<ChevronLeft className={styles.arrow} />}
        loading={loading === 'newer'}
        aria-disabled={!onNewer}
        onClick={() => onNewer?.()}
      >
        {newerLabel}
      </Button>
      {status && <span className={styles.status}>{status}</span>}
      <Button tone="outline" loading={loading === 'older'} aria-disabled={!onOlder} onClick={() => onOlder?.()}>
        <span className={styles.forward}>
          {olderLabel}
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </span>
      </Button>
    </nav>
  );
}
