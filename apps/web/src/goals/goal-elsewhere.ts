import type { Goal } from '@everstep/domain';
import { ApiError } from '../api/errors.ts';

/** The goal as it stands on the server, when that is why a change was refused. */
export function goalElsewhere(error: unknown): Goal | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return undefined;
  const { details } = error;
  // The server hands over the goal, as its contract writes it.
  return typeof details === 'object' && details !== null && 'milestones' in details ? (details as Goal) : undefined;
}
