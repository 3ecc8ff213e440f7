import { z } from 'zod';
import { dataKinds } from './kinds.ts';

const count = z.number().int().min(0);

export const DataCount = z
  .object({
    kind: z.enum(dataKinds),
    kept: count.describe('Records that the member sees.'),
    deleted: count.nullable().describe('Deleted ones that can still be brought back; null for a kind that is deleted at once.'),
  })
  .meta({ id: 'DataCount', description: 'How many records of one kind the member has.' });
export type DataCount = z.infer<typeof DataCount>;
export const MyData = z.object({ counts: z.array(DataCount) });
