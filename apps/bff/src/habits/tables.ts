import type { HabitKind, SkipReason } from '@everstep/domain';

export interface HabitTables {
  habit: {
    id: string;
    memberId: string;
    title: string;
    kind: HabitKind;
    /** Thousandths of a unit; null for yes/no. */
    target: number | null;
    unit: string;
    /** JSON: a HabitSchedule. */
    schedule: string;
    cue: string;
    /** HH:mm on the member's clock. */
    reminderTime: string | null;
    startDate: string;
    endDate: string | null;
    /** JSON list of HabitPause, oldest first. */
    pauses: string;
    position: number;
    archivedAt: string | null;
    /** The member's date on which it was archived: its days end there. */
    archivedOn: string | null;
    /** JSON: the HabitState at the end of `settledThrough`, from which reads fold on. */
    state: string | null;
    settledThrough: string | null;
    version: number;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  habitTick: {
    habitId: string;
    localDate: string;
    kind: 'done' | 'skipped';
    /** Thousandths of a unit, one tick of yes/no being 1,000; null when skipped. */
    value: number | null;
    reason: SkipReason | null;
    note: string;
    /** When it was entered; `timeZone` is of that moment. */
    at: string;
    timeZone: string;
    version: number;
    updatedAt: string;
  };
}
