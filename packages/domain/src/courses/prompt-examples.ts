import type { CoursePersonaId } from '../chat/course-personas.ts';

/** A prompt that shows what a persona can be asked: a few words, and the whole as it is sent. */
export interface CoursePromptExample {
  readonly label: string;
  readonly prompt: string;
}

const SLEEP =
  'Sleep comes in cycles of about ninety minutes. Each cycle goes from light sleep to deep sleep and on to dreaming. ' +
  'Deep sleep fills most of the first half of the night. Dreaming takes a larger share towards the morning. ' +
  'Whoever gets up two hours early therefore loses mostly dreaming. ' +
  'Caffeine blocks adenosine, the substance that makes us sleepy during the day. ' +
  'Half of the caffeine of a cup of coffee is still in the body after about five hours. ' +
  'Bright light in the evening delays melatonin and with it the wish to go to bed. ' +
  'Bright light in the morning moves the inner clock forward. ' +
  'A regular time to get up steadies that clock more than a regular time to go to bed.';

const PERCENT =
  'A price rises by ten percent and then falls by ten percent. It does not come back to where it began. ' +
  'Ten percent of the higher price is more than ten percent of the lower one. ' +
  'Percentages that follow one another are multiplied, not added.';

/** Three ways to begin with each persona. Those with a text in them are answered without a model, too. */
export const coursePromptExamples: Readonly<Record<CoursePersonaId, readonly CoursePromptExample[]>> = {
  'course-creator': [
    { label: 'Outline a course on sourdough baking', prompt: 'Outline a course on sourdough baking' },
    { label: 'Sort a text into modules and lessons', prompt: `Outline:\n${SLEEP}` },
    {
      label: 'Check what learners can do at the end',
      prompt: 'At the end of my course, learners should be able to … Which of these aims can be tested, and which lesson is missing?',
    },
  ],
  'content-generator': [
    { label: 'Write a lesson from a text on sleep', prompt: `Lesson:\n${SLEEP}` },
    { label: 'Make five questions from the same text', prompt: `Quiz:\n${SLEEP}` },
    { label: 'Find a worked example', prompt: 'Give me one worked example, with numbers, for this idea: …' },
  ],
  'student-assistant': [
    { label: 'Show what a hard passage rests on', prompt: `I am stuck on this passage:\n${PERCENT}` },
    { label: 'Test me on a text', prompt: `Quiz:\n${SLEEP}` },
    { label: 'Plan two weeks of study', prompt: 'My exam on … is in two weeks, and I have forty minutes a day. What do I study when?' },
  ],
};
