import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.ts';
import { forcedColors } from '../../styles/media.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, space } = vars;
/** What others wrote may hold words of any length, and another direction than the page. */
const foreign = { overflowWrap: 'anywhere', unicodeBidi: 'plaintext' } as const;

export const subject = style(component(foreign));
export const body = style(component({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' }));
export const offline = style(
  component({ position: 'sticky', insetBlockStart: 0, zIndex: 1, borderRadius: vars.radius.card, backgroundColor: color.surface }),
);
export const facts = style(component({ display: 'grid', gap: space[3] }));
export const factList = style(component({ display: 'grid', gap: space[1], fontSize: vars.fontSize.md }));
export const fact = style(
  component({ display: 'grid', gridTemplateColumns: '3.25rem minmax(0, 1fr)', gap: space[2], alignItems: 'baseline', ...foreign }),
);
export const term = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const quiet = style(component({ color: color.textMuted, fontSize: vars.fontSize.sm }));
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none', ...foreign }));
export const content = style(
  component({
    ...foreign,
    // The line goes on where the words end.
    paddingInlineEnd: 'max(0px, 100% - 68ch)',
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    lineHeight: vars.lineHeight.text,
    whiteSpace: 'pre-wrap',
  }),
);

export const attachments = style(component({ display: 'grid', gap: space[2], listStyle: 'none' }));
export const attachment = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const attachmentIcon = style(component({ display: 'inline-flex', flex: 'none', color: color.textMuted, fontSize: '1.25rem' }));
globalStyle(`${attachmentIcon} > svg`, component({ inlineSize: '1em', blockSize: '1em' }));
export const attachmentWords = style(component({ display: 'grid', justifyItems: 'start', minInlineSize: 0, ...foreign }));

export const composer = style(component({ display: 'grid', gap: space[3], inlineSize: '100%' }));
export const composerActions = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[3] }));

export const earlier = style(component({ display: 'grid', justifyItems: 'center' }));
