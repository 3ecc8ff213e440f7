import { z } from 'zod';
import { Instant } from '../shared/schemas.ts';

export const Health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: z.enum(['ok', 'read-only', 'down']),
    uptimeSeconds: z.number().int(),
  })
  .meta({ id: 'Health' });
export const Ready = z.object({ ready: z.boolean() });
export const PublicConfig = z
  .object({
    environment: z.string().describe('Shown in the build stamp.'),
    buildId: z.string(),
    demo: z.boolean(),
    audio: z.boolean(),
    offline: z.boolean(),
    enableLogs: z.boolean(),
    aiProvider: z.enum(['offline', 'online']).describe('Whether guides answer by a language model or by the built-in rules.'),
    speech: z.boolean().describe('Whether the server can read texts aloud.'),
    apiOrigins: z.array(z.string()),
    serverTime: Instant,
  })
  .meta({ id: 'PublicConfig', description: 'What the browser may know of the configuration.' });
export type PublicConfig = z.infer<typeof PublicConfig>;
export const EventStream = z
  .string()
  .describe(
    'Server-sent events; each is a hint {resource, id}, and the client fetches again. A broadcast that has just gone out also has an arrival {subject, sender, type, priority, wants, fetchWithinMs}, so that it can be shown before it is fetched. Those about notifications have an event id: with it as Last-Event-ID the stream goes on from there. After what was missed comes `ready`.',
  );
