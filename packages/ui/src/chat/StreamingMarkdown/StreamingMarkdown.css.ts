import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component, type LayerRule } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

export const prose = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const heading = style(component({ fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.heading }));
export const wide = style(component({ overflowX: 'auto', overscrollBehaviorX: 'contain', borderRadius: vars.radius.small }));
export const align = styleVariants({ left: 'start', center: 'center', right: 'end' } as const, (textAlign) =>
  component({ selectors: { '&&': { textAlign } } }),
);

export const tick = style(
  component({ display: 'inline', inlineSize: '1.1em', blockSize: '1.1em', marginInlineEnd: vars.space[2], verticalAlign: '-0.2em' }),
);

const inside = (selector: string, rule: LayerRule) => globalStyle(`${prose} ${selector}`, component(rule));
// Each paragraph runs in its own language's direction.
inside('p', { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' });
// A column as narrow as the page allows: what is inside wraps, or scrolls by itself.
inside(':is(ul, ol, blockquote)', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] });
inside('li', { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' });
inside('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
inside('li > :is(ul, ol)', { marginBlockStart: vars.space[1] });
inside(`li:has(> ${tick})`, { listStyle: 'none', marginInlineStart: `calc(-1 * ${vars.space[5]})` });
inside('a', { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
inside('strong', { fontWeight: vars.fontWeight.semibold });
inside('blockquote', {
  gap: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
});
/** Deeper than four a phone has no room to indent: from there lists and quotes stand below one another. */
const DEEP = ':is(ul, ol, blockquote) '.repeat(4);
inside(`${DEEP}:is(ul, ol)`, { paddingInlineStart: 0 });
inside(`${DEEP}blockquote`, { borderInlineStart: 0, paddingInlineStart: 0 });
inside('code', { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.9em' });
inside(':not(pre) > code', {
  paddingInline: vars.space[1],
  borderRadius: '4px',
  backgroundColor: vars.color.raised,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
inside('pre', {
  inlineSize: 'fit-content',
  minInlineSize: '100%',
  padding: vars.space[3],
  backgroundColor: vars.color.raised,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside('table', { fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' });
inside(':is(th, td)', {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { fontWeight: vars.fontWeight.semibold });
inside('tbody tr:last-child td', { borderBlockEnd: 0 });
