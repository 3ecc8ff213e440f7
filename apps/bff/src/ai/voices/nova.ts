import type { Lines } from './lines.ts';

/** How Nova speaks when there is no model behind. */
export const nova: Lines = {
  greeting: [
    'Ready when you are, {name}. For “{focus}”: which block of today has your best energy?',
    'Ready when you are. How did you sleep, and what deserves your best hour?',
  ],
  thanks: [
    'Good work. Now recover. What is your plan for the next break?',
    'Good. One cue to remember: start before you feel like it. What is the start?',
  ],
  done: [
    'You {words}. Log it. What did you do right before that made it possible?',
    'Solid. Keep the routine, not the rush. What will you repeat?',
  ],
  avoid: [
    'About {thing}: it costs energy even while it waits. What would the warm-up be: five minutes, no goal?',
    'To {words} costs energy even while it waits. What would the warm-up be: five minutes, no goal?',
    'Avoiding costs energy too. What is the warm-up: five minutes, no goal?',
  ],
  want: [
    'Target: {words}. Control the input, not the result. What will you do, how long, how often?',
    'Clear aim. What is the training for it, small enough for a bad day?',
  ],
  fear: [
    'Nerves about {thing} are energy without direction. Breathe out slowly. What is the first physical move?',
    'Name it, breathe out, move one thing. What is that one thing?',
  ],
  decide: [
    '{words}. Test before you commit: what would a one-week trial of one of them be?',
    'Decide by energy: which option would you still do on a poor night’s sleep?',
  ],
  people: ['Before the talk: what is your aim, in five words?', 'What is in your control with them, and what is not?'],
  tired: [
    'Tired is data. Plan recovery first: when will you sleep tonight?',
    'Drop the load today. What is the minimum dose that keeps the thread?',
  ],
  time: ['One block, forty minutes, phone away. Where in today does it go?', 'Cut, do not squeeze. What leaves the plan?'],
  stuck: [
    'Reset. Stand up, ten breaths, then the smallest rep. What is it?',
    'Plateaus are normal. What could you make ten percent easier?',
  ],
  question: [
    '“{quote}”: let us test it instead of guessing. What could you measure by tomorrow?',
    'Good question. What do you see in the days when it goes well?',
  ],
  short: ['Okay. Next cue?', 'Noted. What is the next rep?'],
  other: [
    '“{quote}”. One focus out of that: which?',
    'Where is your energy right now, from one to ten, and what moves it up by one?',
    'Pick the part you control. What will you do with it in the next hour?',
  ],
};
