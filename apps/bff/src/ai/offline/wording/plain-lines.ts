/** Statements that every guide makes alike, for moments in which a voice of its own would be in the way. */
export const plainLines = {
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
  heavyThanks: ['You are welcome. I am glad that you told me.', 'Thank you for trusting me with it.', 'It was good that you said it.'],
  heavyBye: [
    '{farewell}. I am glad that you told me about it; be gentle with yourself.',
    '{farewell}. Come back whenever you like, with or without words.',
  ],
  reasons: [
    'I cannot look into anybody’s head, and not knowing is a hard part of it. What do you think yourself?',
    'Only they could say, and it is natural to go on asking. Which answer do you fear?',
    'I do not know. It may be that you have to live with that question for a while, and that is not easy.',
  ],
  concrete: [
    'One thing, then: ten minutes on a timer for the part of it that needs no courage, and stop when it rings, done or not.',
    'One thing: write down in a single sentence what would be good enough for today. What goes beyond that is not for today.',
    'One thing: tell one person about it in two lines, with “you need not do anything about it” at the end.',
    'One thing: take what you would advise a good friend in your place, halve it, and do that half before you eat next.',
  ],
  concreteHeavy: [
    'One thing, and a small one: a glass of water, both feet on the floor, and a line to somebody: “Bad day. No need to answer.”',
    'One thing: only the next hour. Write down what has to be in it, and let all the rest wait outside.',
    'One thing: go outside or to an open window, and name five things that you see there, slowly. It takes the edge off, and asks for nothing.',
  ],
  noRecipe: [
    'Of that I have nothing in store. Three things are seldom wrong with it: write it down in one sentence, as if to a stranger; ask somebody who has it behind them one precise question; and do the smallest visible bit of it for ten minutes before you decide.',
    'I have no recipe for that. What often clears it: say what would be good enough, and by when; then the first bit of it, today, ten minutes long.',
    'No rule of mine can tell that. Sleep over it once, and look at what is still true at ten in the morning: that is mostly what counts.',
  ],
  fond: [
    'That is kind, and a little wasted on a program. What is on your mind?',
    'Kind of you; there is nobody here to blush, only rules.',
    'Thank you. I stay a program all the same.',
  ],
  encourage: [
    'Praise from me would be hollow, since I know too little of you. This much holds for nearly everybody: what was begun for two minutes is easier to go on with than to begin. What could be begun?',
    'You are here and looking at it, which is more than most evenings get. What went better than expected lately?',
    'No speech from me; a small program should not make any. Something that is already done today counts, whatever its size. What would that be?',
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
