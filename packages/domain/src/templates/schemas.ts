import { z } from 'zod';
import { CHALLENGE_DAYS_MAX, CHALLENGE_DAYS_MIN } from '../challenges/catalogue.ts';
import { ChallengeSummary } from '../challenges/schemas.ts';
import { saidText } from '../shared/said-text.ts';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';
import {
  TEMPLATE_DAY_TITLE_MAX,
  TEMPLATE_LINE_MAX,
  TEMPLATE_MINUTES_MAX,
  TEMPLATE_NAME_MAX,
  TEMPLATE_TASK_MAX,
  templateStates,
} from './limits.ts';

const MINUTES = `Write whole minutes, from 1 to ${TEMPLATE_MINUTES_MAX}.`;
const LENGTH = `Write ${CHALLENGE_DAYS_MIN} to ${CHALLENGE_DAYS_MAX} days.`;
const furtherLine = z.string().trim().max(TEMPLATE_LINE_MAX).default('');

const { category, difficulty } = ChallengeSummary.shape;

export const TemplateDay = z
  .object({
    title: saidText('Give the day a name.', TEMPLATE_DAY_TITLE_MAX),
    why: furtherLine.describe('Why this day is about that; may be empty.'),
    task: saidText('Write what there is to do.', TEMPLATE_TASK_MAX),
    line: furtherLine.describe('How, or why it is enough; may be empty.'),
  })
  .meta({ id: 'ChallengeTemplateDay', description: 'One day of a challenge that an administrator writes: one task, ticked by hand.' });
export type TemplateDay = z.infer<typeof TemplateDay>;

export const TemplateContent = z
  .object({
    name: saidText('Give the challenge a name.', TEMPLATE_NAME_MAX),
    line: saidText('Say in a line what it is about.', TEMPLATE_LINE_MAX),
    category,
    difficulty,
    minutes: z.number(MINUTES).int(MINUTES).min(1, MINUTES).max(TEMPLATE_MINUTES_MAX, MINUTES).describe('Minutes a day, about.'),
    days: z.array(TemplateDay).min(CHALLENGE_DAYS_MIN, LENGTH).max(CHALLENGE_DAYS_MAX, LENGTH),
  })
  .meta({ id: 'ChallengeTemplateContent', description: 'Everything that a challenge of administrators says.' });
export type TemplateContent = z.infer<typeof TemplateContent>;

const Standing = {
  id: Id,
  state: z.enum(templateStates),
  changed: z.boolean().describe('Whether what is written differs from what members see; false for a draft.'),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: Instant.nullable().describe('When members last got another edition of it.'),
};
export const AdminTemplate = z
  .object({ ...Standing, content: TemplateContent })
  .meta({ id: 'AdminChallengeTemplate', description: 'A challenge that administrators write, as it stands on their side.' });
export type AdminTemplate = z.infer<typeof AdminTemplate>;
export const AdminTemplateRow = z
  .object({
    ...Standing,
    ...TemplateContent.pick({ name: true, category: true, difficulty: true }).shape,
    durationDays: z.number().int(),
  })
  .meta({ id: 'AdminChallengeTemplateRow', description: 'A challenge that administrators write, without its days.' });
export type AdminTemplateRow = z.infer<typeof AdminTemplateRow>;

export const TemplatesQuery = Page;
export const Templates = z.object({ templates: z.array(AdminTemplateRow).describe('The newest first.'), nextCursor: NextCursor });
export const CreateTemplateBody = TemplateContent.extend({
  id: Id.optional().describe('Made by the client: sent again, it stays one template.'),
});
const version = z.number().int().describe('Version the act is based on; a stale one gets 409 with the current template.');
export const ChangeTemplateBody = TemplateContent.extend({ version });
export const TemplateVersionBody = z.object({ version });
