import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const form = style(component({ minInlineSize: 0 }));

/** The dialog that waits for the password stands back until it is asked again: two edges over each other tell nothing. */
globalStyle(
  `:is([role="dialog"], [role="alertdialog"]):has(~ [data-state="open"] ${form})`,
  component({ opacity: 0, transition: `opacity ${vars.duration.fast} ${vars.easing.out}` }),
);
