import type { Moment } from '@everstep/domain';
import { medalFor } from '@everstep/domain/challenges';
import type { ChallengeTables } from '../challenges/tables.ts';
import { challengeOf } from '../challenges/texts.ts';

/** A challenge that the demo member walked, or is on. */
export interface Walk {
  readonly templateId: string;
  /** The demo day of its first day; 0 is sixty days ago, 59 is today. */
  readonly from: number;
  /** How many of its days are walked, all in a row. */
  readonly walked: number;
}

/** A week that was walked to its end, and three weeks of which six days are walked. */
export const walks: readonly Walk[] = [
  { templateId: '7DAY001', from: 39, walked: 7 },
  { templateId: '21DAY001', from: 53, walked: 6 },
];

/** When the last task of a walked day is ticked. */
export const WALKED_AT = { hour: 22, minute: 59 };

/** What a walk leaves behind in the tables. */
export interface WalkRows {
  readonly run: ChallengeTables['challengeRun'];
  readonly days: readonly ChallengeTables['challengeDay'][];
}

/** The rows of a walk from its first to its last walked day; one whose days are all walked is finished. */
export function walkRows(
  { templateId, walked }: Walk,
  { id, memberId, first, last }: { readonly id: string; readonly memberId: string; readonly first: Moment; readonly last: Moment },
): WalkRows {
  const { template } = challengeOf(templateId);
  const finish = {
    closedAt: last.instant,
    closedOn: last.localDate,
    outcome: 'completed',
    medal: medalFor(template, walked),
    daysDone: walked,
  } as const;
  const open = { closedAt: null, closedOn: null, outcome: null, medal: null, daysDone: null };
  return {
    run: {
      id,
      memberId,
      templateId,
      edition: null,
      totalDays: template.durationDays,
      startedOn: first.localDate,
      shrunkFrom: null,
      createdAt: first.instant,
      ...(walked === template.durationDays ? finish : open),
    },
    days: Array.from({ length: walked }, (_, index) => ({ runId: id, day: index + 1, outcome: 'done' })),
  };
}
