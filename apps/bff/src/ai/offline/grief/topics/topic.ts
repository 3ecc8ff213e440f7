import type { Voiced } from '../lines.ts';
import type { LossKind } from '../loss.ts';

/** What somebody asks or says within grief, and what each guide answers. */
export interface Topic {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only where such a loss was told of. */
  readonly kind?: LossKind;
  readonly isSuicide?: true;
  /** Words that make it one of grief also where no death was told of before. */
  readonly alone?: RegExp;
  readonly says: Voiced;
}
