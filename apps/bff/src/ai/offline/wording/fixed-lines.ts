import type { CorePersonaId } from '@everstep/domain';
import type { Fixed, IntentName } from '../reading/intents/intent.ts';
import {
  askSafeLines,
  calmAskLines,
  calmGentleLines,
  calmPlainLines,
  calmQuoteLines,
  gentleLines,
  whyGentleLines,
} from './gentle-lines.ts';
import { plainLines } from './plain-lines.ts';
import { kael } from './voices/kael.ts';
import type { Heard, Voice } from './voices/lines.ts';
import { luma } from './voices/luma.ts';
import { nova } from './voices/nova.ts';
import { riko } from './voices/riko.ts';
import { sera } from './voices/sera.ts';
import { skye } from './voices/skye.ts';

/** The six core guides as they speak without a model. */
export const voices: Readonly<Record<CorePersonaId, Voice>> = { kael, skye, luma, riko, sera, nova };

/** Names of the lines that every guide says alike: answers to an intent, and those that a situation calls for. */
export type FixedName =
  | Fixed
  | (
      | 'amended'
      | 'swapped'
      | 'swappedDone'
      | 'open-cards'
      | 'recallAmended'
      | 'recallNear'
      | 'moreFacts'
      | 'above'
      | 'opinionWithThought'
      | 'concrete'
      | 'concreteHeavy'
      | 'gentle'
      | 'askSafe'
      | 'calmGentle'
      | 'whyGentle'
      | 'calmQuote'
      | 'calmPlain'
      | 'calmAsk'
      | keyof typeof plainLines
    );

