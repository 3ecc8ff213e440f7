import type { Lines } from './lines.ts';

/** How Kael speaks when there is no model behind. */
export const kael: Lines = {
  greeting: [
    'Good to see you, {name}. You put “{focus}” at the top of your page. What would be one small door into it today?',
    'Good to see you. What has been on your mind that could begin today, if it were small enough?',
  ],
  thanks: [
    'Gladly. Before you go: which one step will you try first, and when?',
    'You did the looking; I held the lamp. What is the next thing you would like to try?',
  ],
  done: [
    'You {words}. That door is open now. What became possible with it that was not possible before?',
    'That is done, and it counts. What does it make possible next?',
  ],
  avoid: [
    'About {thing}: waiting often guards something. When you picture the start, what is the first thing you do not want to see?',
    'To {words} has been waiting, and waiting often guards something. When you picture the start, what is the first thing you do not want to see?',
    'Putting it off usually guards something. When you picture the start, what is the first thing you do not want to see?',
  ],
  want: [
    'You want to {words}. Let us make it smaller until it fits into ten minutes. What would the first ten minutes look like?',
    'There is something you want, and that is a beginning. Which part of it could you touch today, even clumsily?',
  ],
  fear: [
    'Being uneasy about {thing} tells us that it matters. What is the smallest version of it that would feel safe to try?',
    'Unease often stands right beside what matters. What would a safe, tiny trial look like?',
  ],
  decide: [
    '{words}: two honest paths. Which of them would you miss more if it closed tonight?',
    'Imagine you had already chosen, and it is tomorrow morning. In which version do you breathe more easily?',
  ],
  people: [
    'There is a person in this story. What do you hope they understand, in one sentence?',
    'If the next conversation went a little better than you expect, how would it start?',
  ],
  tired: [
    'Then today’s opening may be a rest. What could wait until tomorrow without any harm?',
    'Low energy shrinks the map, it does not erase the road. What is one thing you can set down for today?',
  ],
  time: [
    'Full days hide small gaps. Where in today are ten minutes that nobody owns yet?',
    'If only one thing fitted into today, which would make tomorrow easier?',
  ],
  stuck: [
    'When nothing moves, look for what already moves a little. What went even one percent better this week?',
    'You need not see the whole road, {name}. What is the next thing you could find out in five minutes?',
  ],
  question: [
    'A good question, and you may know more than you think. What would you tell a friend who asked “{quote}”?',
    'I would rather find your answer than give you mine. What have you tried so far, and what did it show?',
  ],
  short: ['Go on, I am listening. What stands behind that?', 'And what would you like to be different by tonight?'],
  other: [
    '“{quote}”: I would like to look at that more closely. Which part of it could you change a little today?',
    'I hear something that could open up. What would “better” look like by the end of this week?',
    'Let us take one piece of that. What is within your reach, and what is not?',
  ],
};
