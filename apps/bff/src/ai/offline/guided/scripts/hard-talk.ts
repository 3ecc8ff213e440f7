import { isOnlyWhen } from '../../reading/non-answers.ts';
import { tellsWhenOrWhere } from '../fitting.ts';
import { asPage, inSentence, laidTogether } from '../quoting.ts';
import type { Answers, Script } from '../script.ts';

const names = {
  who: 'With whom, and about what',
  news: 'What I have to say',
  stays: 'What it should not change',
  seen: 'What happened',
  effect: 'What it did to me',
  wish: 'What I would like',
  theirs: 'Their side',
  dread: 'If they say',
  answer: 'I can say',
  when: 'When',
};

/** With whom it is. */
const NAMES_SOMEBODY =
  /\b(?:my (?!(?:mind|head|own|way|words|time|life|day)\b)\p{L}+|him|her|them|(?:to|with|tell|ask) (?!(?:him|her|them|it|my|the|an?|you|someone|somebody|people)\b)\p{Lu}\p{L}+|the (?:boss|landlord|landlady|neighbou?rs?|manager|teacher|doctor|team|family))\b/u;

/** Something is to be told, asked for or refused, and nothing was done to anybody. */
const NEWS =
  /\b(?:tell(?:ing)?|let(?:ting)? \p{L}+(?: \p{L}+)? know|admit(?:ting)?|confess(?:ing)?|com(?:e|ing) out|break(?:ing)? (?:it|the news|up)|say(?:ing)? (?:no|sorry)|ask(?:ing)? (?:for|my|him|her|them)|quit(?:ting)?|resign(?:ing)?|hand(?:ing)? in|giv(?:e|ing) notice|apologi[sz]\p{L}+|that i(?:'m| am|'ve| have| will|'ll| want| need| got))\b/iu;
const DONE =
  /\b(?:stop|keeps?|kept|always|never|constantly|every time|again|late|loud|noise|mess\w*|rude|lied|lies|ignor\w+|interrupt\w*|criticis\w+|borrow\w*|owes?|shout\w*|yell\w*|without asking|how (?:it|that|this|i) (?:feel|felt|hurt)\w*)\b/i;
const isNews = ({ who = '' }: Answers): boolean => NEWS.test(who.replace(/[’‘]/g, "'")) && !DONE.test(who);
const isGrievance = (answers: Answers): boolean => !isNews(answers);

/** Longest part of what is to be said, in characters. */
const SPOKEN = 400;

/** "i'm moving" stands on a page to be read aloud. */
const withI = (text: string): string => text.replace(/\bi\b(?=\W|$)/g, 'I');
const aloud = (text: string): string => {
  const line = withI(inSentence(text, SPOKEN));
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** The member's own sentences in an order that can be heard: what happened, what it did, what is wished (Rosenberg, 2003). */
function beginning({ news, stays, seen, effect, wish }: Answers): string {
  const lines = [
    news === undefined ? 'I would like to talk with you about something that matters to me.' : 'I want you to hear this from me.',
    ...(news === undefined ? [] : [`${aloud(news)}.`]),
    ...(stays === undefined ? [] : [`What it should not change: ${withI(inSentence(stays, SPOKEN))}.`]),
    ...(seen === undefined ? [] : [`What happened, as I saw it: ${withI(inSentence(seen, SPOKEN))}.`]),
    ...(effect === undefined ? [] : [`What it did to me: ${withI(inSentence(effect, SPOKEN))}.`]),
    ...(wish === undefined ? [] : [`What I would like: ${withI(inSentence(wish, SPOKEN))}.`]),
    'How is it for you?',
  ];
  return lines.map((line) => `> ${line}`).join('\n');
}

/** Finds the words for a conversation that somebody dreads. */
export const hardTalk: Script = {
  id: 'hard-talk',
  takesUp: (told) => NAMES_SOMEBODY.test(told),
  belongs: (text, { when }, { name }) =>
    name !== 'when' && name !== 'seen' && name !== 'news' && when === undefined && isOnlyWhen(text) ? 'when' : undefined,
  tips: [
    'Begin with what you both want, and say “I” where you can. One matter at a time, and the first sentence learnt by heart.',
    'It may be short: what happened, what it does to you, what you would like, and then a question.',
  ],
  sign: 'A beginning, in your words, to be changed until it sounds like you:',
  opens: 'Words come easier once they were tried out somewhere quiet.',
  steps: [
    {
      name: 'who',
      takesQuestions: true,
      ask: 'With whom is it, and what is it about?',
      easier: 'Only the name, or what they are to you, for now. Whom do you have in mind?',
    },
    {
      name: 'news',
      isDue: isNews,
      fits: (text) => !tellsWhenOrWhere(text) && !/^\W*in person\W*$/i.test(text),
      ask: 'Leave the reasons out for a moment: what is it that you want to have said, in one plain sentence?',
      easier: 'Say it as “I am going to …”, “I need …” or “I am sorry that …”. How does it go on?',
    },
    {
      name: 'stays',
      isDue: isNews,
      fits: (text) => !tellsWhenOrWhere(text),
      ask: 'And what should it not change between you?',
      easier: 'What do you like in them that may be said aloud as well?',
    },
    {
      name: 'seen',
      isDue: isGrievance,
      ask: 'What happened, told so that a camera could have seen it: no guesses, no “always”?',
      fits: (text) => !tellsWhenOrWhere(text),
      easier: 'Take the last time. What was said or done?',
    },
    {
      name: 'effect',
      isDue: isGrievance,
      ask: 'And what did that do to you?',
      fits: (text) => !tellsWhenOrWhere(text),
      easier: 'Hurt, angry, worried, let down: which of these comes nearest?',
      easierChoices: ['It hurt', 'It made me angry', 'It worried me', 'I felt let down'],
    },
    {
      name: 'wish',
      ask: 'What would you like from them, as one thing that they could really do?',
      easier: 'If the talk went well, what would be different next week?',
    },
    {
      name: 'theirs',
      ask: 'How may it look from their side?',
      easier: 'What would somebody who likes them give as their reason?',
      easierChoices: ['They do not know how it is for me', 'They are under strain themselves', 'They see it as settled'],
    },
    {
      name: 'dread',
      ask: 'Which answer of theirs do you dread most?',
      easier: 'What did they say when it came up before?',
      easierChoices: ['“You are too sensitive”', '“I have no time for this”', 'Nothing at all'],
    },
    {
      name: 'answer',
      ask: 'If it comes, what could you say, calmly and in one sentence?',
      easier: 'It may be as plain as “I hear you, and I need a day to think about it”. What would yours be?',
      easierChoices: [
        'I hear you, and I need a day to think about it',
        'It matters to me all the same',
        'Let us talk about it when we are both calm',
      ],
    },
    {
      name: 'when',
      isDue: ({ when }) => when === undefined,
      ask: 'When is a good moment: nobody hungry, nobody in a hurry?',
      easier: 'Would a walk, a table or a phone call suit the two of you best?',
      easierChoices: ['On a walk', 'At a table', 'On the phone'],
    },
  ],
  close: (answers) => {
    const rest = laidTogether(answers, { theirs: names.theirs, dread: names.dread, answer: names.answer, when: names.when });
    return `A beginning, in your words, to be changed until it sounds like you:\n\n${beginning(answers)}\n\n${rest}\n\nRead it aloud once. Whatever you would never say like that may go.`;
  },
  card: (answers) => ({ kind: 'write-journal', title: 'Before a talk', body: asPage(answers, names) }),
  leadsTo: () => [],
};
