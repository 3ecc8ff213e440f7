import { type api, DomainError, IMPORT_KEPT_MS } from '@everstep/domain';
import { cleanText, type ImportContext, shortened, unreadableFile } from '@everstep/domain/transfer';
import { presentDate } from '../gamification/earning.ts';
import { readProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { storableText } from '../http/storable.ts';
import { keepFile } from './kept-file.ts';
import { planImport } from './plan.ts';
import { presentPreview } from './present.ts';
import { readInChild } from './read-in-child.ts';

type PreviewCall = Call<typeof api.transfer.preview>;
const NAME_MAX = 120;

/** Looks at a file and says what it would bring. Only the file itself is kept, until its member decides or an hour is over. */
export async function previewImport({ deps, actor, caller }: PreviewCall) {
  if (!caller.file) throw new DomainError('validation', { fields: [{ path: 'body.file', message: 'Choose one file.' }] });
  const context = await importContext({ deps, actor });
  const batch = await readInChild(caller.file.bytes, context);
  const plan = await planImport(deps.db.query, deps.ids, { id: actor.id, today: context.today, scores: 'preview' }, batch);
  if (Object.values(plan.found).every((count) => count === 0))
    throw unreadableFile('There is nothing in this file that could be taken in.');
  const now = deps.clock.now();
  const file = {
    id: deps.ids.next(),
    memberId: actor.id,
    fileName: shortened(cleanText(storableText(caller.file.name)), NAME_MAX),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + IMPORT_KEPT_MS).toISOString(),
  };
  const preview = presentPreview(file, batch, plan);
  await keepFile(deps, { ...file, preview: JSON.stringify(preview) }, caller.file.bytes);
  return preview;
}

/** What a reader has to know of the member. */
export async function importContext({ deps, actor }: Pick<PreviewCall, 'deps' | 'actor'>): Promise<ImportContext> {
  const today = presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
  return { today, timeZone: actor.timeZone, dayStartHour: actor.dayStartHour };
}
