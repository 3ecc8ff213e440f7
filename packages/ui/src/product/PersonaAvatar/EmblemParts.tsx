import type { Emblem, Ink } from './emblem.ts';
import * as css from './PersonaAvatar.css.ts';

const pale: Readonly<Partial<Record<Ink, string>>> = {
  mark: css.mark,
  line: css.markLine,
  thick: css.markThick,
  dots: css.markDots,
};

interface EmblemPartsProps {
  readonly emblem: Emblem;
  /** The guide's deep colour. */
  readonly deep: string;
}

/** Draws an emblem, part on part. */
export function EmblemParts({ emblem, deep }: EmblemPartsProps) {
  return emblem.map(([ink, d]) => {
    if (pale[ink]) return <path key={d} className={pale[ink]} d={d} />;
    return ink === 'seam' ? <path key={d} className={css.seam} stroke={deep} d={d} /> : <path key={d} fill={deep} d={d} />;
  });
}
