import type { Persona } from '@everstep/domain';
import { useId } from 'react';
import { emblemOf } from './emblems.tsx';
import * as css from './PersonaAvatar.css.ts';
import type { PersonaAvatarSize } from './PersonaAvatar.variants.ts';

/** What an emblem needs to know of a guide. */
export type PersonaMark = Pick<Persona, 'id' | 'name' | 'colorPrimary' | 'colorSecondary'>;

export interface PersonaAvatarProps {
  readonly persona: PersonaMark;
  /** @default 'medium' */
  readonly size?: PersonaAvatarSize;
  /** Named for assistive technology by the guide's name; leave out where the name stands beside it. @default false */
  readonly named?: boolean;
}

/** A guide's drawn emblem in its own two colours. */
export function PersonaAvatar({ persona, size = 'medium', named = false }: PersonaAvatarProps) {
  const clip = useId();
  const naming = named ? { role: 'img', 'aria-label': persona.name } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg className={css.avatar[size]} viewBox="0 0 48 48" focusable="false" data-persona={persona.id} data-own-colors="" {...naming}>
      <clipPath id={clip}>
        <circle cx={24} cy={24} r={24} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={48} height={48} fill={persona.colorPrimary} />
        {emblemOf(persona.id)(persona.colorSecondary)}
      </g>
    </svg>
  );
}
