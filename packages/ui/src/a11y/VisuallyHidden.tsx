import type { NativeProps } from '../internal/native-props.ts';
import { hidden } from './visually-hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden(props: NativeProps<'span'>) {
  return <span {...props} className={hidden} />;
}
