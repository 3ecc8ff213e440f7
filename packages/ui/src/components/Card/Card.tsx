import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/Heading.variants.ts';
import * as styles from './Card.css.ts';
import type { CardTone } from './Card.variants.ts';

export interface CardProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Title of the card, which also names it as a region. */
  heading?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel;
  /** A few words at the end of the title's line, such as "2 of 5". */
  aside?: ReactNode;
  /** The ground: `soft` for what is said by the way, `sun` for what was achieved. @default 'plain' */
  tone?: CardTone;
}

/** A surface for one subject. With a heading it is a named region, without one a plain group. */
export function Card({ heading, headingLevel = 2, aside, tone = 'plain', children, ...rest }: CardProps) {
  const headingId = useId();
  // Without a name a section is no region; a div says the same with less. Both take the same attributes.
  const Element = (heading === undefined ? 'div' : 'section') as 'section';
  return (
    <Element {...(heading === undefined ? {} : { 'aria-labelledby': headingId })} {...rest} className={styles.card({ tone })}>
      {(heading !== undefined || aside !== undefined) && (
        <div className={styles.header}>
          {heading !== undefined && (
            <Heading level={headingLevel} size="lg" id={headingId}>
              {heading}
            </Heading>
          )}
          {aside !== undefined && <div className={tone === 'sun' ? styles.aside : styles.mutedAside}>{aside}</div>}
        </div>
      )}
      {children}
    </Element>
  );
}
