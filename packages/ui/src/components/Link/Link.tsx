import { ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { type LinkComponentProps, useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './Link.css.ts';
import type { LinkTone } from './Link.variants.ts';
import { linkTexts } from './texts.ts';

export interface LinkProps extends Omit<LinkComponentProps, 'className' | 'style' | 'target' | 'rel'> {
  /** `inline` is underlined within text, `quiet` only when pointed at. @default 'inline' */
  tone?: LinkTone;
  /** Leaves the product: opens a new tab, says so, and tells the other site nothing. @default false */
  external?: boolean;
}

/** Goes somewhere. Inside the product it uses the app's router (see `LinkProvider`). */
export function Link({ tone = 'inline', external = false, children, ...rest }: LinkProps) {
  const Routed = useLinkComponent();
  const texts = useTexts('Link', linkTexts);
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
      <VisuallyHidden> {texts.newTab}</VisuallyHidden>
    </a>
  );
}
