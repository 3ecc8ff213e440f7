import { z } from 'zod';
import { GOAL_TITLE_MAX, GOAL_WHY_MAX } from '../goals/limits.ts';
import { GoalSize } from '../goals/schemas.ts';
import { CreateHabitBody, HabitSchedule } from '../habits/schemas.ts';
import { LogMoodBody, MoodScore } from '../mood/schemas.ts';
import { Id, LocalDate } from '../shared/schemas.ts';
import { PROPOSED_ENTRY_TITLE_MAX } from './limits.ts';

/** Most proposals that one reply may make. */
export const MOST_PROPOSALS = 2;

/** What each kind of proposal holds: as much of the ordinary call as a guide may fill in. */
export const ProposedAction = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('create-goal'),
      title: z.string().trim().min(1).max(GOAL_TITLE_MAX),
      why: z.string().trim().max(GOAL_WHY_MAX).default(''),
      size: GoalSize.default('S'),
      dueDate: LocalDate.nullable().default(null),
    }),
    z.object({
      kind: z.literal('create-habit'),
      title: CreateHabitBody.shape.title,
      schedule: HabitSchedule.default({ per: 'day', times: 1 }),
      cue: CreateHabitBody.shape.cue,
    }),
    z.object({ kind: z.literal('log-mood'), score: MoodScore, note: LogMoodBody.shape.note }),
    z.object({ kind: z.literal('start-challenge'), templateId: z.string().min(1).max(40) }),
    z.object({ kind: z.literal('open-meditation'), minutes: z.number().int().min(1).max(30) }),
    z.object({
      kind: z.literal('write-journal'),
      title: z.string().trim().max(PROPOSED_ENTRY_TITLE_MAX).default(''),
      body: z.string().trim().max(8000).default('').describe("The member's own words from this conversation, to go on from."),
    }),
  ])
  .meta({ id: 'ProposedAction', description: 'Something that the member may do next in the app.' });
export type ProposedAction = z.infer<typeof ProposedAction>;

export const ProposalStatus = z.enum(['open', 'done', 'dismissed']).meta({
  id: 'ProposalStatus',
  description: 'open until the member has confirmed it or put it away, and again once what was made of it is taken back.',
});
export type ProposalStatus = z.infer<typeof ProposalStatus>;

export const Proposal = z
  .object({
    id: Id.describe('Also the id of what confirming makes, so that it cannot be made twice.'),
    status: ProposalStatus,
    action: ProposedAction,
  })
  .meta({ id: 'Proposal', description: 'What a guide proposes in a reply. Nothing happens until the member confirms it.' });
export type Proposal = z.infer<typeof Proposal>;
