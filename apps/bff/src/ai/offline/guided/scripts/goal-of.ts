import type { ProposedAction } from '@everstep/domain';
import { goalFrom } from '../../reading/titles.ts';

/** A small goal of what somebody answered; undefined where it names nothing to be done. */
export function goalOf(step: string | undefined, why = ''): ProposedAction | undefined {
  const goal = step === undefined ? undefined : goalFrom(step);
  return goal && { ...goal, why: why.trim().slice(0, 200) };
}
