import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './Pagination.css.ts';
import { pagesShown } from './pages-shown.ts';
import { paginationTexts } from './texts.ts';

export interface PaginationProps extends Omit<NativeProps<'nav'>, 'children' | 'onChange'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages; with fewer than two nothing is drawn. */
  pageCount: number;
  /** Called with the chosen page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page; turns the numbers into links, which open in new tabs and survive a reload. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Names the landmark, e.g. "Pages of your journal". @default 'Pages' */
  label?: string;
  /** Name of the arrow at the start. @default 'Previous page' */
  previousLabel?: string;
  /** Name of the arrow at the end. @default 'Next page' */
  nextLabel?: string;
}

/** Numbered pages of a list whose length is known. In a narrow place the numbers become "3 of 12". */
export function Pagination(props: PaginationProps) {
  const texts = useTexts('Pagination', paginationTexts);
  const { page: wanted, pageCount, onPageChange, hrefOf, label = texts.label, previousLabel = texts.previous, ...others } = props;
  const { nextLabel = texts.next, ...rest } = others;
  if (!Number.isFinite(pageCount) || pageCount < 2) return null;
  // A list that has become shorter leaves its reader on a page that is gone: the last one stands for it.
  const page = Math.min(pageCount, Math.max(1, wanted || 1));
  const to = { onPageChange, hrefOf };
  return (
    <nav aria-label={label} {...rest} className={styles.root}>
      <ul className={styles.list}>
        <li>
          <PageStep {...to} page={page > 1 ? page - 1 : null} label={previousLabel}>
            <ChevronLeft className={styles.arrow} aria-hidden="true" />
          </PageStep>
        </li>
        {pagesShown(page, pageCount).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot} className={styles.number}>
              <PageStep {...to} page={slot} label={texts.page(slot)} current={slot === page}>
                {slot}
              </PageStep>
            </li>
          ) : (
            <li key={slot} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className={styles.compact}>{texts.position(page, pageCount)}</li>
        <li>
          <PageStep {...to} page={page < pageCount ? page + 1 : null} label={nextLabel}>
            <ChevronRight className={styles.arrow} aria-hidden="true" />
          </PageStep>
        </li>
      </ul>
    </nav>
  );
}

interface PageStepProps extends Pick<PaginationProps, 'onPageChange' | 'hrefOf'> {
  /** Where it leads; null at either end, where it keeps its place and the focus. */
  page: number | null;
  label: string;
  current?: boolean;
  children: ReactNode;
}

function PageStep({ page, label, current = false, onPageChange, hrefOf, children }: PageStepProps) {
  const Link = useLinkComponent();
  const look = { className: styles.step({ current }), 'aria-label': label, ...(current ? { 'aria-current': 'page' as const } : {}) };
  if (hrefOf && page !== null) {
    // A press with a modifier opens a tab and leaves this page where it is.
    const follow = (event: MouseEvent) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPageChange?.(page);
    };
    return (
      <Link href={hrefOf(page)} {...look} onClick={follow}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...look} aria-disabled={page === null || undefined} onClick={() => page !== null && onPageChange?.(page)}>
      {children}
    </button>
  );
}
