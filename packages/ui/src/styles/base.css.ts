import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { inLayer } from './layers.ts';
import { reducedMotion } from './media.ts';

const reset = (selector: string, rule: Parameters<typeof inLayer>[1]) => globalStyle(selector, inLayer('reset', rule));
const base = (selector: string, rule: Parameters<typeof inLayer>[1]) => globalStyle(selector, inLayer('base', rule));

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, textAlign: 'inherit' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse' });

base('html', {
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.lineHeight.text,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Focused inputs stay clear of sticky bars.
  scrollPaddingBlock: vars.space[16],
  accentColor: vars.color.accent.fill,
});
base('body', { fontSize: vars.fontSize.md, minBlockSize: '100dvh', overflowWrap: 'break-word' });
// Inherited colour is already computed, so a nested look must ask again.
base('[data-scheme], [data-mode]', { color: vars.color.text });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
base('[tabindex="-1"]:focus', { outline: 'none' });
base('::selection', { backgroundColor: vars.color.accent.softActive, color: vars.color.text });
base('::placeholder', { color: vars.color.placeholder, opacity: 1 });
base(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } } });
// The last word on motion: whatever a component forgot stays still here.
const still = { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important' };
base('*, *::before, *::after', { '@media': { [reducedMotion]: still } });
base('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', still);
