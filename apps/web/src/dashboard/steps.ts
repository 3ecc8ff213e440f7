import { type AwardSource, type DashboardData, ruleOf, tableBase } from '@everstep/domain';
import type { Step } from '@everstep/ui';

const places: Readonly<Record<string, { href: string; title: string; line: string }>> = {
  profile_completed: { href: '/settings?tab=profile', title: 'Complete your profile', line: 'Your name and what you want to grow' },
  scheme_chosen: { href: '/settings?tab=appearance', title: 'Choose a colour scheme', line: 'Eight colour schemes, light and dark' },
};

/** What the first act of its kind on a day brings before the multiplier, with the bonus of a first step while it is open. */
function worthOf(source: AwardSource, firstSteps: DashboardData['today']['firstSteps']): number {
  const rule = ruleOf(source);
  const bonus = firstSteps.find(({ code, done }) => code === rule.firstStep && !done);
  return tableBase(rule.base, {}, 0) + (bonus?.xp ?? 0);
}

/** Today's steps: the two of every day, then those of the first evening. An open step says what it brings, a done one does not. */
export function stepsOf({ today }: DashboardData, checkIn: () => void): readonly Step[] {
  const worth = (done: boolean, xp: number): Pick<Step, 'xp'> => (done ? {} : { xp });
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
    ...today.firstSteps.flatMap(({ code, xp, done }) => {
      const place = places[code];
      return place ? [{ id: code, ...place, done, ...worth(done, xp) }] : [];
    }),
  ];
}
