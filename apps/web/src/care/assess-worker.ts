import { assess, type CareAssessment } from '@everstep/domain';

/** Words to be read, and a number that comes back with what they say. */
export interface Question {
  readonly id: number;
  readonly words: string;
}

export interface Answer {
  readonly id: number;
  readonly assessment: CareAssessment;
}

self.addEventListener('message', ({ data: { id, words } }: MessageEvent<Question>) => {
  const answer: Answer = { id, assessment: assess(words) };
  self.postMessage(answer);
});

// A pattern is prepared at its first use and compiled at its second: the first words of somebody need not wait for that.
for (let use = 1; use <= 2; use += 1) assess('All is well.');
