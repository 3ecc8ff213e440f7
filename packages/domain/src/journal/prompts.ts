/** Shipped questions to write about, by theme. The id of one is its theme and its place in it: add to the end of a theme only. */
export const promptsByTheme = {
  Today: [
    'What stayed with you today, of all that happened?',
    'Which moment of today would you keep if you could keep only one?',
    'What did you nearly not do today, and then did?',
    'Where were you when today felt most like your own?',
    'What did today ask of you, and what did you answer?',
    'What were the sounds of today?',
    'What would today’s weather be if it were inside you?',
    'Which small thing went better than you expected?',
  ],
  Gratitude: [
    'Who made today a little lighter, and do they know?',
    'Which thing that you use every day would you miss by tonight?',
    'What did somebody do for you years ago that still helps?',
    'What is easy for you now that once was hard?',
    'Which part of your body did good work today without being asked?',
    'What was free today, and good?',
    'Which room are you glad of, and why that one?',
    'What are you glad did not happen?',
  ],
  People: [
    'What would you like to say to somebody, and have not yet?',
    'Who asks you the best questions?',
    'When did you last feel really listened to?',
    'What do you admire in somebody you find difficult?',
    'Whose voice do you hear when you are hard on yourself? What would a kinder one say?',
    'Which friendship would you like to water?',
    'What did you learn from the person who raised you, by their example or against it?',
    'Describe a face that you know by heart.',
  ],
  'Hard things': [
    'What weighs the most just now? Write it down as plainly as you can.',
    'Which part of it is yours to change, and which is not?',
    'What would you tell a friend who had your day?',
    'What are you tired of pretending?',
    'What helped the last time it was like this?',
    'If this feeling could speak, what would it ask for?',
    'What can wait until next week, truly?',
    'What is the smallest step that would still count?',
  ],
  Growth: [
    'What did you believe a year ago that you no longer do?',
    'Which habit is quietly changing you?',
    'What are you learning, with or without meaning to?',
    'When were you last a beginner, and how was it?',
    'Which mistake taught you something you still use?',
    'What do you do differently now when things go wrong?',
    'What would you try if nobody ever heard of it?',
    'What have you outgrown?',
  ],
  Work: [
    'When did time pass quickly while you worked?',
    'Which task do you keep moving to tomorrow, and what is in its way?',
    'What did you finish lately that nobody saw?',
    'What would make tomorrow’s work ten per cent easier?',
    'Whose work do you learn from by watching?',
    'What is enough for this week?',
    'Which meeting, message or errand could you let go of?',
    'What are you good at that does not feel like effort?',
  ],
  'Looking ahead': [
    'Describe an ordinary morning two years from now that you would like.',
    'What do you want more of next month? What will make room for it?',
    'What will you be glad you began this week?',
    'Which promise to yourself is still alive?',
    'What are you looking forward to, however small?',
    'Write to yourself a year from today. What do you hope they can say?',
    'Which door is open that you have not walked through?',
    'What would “going gently” look like tomorrow?',
  ],
  'Who you are': [
    'What do you value so much that you would be cross to lose it?',
    'When do you feel most like yourself?',
    'Which place has shaped you?',
    'What were you like at nine, and what is left of it?',
    'Which book, song or picture would explain you best?',
    'What do people thank you for?',
    'What do you need in order to feel safe?',
    'Finish the sentence five times: I am somebody who …',
  ],
} as const;

export interface ShippedPrompt {
  readonly id: string;
  readonly theme: string;
  readonly text: string;
}

/** All shipped questions, theme by theme. */
export const shippedPrompts: readonly ShippedPrompt[] = Object.entries(promptsByTheme).flatMap(([theme, texts]) =>
  texts.map((text, index) => ({ id: `${theme.toLowerCase().replaceAll(' ', '-')}-${index + 1}`, theme, text })),
);
