import { sixtyBuild } from './sixty-days-build.ts';
import { sixtyOwn } from './sixty-days-own.ts';
import { sixtySteady } from './sixty-days-steady.ts';
import { sixtyStretch } from './sixty-days-stretch.ts';
import type { ChallengeText } from './writing.ts';

/** Life Transformation: sixty days in four phases. */
export const sixtyDays: ChallengeText = {
  id: '60DAY001',
  line: 'Four phases of fifteen days: find your footing, build, stretch, make it yours.',
  minutes: 20,
  phases: [
    { name: 'Steady', line: 'Ground under your feet: order, rest, and knowing how you are.', from: 1, to: 15 },
    { name: 'Build', line: 'Small structures that carry: a habit, a goal, an hour of your own.', from: 16, to: 30 },
    { name: 'Stretch', line: 'A little beyond the fence: people, courage, something new.', from: 31, to: 45 },
    { name: 'Own', line: 'What you keep, what you give, and what you call yours.', from: 46, to: 60 },
  ],
  days: [...sixtySteady, ...sixtyBuild, ...sixtyStretch, ...sixtyOwn],
};
