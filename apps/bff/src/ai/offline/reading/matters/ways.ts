import type { Matter } from './matter.ts';

/** What many people ask the way to, the more particular ones first. */
export const ways: readonly Matter[] = [
  {
    name: 'former partner',
    pattern: /\b(?:text|call|message|write (?:to )?|contact|answer|see|meet) my ex\b|\bback (?:together )?with my ex\b/i,
    example: 'Should I text my ex?',
    thoughts: ['Such a message reads differently in the morning: written today, kept in the notes, looked at again tomorrow at ten.'],
  },
  {
    name: 'fertility',
    isTender: true,
    pattern:
      /\b(?:trying (?:for|to have) a (?:baby|child)|trying to (?:conceive|get pregnant)|ivf|infertil\p{L}+|can'?t (?:get|stay) pregnant)\b/iu,
    example: 'We are trying for a baby for 3 years now',
    said: [
      'Hope and disappointment every single month: that is a lot to live with.',
      'That is a long wait, and hardly anybody sees it from outside.',
    ],
    thoughts: ['Many couples keep evenings on which it is not spoken of, and find each other there.'],
  },
  {
    name: 'drinking',
    unless: /\b(?:coffees?|tea|water|cola|coke|sodas?|juice|milk|energy drinks?|smoothies?)\b/i,
    pattern:
      /\b(?:(?:drink|drank|drinking) (?:too much|less|every|alone|again|so much)|too much (?:wine|beer|alcohol)|alcohol|hungover|(?:stop|quit|cut down on) drinking|sober|(?:beers?|wine|whisk(?:y|ey)|vodka|drinks) (?:every|each|a|per) (?:single )?(?:day|night|evening)|every (?:single )?(?:day|night|evening),? (?:\w+ ){0,3}(?:beers?|wine|whisk(?:y|ey)|vodka))\b/i,
    example: 'I think I drink too much',
    thoughts: [
      'Writing down each glass for a fortnight, without changing anything yet, shows which ones would not be missed.',
      'Whoever drank a lot every day should ask a doctor before stopping at once: that can be dangerous, and there is help to do it safely.',
      'Choose the days without it before the week begins, tell one person, and have something in the house that feels like an evening: a good glass, ice, something bitter.',
    ],
  },
  {
    name: 'smoking',
    pattern: /\b(?:(?:quit|stop|give up|start(?:ed)?|keep) (?:smoking|vaping)|smoker|cigarettes?|nicotine)\b/i,
    example: 'I want to quit smoking',
    said: ['Most who are free of it tried several times; it is no proof against you.'],
    asks: ['Which cigarette of the day is the dearest to you?', 'What did the earlier tries teach you, if there were any?'],
    thoughts: [
      'Most need several tries, and each of them teaches something; with a pharmacist or a quit line beside you the chances are clearly better.',
      'A craving seldom lasts longer than five minutes: water, a few steps, something for the hands.',
      'Choose the day, throw everything away the evening before, and change what goes with it: another way to work, tea in place of coffee, the break with those who do not smoke.',
    ],
  },
  {
    name: 'teenager',
    isTender: true,
    isMild: true,
    pattern:
      /\bmy (?:(?:\p{L}+ )?teen(?:s|ager|agers|aged)?|(?:1[2-9])[- ]year[- ]old|(?:son|daughter|boy|girl|kid) (?:is|just turned|turned) (?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen))\b/iu,
    example: 'My teenager does not talk to me anymore',
    asks: ['When did you last have a good moment together, however short?', 'What do you fear, when the door shuts?'],
    thoughts: [
      'With somebody of that age the best talks happen side by side: in the car, over the dishes, and about nothing much at first.',
      'A door that stays open without questions is often walked through at eleven at night.',
      'One question a day and no second one on top of it: “What was the dullest bit of today?” gets more than “How was school?”.',
      'Ask for their help with something they know better than you; who is needed comes out of the room.',
    ],
  },
  {
    name: 'quarrelling children',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:kids|children|sons|daughters|boys|girls|twins|toddlers?)\b[^.!?]{0,20}\b(?:fight|fighting|argue|arguing|quarrel\p{L}*|scream\p{L}*)/iu,
    example: 'My kids fight all day',
    asks: ['At which hour is it worst?', 'What is it about most of the time?'],
    thoughts: [
      'Shouting mostly comes in the last hour of a long day; one minute in another room before one speaks does more than a rule.',
      'Children who may each tell their side, without a verdict, often settle it themselves.',
      'Ten minutes a day with each of them alone, doing what they choose; much of the fighting is for your eyes.',
    ],
  },
  {
    name: 'snoring',
    pattern: /\bsnor(?:e|es|ing)\b/i,
    example: 'My husband snores',
    thoughts: [
      'Snoring with pauses in the breath, or with great tiredness by day, is worth showing to a doctor. And two rooms on some nights are no failure.',
    ],
  },
  {
    name: 'speaking in public',
    pattern:
      /\b(?:presentations?|public speaking|(?:speak|talk|present)(?:ing)? (?:in front of|in public|to (?:a group|the class|an audience))|(?:give|giving|hold|holding) (?:a|the|my) (?:speech|talk|toast)|my speech|stage fright)\b/i,
    example: 'I have a presentation on Monday',
    asks: ['For whom is it, and how long?', 'What is it that should stay with them, in one sentence?'],
    thoughts: [
      'The first three sentences by heart and the rest in headings: after three sentences the voice has settled.',
      'A beating heart is of more use when one calls it excitement than when one tries to be calm.',
      'Said aloud once to one person, it is no longer the first time.',
    ],
  },
  {
    name: 'interview',
    pattern: /\b(?:job )?interviews?\b/i,
    example: 'I have an interview tomorrow',
    asks: ['What is the place, and what do you like about it?', 'Which question would you rather not be asked?'],
    thoughts: [
      'Three short stories carry most interviews: something you mended, something you did with others, and something that went wrong and what you took from it.',
      'A question of your own at the end is remembered, such as what a good first half-year would look like.',
      'Say your answer to “Tell us about yourself” aloud, three times, in a minute and a half: where you come from, what you are good at, why here.',
    ],
  },
  {
    name: 'impostor',
    pattern:
      /\b(?:impost[eo]r\p{L}*|feel like (?:a|such a) fraud|(?:don'?t|do not) deserve (?:it|this|that|to be)|find out (?:that )?i(?:'m| am) not)\b/iu,
    example: 'I feel like an imposter',
    said: ['That feeling comes along with many a good thing, and says little about who deserves it.'],
    asks: ['Who could find out what, exactly?', 'What did you have to be able to do, to get where you are?'],
    thoughts: [
      'Many capable people feel like that, mostly when something new begins: a sign of learning more than of a lack.',
      'One may ask those who chose one what they saw; it is usually more exact than one’s own guess.',
      'Keep the mails in which somebody thanks you, in a folder of their own; it is read on the days when the voice is loud.',
    ],
  },
  {
    name: 'envy',
    pattern: /\b(?:jealous|jealousy|envy|envious)\b/i,
    example: 'My best friend is getting married and I am jealous',
    asks: ['What have they got that you would like, exactly?', 'How would it be, if you had it: on an ordinary Tuesday?'],
    thoughts: [
      'Envy points at a wish: which part of it would you want for yourself? What is left of it can stay with the other.',
      'Say it to yourself in one plain sentence, without shame, “I would like that, too”; unsaid it goes sour, said it becomes a wish.',
    ],
  },
  {
    name: 'saying no',
    pattern: /\b(?:say(?:ing)? no|extra (?:work|shifts?|tasks?)|people[- ]pleas\p{L}+|set(?:ting)? boundaries)\b/iu,
    example: 'How can I get better at saying no?',
    asks: ['To whom is it hardest?', 'What do you fear would happen after it?'],
    thoughts: [
      'A pause before the yes is half of a no: “I will tell you tomorrow.”',
      'With a boss it helps to ask what shall wait in its place: “Gladly; which of the other two goes to next week?”',
      'Short is kinder than long: “I can’t take that on.” Each reason that is given invites an answer to it.',
    ],
  },
  {
    name: 'told on',
    pattern:
      /\b(?:told|tells|telling) (?:every(?:one|body)|people|(?:all )?(?:my|our|her|his|their) (?:\p{L}+ )?(?:friends|family|colleagues|class)|others|the whole \p{L}+) (?:about )?my secrets?\b|\b(?:spread(?:s|ing)?|shared|gave away|leaked|told) my secrets?\b|\btalk(?:s|ed|ing)? behind my back\b/iu,
    example: 'My best friend told everybody my secret',
    said: ['To have that passed on hurts twice: for what is out, and for who did it.'],
    asks: ['How did you hear of it?', 'What would you want from them now?'],
    thoughts: [
      'It is worth asking before judging, once and without others: “I have heard something, and would like to hear it from you.” The answer shows whether there is something left to mend.',
      'What is out grows smaller by a plain sentence of your own, said to the one or two people whose view matters to you.',
      'Decide what you want from it before you talk: an apology, the truth, or distance. Each of them is a different talk.',
    ],
  },
  {
    name: 'advice unasked',
    pattern:
      /\b(?:how i (?:raise|bring up|parent)|(?:the way i|my way of) (?:rais|bring|parent)\p{L}*|(?:criticiz|criticis)\p{L}+ (?:my parenting|how i \p{L}+|everything i do|me (?:all the time|constantly))|my (?:mother|father|parents?|sister|brother)s?[- ]in[- ]law (?:always |just |constantly )?(?:interfer|meddl|judg|comment|critic|knows? better|keeps (?:telling|giving))\p{L}*)/iu,
    example: 'My mother criticises how I raise my kids',
    said: ['It is hard to be judged at one’s own kitchen table.'],
    asks: ['Which remark stays with you most?', 'And what would you like to be able to say to it?'],
    thoughts: [
      'One sentence, kept ready and said kindly each time, tires an argument out: “I know that you would do it otherwise. We do it like this.”',
      'Behind such remarks there is often a wish to be of use; a task that is really theirs takes much of the edge off.',
    ],
  },
  {
    name: 'not listened to',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:never|doesn'?t|does not|won'?t|don'?t|nobody) (?:really )?listens? to me\b|\b(?:looks?|looked|stares?|always) (?:at|on) (?:his|her|their) phone\b/i,
    example: 'My husband never listens to me',
    asks: ['When did you last feel heard, by them or by anybody?', 'What would you say, if you had ten minutes of their whole ear?'],
    thoughts: [
      'It helps to ask for the ear beforehand: “Ten minutes, and nothing has to be mended.” Many listen badly because they think of what to do about it.',
      'Choose the moment: not between door and dinner, and not while the other looks at something. Side by side on a walk is often best.',
      'Say at the beginning what you need from it, “an ear” or “an idea”. Most people give the wrong one of the two out of kindness.',
    ],
  },
  {
    name: 'therapy',
    pattern: /\b(?:therapy|therapists?|counsell?(?:ors?|ing)|psychologists?|psychotherap\p{L}+|antidepressants?)\b/iu,
    example: 'Do you think I should go to therapy?',
    said: ['To think about it is a good sign, and no verdict.'],
    asks: ['What would you want to be different afterwards?', 'What holds you back, if something does?'],
    thoughts: [
      'A first talk binds to nothing, and it need not be bad enough first. Two sentences on paper are a good beginning for it: since when, and what has become harder.',
      'A family doctor is a good first door where one does not know whom to call.',
      'The first one need not be the right one. Three talks show whether you can say things there; if not, the next.',
    ],
  },
  {
    name: 'housework',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:the dishes|housework|chores|never (?:cleans|helps (?:at home|around|me at home)|does (?:the|any))|does nothing (?:at home|around))\b/i,
    example: 'My roommate never does the dishes',
    asks: [
      'What does each of you do in a week, if you wrote it all down?',
      'What annoys you most about it: the work, or that it is not seen?',
    ],
    thoughts: [
      'It goes better as a list than as a reproach: everything that has to be done, down to the thinking of it, and then the list is shared out.',
      'Whole areas instead of single errands: one has the kitchen, the other the washing, with the thinking included, and nobody checks.',
      'A quarter of an hour together, with music and a clock, each day at the same time, and then it is over for everybody.',
    ],
  },
  {
    name: 'putting off',
    pattern:
      /\b(?:procrastinat\p{L}*|(?:put|putting) (?:\p{L}+ ){0,3}off|never (?:finish|start) anything|can'?t (?:get myself to|seem to) start|how (?:do|can|should|would) i (?:even |just |actually |ever )*(?:start|begin|get started))\b/iu,
    example: 'How do I stop procrastinating?',
    asks: ['What is it that lies there, and since when?', 'What about it is unpleasant: that it is dull, too large, or might go wrong?'],
    thoughts: [
      'What is put off is seldom the whole thing, mostly the first two minutes of it: open it, write one bad line, and only then decide whether to go on.',
      'An hour and a place beat a good intention: “at nine, at the kitchen table”.',
      'It helps to be lenient about the last time: who forgives oneself for it puts off less the next time.',
      'Say to somebody at ten o’clock what you will have done by eleven. To be waited for beats every resolution.',
    ],
  },
  {
    name: 'saving',
    pattern:
      /\b(?:sav(?:e|ing) (?:\p{L}+ )?(?:money|up)|overspen\p{L}+|spen(?:d|t|ding) (?:too much|\d+)|budget(?:ing)?(?! (?:of|for|is) (?:\d|an?\b|the\b))|impulse buy\p{L}*|shopaholic)\b/iu,
    example: 'How can I save money?',
    asks: ['What is it for, or is it first of all against the worry?', 'Do you know where most of it goes?'],
    thoughts: [
      'What leaves the account on payday is hardly missed; what is to be left over at the end of the month seldom is.',
      'A day between wanting and buying sorts out most of it: on a list today, looked at again tomorrow.',
      'Two weeks of writing down every expense show more than a budget that was made up beforehand.',
    ],
  },
  {
    name: 'thoughts in circles',
    pattern:
      /\b(?:overthink\p{L}*|ruminat\p{L}*|(?:my )?(?:mind|head|brain|thoughts) (?:is |are |just )?(?:racing|spinning|won'?t (?:stop|shut up)|never (?:stops?|rests?))|worry(?:ing)? (?:about everything|all the time|too much))\b/iu,
    example: 'I overthink everything',
    asks: ['Which sentence comes round most often?', 'Is there anything about it that could be done, this week?'],
    thoughts: [
      'Thoughts that go in circles get a shape on paper: one line each, and beside it “to be done” or “to be waited for”.',
      'A fixed quarter of an hour for worrying, the same each day, lets one say to the rest of the day: later.',
      'Name five things that you see, four that you hear, three that you touch: thoughts have less room while the senses are at work.',
    ],
  },
  {
    name: 'confidence',
    pattern: /\b(?:confiden(?:t|ce)|self[- ]?esteem|believe in myself|less shy|so shy|insecure)\b/i,
    example: 'I want to be more confident',
    asks: ['In which situations do you notice it most?', 'And where are you sure of yourself, without thinking about it?'],
    thoughts: [
      'Confidence mostly comes after the doing, hardly ever before: something slightly too big once a week, and noted afterwards.',
      'A list of what went well through you is worth keeping; on bad days memory is a poor witness.',
      'Body first: stand with both feet, breathe out, speak a little slower than you want to. The head follows after some minutes.',
    ],
  },
  {
    name: 'early hours',
    pattern:
      /\b(?:(?:wak(?:e|ing) up|get(?:ting)? (?:up|out of bed)) (?:early|earlier|in the mornings?|on time|at \d)|morning (?:routine|person)|snooz\p{L}*|(?:my )?alarm)\b/iu,
    example: 'Help me make a morning routine',
    asks: ['What would you do with the earlier hour?', 'When do you go to bed, on an ordinary evening?'],
    thoughts: [
      'A morning is decided in the evening: the alarm across the room, the clothes beside it, a light within reach.',
      'A quarter of an hour earlier each week holds better than a whole hour at once.',
      'Daylight or a bright lamp in the first ten minutes; it tells the body to be awake tomorrow at the same hour.',
    ],
  },
  {
    name: 'focus',
    pattern: /\b(?:(?:can'?t|cannot|to|better) (?:focus|concentrate)|concentration|adhd|get(?:ting)? distracted|attention span)\b/i,
    example: 'I can’t focus on anything',
    asks: ['What pulls you away most: the phone, people, or your own thoughts?', 'At which hour does it go best?'],
    thoughts: [
      'One thing on the desk, all else out of sight, a clock with twenty-five minutes, and then a real break.',
      'To work in the same room with somebody else who works, also by video, helps many to stay with it.',
      'Write on a slip what you want to have done in this half hour, and lay it beside you. Thoughts that interrupt get a line on the back.',
    ],
  },
  {
    name: 'weight',
    pattern: /\b(?:los(?:e|ing) (?:some )?(?:weight|\d+ ?(?:kilos?|kgs?|pounds|lbs))|dieting|my diet)\b/i,
    example: 'I want to lose weight',
    asks: ['What have you tried, and what of it was bearable?', 'Is it more about the scales, or about how you feel?'],
    thoughts: [
      'What holds is dull: something one would keep for years, such as a walk after dinner, more than a number by a date.',
      'One thing at a time, for three weeks: no sweet drinks, or vegetables first, or a walk after dinner. The next one when that has become dull.',
    ],
  },
  {
    name: 'training',
    pattern:
      /\b(?:the gym|work(?:ing)? out|(?:start|begin|get into|back (?:in)?to) (?:exercis\w+|training|sports?)|exercis(?:e|ing|ed)\b|(?:beginner|training|workout|fitness) plan|work ?outs?|move more|something to do in the \d+ min\w*|(?:hurt(?:ing)?|bad|with) my knees|out of shape|get(?:ting)? (?:fit|fitter|in shape|stronger))\b/i,
    example: 'I want to get fitter',
    asks: ['What did you like to do, when you were ten years old?', 'On which days could it be, and with whom?'],
    thoughts: [
      'The first month is for turning up, and for nothing else: ten minutes count, and to stop while it is still pleasant counts double.',
      'A fixed day with somebody who waits for you is worth ten memberships.',
    ],
  },
  {
    name: 'meditating',
    pattern: /\b(?:meditat(?:e|ing|ion)|mindful(?:ness)?|sit still)\b/i,
    example: 'How do I learn to meditate?',
    asks: ['What would you like it to do for you?', 'Where could you sit for five minutes without being disturbed?'],
    thoughts: [
      'Restlessness is no failure in it: to notice it and come back, a hundred times, is the exercise.',
      'Three breaths at every red light count.',
    ],
  },
  {
    name: 'reading',
    pattern: /\bread(?:ing)? (?:more|again|books|(?:\p{L}+ )?\d+ (?:books|pages))\b/iu,
    example: 'I want to read more',
    asks: ['Which was the last book that you did not want to put down?', 'Where do you sit when you read best?'],
    thoughts: [
      'Ten pages a day are some fourteen books a year, and a book on the pillow is picked up.',
      'Put it aside without a bad conscience after thirty pages; a good book is the best help to read.',
    ],
  },
  {
    name: 'moving',
    pattern: /\b(?:(?:to|about|of) (?:move|moving) (?:to|abroad|away|back|out|countries)|emigrat\p{L}+|relocat\p{L}+)\b/iu,
    example: 'I am thinking about moving to Portugal',
    asks: ['What would you go towards, and what would you leave?', 'Who or what would you miss first?'],
    thoughts: [
      'Two weeks there in a dull month, with shopping and laundry, tell more than two in summer.',
      'Worth writing down apart: what you would go towards, and what you only want to get away from. The second travels along.',
      'Ask three people who did it what they would do otherwise; it is mostly not what one worries about.',
    ],
  },
  {
    name: 'what for',
    pattern:
      /\b(?:meaning of (?:my )?life|(?:my|find(?:ing)? a|no) (?:purpose|calling)|what (?:to do|i(?:'m| am) doing) with my life|what i (?:really )?want (?:to do|to be|to become|from life|in life))\b/i,
    example: 'I don’t know what to do with my life',
    asks: ['When did you last forget the time over something?', 'What do people come to you for?'],
    thoughts: [
      'Nobody has settled that one; those who are asked late in life mostly name people, and things done well for their own sake.',
      'Small trials tell more than thinking: an afternoon beside somebody who does it, before any plan.',
      'Look backwards instead: list ten afternoons that were good, and what they have in common.',
    ],
  },
  {
    name: 'unloved work',
    pattern:
      /\b(?:hate my (?:job|work)|(?:quit|leave|leaving|change) (?:my )?jobs?|(?:find|look(?:ing)? for|want) a (?:new|better|different) job)\b/i,
    example: 'I hate my job but I need the money',
    asks: ['What about it is the worst: the tasks, the people, or that it leads nowhere?', 'What would have to be true for you to go?'],
    thoughts: [
      'To look round costs nothing and binds to nothing: one talk a month with somebody who works elsewhere.',
      'Count how long your money would last without it. A number makes one calmer than a fear, whatever it is.',
      'Put one thing into each working day that is yours: lunch outside, a call, the first half hour for what you like. It carries while you look.',
    ],
  },
  {
    name: 'supper',
    isPassing: true,
    pattern:
      /\bwhat (?:should|can|shall|could|to) (?:i |we )?(?:cook|eat|make|have)\b[^.!?]{0,20}\b(?:tonight|today|dinner|lunch|supper|breakfast)\b/i,
    example: 'What should I cook tonight?',
    thoughts: ['Pasta or rice, an egg, and whichever vegetable has to go first: that is a supper in twenty minutes.'],
  },
  {
    name: 'motivation',
    pattern: /\b(?:motivat(?:ion|ed)|disciplined?|willpower|can'?t be bothered)\b/i,
    example: 'How do I keep motivated?',
    asks: ['What is it that you want to get yourself to do?', 'When did it last go by itself, and what was different?'],
    thoughts: [
      'Motivation tends to come five minutes after the beginning, so the beginning has to be small enough to do without it.',
      'What is tied to something that happens anyway needs no mood: after the coffee, before the shower.',
      'Count days, not results: a cross on the calendar for each beginning, whatever came of it.',
    ],
  },
];
