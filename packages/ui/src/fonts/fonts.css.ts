import { globalFontFace } from '@vanilla-extract/css';

// Only the Latin subset: the product's own texts need no more, and anything else falls back per glyph.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

globalFontFace('Figtree Variable', {
  src: 'url(@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2) format("woff2-variations")',
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
globalFontFace('Bricolage Grotesque Variable', {
  src: 'url(@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2) format("woff2-variations")',
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// The fallbacks are bent to the same widths and heights (measured in Chromium over English running text against
// Liberation Sans, which has Arial's metrics), so that nothing moves when the fonts arrive.
globalFontFace('Figtree Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '100.2%',
  ascentOverride: '94.81%',
  descentOverride: '24.95%',
  lineGapOverride: '0%',
});
globalFontFace('Bricolage Grotesque Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold")',
  fontWeight: '600',
  sizeAdjust: '100.64%',
  ascentOverride: '92.41%',
  descentOverride: '26.83%',
  lineGapOverride: '0%',
});
