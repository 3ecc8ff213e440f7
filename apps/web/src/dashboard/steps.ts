import type { DashboardData } from '@everstep/domain';
import type { Step } from '@everstep/ui';

const places: Readonly<Record<string, { href: string; title: string; line: string }>> = {
  profile_completed: { href: '/settings?tab=profile', title: 'Complete your profile', line: 'Your name and what you want to grow' },
  scheme_chosen: { href: '/settings?tab=appearance', title: 'Choose a colour scheme', line: 'Eight colour schemes, light and dark' },
};

/** Today's steps: the two of every day, then what of the first evening is still open. */
export function stepsOf({ today }: DashboardData, checkIn: () => void): readonly Step[] {
  const bonus = (code: string): Pick<Step, 'xp'> => {
    const first = today.firstSteps.find((step) => step.code === code);
    return first && !first.done ? { xp: first.xp } : {};
  };
  return [
    {
      id: 'check-in',
      title: 'Check in',
      line: 'One press says: I was here today',
      done: today.checkedIn,
      onSelect: checkIn,
      ...bonus('first_checkin'),
    },
    {
      id: 'mood',
      title: 'Notice how you feel',
      line: 'A face, and words if you like',
      done: today.moodsLogged > 0,
      href: '/mood-tracker',
      ...bonus('first_mood'),
    },
    ...today.firstSteps.flatMap(({ code, xp, done }) => {
      const place = places[code];
      return place ? [{ id: code, ...place, done, xp }] : [];
    }),
  ];
}
