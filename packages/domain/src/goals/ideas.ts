import type { GoalSize, MilestoneDraft } from './schemas.ts';

/** A goal to begin from: a member makes it their own. */
export interface GoalIdea {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly size: GoalSize;
  /** Weeks until it might be there. */
  readonly weeks: number;
  readonly milestones: readonly (Pick<MilestoneDraft, 'title' | 'kind'> & Partial<Pick<MilestoneDraft, 'start' | 'target' | 'unit'>>)[];
}

/** Goals that people really set, of all sizes. */
export const goalIdeas: readonly GoalIdea[] = [
  {
    id: 'kitchen-table',
    title: 'Clear the kitchen table and keep it clear',
    why: 'So that breakfast has a place again, and the day begins with room.',
    size: 'S',
    weeks: 2,
    milestones: [
      { title: 'Everything on it has a home', kind: 'check' },
      { title: 'Evenings it was clear', kind: 'number', target: 10, unit: 'evenings' },
    ],
  },
  {
    id: 'old-friend',
    title: 'Get back in touch with three old friends',
    why: 'I think of them more often than they know.',
    size: 'S',
    weeks: 3,
    milestones: [
      { title: 'First message written', kind: 'check' },
      { title: 'Friends I talked with', kind: 'number', target: 3, unit: 'friends' },
    ],
  },
  {
    id: 'five-k',
    title: 'Run five kilometres without stopping',
    why: 'To be out of breath for a good reason.',
    size: 'M',
    weeks: 9,
    milestones: [
      { title: 'Ten minutes without a break', kind: 'check' },
      { title: 'Longest run', kind: 'number', target: 5, unit: 'km' },
      { title: 'A route that I like', kind: 'check' },
    ],
  },
  {
    id: 'six-books',
    title: 'Read six books this season',
    why: 'To have something to think about that is not work.',
    size: 'M',
    weeks: 13,
    milestones: [
      { title: 'A pile chosen', kind: 'check' },
      { title: 'Books finished', kind: 'number', target: 6, unit: 'books' },
    ],
  },
  {
    id: 'sleep',
    title: 'Go to bed before eleven on most nights',
    why: 'Everything else is easier after a night that was long enough.',
    size: 'M',
    weeks: 8,
    milestones: [
      { title: 'A last hour without a screen, planned', kind: 'check' },
      { title: 'Nights before eleven', kind: 'number', target: 40, unit: 'nights' },
    ],
  },
  {
    id: 'cushion',
    title: 'Put three months of rent aside',
    why: 'To say yes and no to work more freely.',
    size: 'L',
    weeks: 40,
    milestones: [
      { title: 'A standing order that runs by itself', kind: 'check' },
      { title: 'One month is there', kind: 'check' },
      { title: 'Put aside', kind: 'percent' },
    ],
  },
  {
    id: 'language',
    title: 'Hold a conversation in Spanish',
    why: 'To talk with my neighbour Lucía about more than the weather.',
    size: 'L',
    weeks: 30,
    milestones: [
      { title: 'A course or a book chosen', kind: 'check' },
      { title: 'Lessons done', kind: 'number', target: 60, unit: 'lessons' },
      { title: 'Ten minutes with Lucía, all in Spanish', kind: 'check' },
    ],
  },
  {
    id: 'change-work',
    title: 'Find work that suits me better',
    why: 'I would like to come home with something left.',
    size: 'L',
    weeks: 26,
    milestones: [
      { title: 'Written down what I will not do without', kind: 'check' },
      { title: 'People asked about their work', kind: 'number', target: 8, unit: 'people' },
      { title: 'Applications that I stand behind', kind: 'number', target: 5, unit: 'applications' },
      { title: 'A decision, one way or the other', kind: 'check' },
    ],
  },
];
