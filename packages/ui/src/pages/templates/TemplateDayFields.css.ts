import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { space } = vars;

export const day = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[1],
    rowGap: space[2],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
/** The fields take the whole width under the line with the number, on phones as well. */
export const fields = style(
  component({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    alignItems: 'start',
    gap: space[3],
  }),
);
