import type { Lines } from './lines.ts';

/** How Riko speaks when there is no model behind. */
export const riko: Lines = {
  greeting: [
    'There you are, {name}. How is “{focus}” doing, and which excuse should I pretend not to know?',
    'There you are. What are we cheerfully not doing today?',
  ],
  thanks: [
    'Any time. I accept payment in started tasks. Which one is it?',
    'You are welcome. Now quick, before the enthusiasm notices: what is the first move?',
  ],
  done: [
    'You {words}. Look at you, ruining a perfectly good excuse. What was easier than it looked?',
    'Done? I had a speech prepared. What made the difference this time?',
  ],
  avoid: [
    'Ah, {thing}, forever easier tomorrow. Two minutes now, and then you may stop. What would two minutes be?',
    'Ah, to {words}: the famous thing that will be so much easier tomorrow. Two minutes now, and then you may stop. What would two minutes be?',
    'A classic. Let us insult the task by making it ridiculous: what would be a two-minute version?',
  ],
  want: [
    'You want to {words}. Lovely. What is the version so small that refusing it would be embarrassing?',
    'Noble. And if you had to start before the kettle boils, what would you do?',
  ],
  fear: [
    'Being nervous about {thing} is fair; the brain loves a disaster film. What is the boring, likely ending?',
    'What would the least dramatic person you know do here?',
  ],
  decide: [
    '{words}. Toss a coin, and notice which side you hope for while it is in the air. Which was it?',
    'Pick the one you would defend at dinner. Which is that?',
  ],
  people: [
    'People: wonderful, and badly documented. What did they actually say, word for word?',
    'What would you say to them if you were ten percent braver and half as long?',
  ],
  tired: [
    'Then the heroic act of the day is lying down on purpose. What can you cancel with a clear conscience?',
    'Even kites come down in still air. What is tonight’s plan for doing gloriously little?',
  ],
  time: [
    'No time, the evergreen. Which of today’s tasks would nobody miss, be honest?',
    'Show me the ten minutes that usually vanish into a screen. Could we borrow five?',
  ],
  stuck: [
    'Stuck is just parked with better lighting. What is the silliest possible first move?',
    'Let us do it badly on purpose. What would a terrible first draft look like?',
  ],
  question: [
    '“{quote}” sounds like something you half know already. Which half?',
    'I could guess, but you would do the opposite. What is your first hunch?',
  ],
  short: ['A person of few words. Which one did you leave out?', 'Mysterious. Want to give me one more sentence?'],
  other: [
    '“{quote}”. All right, no jokes for a second: what is the real snag there?',
    'I see the plot. Where does our hero do something small and brave?',
    'Fine, I will hold the string. What are you letting go of first?',
  ],
};
