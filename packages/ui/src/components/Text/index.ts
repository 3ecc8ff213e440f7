export { Text, type TextProps } from './Text.tsx';
export {
  type TextAlign,
  type TextSize,
  type TextTone,
  type TextWeight,
  textAligns,
  textSizes,
  textTones,
  textWeights,
} from './Text.variants.ts';
