import { z } from 'zod';
import { corePersonaIds } from '../chat/personas.ts';
import { Safety } from '../chat/schemas.ts';
import { Evidence } from '../knowledge/schemas.ts';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';
import { COUNCIL_QUESTION_MAX, FEWEST_COUNCIL_GUIDES, MOST_COUNCIL_GUIDES } from './limits.ts';

const Guide = z.enum(corePersonaIds);

export const VoiceStatus = z.enum(['waiting', 'complete', 'failed']).meta({ id: 'CouncilVoiceStatus' });
export type VoiceStatus = z.infer<typeof VoiceStatus>;

export const CouncilVoice = z
  .object({
    personaId: Guide,
    status: VoiceStatus,
    text: z.string().describe('The guide’s view without its step; empty until it is complete.'),
    nextStep: z.string().nullable().describe('One sentence; null until it is complete, and where a guide answers gently.'),
    evidence: z.array(Evidence).describe('The records that the view was made from.'),
    offline: z.boolean().describe('The built-in guide answers.'),
  })
  .meta({ id: 'CouncilVoice', description: 'What one guide says to the question of a council.' });
export type CouncilVoice = z.infer<typeof CouncilVoice>;

export const CouncilDifference = z
  .object({
    personaId: Guide,
    first: z.string().describe('What the guide looks at first.'),
    later: z.string().describe('What it leaves for later.'),
  })
  .meta({
    id: 'CouncilDifference',
    description: 'How one guide of a council goes about questions, from its method and not from its answer.',
  });
export type CouncilDifference = z.infer<typeof CouncilDifference>;

export const Council = z
  .object({
    id: Id,
    question: z.string(),
    voices: z.array(CouncilVoice).describe('In the order in which they were asked; empty where the card answers.'),
    differences: z.array(CouncilDifference),
    chosenPersonaId: Guide.nullable().describe('The guide whose step the member chose.'),
    safety: Safety,
    offline: z.boolean().describe('A built-in guide is among those who answer.'),
    createdAt: Instant,
    updatedAt: Instant,
    version: z.number().int(),
  })
  .meta({ id: 'Council', description: 'One question to two or three guides, with their answers side by side.' });
export type Council = z.infer<typeof Council>;

export const CouncilSummary = Council.pick({ id: true, question: true, chosenPersonaId: true, createdAt: true })
  .extend({
    personaIds: z.array(Guide),
    nextStep: z.string().nullable().describe('The step that was chosen.'),
    waiting: z.boolean().describe('A guide is still answering.'),
  })
  .meta({ id: 'CouncilSummary' });
export type CouncilSummary = z.infer<typeof CouncilSummary>;

export const Councils = z.object({ councils: z.array(CouncilSummary), nextCursor: NextCursor });
export const CouncilsQuery = Page;

export const AskCouncilBody = z.object({
  id: Id.optional().describe('Made by the client: sent again, it gives the same council.'),
  question: saidText('Write your question first.', COUNCIL_QUESTION_MAX),
  personaIds: z
    .array(Guide)
    .min(FEWEST_COUNCIL_GUIDES, `Choose at least ${FEWEST_COUNCIL_GUIDES} guides.`)
    .max(MOST_COUNCIL_GUIDES, `Choose at most ${MOST_COUNCIL_GUIDES} guides.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each guide can be asked once.'),
});
export const ChooseStepBody = z.object({ personaId: Guide.nullable().describe('Null takes the choice back.') });
export const RetryVoiceBody = z.object({ personaId: Guide });
