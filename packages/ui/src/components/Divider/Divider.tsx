import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends NativeProps<'hr'> {
  /** Which way the line runs. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between things that belong to different subjects. Inside lists the rows bring their own. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  const upright = orientation === 'vertical' ? { 'aria-orientation': 'vertical' as const } : {};
  return <hr {...upright} {...rest} className={orientation === 'vertical' ? styles.vertical : styles.horizontal} />;
}

/** A word between two lines, such as "or". */
export function LabelledDivider(props: NativeProps<'div'>) {
  return <div {...props} className={styles.labelled} />;
}
