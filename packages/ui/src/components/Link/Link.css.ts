import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { canHover, forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const link = recipe({
  base: component({
    borderRadius: '4px',
    color: vars.color.accent.text,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    '@media': { [forcedColors]: { color: 'LinkText' } },
  }),
  variants: {
    tone: {
      inline: component({
        textDecorationLine: 'underline',
        '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
      }),
      quiet: component({
        fontWeight: vars.fontWeight.medium,
        textDecorationLine: 'none',
        '@media': {
          [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
          [forcedColors]: { textDecorationLine: 'underline' },
        },
      }),
    },
  },
});

export const mark = style(
  component({ display: 'inline-block', inlineSize: '0.85em', blockSize: '0.85em', marginInlineStart: '0.2em', verticalAlign: '-0.05em' }),
);
