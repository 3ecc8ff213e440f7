import type { NativeProps } from '../../internal/native-props.ts';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css.ts';

export interface BoxProps extends NativeProps<'div'> {
  /** Steps of the space scale; by breakpoint as `{ base, medium, desktop }`. */
  padding?: Sprinkles['padding'];
  /** Above and below only. */
  paddingBlock?: Sprinkles['paddingBlock'];
  /** Where lines start and end only. */
  paddingInline?: Sprinkles['paddingInline'];
  /** `none` hides, by breakpoint if need be. */
  display?: Sprinkles['display'];
  /** Which of the grounds it stands on. */
  background?: Sprinkles['backgroundColor'];
  /** How round its corners are. */
  radius?: Sprinkles['borderRadius'];
  /** Where lines of text begin. */
  textAlign?: Sprinkles['textAlign'];
}

const present = (props: Record<string, unknown>): Sprinkles =>
  // Unset props are left out rather than passed as undefined, which sprinkles would refuse.
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Sprinkles;

/** A plain box with padding, ground and shape from tokens: the last resort where no other component fits. */
export function Box({ padding, paddingBlock, paddingInline, display, background, radius, textAlign, ...rest }: BoxProps) {
  const look = { padding, paddingBlock, paddingInline, display, textAlign, backgroundColor: background, borderRadius: radius };
  return <div {...rest} className={sprinkles(present(look))} />;
}
