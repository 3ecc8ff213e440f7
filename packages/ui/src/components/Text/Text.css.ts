import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, fontSize, fontWeight } = vars;

export const text = recipe({
  base: component({ fontFamily: vars.font.text, lineHeight: vars.lineHeight.text, overflowWrap: 'anywhere', minInlineSize: 0 }),
  variants: {
    size: {
      xs: component({ fontSize: fontSize.xs }),
      sm: component({ fontSize: fontSize.sm }),
      md: component({ fontSize: fontSize.md }),
      lg: component({ fontSize: fontSize.lg }),
      xl: component({ fontSize: fontSize.xl }),
    },
    tone: {
      default: component({ color: color.text }),
      muted: component({ color: color.textMuted }),
      accent: component({ color: color.accent.text }),
      info: component({ color: color.info.text }),
      success: component({ color: color.success.text }),
      warning: component({ color: color.warning.text }),
      danger: component({ color: color.danger.text }),
      sun: component({ color: color.sun.text }),
    },
    weight: {
      regular: component({ fontWeight: fontWeight.regular }),
      medium: component({ fontWeight: fontWeight.medium }),
      semibold: component({ fontWeight: fontWeight.semibold }),
    },
    align: {
      start: component({ textAlign: 'start' }),
      center: component({ textAlign: 'center' }),
      end: component({ textAlign: 'end' }),
    },
    tabular: { true: component({ fontVariantNumeric: 'tabular-nums' }) },
    truncate: {
      true: component({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
    prose: { true: component({ maxInlineSize: '68ch', textWrap: 'pretty' }) },
  },
});
