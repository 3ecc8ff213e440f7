import { z } from 'zod';
import { Id, Instant } from '../shared/schemas.ts';
import { SAFETY_PLAN_PART_MAX } from './safety-plan.ts';

const Part = z.string().max(SAFETY_PLAN_PART_MAX);

export const SafetyPlanWords = z
  .object({
    warningSigns: Part.describe('How a hard time announces itself.'),
    ownCoping: Part.describe('What the member can do alone.'),
    distraction: Part.describe('People and places that distract.'),
    people: Part.describe('People to ask for help.'),
    professionals: Part.describe('Professionals and lines.'),
    safePlace: Part.describe('Making the place safe.'),
  })
  .meta({
    id: 'SafetyPlanWords',
    description: "The six parts of a safety plan in the member's own words; empty where nothing is written.",
  });

export const SafetyPlan = z
  .object({
    words: SafetyPlanWords,
    version: z.number().int().min(0).describe('0 before the first save.'),
    updatedAt: Instant.nullable().describe('Null before the first save.'),
  })
  .meta({ id: 'SafetyPlan' });
export type SafetyPlan = z.infer<typeof SafetyPlan>;

export const SaveSafetyPlanBody = z.object({
  words: SafetyPlanWords,
  version: z.number().int().min(0).describe('The version that these words were made from.'),
});

export const CareStatus = z
  .object({
    quietUntil: Instant.nullable().describe('Until then nothing celebrates: no confetti, no notice of points, no talk of streaks.'),
  })
  .meta({ id: 'CareStatus' });
export type CareStatus = z.infer<typeof CareStatus>;

export const CareMomentBody = z.object({
  id: Id.describe('Named by the device, so that it can be told again.'),
  level: z.literal(3).describe('A high risk: the device showed the card.'),
  occurredAt: Instant.describe('When it was written; what is more than 48 hours ago counts no more.'),
});

export const FollowUp = z
  .object({ due: z.boolean().describe('True once after a high-risk moment: the page then says its gentle line.') })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.infer<typeof FollowUp>;
