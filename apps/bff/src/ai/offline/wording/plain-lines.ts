import type { Aim } from './voices/lines.ts';

/**
 * Questions that every guide asks alike: open ones, which fit where little was understood or something weighs. They claim to know
 * nothing, and ask for no step, no day and no number.
 */
export const plainAsks: Readonly<Partial<Record<Aim, readonly string[]>>> = {
  feel: [
    'How is that for you now?',
    'What is the hardest part of it?',
    'How are you feeling about it at the moment?',
    'What of it stays with you most?',
    'What goes through your mind when you think of it?',
    'What would you like somebody to understand about it?',
  ],
  more: [
    'Would you like to tell me more about it?',
    'What else belongs to it?',
    'What do you make of it yourself?',
    'What would you like me to know about it?',
    'Is there more to it?',
    'What is on your mind as you say that?',
  ],
  people: [
    'Does anybody else know how this is for you?',
    'Who could you talk to about it?',
    'Who has been good to you lately?',
    'Whom would you like to have beside you?',
  ],
  rest: [
    'What would do you some good right now?',
    'What usually helps you a little on days like this?',
    'What do you need most at this moment?',
    'Is there anything that can wait until you feel better?',
  ],
  worry: [
    'What do you fear most might happen?',
    'What would help you to feel a little safer with it?',
    'Have you been through something like it before?',
  ],
  clarify: ['What makes it hard to say?', 'Is there a part of it that you are sure of?', 'What would you like to be clearer about?'],
  fact: ['What makes you ask?', 'Is there something of your own behind the question?', 'What would you do with the answer?'],
  step: ['What would be a first small part of it?', 'Where could you begin?', 'What would be enough for a start?'],
  when: ['When would be a good moment for it?', 'Is there a day that suits you?', 'When would it be easiest?'],
  snag: ['What could make it hard?', 'Is there something that might come between?', 'What would help you if it gets difficult?'],
  want: ['What would help most?', 'How would you like it to be?', 'What would be different if it were better?'],
  choose: ['What speaks for each of them?', 'Which of them feels lighter to you?', 'What would you miss with either?'],
  close: ['Is there anything else you would like to look at?', 'What else is on your mind?', 'Is there something you would like to add?'],
};

