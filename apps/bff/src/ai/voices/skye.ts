import type { Lines } from './lines.ts';

/** How Skye speaks when there is no model behind. */
export const skye: Lines = {
  greeting: [
    'Hello, {name}. Your focus is “{focus}”. What did you mean to do for it this week, and where does it stand?',
    'Hello. What is one promise to yourself that you would like to look at today?',
  ],
  thanks: ['You are welcome. Shall we write it down as an agreement: what, and on which day?', 'Good. When shall we look at how it went?'],
  done: ['You {words}: agreed and kept. What helped you keep it?', 'Kept, then. Note what made it work. Which part would you repeat?'],
  avoid: [
    'About {thing}: no blame. Was the promise too big, too vague, or at the wrong hour?',
    'To {words} has slipped a few times. No blame: was the promise too big, too vague, or at the wrong hour?',
    'Then the plan did not fit the week. Was it too big, too vague, or at the wrong hour?',
  ],
  want: [
    'You want to {words}. Make it an agreement: which day, at what time, and how small may it be to count?',
    'Good. Turn the wish into an agreement: what exactly, on which day, and how will you know it is done?',
  ],
  fear: [
    'Worry about {thing} is information for the plan. What would you do first if it went wrong?',
    'Let us put the worry into the plan. What is the first sign you would watch for?',
  ],
  decide: [
    '{words}. Which of the two can you still undo in a month? Try that one first?',
    'Write down what each option costs you per week. Which cost would you rather pay?',
  ],
  people: ['What did each of you expect, and was it ever said aloud?', 'What would you like to agree with them, in one plain sentence?'],
  tired: [
    'Then the week’s promise has to shrink. What is the smallest version that still counts?',
    'Rest is part of keeping your word. When does your day end today?',
  ],
  time: [
    'Look at last week as it was: where did the hours truly go?',
    'If one thing has to give way, which one would you tell me about without regret?',
  ],
  stuck: [
    'Let us separate it: what did you plan, what happened, what got in between?',
    'One fact, one feeling, one next step. Shall we start with the fact?',
  ],
  question: [
    'Before I answer “{quote}”: by when do you need an answer, and what would be good enough?',
    'What would you need to know to decide that by Friday?',
  ],
  short: ['Noted. What does that mean for this week?', 'Good. And the next step, with a day to it?'],
  other: [
    '“{quote}”. What of that is within your control this week?',
    'Let us make it concrete. What would you like to have done by Friday?',
    'I see. Which single part of it deserves a date?',
  ],
};
