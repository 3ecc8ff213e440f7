import type { NativeProps } from '../../internal/native-props.ts';
import * as flow from '../Stack/flow.css.ts';
import type { Gap } from '../Stack/Stack.variants.ts';
import { grid } from './Grid.css.ts';
import type { GridColumns } from './Grid.variants.ts';

export interface GridProps extends NativeProps<'div'> {
  /** Least width of a column, of which as many stand side by side as fit; or a main part with an aside. @default 'medium' */
  columns?: GridColumns;
  /** Space between the cells, a step of the space scale. @default '5' */
  gap?: Gap;
}

/** Equal columns, as many as fit; or a main part with an aside. */
export function Grid({ columns = 'medium', gap = '5', ...rest }: GridProps) {
  return <div {...rest} className={`${grid[columns]} ${flow.gap[gap]}`} />;
}
