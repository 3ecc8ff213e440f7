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
    pattern:
      /\b(?:(?:drink|drank|drinking) (?:too much|less|every|alone|again|so much)|too much (?:wine|beer|alcohol)|alcohol|hungover|(?:stop|quit|cut down on) drinking|sober|(?:beers?|wine|whisk(?:y|ey)|vodka|drinks) (?:every|each|a|per) (?:single )?(?:day|night|evening)|every (?:single )?(?:day|night|evening),? (?:\w+ ){0,3}(?:beers?|wine|whisk(?:y|ey)|vodka))\b/i,
    example: 'I think I drink too much',
    thoughts: [
      'Writing down each glass for a fortnight, without changing anything yet, shows which ones would not be missed.',
      'Whoever drank a lot every day should ask a doctor before stopping at once: that can be dangerous, and there is help to do it safely.',
    ],
  },
  {
    name: 'smoking',
    pattern: /\b(?:(?:quit|stop|give up|start(?:ed)?|keep) (?:smoking|vaping)|smoker|cigarettes?|nicotine)\b/i,
    example: 'I want to quit smoking',
    thoughts: [
      'Most need several tries, and each of them teaches something; with a pharmacist or a quit line beside you the chances are clearly better.',
      'A craving seldom lasts longer than five minutes: water, a few steps, something for the hands.',
    ],
  },
  {
    name: 'teenager',
    pattern: /\bmy (?:(?:\p{L}+ )?teen(?:s|ager|agers|aged)?|(?:1[2-9])[- ]year[- ]old)\b/iu,
    example: 'My teenager does not talk to me anymore',
    thoughts: [
      'With somebody of that age the best talks happen side by side: in the car, over the dishes, and about nothing much at first.',
      'A door that stays open without questions is often walked through at eleven at night.',
    ],
  },
  {
    name: 'quarrelling children',
    pattern:
      /\b(?:kids|children|sons|daughters|boys|girls|twins|toddlers?)\b[^.!?]{0,20}\b(?:fight|fighting|argue|arguing|quarrel\p{L}*|scream\p{L}*)/iu,
    example: 'My kids fight all day',
    thoughts: [
      'Shouting mostly comes in the last hour of a long day; one minute in another room before one speaks does more than a rule.',
      'Children who may each tell their side, without a verdict, often settle it themselves.',
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
    thoughts: [
      'Three short stories carry most interviews: something you mended, something you did with others, and something that went wrong and what you took from it.',
      'A question of your own at the end is remembered, such as what a good first half-year would look like.',
    ],
  },
  {
    name: 'impostor',
    pattern:
      /\b(?:impost[eo]r\p{L}*|feel like (?:a|such a) fraud|(?:don'?t|do not) deserve (?:it|this|that|to be)|find out (?:that )?i(?:'m| am) not)\b/iu,
    example: 'I feel like an imposter',
    thoughts: [
      'Many capable people feel like that, mostly when something new begins: a sign of learning more than of a lack.',
      'One may ask those who chose one what they saw; it is usually more exact than one’s own guess.',
    ],
  },
  {
    name: 'envy',
    pattern: /\b(?:jealous|jealousy|envy|envious)\b/i,
    example: 'My best friend is getting married and I am jealous',
    thoughts: ['Envy points at a wish: which part of it would you want for yourself? What is left of it can stay with the other.'],
  },
  {
    name: 'saying no',
    pattern: /\b(?:say(?:ing)? no|extra (?:work|shifts?|tasks?)|people[- ]pleas\p{L}+|set(?:ting)? boundaries)\b/iu,
    example: 'How can I get better at saying no?',
    thoughts: [
      'A pause before the yes is half of a no: “I will tell you tomorrow.”',
      'With a boss it helps to ask what shall wait in its place: “Gladly; which of the other two goes to next week?”',
    ],
  },
  {
    name: 'told on',
    pattern:
      /\b(?:told|tells|telling) (?:every(?:one|body)|people|(?:all )?(?:my|our|her|his|their) (?:\p{L}+ )?(?:friends|family|colleagues|class)|others|the whole \p{L}+) (?:about )?my secrets?\b|\b(?:spread(?:s|ing)?|shared|gave away|leaked|told) my secrets?\b|\btalk(?:s|ed|ing)? behind my back\b/iu,
    example: 'My best friend told everybody my secret',
    thoughts: [
      'It is worth asking before judging, once and without others: “I have heard something, and would like to hear it from you.” The answer shows whether there is something left to mend.',
      'What is out grows smaller by a plain sentence of your own, said to the one or two people whose view matters to you.',
    ],
  },
  {
    name: 'advice unasked',
    pattern:
      /\b(?:how i (?:raise|bring up|parent)|(?:the way i|my way of) (?:rais|bring|parent)\p{L}*|(?:criticiz|criticis)\p{L}+ (?:my parenting|how i \p{L}+|everything i do|me (?:all the time|constantly))|my (?:mother|father|parents?|sister|brother)s?[- ]in[- ]law (?:always |just |constantly )?(?:interfer|meddl|judg|comment|critic|knows? better|keeps (?:telling|giving))\p{L}*)/iu,
    example: 'My mother criticises how I raise my kids',
    thoughts: [
      'One sentence, kept ready and said kindly each time, tires an argument out: “I know that you would do it otherwise. We do it like this.”',
      'Behind such remarks there is often a wish to be of use; a task that is really theirs takes much of the edge off.',
    ],
  },
  {
    name: 'not listened to',
    pattern:
      /\b(?:never|doesn'?t|does not|won'?t|don'?t|nobody) (?:really )?listens? to me\b|\b(?:looks?|looked|stares?|always) (?:at|on) (?:his|her|their) phone\b/i,
    example: 'My husband never listens to me',
    thoughts: [
      'It helps to ask for the ear beforehand: “Ten minutes, and nothing has to be mended.” Many listen badly because they think of what to do about it.',
    ],
  },
  {
    name: 'therapy',
    pattern: /\b(?:therapy|therapists?|counsell?(?:ors?|ing)|psychologists?|psychotherap\p{L}+|antidepressants?)\b/iu,
    example: 'Do you think I should go to therapy?',
    thoughts: [
      'A first talk binds to nothing, and it need not be bad enough first. Two sentences on paper are a good beginning for it: since when, and what has become harder.',
      'A family doctor is a good first door where one does not know whom to call.',
    ],
  },
  {
    name: 'housework',
    pattern:
      /\b(?:the dishes|housework|chores|never (?:cleans|helps (?:at home|around|me at home)|does (?:the|any))|does nothing (?:at home|around))\b/i,
    example: 'My roommate never does the dishes',
    thoughts: [
      'It goes better as a list than as a reproach: everything that has to be done, down to the thinking of it, and then the list is shared out.',
    ],
  },
  {
    name: 'putting off',
    pattern:
      /\b(?:procrastinat\p{L}*|(?:put|putting) (?:\p{L}+ ){0,3}off|never (?:finish|start) anything|can'?t (?:get myself to|seem to) start|how (?:do|can|should|would) i (?:even |just |actually |ever )*(?:start|begin|get started))\b/iu,
    example: 'How do I stop procrastinating?',
    thoughts: [
      'What is put off is seldom the whole thing, mostly the first two minutes of it: open it, write one bad line, and only then decide whether to go on.',
      'An hour and a place beat a good intention: “at nine, at the kitchen table”.',
      'It helps to be lenient about the last time: who forgives oneself for it puts off less the next time.',
    ],
  },
  {
    name: 'saving',
    pattern:
      /\b(?:sav(?:e|ing) (?:\p{L}+ )?(?:money|up)|overspen\p{L}+|spen(?:d|t|ding) (?:too much|\d+)|budget(?:ing)?(?! (?:of|for|is) (?:\d|an?\b|the\b))|impulse buy\p{L}*|shopaholic)\b/iu,
    example: 'How can I save money?',
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
    thoughts: [
      'Thoughts that go in circles get a shape on paper: one line each, and beside it “to be done” or “to be waited for”.',
      'A fixed quarter of an hour for worrying, the same each day, lets one say to the rest of the day: later.',
    ],
  },
  {
    name: 'confidence',
    pattern: /\b(?:confiden(?:t|ce)|self[- ]?esteem|believe in myself|less shy|so shy|insecure)\b/i,
    example: 'I want to be more confident',
    thoughts: [
      'Confidence mostly comes after the doing, hardly ever before: something slightly too big once a week, and noted afterwards.',
      'A list of what went well through you is worth keeping; on bad days memory is a poor witness.',
    ],
  },
  {
    name: 'early hours',
    pattern:
      /\b(?:(?:wak(?:e|ing) up|get(?:ting)? (?:up|out of bed)) (?:early|earlier|in the mornings?|on time|at \d)|morning (?:routine|person)|snooz\p{L}*|(?:my )?alarm)\b/iu,
    example: 'Help me make a morning routine',
    thoughts: [
      'A morning is decided in the evening: the alarm across the room, the clothes beside it, a light within reach.',
      'A quarter of an hour earlier each week holds better than a whole hour at once.',
    ],
  },
  {
    name: 'focus',
    pattern: /\b(?:(?:can'?t|cannot|to|better) (?:focus|concentrate)|concentration|adhd|get(?:ting)? distracted|attention span)\b/i,
    example: 'I can’t focus on anything',
    thoughts: [
      'One thing on the desk, all else out of sight, a clock with twenty-five minutes, and then a real break.',
      'To work in the same room with somebody else who works, also by video, helps many to stay with it.',
    ],
  },
  {
    name: 'weight',
    pattern: /\b(?:los(?:e|ing) (?:some )?(?:weight|\d+ ?(?:kilos?|kgs?|pounds|lbs))|dieting|my diet)\b/i,
    example: 'I want to lose weight',
    thoughts: ['What holds is dull: something one would keep for years, such as a walk after dinner, more than a number by a date.'],
  },
  {
    name: 'training',
    pattern:
      /\b(?:the gym|work(?:ing)? out|exercis(?:e|ing) (?:more|regularly|again|every)|get(?:ting)? (?:fit|fitter|in shape|stronger))\b/i,
    example: 'I want to get fitter',
    thoughts: [
      'The first month is for turning up, and for nothing else: ten minutes count, and to stop while it is still pleasant counts double.',
    ],
  },
  {
    name: 'meditating',
    pattern: /\b(?:meditat(?:e|ing|ion)|mindful(?:ness)?|sit still)\b/i,
    example: 'How do I learn to meditate?',
    thoughts: [
      'Restlessness is no failure in it: to notice it and come back, a hundred times, is the exercise.',
      'Three breaths at every red light count.',
    ],
  },
  {
    name: 'reading',
    pattern: /\bread(?:ing)? (?:more|again|books|(?:\p{L}+ )?\d+ (?:books|pages))\b/iu,
    example: 'I want to read more',
    thoughts: ['Ten pages a day are some fourteen books a year, and a book on the pillow is picked up.'],
  },
  {
    name: 'moving',
    pattern: /\b(?:(?:to|about|of) (?:move|moving) (?:to|abroad|away|back|out|countries)|emigrat\p{L}+|relocat\p{L}+)\b/iu,
    example: 'I am thinking about moving to Portugal',
    thoughts: [
      'Two weeks there in a dull month, with shopping and laundry, tell more than two in summer.',
      'Worth writing down apart: what you would go towards, and what you only want to get away from. The second travels along.',
    ],
  },
  {
    name: 'what for',
    pattern:
      /\b(?:meaning of (?:my )?life|(?:my|find(?:ing)? a|no) (?:purpose|calling)|what (?:to do|i(?:'m| am) doing) with my life|what i (?:really )?want (?:to do|to be|to become|from life|in life))\b/i,
    example: 'I don’t know what to do with my life',
    thoughts: [
      'Nobody has settled that one; those who are asked late in life mostly name people, and things done well for their own sake.',
      'Small trials tell more than thinking: an afternoon beside somebody who does it, before any plan.',
    ],
  },
  {
    name: 'unloved work',
    pattern:
      /\b(?:hate my (?:job|work)|(?:quit|leave|leaving|change) (?:my )?jobs?|(?:find|look(?:ing)? for|want) a (?:new|better|different) job)\b/i,
    example: 'I hate my job but I need the money',
    thoughts: ['To look round costs nothing and binds to nothing: one talk a month with somebody who works elsewhere.'],
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
    pattern: /\b(?:motivat(?:ion|ed)|discipline|willpower|can'?t be bothered)\b/i,
    example: 'How do I keep motivated?',
    thoughts: [
      'Motivation tends to come five minutes after the beginning, so the beginning has to be small enough to do without it.',
      'What is tied to something that happens anyway needs no mood: after the coffee, before the shower.',
    ],
  },
];
