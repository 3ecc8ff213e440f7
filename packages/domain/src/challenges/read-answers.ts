import type { ChallengeProgress, ChallengeTemplate } from './challenge.ts';

/** The runs of a member, from a list in `data` or a list itself; anything else counts as none. */
export function readChallengeList(answer: unknown): readonly ChallengeProgress[] {
  const list = inner(answer);
  return Array.isArray(list) ? list.filter(isProgress) : [];
}

/** Name and length of a template, from an object in `data` or the object itself; undefined when it is neither. */
export function readChallengeTemplate(answer: unknown): Pick<ChallengeTemplate, 'name' | 'durationDays'> | undefined {
  const template = inner(answer);
  if (!isRecord(template)) return undefined;
  const { name, durationDays } = template;
  return typeof name === 'string' && typeof durationDays === 'number' ? { name, durationDays } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const inner = (answer: unknown): unknown => (isRecord(answer) && 'data' in answer ? answer.data : answer);

function isProgress(value: unknown): value is ChallengeProgress {
  if (!isRecord(value)) return false;
  const { status, currentDay, totalProgress } = value;
  return (status === 'active' || status === 'paused') && typeof currentDay === 'number' && isRecord(totalProgress);
}
