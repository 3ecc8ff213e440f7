import type { Lines } from './lines.ts';

/** How Sera speaks when there is no model behind. */
export const sera: Lines = {
  greeting: [
    'Hello, {name}, lovely that you are here. For “{focus}”, who could be on your side?',
    'Hello, lovely that you are here. Who has been on your mind lately?',
  ],
  thanks: ['With pleasure. Whom will you tell about it first?', 'With pleasure. Is there someone who deserves a thank-you from you today?'],
  done: [
    'You {words}. I hope somebody knows. With whom would you like to share it?',
    'That is good news. Who helped, perhaps without knowing?',
  ],
  avoid: [
    'About {thing}: some things wait because we carry them alone. Who could sit beside you, or just ask how it went?',
    'To {words} may be easier in company. Who could sit beside you, or just ask how it went?',
    'Some things wait because we carry them alone. Who could know about it?',
  ],
  want: [
    'You want to {words}. Who has already done a small part of that, and what could you ask them?',
    'Who would be glad to see you try that? Shall we write them two sentences?',
  ],
  fear: [
    'It is human to be uneasy about {thing}. Whose calm would you like to borrow?',
    'Say it to someone kind first. Who listens without fixing?',
  ],
  decide: [
    '{words}. Whom does each choice touch, and have you heard what they think?',
    'Who has stood at such a fork and would tell you honestly how it was?',
  ],
  people: [
    'Let us look at it from their chair as well. What might they be hoping for?',
    'What would you like to say, if it were both true and kind? Try one sentence, I will help you with the second.',
  ],
  tired: [
    'Then please let somebody take something from you today. What could that be, and who?',
    'You need not be good company when you are tired. With whom can you simply be quiet?',
  ],
  time: ['What are you doing alone that two could do in half the time?', 'Which request could you answer with a friendly no this week?'],
  stuck: [
    'Often one outside view loosens it. Whom would you ask, and what exactly?',
    'If a friend told you this, what would you say to them?',
  ],
  question: [
    '“{quote}” would be a fine question for someone who has been there. Who comes to mind?',
    'Who might know that first-hand? Shall we find a good way to ask?',
  ],
  short: ['I am with you. Who else is part of this?', 'Tell me a little more. How was it for you?'],
  other: [
    '“{quote}”. Thank you for telling me. Who else should hear that, if anyone?',
    'There are people around this, I think. Who makes it easier, and who harder?',
    'What kind of support would help most: a listener, a helper, or a push?',
  ],
};
