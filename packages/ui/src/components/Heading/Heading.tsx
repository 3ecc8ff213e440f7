import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Heading.css.ts';
import type { HeadingLevel, HeadingSize } from './Heading.variants.ts';

export interface HeadingProps extends NativeProps<'h2'> {
  /** Place in the outline of the page; no level may be skipped. */
  level: HeadingLevel;
  /** Looks only. By default it follows the level: 30, 20, 17, then 15 px. */
  size?: HeadingSize;
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: '3xl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'md', 6: 'md' };

/** A heading: its level is for the outline, its size for the eye. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={`${styles.heading} ${styles.size[size]}`} />;
}
