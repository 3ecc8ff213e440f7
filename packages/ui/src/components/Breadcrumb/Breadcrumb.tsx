import { ChevronRight } from 'lucide-react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';
import { breadcrumbTexts } from './texts.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** The places above this one, the outermost first. */
  crumbs: readonly Crumb[];
  /** Name of this page; not a link, since the member is there. */
  current: string;
  /** Names the landmark. @default 'Breadcrumb' */
  label?: string;
}

/** Where a page stands, and the way up. In a narrow place only the step up remains. */
export function Breadcrumb({ crumbs, current, label, ...rest }: BreadcrumbProps) {
  const texts = useTexts('Breadcrumb', breadcrumbTexts);
  return (
    <nav aria-label={label ?? texts.label} {...rest} className={styles.root}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <Link href={crumb.href} tone="quiet">
              {crumb.label}
            </Link>
            <ChevronRight className={styles.separator} aria-hidden="true" />
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
