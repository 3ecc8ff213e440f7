import { create } from 'storybook/theming';
import { lookColors } from '../packages/ui/src/tokens/colors.ts';
import { colorOf } from '../packages/ui/src/tokens/contrast.ts';
import { scale } from '../packages/ui/src/tokens/scale.ts';

const colors = lookColors('grey', 'light');
const color = (key: string) => colorOf(colors, key);

/** Storybook's own frame and its pages of words, in the product's calmest look. */
export const everstepTheme = create({
  base: 'light',
  brandTitle: 'Everstep design system',
  brandTarget: '_self',
  fontBase: scale.font.text,
  colorPrimary: color('accent.fill'),
  colorSecondary: color('accent.text'),
  appBg: color('page'),
  appContentBg: color('surface'),
  appPreviewBg: color('page'),
  appBorderColor: color('line'),
  appBorderRadius: 12,
  textColor: color('text'),
  textMutedColor: color('textMuted'),
  barBg: color('surface'),
  barTextColor: color('textMuted'),
  barSelectedColor: color('accent.text'),
  inputBorder: color('lineStrong'),
  inputBorderRadius: 8,
});
