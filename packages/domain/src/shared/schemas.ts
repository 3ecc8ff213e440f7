import { z } from 'zod';

/** A UUID, version 7 when we make it; clients may name what they create offline. */
export const Id = z.uuid().meta({ id: 'Id', description: 'UUID in text form; version 7 when made here.' });
export const Instant = z.iso
  .datetime({ precision: 3 })
  .meta({ id: 'Instant', description: 'Instant in UTC with milliseconds, ISO-8601: 2026-11-21T07:30:00.000Z.' });
export const LocalDate = z.iso.date().meta({ id: 'LocalDate', description: 'Calendar date of the member: YYYY-MM-DD.' });
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Unknown time zone.')
  .meta({ id: 'TimeZone', description: 'IANA time zone name: Europe/Berlin.' });

/** What a device knows of the moment an act happened: it may reach the server later. */
export const Occurred = z
  .object({
    id: Id.optional(),
    occurredAt: Instant.optional().describe('When it happened, at most 48 hours ago; the time of arrival when absent.'),
    timeZone: TimeZone.optional().describe('Zone of the device at that moment; the zone of the profile when absent.'),
  })
  .meta({ id: 'Occurred', description: 'What a device knows of the moment an act happened.' });

export const IdParams = z.object({ id: Id });
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional().describe('The nextCursor of the page before.'),
});
export const NextCursor = z.string().nullable().describe('Pass it as cursor for the next page; null at the end.');
export const Done = z.object({}).meta({ id: 'Done', description: 'The act is done; there is nothing to tell.' });

/** Names that were found to be zones: asking Intl takes longer than parsing the rest of a record. */
const knownZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (/^[+-]/.test(name)) return false;
  // Zones may be written in any case, so there are more spellings than zones.
  if (knownZones.size < 1000) knownZones.add(name);
  return true;
}
