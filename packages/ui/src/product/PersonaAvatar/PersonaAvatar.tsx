import type { Persona } from '@everstep/domain';
import { useId } from 'react';
import { useLazyPart } from '../../internal/lazy-part.ts';
import { coreEmblems } from './core-emblems.ts';
import { EmblemParts } from './EmblemParts.tsx';
import { moduleEmblemPart } from './module-emblem-part.ts';
import * as css from './PersonaAvatar.css.ts';
import type { PersonaAvatarSize } from './PersonaAvatar.variants.ts';

/** What an emblem needs to know of a guide. */
export type PersonaMark = Pick<Persona, 'id' | 'name' | 'colorPrimary' | 'colorSecondary'>;

export interface PersonaAvatarProps {
  /** Whose emblem it is. */
  readonly persona: PersonaMark;
  /** Edge length; `hero` for the guide's own page. @default 'medium' */
  readonly size?: PersonaAvatarSize;
  /** Named for assistive technology by the guide's name; leave out where the name stands beside it. @default false */
  readonly named?: boolean;
}

/** A guide's drawn emblem in its own two colours. Those of the core guides are there at once; the others come when first wanted. */
export function PersonaAvatar({ persona, size = 'medium', named = false }: PersonaAvatarProps) {
  const clip = useId();
  const core = coreEmblems.get(persona.id);
  const ModuleEmblem = useLazyPart(moduleEmblemPart, !core);
  const naming = named ? { role: 'img', 'aria-label': persona.name } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg className={css.avatar[size]} viewBox="0 0 48 48" focusable="false" data-persona={persona.id} data-own-colors="" {...naming}>
      <clipPath id={clip}>
        <circle cx={24} cy={24} r={24} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={48} height={48} fill={persona.colorPrimary} />
        {core && <EmblemParts emblem={core} deep={persona.colorSecondary} />}
        {!core && ModuleEmblem && <ModuleEmblem personaId={persona.id} deep={persona.colorSecondary} />}
      </g>
    </svg>
  );
}
