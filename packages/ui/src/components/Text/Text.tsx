import type { NativeProps } from '../../internal/native-props.ts';
import { text } from './Text.css.ts';
import type { TextAlign, TextSize, TextTone, TextWeight } from './Text.variants.ts';

export interface TextProps extends NativeProps<'p'> {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'figcaption' | 'dt' | 'dd' | 'blockquote';
  /** @default 'md' */
  size?: TextSize;
  /** @default 'default' */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: TextWeight;
  /** @default 'start' */
  align?: TextAlign;
  /** Figures of equal width, for numbers that line up. @default false */
  tabular?: boolean;
  /** One line, cut with an ellipsis. The whole text must be reachable elsewhere. @default false */
  truncate?: boolean;
  /** Keeps lines short enough to read. @default false */
  prose?: boolean;
  /** For `as="time"`: the machine-readable date. */
  dateTime?: string;
}

/** Running text. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'md', tone = 'default', weight = 'regular', align = 'start', tabular, truncate, prose, ...rest } = props;
  // All elements of the list take the attributes of a paragraph.
  const Element = as as 'p';
  const look = { size, tone, weight, align, tabular: tabular ?? false, truncate: truncate ?? false, prose: prose ?? false };
  return <Element {...rest} className={text(look)} />;
}
