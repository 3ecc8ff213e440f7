import type { ProposedAction } from '@everstep/domain';
import type { Matter } from '../reading/matters/matter.ts';
import type { FixedName } from '../wording/fixed-lines.ts';
import type { Heard } from '../wording/voices/lines.ts';
import type { Remark } from './records.ts';

/**
 * A part of a reply, before anybody has worded it. A part that has nothing new to say is left out.
 *
 * - `set` a text as it stands; `fixed` a line that is the same from every guide; with `once` only one that was not said before,
 *   with `varies` another from each guide
 * - `heard` how the guide takes it, with the member's own words where that fits; `strictly` with no line of another intent
 * - `nod` that it was read, and no more
 * - `card` what leads to a card
 * - `remark` on a record of the member
 * - `thought` on what the talk is about, after a `lead`
 * - `said` first words to a sore matter
 * - `first` the first of several that has something to say
 */
export type Part =
  | { readonly say: 'set'; readonly text: string; readonly once?: true; readonly named?: readonly Remark[] }
  | { readonly say: 'fixed'; readonly of: FixedName; readonly known?: string | undefined; readonly once?: true; readonly varies?: true }
  | { readonly say: 'heard'; readonly intent: Heard; readonly strictly?: true }
  | { readonly say: 'nod' }
  | { readonly say: 'card'; readonly action: ProposedAction }
  | { readonly say: 'remark'; readonly remarks: readonly Remark[] }
  | { readonly say: 'thought'; readonly matter: Matter | undefined; readonly lead?: FixedName }
  | { readonly say: 'said'; readonly matter: Matter | undefined }
  | { readonly say: 'first'; readonly of: readonly ReplyPlan[] };

/** What a reply says, in its order. */
export type ReplyPlan = readonly Part[];
