import { createVar, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { phone } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const lift = createVar();
const safeBottom = 'env(safe-area-inset-bottom, 0px)';

export const stamp = style(
  component({
    vars: { [lift]: safeBottom },
    position: 'relative',
    display: 'block',
    blockSize: '1.25rem',
    // It takes the free space that every page leaves at its end, so that no page grows by it.
    marginBlockStart: `calc(-1.25rem - ${lift})`,
    marginBlockEnd: lift,
    paddingInline: vars.space[2],
    color: vars.color.textMuted,
    fontSize: '11px',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.25rem',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  }),
);
/** On phones a bar lies over the end of the page. */
export const aboveBottomBar = style(component({ '@media': { [phone]: { vars: { [lift]: `calc(${vars.space[16]} + ${safeBottom})` } } } }));
