import type { Matter } from '../matter.ts';

/** After the exam, and beside it. */
export const examCares: readonly Matter[] = [
  {
    name: 'exam results to come',
    isTender: true,
    isMild: true,
    examples: [
      'Exam results come on Friday',
      'waiting for my grades and I cannot think of anything else',
      'finals are over and I do not know if I passed',
      'results day tomorrow, so nervous',
      'I refresh the page every minute for my mark',
      'wrote the exam two weeks ago, still no result',
      'after the exam everyone compared answers and mine were different',
      'i think I failed and have to wait three weeks',
      'we get our maths test back tomorrow',
      'waiting for the yes or no from the university',
    ],
    said: ['It is written and lies on somebody’s desk, and one goes on writing it in one’s head.'],
    asks: ['How did you feel when you handed it in, before you compared?', 'What have you planned for the hour after you know?'],
    thoughts: [
      'Decide now what you do in either case, one line each: “If yes, pizza with Mia. If no, I ring my brother and sleep on it.” With both written down the day has a floor.',
      'Fix who is with you when you look, or whom you ring within the minute. Opened alone at midnight, both results are too large.',
      'No more comparing answers. Nobody knows which of you is right, and it can no longer be changed; leave the chat until Friday.',
      'Fill the days with things that end: a shelf, a run, a film, somebody’s child to look after. Waiting needs empty hands.',
    ],
  },
  {
    name: 'cheated and afraid of it',
    isTender: true,
    isMild: true,
    examples: [
      'I wrote my essay with AI and now I am scared they find out',
      'copied half of my term paper from the internet',
      'cheated in the exam and feel awful',
      'my friend let me copy and now we are both called in',
      'they say my work is plagiarism',
      'used a bot for my homework, the teacher got suspicious',
      'had notes in my sleeve and passed, I feel like a fraud',
      'the university wrote about similarity in my thesis',
      'accused of cheating because my text is too good',
      'my friend copies my homework every morning',
    ],
    said: ['It was a short cut at a bad hour, and now it takes longer than the road would have.'],
    asks: ['Has it been handed in already, or can it still be changed?', 'What made it so tight that time?'],
    thoughts: [
      'If it is not handed in yet: put the text away, speak what you know into your phone for ten minutes, and write from that. It will be thinner, and yours, and you sleep.',
      'If it is handed in and weighs on you, going there first counts for a good deal: “I did not write parts of that myself. May I do it again?” It takes five terrible minutes.',
      'If you are accused and it is not so: drafts, notes, versions with dates, browser history. Bring them along, and offer to talk about the text for ten minutes. Whoever wrote it can do that.',
      'If you are called in, ask a student advice service or representative beforehand, and take somebody along. Say nothing and sign nothing before you know what it is about.',
      'For a friend who copies: “I’ll explain it to you at eight, before class. I don’t hand it over any more, I’m afraid for us both.” It is a no with a hand held out.',
    ],
  },
];
