import { z } from 'zod';
import { Instant } from '../shared/schemas.ts';

const count = z.number().int().min(0);
const ms = z.number().min(0).describe('Milliseconds.');
const Times = z
  .object({ p50: ms, p95: ms, p99: ms })
  .nullable()
  .describe('So long half, 95 % and 99 % of all took at most; null where there was none.');
const Answers = {
  answered: count,
  refused: count.describe('Answered with a status from 400 to 499.'),
  failed: count.describe('Answered with a status from 500 on.'),
  times: Times,
};

export const RequestMetrics = z
  .object({
    ...Answers,
    inFlight: count,
    streams: count.describe('Streams of events that are open.'),
    spans: z
      .array(z.object({ at: Instant.describe('Its beginning.'), ...Answers }))
      .describe('The last hour in spans of five minutes, oldest first.'),
    routes: z
      .array(z.object({ route: z.string(), ...Answers }))
      .describe('The ten slowest that were asked; of those for members, the ones that ten members have used.'),
  })
  .meta({ id: 'RequestMetrics', description: 'Answers of this server since its start.' });
export type RequestMetrics = z.infer<typeof RequestMetrics>;

export const ServerMetrics = z
  .object({
    name: z.string(),
    since: Instant,
    memoryBytes: count,
    loopDelay: z.object({ p50: ms, p99: ms, max: ms }).describe('How late the server got to its work in about the last minute.'),
    mail: z.object({ sent: count, failed: count }),
  })
  .meta({ id: 'ServerMetrics', description: 'The server that answers.' });

export const GuideUse = z
  .object({
    provider: z.enum(['offline', 'openai', 'gemini']),
    done: count,
    stopped: count.describe('By the member, or as the server closed.'),
    failed: count,
    retries: count,
    overBudget: count.describe('Calls that the budget of a day sent to the offline guide.'),
    tokensRead: count,
    tokensWritten: count,
    waits: z.array(count).describe('How many first words came within each class of waiting, and after the last.'),
    firstWord: Times,
    wholeMs: ms.describe('Mean of whole replies.'),
  })
  .meta({ id: 'GuideUse', description: 'What a provider of guides did since this server started.' });
export type GuideUse = z.infer<typeof GuideUse>;
