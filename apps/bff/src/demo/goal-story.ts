import type { GoalSize, MilestoneDraft } from '@everstep/domain';
import type { Time } from './life.ts';

/** What moved a goal on a demo day. */
export type GoalStep = { readonly day: number; readonly at: Time } & (
  | { readonly kind: 'move'; readonly milestone: number; readonly to: { readonly done: true } | { readonly value: number } }
  | { readonly kind: 'confidence'; readonly value: number }
  | { readonly kind: 'complete'; readonly lesson: string }
);

/** One goal of the demo member's story. */
export interface ToldGoal {
  readonly key: string;
  readonly title: string;
  readonly why: string;
  readonly size: GoalSize;
  readonly day: number;
  readonly at: Time;
  /** Demo day by which it is to be done, later than 59 if it is to come; `sunday` is the one of this week. */
  readonly due: number | 'sunday' | null;
  readonly milestones: readonly MilestoneDraft[];
  readonly habit: { readonly key: string; readonly since: number; readonly target: number } | null;
  readonly steps: readonly GoalStep[];
}

const check = (title: string): MilestoneDraft => ({ title, kind: 'check', start: 0, unit: '' });
const evening = (minute: number): Time => ({ hour: 20, minute });
const reach = (day: number, milestone: number, at: Time = evening(40)): GoalStep => ({
  kind: 'move',
  day,
  at,
  milestone,
  to: { done: true },
});
const count = (day: number, milestone: number, value: number): GoalStep => ({
  kind: 'move',
  day,
  at: evening(45),
  milestone,
  to: { value },
});
const sure = (day: number, value: number): GoalStep => ({ kind: 'confidence', day, at: evening(50), value });

/** A thesis under way, five kilometres behind, a Sunday walk ahead. */
export const toldGoals: readonly ToldGoal[] = [
  {
    key: 'thesis',
    title: 'Hand in the thesis on the mosses of the canal wall',
    why: 'Twenty-three kinds live on one wall that everybody walks past. I would like to be the person who says so, in whole sentences.',
    size: 'L',
    day: 1,
    at: evening(10),
    due: 97,
    milestones: [
      { title: 'Pages that can stay', kind: 'number', start: 12, target: 80, unit: 'pages' },
      check('Redraw the figures'),
      check('Results that read like a story'),
      check('Introduction'),
      { title: 'References in order', kind: 'percent', start: 0, unit: '' },
    ],
    habit: { key: 'page', since: 7, target: 60 },
    steps: [
      sure(3, 2),
      sure(12, 2),
      count(16, 0, 21),
      sure(19, 3),
      sure(27, 2),
      count(30, 0, 29),
      sure(34, 3),
      reach(36, 1),
      count(40, 0, 41),
      sure(41, 4),
      sure(46, 4),
      reach(48, 2, { hour: 9, minute: 20 }),
      count(49, 4, 35),
      sure(53, 4),
      count(54, 0, 52),
      reach(56, 3, { hour: 9, minute: 35 }),
      sure(58, 4),
    ],
  },
  {
    key: 'five',
    title: 'Run five kilometres, slowly',
    why: 'To be out of breath for a reason other than the train.',
    size: 'M',
    day: 12,
    at: { hour: 18, minute: 50 },
    due: 60,
    milestones: [check('The whole loop without stopping'), { title: 'Longest run', kind: 'number', start: 1.5, target: 5, unit: 'km' }],
    habit: { key: 'run', since: 12, target: 12 },
    steps: [
      reach(14, 0, { hour: 19, minute: 10 }),
      sure(14, 3),
      count(20, 1, 2.5),
      sure(27, 2),
      count(35, 1, 3.5),
      sure(35, 3),
      sure(42, 4),
      count(46, 1, 4.2),
      count(53, 1, 5),
      {
        kind: 'complete',
        day: 53,
        at: { hour: 21, minute: 5 },
        lesson:
          'Slow is a speed. Every time I ran as I thought one should run, I stopped; every time I ran as I could, I got home. Also: shoes by the door beat any plan.',
      },
    ],
  },
  {
    key: 'wall',
    title: 'Show people the wall by the canal',
    why: 'Somebody at the talk asked about it, and I could have gone on for an hour. So: an hour, outdoors, with a hand lens.',
    size: 'S',
    day: 57,
    at: { hour: 18, minute: 30 },
    due: 'sunday',
    milestones: [check('Write to Ilse'), check('Choose six stops on the first ten metres'), check('Find the second hand lens')],
    habit: null,
    steps: [reach(57, 0, { hour: 18, minute: 35 }), sure(58, 3)],
  },
];
