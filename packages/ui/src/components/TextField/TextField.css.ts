import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';
import { controlFrame } from '../Field/control.ts';

const focused = '&:has(input:focus)';

export const frame = style(
  component({
    ...controlFrame,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    selectors: {
      ...controlFrame.selectors,
      // The ring goes round the whole frame, prefix and button included.
      [focused]: { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
      '&:has(button)': { paddingInlineEnd: vars.space[1] },
    },
    '@media': {
      ...controlFrame['@media'],
      [forcedColors]: {
        ...controlFrame['@media'][forcedColors],
        selectors: { ...controlFrame['@media'][forcedColors].selectors, [focused]: { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const input = style(
  component({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: {
      '&:disabled': { cursor: 'inherit', WebkitTextFillColor: 'currentColor' },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      // The browser's own fill keeps its colour beneath ours.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${vars.color.accent.soft}`,
        WebkitTextFillColor: vars.color.accent.onSoft,
        borderRadius: vars.radius.small,
      },
    },
  }),
);

export const affix = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflowWrap: 'anywhere',
    // A spinner takes no less room than the icon it stands for.
    minInlineSize: vars.size.icon,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.md,
    // Words can still be read there; an icon is a part of the field.
    selectors: { '[data-disabled] > &[aria-hidden]': { color: vars.color.disabledText } },
  }),
);