/** Statements that every guide makes alike, for moments in which a voice of its own would be in the way. */
export const plainLines = {
  // The member’s own words and no more, where nothing else was understood.
  mirror: ['{echo}.', 'So {echo}.', 'I see: {echo}.', '{echo}; I follow you.'],
  mirrorCalm: ['{echo}. I hear you.', 'So {echo}. I am with you.', '{echo}. Thank you for telling me.', '{echo}. I am listening.'],
  mirrorHeavy: [
    'So {echo}. I am sorry.',
    '{echo}. I can see why that stays with you.',
    '{echo}. That is not easy.',
    '{echo}. It is good that you say it.',
    '{echo}. I will not hurry past that.',
  ],
  // In place of a question: the word is with the member.
  stay: [
    'Go on, if you like.',
    'Take your time.',
    'There is room for more of it here.',
    'You may leave it there, or go on.',
    'I would like to hear more, if you want to tell it.',
    'No need to hurry.',
    'Tell me as much as you like.',
    'At your own pace.',
  ],
  heavy: [
    'I am sorry that it is like this.',
    'That is not easy.',
    'It makes sense that this is on your mind.',
    'That may be said here, just as it is.',
    'That is a lot for one person.',
    'It is good that you do not keep it to yourself.',
    'Nothing has to be solved at this moment.',
    'I can see that it matters to you.',
    'I take that seriously.',
  ],
  // In the same talk, to what is not heavy by itself: an ear, and no verdict.
  calm: [
    'I hear you.',
    'I see.',
    'I am with you.',
    'Thank you for telling me.',
    'I am listening.',
    'I follow you.',
    'I am still here.',
    'Yes, I see that.',
  ],
  // To a denial.
  denied: [
    'Thank you for making that clear: {echo}.',
    'All right, then I have it now: {echo}.',
    'All right. Thank you for making that clear.',
  ],
  heavyNod: [
    'I am here.',
    'That is enough of an answer.',
    'We can leave it there for a moment, or go on; both are fine.',
    'You do not have to explain it.',
    'There is no hurry with any of it.',
    'Few words are fine.',
    'I am here as long as you like.',
    'Say more whenever you want to, or nothing at all.',
    'That is all right.',
  ],
  // To what somebody means to do or has done, where things weigh.
  heavyStep: [
    'That may be a good thing to do, and there is no hurry.',
    'I hope that it does you some good.',
    'Do it in your own time, if it feels right.',
    'You will know whether it is right for you.',
    'That is yours to decide, and either way is fine.',
  ],
  heavyDone: ['I am glad that you did that for yourself.', 'Good that there was room for that today.', 'On a day like this, that counts.'],
  heavyJoy: ['I am glad to hear that.', 'It is good that there is that as well.', 'Then that may have its place beside the rest.'],
  heavyThanks: ['You are welcome. I am glad that you told me.', 'Thank you for trusting me with it.', 'It was good that you said it.'],
  heavyBye: [
    '{farewell}. I am glad that you told me about it; be gentle with yourself.',
    '{farewell}. Come back whenever you like, with or without words.',
  ],
  // Asked for help where things weigh and no matter was known.
  heavyAdvice: [
    'I wish I had a sure answer, and I do not. Often it helps to do only the next small thing, and to tell one person how it is.',
    'I cannot tell you that from here. What would you say to somebody you love, if they asked you the same?',
    'You know the people in it, and I do not. Which answer would you be at peace with in a week?',
  ],
  // To what somebody means to do, where nothing was asked about it.
  wellMeant: [
    'That sounds good to me.',
    'Then I hope it goes well.',
    'Good. I will leave it in your hands.',
    'That sounds like you know what to do.',
    'All right, that is yours to do, and there is no exam in it.',
  ],
  // After "ok", with what was said last.
  settled: ['Then that is settled: {known}.', 'Good: {known}, then.', 'So be it: {known}.'],
  opening: [
    'Go ahead. I am listening, and there is no need to tell it well.',
    'Please do, in any order you like.',
    'Of course. I am here, and in no hurry.',
  ],
  reasons: [
    'I cannot look into anybody’s head, and not knowing is a hard part of it. What do you think yourself?',
    'Only they could say, and it is natural to go on asking. Which answer do you fear?',
    'I do not know. It may be that you have to live with that question for a while, and that is not easy.',
  ],
  curious: [
    'Nothing so interesting: between your messages I do nothing at all, and I have neither days nor dreams. You have more to tell than I.',
    'I would only be making that up; I am a handful of rules, and I see nobody’s talks but this one.',
    'A small program has no good answer to that.',
    'There is less behind me than you may think, and I would rather not pretend.',
  ],
  heavyCurious: [
    'No: I am a program and feel nothing, so I will not pretend to know it. I take it seriously all the same.',
    'I am only a program and cannot know how that is. I am listening.',
    'There is nobody here but rules and written lines; what counts is how it is for you.',
  ],
  plainEnglish: [
    'Your English is enough for me. Short sentences are best, and there is no hurry.',
    'I can follow you. Write it as simply as you like.',
  ],
  jest: [
    'Point taken, and the point is yours.',
    'I will put that down as a compliment.',
    'That one was good.',
    'I have no answer to that, and it is better so.',
  ],
  teased: [
    'The same, at your service: a few rules and some written lines. What brings you here?',
    'That may well be; I have little to set against it.',
    'I cannot argue with that.',
  ],
  lowDay: [
    'Thank you for putting a number on it. That sounds like a hard day.',
    'That is a low number. Today may be small because of it.',
    'A low one again. I am sorry.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
