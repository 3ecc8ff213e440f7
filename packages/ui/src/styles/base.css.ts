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
reset('hr', { color: 'inherit' });
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
// Where highlights are inherited, one rule for each look is enough: on every element it would make a switch of look a sixth dearer.
const selection = { backgroundColor: vars.color.accent.softActive, color: vars.color.text };
base(':root::selection, [data-scheme]::selection, [data-mode]::selection', selection);
base('::selection', { '@supports': { 'not selector(::search-text)': selection } });
base('input::placeholder, textarea::placeholder', { color: vars.color.placeholder, opacity: 1 });
base(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } } });
// The last word on motion: whatever a component forgot stays still here. Transitions are off rather than short: a
// short one on every element delays inherited colours by a frame for each level. `data-essential-motion` marks the
// few movements that say something (a spinner) and have a quiet form of their own.
const still = { animation: 'none !important', transition: 'none !important' };
const moving = '*:not([data-essential-motion])';
base(`${moving}, *::before, *::after`, { '@media': { [reducedMotion]: still } });
base(`[data-motion="reduced"] ${moving}, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after`, still);
