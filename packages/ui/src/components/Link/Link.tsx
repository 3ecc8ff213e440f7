import { ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { type LinkComponentProps, useLinkComponent } from '../../internal/link-context.tsx';
import * as styles from './Link.css.ts';
import type { LinkTone } from './Link.variants.ts';

export interface LinkProps extends Omit<LinkComponentProps, 'className' | 'style' | 'target' | 'rel'> {
  /** @default 'inline' */
  tone?: LinkTone;
  /** Leaves the product: opens a new tab, says so, and tells the other site nothing. @default false */
  external?: boolean;
}

/** Goes somewhere. Inside the product it uses the app's router (see `LinkProvider`). */
export function Link({ tone = 'inline', external = false, children, ...rest }: LinkProps) {
  const Routed = useLinkComponent();
  if (!external) {
    return (
      <Routed {...rest} className={styles.link({ tone })}>
        {children}
      </Routed>
    );
  }
  return (
    <a {...rest} className={styles.link({ tone })} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink className={styles.mark} aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
