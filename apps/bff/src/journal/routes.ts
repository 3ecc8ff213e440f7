import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { editEntry } from './edit.ts';
import { addPhoto, describePhoto, removePhoto } from './photos.ts';
import { addPrompt, readPrompts, removePrompt } from './prompts.ts';
import { exportEntries, readCalendar, readEntries, readEntry, readOnThisDay, readTags } from './read.ts';
import { removeEntry, restoreEntry } from './remove.ts';
import { putVault, readVault } from './vault.ts';
import { createEntry } from './write.ts';

const { journal } = api;
// Somebody who writes saves every few seconds.
const write = { limit: perMember(120, 'minute') };
const heavy = { limit: perMember(20, 'minute') };

export const journalRoutes: readonly Route[] = [
  on(journal.list, readEntries),
  on(journal.onThisDay, readOnThisDay),
  on(journal.calendar, readCalendar),
  on(journal.tags, readTags),
  on(journal.exportAll, exportEntries),
  on(journal.prompts, readPrompts),
  on(journal.addPrompt, addPrompt, write),
  on(journal.removePrompt, removePrompt, write),
  on(journal.vault, readVault, heavy),
  on(journal.putVault, putVault, heavy),
  on(journal.write, createEntry, write),
  on(journal.read, readEntry),
  on(journal.edit, editEntry, write),
  on(journal.remove, removeEntry, write),
  on(journal.restore, restoreEntry, write),
  on(journal.addPhoto, addPhoto, heavy),
  on(journal.describePhoto, describePhoto, write),
  on(journal.removePhoto, removePhoto, write),
];
