import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { vars } from '../../themes/contract.css.ts';

export const prose = style(component({ display: 'grid', gap: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const heading = style(component({ fontWeight: vars.fontWeight.semibold }));
export const scroller = style(component({ overflowX: 'auto' }));

const inside = (selector: string, rule: Parameters<typeof component>[0]) => globalStyle(`${prose} ${selector}`, component(rule));
inside('p', { whiteSpace: 'pre-wrap' });
inside(':is(ul, ol)', { paddingInlineStart: vars.space[5], display: 'grid', gap: vars.space[1] });
inside('a', { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' });
inside('blockquote', { borderInlineStart: `3px solid ${vars.color.line}`, paddingInlineStart: vars.space[3] });
inside('code', { fontFamily: 'ui-monospace, monospace', fontSize: '0.92em' });
inside('pre', { overflowX: 'auto', padding: vars.space[3], borderRadius: vars.radius.small, backgroundColor: vars.color.raised });
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside(':is(th, td)', { padding: `${vars.space[1]} ${vars.space[2]}`, borderBlockEnd: `1px solid ${vars.color.line}`, textAlign: 'start' });
