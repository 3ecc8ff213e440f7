import type { NativeProps } from '../../internal/native-props.ts';
import * as flow from '../Stack/flow.css.ts';
import type { Alignment, Gap, Justification } from '../Stack/Stack.variants.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends NativeProps<'div'> {
  /** Space between the children, a step of the space scale (1 = 4 px). @default '2' */
  gap?: Gap;
  /** Across the row. @default 'center' */
  align?: Alignment;
  /** Along the row. @default 'start' */
  justify?: Justification;
  /** Lets children go to the next line. @default true */
  wrap?: boolean;
}

/** Children beside each other, going on in the next line where they must. */
export function Inline({ gap = '2', align = 'center', justify = 'start', wrap = true, ...rest }: InlineProps) {
  const wrapping = styles.wrap[wrap ? 'wrap' : 'nowrap'];
  return <div {...rest} className={`${styles.inline} ${wrapping} ${flow.gap[gap]} ${flow.align[align]} ${flow.justify[justify]}`} />;
}
