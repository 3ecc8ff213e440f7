import { OWN_VERSION, OwnFile } from '@everstep/domain/transfer';
import { z } from 'zod';

/** What lies in an archive and how it is written, for whoever opens it with another program. */
export const readme = `This is what you made in Everstep.

everstep.html         All of it to read. Any browser opens it without a connection. Photos lie beside it.
everstep.json         All of it for programs, version ${OWN_VERSION}. Everstep takes it in again under Settings, Your data.
everstep.schema.json  What stands in everstep.json, as a JSON Schema (draft 2020-12).
csv/                  The same as tables for spreadsheets.
photos/               Photos of the journal, as WebP.

Tables
They are written as RFC 4180 has it: commas, double quotes, one row a line ended by CR and LF. A quoted text may have
line breaks of its own. They are in UTF-8 with a mark at the beginning. The first row names the columns. Several words
in one field are parted by " | ".
A text that begins with = + - @ or with an apostrophe, a tab or a line break has an apostrophe before it, so that no
spreadsheet takes it for a formula. A program that reads the tables takes one apostrophe away where a text begins with
it. In everstep.json every text is as you wrote it.

JSON
It is in UTF-8. Instants are in UTC (2026-11-21T07:30:00.000Z), dates are dates of your own calendar (2026-11-21).
Amounts of habits are in the unit of the habit. What names another record does so by its id: the mood of a journal
entry, the habits of a goal, the habit of an experiment.
A locked entry is ciphertext here as well ("sealed"). Together with "vault", your passphrase or your recovery key opens
it.

What is taken in again
Habits with their days, moods, journal and photos, questions of your own, goals, challenges and experiments. Nothing of
it earns points. Points are earned where they are kept, so the ledger stays in the file, and so do conversations with
guides, notes for them, messages with the team and the safety plan.
`;

/** The shape of an export's JSON. */
export const ownSchema = (): string => `${JSON.stringify(z.toJSONSchema(OwnFile, { io: 'input' }), null, 2)}\n`;
