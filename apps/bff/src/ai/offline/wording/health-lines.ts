import { isForACall, MEDICINE_CHANGE } from '../reading/health.ts';
import { wellbeingText } from '../reading/wellbeing.ts';

/** A question on health that has a plain, commonly known answer beside the one who knows best. */
interface HealthLine {
  readonly asked: RegExp;
  readonly text: string;
}

const lines: readonly HealthLine[] = [
  {
    asked: MEDICINE_CHANGE,
    text: 'Please not at once and not by yourself: some medicines must be lowered step by step, and whoever prescribed yours knows how. A pharmacist can often tell you the same day, and side effects are a good reason to call soon. I am a program and no doctor, so I cannot tell you yes or no. What makes you think of it?',
  },
  {
    // With a number of their own: how many are enough is one for whoever knows them.
    asked:
      /\b(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten)(?: (?:or|to) \w+)? ?(?:h|hrs?|hours?) (?:of )?sleep|\bsleep\w*\b.*\b(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten)(?: (?:or|to) \w+)? ?(?:h|hrs?|hours?)\b/i,
    text: 'What is commonly said for adults is about seven hours or more a night; some weeks of less are hard on most people. I am a program and no doctor, and yours knows you better than any number: do ask if you are tired by day or it goes on. What keeps the night so short: getting to sleep, waking up, or too little time for it?',
  },
];

/** Where there is nothing to call for. */
const NO_CALL =
  'I am a program and no doctor, so I say nothing on bodies or what goes into them: a guess could do harm. A pharmacist, your doctor or a local health line knows more. What makes you think of it?';

/** What to say to a question on health, where more can be said than whom to call; each once in a talk. */
export const healthText = (question: string, replies: readonly string[]): string | undefined =>
  [lines.find(({ asked }) => asked.test(question))?.text, wellbeingText(question), isForACall(question) ? undefined : NO_CALL].find(
    (text) => text !== undefined && !replies.some((reply) => reply.includes(text)),
  );
