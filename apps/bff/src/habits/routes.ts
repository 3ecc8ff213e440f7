import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { archiveHabit, unarchiveHabit } from './archive.ts';
import { completeHabit, skipDay, undoDay } from './complete.ts';
import { createHabit } from './create.ts';
import { editHabit } from './edit.ts';
import { readHabit, readHabits, readHistory, readNotes } from './list.ts';
import { orderHabits } from './order.ts';
import { pauseHabit, resumeHabit } from './pause.ts';
import { removeHabit, restoreHabit } from './remove.ts';

const write = { limit: perMember(60, 'minute') };
/** Somebody with two hundred habits ticks them in one evening. */
const tick = { limit: perMember(240, 'minute') };

export const habitRoutes: readonly Route[] = [
  on(api.habits.list, readHabits),
  on(api.habits.create, createHabit, write),
  // Before the one habit: its address would take `order` for an id.
  on(api.habits.reorder, orderHabits, write),
  on(api.habits.read, readHabit),
  on(api.habits.edit, editHabit, write),
  on(api.habits.remove, removeHabit, write),
  on(api.habits.restore, restoreHabit, write),
  on(api.habits.archive, archiveHabit, write),
  on(api.habits.unarchive, unarchiveHabit, write),
  on(api.habits.pause, pauseHabit, write),
  on(api.habits.resume, resumeHabit, write),
  on(api.habits.complete, completeHabit, tick),
  on(api.habits.undo, undoDay, tick),
  on(api.habits.skip, skipDay, tick),
  on(api.habits.history, readHistory),
  on(api.habits.notes, readNotes),
];