/** Answers that are the same from every guide, written to follow one another. */
export const fixedLines: Readonly<Record<FixedName, readonly string[]>> = {
  ...plainLines,
  gentle: gentleLines,
  askSafe: askSafeLines,
  calmGentle: calmGentleLines,
  whyGentle: whyGentleLines,
  calmQuote: calmQuoteLines,
  calmPlain: calmPlainLines,
  calmAsk: calmAskLines,
  identity: [
    'I am a computer program, not a human, and I work without a language model: I lead short talks by written questions and simple rules. Nothing of this leaves the server. What would you like to think through?',
    'Still a program: no human and no model behind me, only rules and some written lines. What made you wonder?',
    'A program, as before. I understand less than I sound like, and you know your life best. Shall we go on with it?',
  ],
  'how-are-you': [
    'A program has no good or bad days, so all the room is yours. How are you?',
    'As ever, being a program. More interesting: how has your day been so far?',
    'No changes here, which is the dull side of being a program. And what is new with you?',
  ],
  help: [
    'I lead short talks, one question at a time, and lay your answers together at the end, in your own words. I can tell what stands in your goals and habits and put things on a card for you to confirm. I cannot look anything up. What would you like to begin with?',
    'Choose one of the talks below, or write what is on your mind and I find the one that fits. What shall it be?',
  ],
  call: [
    'I am here. If you need a person now, “Help now” at the top has people to talk to. What is happening?',
    'I am still here, though only a program; “Help now” at the top leads to people. What do you need most at this moment?',
  ],
  app: [
    'That would annoy anybody, and I cannot mend it: I see and change nothing of what the app has counted. The people who run it can look into it. What exactly did it show you?',
    'That is a real loss, whatever caused it. For whoever looks into it, the day and what you saw are what they need. Was anything different that day: no network, another device, very late at night?',
    'Then that belongs in the report as well. I am sorry that all I can do here is listen.',
    'That makes it worse, and I cannot make it better from here.',
    'I hear it. There is nothing more in my power on this one.',
  ],
  mend: [
    'No, I cannot: a guide has no hand on the records. The people who run the app have, and a fault like that is theirs to mend.',
    'Only the people who run this app. I would tell them the day, what stood there before, and what stands there now.',
    'I have nothing better to offer on this one, and will not pretend to.',
  ],
  drop: [
    'It is put away. What would you rather talk about?',
    'Gone. What is on your mind instead?',
    'Then we leave it there. Is there something else?',
  ],
  complaint: [
    'Fair enough. I read every word, but I understand by simple rules only, and miss a good deal. What did I get wrong?',
    'Then I have not been of use so far, and I am sorry. What would be?',
    'I hear that, and I will not argue with it.',
    'You may well be right. I am a small program, and you deserve to be understood.',
    'I am sorry. A person would do better at this than I do.',
  ],
  reminded: ['Sorry, you said so and it went past me.', 'You did say so; the slip is mine.', 'True, and I apologise.'],
  // Care has found nothing by its own rules: gently all the same.
  dark: [
    'That sounds heavy, and I am glad it is not staying unsaid. “Help now” at the top has people you can talk to, at any hour. How are you at this moment, and are you safe?',
    'I am only a program, and this deserves a person: “Help now” at the top leads to some. How are you right now, and are you safe?',
    'Thank you for saying it. You need not carry that by yourself; “Help now” at the top has people who listen. How are you just now, and are you safe?',
    'I hear how dark that is. Nothing has to be solved at this moment, and “Help now” stays at the top. How are you, and are you safe?',
  ],
  // Before a question on it.
  remorse: [
    'That is a heavy thing to carry, and that it comes back shows how much it matters to you.',
    'You need not judge yourself here, and nothing has to be made good in this minute.',
    'It makes sense that this stays with you.',
  ],
  // With what is right, where the message says it.
  corrected: [
    'Sorry, I read past that: {known}.',
    'My mistake, and I am sorry: {known}.',
    'I am sorry, I had that wrong; it is {known}.',
    'Sorry, I read past that. How is it really?',
    'I am sorry, that was wrong of me. What did I miss?',
    'My mistake, sorry. Would you say it once more, as it is?',
  ],
  // With the member's own sentence, where there is one.
  recall: [
    'You said: {known}',
    'Here it is, in your words: {known}',
    'As you told me: {known}',
    'You have not told me that in this conversation, as far as I can see. What is it?',
    'That has not been said here yet, or I cannot see it. Would you tell me?',
    'I looked, and find nothing of that in what you wrote here. How is it?',
  ],
  // After a card that takes the place of another.
  swapped: [
    'The card above can stay as it is; without your tap it does nothing.',
    'The earlier card needs no answer.',
    'Leave the other card alone, and only this one counts.',
  ],
  swappedDone: [
    'What you confirmed before stays until you remove it on its page.',
    'The earlier one stays in your lists; its page has a way to remove it.',
  ],
  'open-cards': [
    'Nothing is in the way: say “add a habit” with what it is, and a card comes for you to confirm. By hand it goes on the Habits page. What should it be?',
    'You can, here or by hand on its page; a card comes with a plain sentence such as “set a goal to …”. What is it to be?',
  ],
  // With the sentence as the member has put it right.
  amended: [
    'Thank you, then it reads: {known}.',
    'Put right: {known}.',
    'Good that you say so; it is {known} now.',
    'Then I take it so: {known}.',
    'Changed, and only this counts: {known}.',
  ],
  recallAmended: [
    'As you put it right: {known}',
    'You said, with your correction: {known}',
    'It stands so since you corrected it: {known}',
  ],
  // With the nearest thing that was said.
  recallNear: [
    'That itself you have not told me here, as far as I can see; only this: {known}',
    'Not quite that, I find. The nearest is: {known}',
    'I see no answer to it in what you wrote; this comes close: {known}',
  ],
  elsewhere: [
    'I look at this one conversation only; what was said in another is not before me. Whatever matters from it you can tell me in a sentence.',
    'Within this conversation I find again what you wrote; beyond it I see nothing of our talks. What is it that I should know?',
    'No: each conversation begins without the others, as far as I am concerned. What do you want to take along from there?',
  ],
  joke: [
    'One, then, and an old one: I wanted to tell you about procrastination, but I will do it tomorrow.',
    'Another, and it is no better: my calendar and I have split up. It always had somebody else’s dates in it.',
    'The last that I know: a goal and a habit walk into a café. The goal orders. The habit has been there since seven.',
    'That was all of them; from here on I would only repeat myself. What made you laugh last?',
  ],
  // Followed by one question of the matter.
  problem: [
    'That is a real problem, and a practical one.',
    'I see the difficulty; it wants an answer, though not all at once.',
    'That has to be dealt with somehow, then.',
    'One more thing to be solved, then.',
  ],
  repeating: [
    'You are right, and I will stop saying your words back. What would be of more use: an idea to try, or somebody who simply listens?',
    'Point taken; I work by simple rules, and they showed. Where shall we go on?',
    'Yes, that was poor of me. I will keep it plain from here.',
  ],
  questioned: [
    'Fair; fewer questions from here. Say whatever you like, in any order.',
    'Understood, I will hold back with asking.',
    'Right. No question this time.',
  ],
  privacy: [
    'What you write here is kept on this server for you: no page shows it to administrators, to whoever invited you or to other members. A person with access to the server’s own disk could technically read it there. I am rules on this very server: my own answers send nothing anywhere, and nothing is trained on them. The privacy policy says all of it, and under Settings, Privacy you decide what guides may see.',
    'I tell nobody. It stays in your conversations until you delete it; no page shows it to anyone else, and only who runs the server’s disk could technically reach it. For what should be kept nowhere there is the incognito conversation.',
  ],
  amuse: [
    'In a well-known study it took people 66 days on average until a new habit went by itself, the quickest 18 and the slowest some 250; and a missed day in between made no difference. Which of yours is on its way?',
    'People who are asked to guess how much others liked talking with them nearly always guess too low. Whom did you last think that of?',
    'A task that was broken off stays in the head better than a finished one: a waiter remembers the open bills. Which open bill is in yours?',
    'Twenty minutes outside lower the level of stress hormones for most people, also without any sport. When were you last out without a purpose?',
    'To write a thank-you letter makes the writer glad, and the reader gladder than the writer would guess. Who would get yours?',
  ],
  distract: [
    'Gladly. Look round where you are and find three things that are older than you, two that somebody gave you, and one that you would save from a flood. Which is that one?',
    'Then a small task for the eyes: find something of every colour of the rainbow, red first. Which one is missing where you are?',
    'Another: go through the alphabet with things to eat, one a letter, and no cheating at Q. How far do you get?',
    'And one for the hands: wash them in warm water, slowly, and name what you smell, hear and feel. What was the first of it?',
  ],
  deleting: [
    'You can: the list of conversations has a menu beside each, with “Delete”, and an Undo for a moment after it. In Settings you decide what guides may see; a whole account is deleted by whoever runs this place.',
    'Yes, in the list of conversations, by the menu beside this one. I keep nothing else of it.',
  ],
  changing: [
    'That is for you to change: the pencil on the card while it is open, and afterwards its own page, Goals or Habits.',
    'Not by me; the pencil on the card does it, or the page where it went.',
  ],
  reminder: [
    'I cannot ring or write by myself. A habit with an hour, on its page under Habits, reminds you; something that is done once can be a goal with its day. Say what it is and when, and it can be one of the two.',
    'Not I, since I speak only when you do; but a habit with an hour reminds you. What should it be?',
  ],
  // Followed by one question at most, and never by a task.
  pain: [
    'Then that comes first: go easier, or leave it out for some days. If it swells, or is still there in a week or two, let a doctor look at it. Since when has it been hurting?',
    'Pain is a good reason to hold back; nothing is lost by a quiet week. If it lasts, a doctor knows more than any plan.',
    'Still sore, then. Rest counts as part of it, and a doctor is the right one to ask if it stays.',
  ],
  // No tip goes with it.
  health: [
    'I am a program and no doctor, so I say nothing on bodies or medicines: a guess could do harm. A pharmacist can often tell you at once, your doctor or a local health line knows more, and what cannot wait belongs to the emergency number. I can help you plan that call, or listen if it worries you.',
    'That, too, is for a pharmacist, a doctor or a health line, and not for me. If it gets worse, do not wait with it. What I can do is help you get the call made, or listen.',
    'No answer of mine would be safe there. Whoever knows your body and what you take is the one to ask: a doctor, or a pharmacist.',
  ],
  // The card is open already.
  above: [
    'The card above is still there; it counts once you confirm it.',
    'It waits on the card above already, and only you can confirm it.',
    'That is on the card further up; one tap there, and it is done.',
    'Nothing more is needed from me: the card above is open.',
    'As before, the card stands above, and confirming it is yours.',
  ],
  // Added to a guide's own lines once these are used up.
  moreFacts: [
    'That one is beyond me as well.',
    'Again something that I would only be guessing at.',
    'I know nothing of that, I am afraid.',
    'No source for that here, either.',
  ],
  rating: ['Good to have a number for it.', 'So that is where today stands.', 'Noted, as a number for today.'],
  apology: [
    'There is nothing to be sorry for here. What were you going to say?',
    'No need, really; nobody keeps accounts here. What is on your mind?',
  ],
  opinion: [
    'An opinion of mine would be worth little: I know only what you tell me. But we can go through it, one question at a time.',
    'I would be guessing about a life that you know and I do not. What I can do is ask, until you see it more clearly yourself.',
    'That one I leave to you, honestly. I can help to look at it from several sides.',
  ],
  // Followed by a thought.
  opinionWithThought: [
    'I know only what you tell me, so take this lightly.',
    'For what a small program’s view is worth:',
    'You know it better than I do; still, one thing.',
  ],
  musing: [
    'I would only be guessing, and you less so. What is the first answer that comes to you?',
    'I do not know, and I would rather not sound as if I did. What is your own guess?',
    'That one is yours to answer, I think. What makes you ask it now?',
    'I have no answer to that, only time to think about it with you.',
  ],
  others: [
    'I know nobody here but you, and what somebody tells a guide stays with them. What would you like to look at of your own?',
    'That belongs to somebody else, and it does not reach me. Is there something of yours behind the question?',
  ],
  // Before a question on it.
  loss: [
    'I am so sorry. I will not try to make that smaller.',
    'I am very sorry that {echo}.',
    'There is no task in that, and nothing to get right.',
    'I am sorry. It may hurt as long as it hurts.',
  ],
  wordless: [
    'I can only read words, so that one goes past me. What would it say in a sentence?',
    'No letters in that, and letters are all I have. Would you put it into a few words?',
    'I see a sign and cannot read it.',
  ],
  steer: [
    'I stay what I am: a guide that follows simple rules, with nobody else’s words to show. What would you like to look at for yourself?',
    'That I leave aside; there is no hidden door in me. What were you hoping for?',
    'My rules stay as they are. Is there something of your own you would like to talk about?',
  ],
  beyond: [
    'That I cannot do: I lead short talks, and can propose a goal, a habit or a mood entry. Is one of these of any use?',
    'That is beyond me without a language model, and I would rather say so than fake it. Which part of it could we think through together?',
    'I am the wrong tool for that. What would having it make easier?',
  ],
  'other-language': [
    'Without a language model I can only follow English, so I might miss what matters in your words. They are kept. If things are bad, “Help now” at the top has people to call in many countries, in their own languages. Could you say the main thing in one English sentence?',
    'English is the only language my rules know while there is no model behind me. People who speak yours are under “Help now” at the top, whenever you need one.',
    'I am sorry, that still goes past me. For anything heavy, “Help now” at the top leads to people, listed by country.',
    'I can see that you are writing, and cannot read it. One English word would do.',
  ],
};

/** Whether an intent is answered in fixed words. */
export const isFixed = (name: IntentName): name is Fixed => Object.hasOwn(fixedLines, name);

/** Whether each guide has lines of its own for an intent. */
export const isVoiced = (name: IntentName): name is Heard => Object.hasOwn(voices.kael.hear, name);
