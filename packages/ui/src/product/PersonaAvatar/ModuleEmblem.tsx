import { EmblemParts } from './EmblemParts.tsx';
import { moduleEmblem } from './module-emblems.ts';

export interface ModuleEmblemProps {
  readonly personaId: string;
  /** The guide's deep colour. */
  readonly deep: string;
}

/** The emblem of a guide of another place than the general chat; few pages need these, so they come when wanted. */
export function ModuleEmblem({ personaId, deep }: ModuleEmblemProps) {
  return <EmblemParts emblem={moduleEmblem(personaId)} deep={deep} />;
}
