import type { Voiced } from '../lines.ts';
import { firstDays } from './first-days.ts';
import { goingOn } from './going-on.ts';
import { thisLoss } from './this-loss.ts';
import type { Topic } from './topic.ts';

/** The more particular ones first. None of them celebrates, promises an end, or gives a task. */
export const topics: readonly Topic[] = [...thisLoss, ...firstDays, ...goingOn];

/** Thanks and goodbyes in grief. */
export const partings: Readonly<Record<'thanks' | 'bye', Voiced>> = {
  thanks: {
    kael: 'You are welcome. I am glad you did not carry it alone just now.',
    skye: 'You are welcome. You can come back to it at any time.',
    luma: 'You are welcome. Be gentle with yourself today.',
    riko: 'You are welcome. Come back whenever you like, in any state.',
    sera: 'You are welcome. I am glad that you told me about {whom}.',
    nova: 'You are welcome. I am here again whenever you are.',
  },
  bye: {
    kael: 'Take care. Let the night carry some of it.',
    skye: 'Take care. Rest where you can.',
    luma: 'Take care. I hope that the night is kind to you.',
    riko: 'Take care of yourself. That is all I have, and I mean it.',
    sera: 'Take care, and be gentle with yourself.',
    nova: 'Take care. Rest.',
  },
};
