import type { NativeProps } from '../../internal/native-props.ts';
import { text } from './Text.css.ts';
import type { TextAlign, TextSize, TextTone, TextWeight } from './Text.variants.ts';

export interface TextProps extends NativeProps<'p'> {
  /** The element that is written, by what it means. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'figcaption' | 'dt' | 'dd' | 'blockquote';
  /** Size of the letters, from 12 to 20 px. @default 'md' */
  size?: TextSize;
  /** Colour of the words. @default 'default' */
  tone?: TextTone;
  /** How bold the letters are. @default 'regular' */
  weight?: TextWeight;
  /** Where lines begin. @default 'start' */
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
