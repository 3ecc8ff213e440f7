import { type AwardSource, type DashboardData, ruleOf, tableBase } from '@everstep/domain';
import type { Step } from '../../product/StepList/index.ts';

interface Place {
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** The act itself, where it brings something beside the bonus of a first step. */
  readonly source?: AwardSource;
}

const places: Readonly<Record<string, Place>> = {
  first_entry: {
    href: '/journals/new',
    title: 'Write a first line',
    line: 'Into your journal, as short as you like',
    source: 'journal_create',
  },
  first_goal: { href: '/goals', title: 'Set a goal', line: 'Where would you like to stand in three months?', source: 'goal_create' },
  first_habit: { href: '/habits', title: 'Plant a habit', line: 'Two minutes a day are plenty to begin with', source: 'habit_creation' },
  profile_completed: { href: '/settings?tab=profile', title: 'Complete your profile', line: 'Your name and what you want to grow' },
  scheme_chosen: { href: '/settings?tab=appearance', title: 'Choose a colour scheme', line: 'Eight colour schemes, light and dark' },
};

/** What the first act of its kind on a day brings before the multiplier, with the bonus of a first step while it is open. */
function worthOf(source: AwardSource, firstSteps: DashboardData['today']['firstSteps']): number {
  const rule = ruleOf(source);
  const bonus = firstSteps.find(({ code, done }) => code === rule.firstStep && !done);
  return tableBase(rule.base, {}, 0) + (bonus?.xp ?? 0);
}

/** Today’s steps: the two of every day, then those of the first evening while one is open. Only an open step says what it brings, and none in a quiet day. */
export function stepsOf({ today }: DashboardData, checkIn: () => void, quiet = false): readonly Step[] {
  const first = today.firstSteps.filter(({ code }) => code in places);
  const worth = (done: boolean, xp: number): Pick<Step, 'xp'> => (done || quiet ? {} : { xp });
  return [
    {
      id: 'check-in',
      title: 'Check in',
      line: 'One press says: I was here today',
      done: today.checkedIn,
      onSelect: checkIn,
      ...worth(today.checkedIn, worthOf('daily_checkin', today.firstSteps)),
    },
    {
      id: 'mood',
      title: 'Notice how you feel',
      line: 'A face, and words if you like',
      done: today.moodsLogged > 0,
      href: '/mood-tracker',
      ...worth(today.moodsLogged > 0, worthOf('mood_log', today.firstSteps)),
    },
    ...(first.every(({ done }) => done) ? [] : first).flatMap(({ code, xp, done }) => {
      const place = places[code];
      if (!place) return [];
      const { source, ...words } = place;
      return [{ id: code, ...words, done, ...worth(done, source ? worthOf(source, today.firstSteps) : xp) }];
    }),
  ];
}
