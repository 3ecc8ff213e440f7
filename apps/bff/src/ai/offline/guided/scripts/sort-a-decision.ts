import { namesAct } from '../fitting.ts';
import { inSentence, inShort, laidTogether } from '../quoting.ts';
import type { Answers, Script } from '../script.ts';
import { goalOf } from './goal-of.ts';

const LEADING =
  /^\W*(?:(?:i (?:can(?:'t| ?not) decide|do(?:n't| not) know|am not sure|'m not sure|wonder|have to decide)|not sure|decide|the question is|should i|whether|between|if (?:i|we) should|if (?:i|we)|to|i should|shall i|i could|do i|either)\b[\s,:]*)+/i;
/** "I need to decide by Friday if …": that it is to be decided is no part of a way. */
const TO_DECIDE =
  /^.{0,20}?\b(?:need|have|got|want|supposed|trying) to (?:decide|choose|figure out|say|answer|know)\b[^,.!?]{0,40}?(?:,|(?=\b(?:if|whether|between)\b))/i;
/** A way without the words that lead to it. */
const bare = (text: string): string => text.replace(TO_DECIDE, '').replace(LEADING, '');

/** The other way of a question that names one alone is to leave it: "should I quit my job?" */
function oneWay(text: string): readonly [string, string] | undefined {
  const way = /(?:^|[.!,;]\s*)\W*(?:should|shall) (?:i|we) ([^.!?;,\n]{3,80})/i.exec(text)?.[1];
  if (way === undefined) return undefined;
  return [inSentence(way), /^(?:just |really )?stay\b/i.test(way) ? 'go' : 'leave it as it is'];
}

/** "I was offered a job in Berlin, but my girlfriend does not want to move." */
const OFFERED =
  /\b(?:(?:got|get|was|am|been|have|had|'?m) (?:an |a |just )*offer(?:ed)?|could (?:get|have|take) (?:a|an|the) (?:\p{L}+ ){0,2}(?:job|place|flat|position)|(?:job|place) offer)\b[^.!?]*\bbut\b/iu;
export const tellsOffer = (text: string): boolean => OFFERED.test(text);

/** The two ways that a sentence names: "take the job or stay", "should I go?"; undefined where it names none, or more. */
export function waysIn(text = ''): readonly [string, string] | undefined {
  const [sentence = ''] = text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+|\n/)
    .filter((one) => /\bor\b/i.test(one));
  const parts = bare(sentence).split(/,?\s+or\s+/i);
  const [one = '', other = ''] = parts.map((part) => inSentence(part.replace(LEADING, '').replace(/[?]+$/, '')));
  const isEmpty = (way: string) => !/\p{L}{2}/u.test(way) || /^(?:not|no|something|so|else|whatever)$/i.test(way);
  if (parts.length === 2 && !isEmpty(one) && !isEmpty(other)) return [one, other];
  if (tellsOffer(text)) return ['say yes to it', 'leave it'];
  return sentence === '' ? oneWay(text) : undefined;
}

const waysOf = (answers: Answers): readonly [string, string] =>
  goesOn(answers) ??
  waysIn(answers.what) ??
  waysIn(answers.one) ?? [inSentence(answers.one ?? 'the first'), inSentence(answers.other ?? 'the other')];
/** “Or keep the job”, after the one way was named with the decision. */
function goesOn({ what = '', one = '' }: Answers): readonly [string, string] | undefined {
  if (!/^\W*or\b/i.test(one)) return undefined;
  return [inSentence(bare(what)), inSentence(one.replace(/^\W*or\s+/i, '').replace(LEADING, ''))];
}
const isOpen = (answers: Answers): boolean => waysIn(answers.what) === undefined;

/** Lays two ways side by side. */
export const sortADecision: Script = {
  id: 'sort-a-decision',
  takesUp: () => true,
  tips: [
    'One way to hear oneself: decide for a day that it is the first, and watch how you sleep; the next day the other.',
    'What can be undone may be decided quickly; what cannot deserves one more night.',
  ],
  sign: 'Side by side, in your words:',
  opens: 'Then we lay it out side by side. The choice stays with you.',
  places: (answers) => {
    const [one, other] = waysOf(answers);
    return { one, other };
  },
  steps: [
    {
      name: 'what',
      takesQuestions: true,
      ask: 'In a sentence: what is to be decided?',
      easier: 'It need not be a big one. What have you been going back and forth about?',
    },
    {
      name: 'one',
      isDue: isOpen,
      ask: 'What is one way it could go?',
      easier: 'Take the one that came to you first. Which one is that?',
    },
    {
      name: 'other',
      isDue: (answers) => isOpen(answers) && waysIn(answers.one) === undefined && goesOn(answers) === undefined,
      ask: 'And what is the other way?',
      easier: 'Suppose the first one did not exist. What would you do then?',
    },
    {
      name: 'first',
      ask: 'Say it is “{one}”. What would you gain by it, and what would it cost you?',
      easier: 'Take an ordinary Tuesday with it. What is better on that day, and what is worse?',
    },
    {
      name: 'second',
      ask: 'Now “{other}”. What is good about that one, and what is not?',
      easier: 'Who would be glad of that one, and who would not?',
    },
    {
      name: 'year',
      ask: 'What of all this will still matter in a year?',
      easier: 'Some of it will be forgotten by then. What will not?',
      easierChoices: ['The money', 'The people', 'What I learn', 'How I feel each day'],
    },
    {
      name: 'friend',
      ask: 'If a good friend stood before the very same choice, what would you tell them?',
      easier: 'Would you tell them to go ahead, to wait, or to try it out first?',
      easierChoices: ['Go ahead', 'Wait', 'Try it out first'],
    },
    {
      name: 'leans',
      ask: 'As of now, to which side does it lean?',
      easier: 'Suppose somebody else had decided for “{one}”. Would you be relieved or disappointed?',
      choices: (answers) => [...waysOf(answers).map((way) => inShort(way, 80)), 'Neither yet'],
      easierChoices: ['Relieved', 'Disappointed'],
    },
    {
      name: 'test',
      ask: 'What is the smallest thing you could do this week that would tell you more?',
      easier: 'Somebody to ask, a number to look up, a day to try it: which of them would help here?',
      fits: namesAct,
      easierChoices: ['Ask somebody who has done it', 'Look up the numbers', 'Try it for a day'],
    },
  ],
  close: (answers) => {
    const [one, other] = waysOf(answers);
    const list = laidTogether(answers, {
      what: 'To be decided',
      first: `“${one}”`,
      second: `“${other}”`,
      year: 'Will matter in a year',
      friend: 'To a friend you would say',
      leans: 'It leans to',
      test: 'What would tell you more',
    });
    return `Side by side, in your words:\n\n${list}\n\nNothing is decided by this. It only lies in one place now, and you can come back to it tomorrow.`;
  },
  card: ({ test }) => goalOf(test),
  leadsTo: ({ test }) => (test === undefined ? ['small-step'] : []),
};
