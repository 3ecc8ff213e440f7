import { z } from 'zod';
import { AdminUser } from '../admin/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Page } from '../shared/schemas.ts';
import { activityKinds, logLevels, partStates, systemParts } from './limits.ts';

const count = z.number().int().min(0);

export const ServerLog = z
  .object({
    id: Id,
    at: Instant.describe('Of the newest one, where it stands for several.'),
    level: z.enum(logLevels),
    message: z.string(),
    detail: z.string().describe('Kinds and codes of what went wrong, never its own words; may be empty.'),
    route: z.string().nullable().describe('Method and pattern of the path.'),
    requestId: Id.nullable().describe('What a member was told as the reference of the failure.'),
    times: z.number().int().min(1).describe('How often within five seconds.'),
    server: z.string().describe('A name that a server gives itself for as long as it runs.'),
  })
  .meta({ id: 'ServerLog', description: 'One line of the log of a server, without a name, an address or a word of anybody.' });
export type ServerLog = z.infer<typeof ServerLog>;
export const ServerLogsQuery = Page.extend({ level: z.enum(logLevels).optional() });
export const ServerLogs = z.object({ logs: z.array(ServerLog).describe('Newest first.'), nextCursor: NextCursor });

export const PartStatus = z
  .object({
    part: z.enum(systemParts),
    state: z.enum(partStates).describe('"off": not set up.'),
    sentence: z.string(),
    since: Instant.describe('When this server noticed it first.'),
  })
  .meta({ id: 'PartStatus', description: 'How one part that the server works with does.' });
export type PartStatus = z.infer<typeof PartStatus>;
export const SystemStatus = z.object({ at: Instant.describe('When the parts were looked at.'), parts: z.array(PartStatus) });
export type SystemStatus = z.infer<typeof SystemStatus>;

export const DayActivity = z
  .object({
    date: LocalDate.describe('In UTC.'),
    kind: z.enum(activityKinds),
    count: count.nullable().describe('Of what members did: how many members, null for fewer than ten.'),
  })
  .meta({ id: 'DayActivity', description: 'What happened on a day, in numbers that point at nobody. Demo accounts are left out.' });
export type DayActivity = z.infer<typeof DayActivity>;
export const Activities = z.object({ activities: z.array(DayActivity).describe('Of the last 14 days, newest first.') });

export const Monitoring = z
  .object({
    users: z.array(AdminUser).describe('The newest accounts, at most ten.'),
    logs: z.array(ServerLog).describe('The newest lines of the log, at most ten.'),
    activities: z.array(DayActivity),
  })
  .meta({ id: 'Monitoring', description: 'Who is new, what went wrong and what happened, at a glance.' });
export type Monitoring = z.infer<typeof Monitoring>;
