import type { Span } from '../reading/spans.ts';

/** What is done at the start, in the middle and at the end of a stretch of time; for some days, and for weeks. */
interface Course {
  readonly about: RegExp;
  readonly days: readonly [start: string, middle: string, end: string];
  readonly weeks: readonly [start: string, middle: string, end: string];
}

const courses: readonly Course[] = [
  {
    about: /\b(?:run|runs|running|jog\w*|marathon|race|triathlon|\d{1,2} ?k(?:m)?)\b/i,
    days: [
      'twenty easy minutes, slow enough to talk; walk whenever you need to.',
      'rest, or half an hour of walking; never a run on two days running.',
      'the same twenty minutes, five more only if the legs feel fine.',
    ],
    weeks: [
      'three easy runs of twenty minutes with a day of rest after each, slow enough to talk; walk whenever you need to.',
      'three runs again, one of them five to ten minutes longer; whatever hurts goes before the plan.',
      'an easy one or none at all; look at which days held, and carry on from those.',
    ],
  },
  {
    about:
      /\b(?:exam|exams|test|finals|thesis|dissertation|chapter|essay|paper|report|study\w*|course|language|spanish|french|german|italian)\b/i,
    days: [
      'list what it takes, and give twenty-five minutes to the weakest part.',
      'twenty-five minutes twice a day, the hardest part first, with a break between.',
      'half an hour to go over it from memory, and nothing new.',
    ],
    weeks: [
      'list what it takes in an hour, then twenty-five minutes on five days, the weakest part first.',
      'the same five days, twice twenty-five minutes each; once a week go over it from memory.',
      'nothing new; go over what was marked as hard, and stop early.',
    ],
  },
  {
    // What is eaten is not counted here.
    about:
      /^(?!.*\b(?:eat\w*|food|meals?|calori\w+|weigh\w*)\b).*\b(?:less|fewer|quit\w*|stop\w*|without|reduc\w+|cut(?:ting)? (?:down|back)|giv(?:e|ing) up)\b/i,
    days: [
      'only notice it: the hour, and what came just before; change nothing yet.',
      'leave out the one that is easiest to miss, and have something else ready for that moment.',
      'look at what it was good for, and choose the next one.',
    ],
    weeks: [
      'only notice it: the hour, and what came just before; change nothing yet.',
      'leave out the one of the day that is easiest to miss, and have something else ready for that moment.',
      'look at which moment was hardest, and decide what stays in its place.',
    ],
  },
  {
    about: /./,
    days: [
      'ten minutes, only the easiest part, to find the hour that works.',
      'the same hour, fifteen minutes a day, the part that is put off first.',
      'look at what moved, and keep only that for the days after.',
    ],
    weeks: [
      'three times ten to fifteen minutes, always at the same hour, only the easiest part.',
      'four times, a little longer, and the part that is put off first.',
      'look at what moved and what was too big; carry on with the half that held.',
    ],
  },
];

const WEEK = 7;
const MONTH = 30;

/** The three parts of a stretch by their names: "Week 1", "Week 2", "On the last day". */
function partsOf(days: number): readonly [string, string, string] {
  if (days === 2) return ['Day 1', 'Day 2', 'In the evening after'];
  if (days < 5) return ['Day 1', days === 3 ? 'Day 2' : `Days 2 to ${days - 1}`, `Day ${days}`];
  if (days < 2 * WEEK) return [`Days 1 to ${Math.ceil(days / 3)}`, `Days ${Math.ceil(days / 3) + 1} to ${days - 1}`, `Day ${days}`];
  const weeks = days % MONTH === 0 ? (days / MONTH) * 4 : Math.round(days / WEEK);
  if (weeks <= 2) return ['Week 1', 'Week 2', 'On the last day'];
  if (weeks <= 4) return ['Week 1', weeks === 3 ? 'Weeks 2 and 3' : `Weeks 2 to ${weeks}`, 'On the last day'];
  return ['Weeks 1 and 2', `Weeks 3 to ${weeks - 1}`, `Week ${weeks}`];
}

/** A plan of three points for an aim, spread over a stretch of time. */
export function spanPlan(aim: string, { days, words }: Span): string {
  const course = courses.find(({ about }) => about.test(aim));
  const points = (days < 2 * WEEK ? course?.days : course?.weeks) ?? [];
  const parts = partsOf(days);
  return [`A plan for “${aim}” over ${words}:`, ...points.map((point, at) => `${at + 1}. ${parts[at]}: ${point}`), '', ''].join('\n');
}
