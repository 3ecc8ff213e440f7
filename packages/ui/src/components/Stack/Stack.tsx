import type { NativeProps } from '../../internal/native-props.ts';
import * as flow from './flow.css.ts';
import { stack } from './Stack.css.ts';
import type { Alignment, Gap, Justification } from './Stack.variants.ts';

type StackElement = 'div' | 'section' | 'main' | 'form' | 'header' | 'footer' | 'article' | 'aside' | 'nav';

export interface StackProps extends NativeProps<'div'> {
  /** Element to render. @default 'div' */
  as?: StackElement;
  /** Space between the children, a step of the space scale (1 = 4 px). @default '4' */
  gap?: Gap;
  /** Across the column. @default 'stretch' */
  align?: Alignment;
  /** Along the column. @default 'start' */
  justify?: Justification;
}

/** Children below each other with even space between. */
export function Stack({ as = 'div', gap = '4', align = 'stretch', justify = 'start', ...rest }: StackProps) {
  // All elements of the list take the attributes of a div.
  const Element = as as 'div';
  return <Element {...rest} className={`${stack} ${flow.gap[gap]} ${flow.align[align]} ${flow.justify[justify]}`} />;
}
