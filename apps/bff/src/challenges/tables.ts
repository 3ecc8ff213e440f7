import type { Medal } from '@everstep/domain/challenges';

export interface ChallengeTables {
  challengeRun: {
    id: string;
    memberId: string;
    templateId: string;
    /** Of a template that administrators wrote; null for one that is shipped. */
    edition: number | null;
    /** Length in days: of each there is one open run a member. */
    totalDays: number;
    /** Local date of the first day. */
    startedOn: string;
    /** Day from which one required task is enough; null when the run was never made smaller. */
    shrunkFrom: number | null;
    createdAt: string;
    /** Null while the run is open, as are all columns below. */
    closedAt: string | null;
    /** Local date. */
    closedOn: string | null;
    outcome: 'completed' | 'ended' | null;
    medal: Medal | null;
    daysDone: number | null;
  };
  /** Dates on which a run rests: from the first one up to, and without, `untilDate`. */
  challengePause: { runId: string; fromDate: string; untilDate: string };
  /** What was ticked by hand; `task` is the id of a task of the day, or `comeback`. */
  challengeTick: { runId: string; day: number; task: string; at: string };
  /** Outcomes of days: `done` once it is awarded, `missed` once its time is over. */
  challengeDay: { runId: string; day: number; outcome: 'done' | 'missed' };
}
