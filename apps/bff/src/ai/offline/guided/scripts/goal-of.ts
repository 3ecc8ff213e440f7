import type { ProposedAction } from '@everstep/domain';
import { isAction } from '../../reading/actions.ts';
import { goalFrom } from '../../reading/titles.ts';

/** A small goal of what somebody answered; undefined where it names nothing to be done. */
export function goalOf(step: string | undefined, why = ''): ProposedAction | undefined {
  // A scrap is no goal.
  const goal = step !== undefined && isAction(step, true) ? goalFrom(step) : undefined;
  return goal && { ...goal, why: why.trim().slice(0, 200) };
}
