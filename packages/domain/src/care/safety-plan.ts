/** The longest text of one part of a safety plan, in characters. */
export const SAFETY_PLAN_PART_MAX = 2000;

/** One part of a safety plan: what it is called, and questions that help to find words for it. */
export interface SafetyPlanPart {
  readonly key: SafetyPlanKey;
  readonly title: string;
  /** Asked above the member's own words. */
  readonly question: string;
  /** How somebody might begin; never part of the plan. */
  readonly example: string;
}

/** The parts, in the order in which one goes through them: from what one can do alone to who else can help. */
export const safetyPlanKeys = ['warningSigns', 'ownCoping', 'distraction', 'people', 'professionals', 'safePlace'] as const;
export type SafetyPlanKey = (typeof safetyPlanKeys)[number];

/** The member's own words, part by part; empty where nothing is written yet. */
export type SafetyPlanWords = Readonly<Record<SafetyPlanKey, string>>;

export const safetyPlanParts: readonly SafetyPlanPart[] = [
  {
    key: 'warningSigns',
    title: 'Warning signs',
    question: 'How do you notice that a hard time is coming? Thoughts, moods, what your body does, what others see.',
    example: 'I stop answering messages. I lie awake and go over old mistakes.',
  },
  {
    key: 'ownCoping',
    title: 'What I can do by myself',
    question: 'What has helped before, even a little, without anyone else?',
    example: 'A hot shower. Walking to the river and back. The long playlist.',
  },
  {
    key: 'distraction',
    title: 'People and places that take my mind off it',
    question: 'Where can you be among others, and who is good company without talking about it?',
    example: 'The library until eight. Cooking with my sister.',
  },
  {
    key: 'people',
    title: 'People I can ask for help',
    question: 'Who may know how bad it is? Write down their numbers, too.',
    example: 'Jo, day and night: 0123 456789. My neighbour on the second floor.',
  },
  {
    key: 'professionals',
    title: 'Professionals and lines',
    question: 'A doctor, a therapist, a clinic near you, the line of your country, the emergency number.',
    example: 'Dr Lind, weekdays until four: 0123 987654. The line at any hour.',
  },
  {
    key: 'safePlace',
    title: 'Making the place safe',
    question: 'What should be out of reach when it gets bad, and who can keep it for you?',
    example: 'Jo keeps the tablets and gives me three days at a time.',
  },
];

export const emptySafetyPlan: SafetyPlanWords = {
  warningSigns: '',
  ownCoping: '',
  distraction: '',
  people: '',
  professionals: '',
  safePlace: '',
};

/** Whether nothing is written in any part. */
export const isBlankSafetyPlan = (words: SafetyPlanWords): boolean => safetyPlanKeys.every((key) => words[key].trim() === '');

/** The plan with every part that only the other one has; where both have words, both stay, one after the other. */
export function joinSafetyPlans(mine: SafetyPlanWords, theirs: SafetyPlanWords): SafetyPlanWords {
  const joined = (key: SafetyPlanKey) => {
    const [first, second] = [mine[key].trim(), theirs[key].trim()];
    if (second === '' || first.includes(second)) return mine[key];
    if (first === '' || second.includes(first)) return theirs[key];
    return `${first}\n${second}`.slice(0, SAFETY_PLAN_PART_MAX);
  };
  // Every key is in the list, so the record is whole.
  return Object.fromEntries(safetyPlanKeys.map((key) => [key, joined(key)])) as Record<SafetyPlanKey, string>;
}
