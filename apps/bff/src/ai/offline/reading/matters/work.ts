import type { Matter } from './matter.ts';

/** What is earned, and with whom. */
export const work: readonly Matter[] = [
  {
    name: 'passed over',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:passed over|overlooked (?:at|for)|(?:gives?|gave|gets?|got) (?:all )?the (?:good|best|interesting) (?:projects?|tasks|shifts)|(?:didn'?t|did not|never) (?:get|got) (?:the |a |that )?promot\p{L}*|no (?:recognition|appreciation)|(?:nobody|no one) (?:notices|values|appreciates) (?:my|what i)|undervalued|unappreciated)\b/iu,
    example: 'My boss gives all the good projects to the new guys',
    said: ['To do good work and not be seen with it is bitter.'],
    asks: ['What would you want to be asked to do?', 'Does the person who decides know that you want it?'],
    thoughts: [
      'What is not said is taken for contentment. Ask for a quarter of an hour and say it plainly: “I would like to lead one of the next projects. What would you have to see for that?”',
      'Keep a page with what you finished, by month and with a number where there is one. It is your memory for the next review, and often a comfort.',
      'Set an inner date: if nothing has moved by then, you look round. It makes the waiting shorter, and the talk calmer.',
    ],
  },
  {
    name: 'stuck in a job',
    pattern:
      /\b(?:stuck (?:in|at) (?:the|this|my|a) (?:same )?(?:dead[- ]end )?(?:job|work|role|position|company|rut)|dead[- ]end job|same job for|career change|chang(?:e|ing) careers?|bored (?:at|with|of) (?:work|my job)|my job is (?:boring|dull|pointless|meaningless))\b/i,
    example: 'I have been stuck in the same job for six years',
    said: ['Years in which nothing moves are tiring in their own way.'],
    asks: [
      'Which hour of an ordinary week there do you still like?',
      'If you stayed and only one thing changed, what would it have to be?',
    ],
    thoughts: [
      'Before you leave the job, look for the part that is worn out: the tasks, the people, the place, or the pay. Each of them has another way out, and only some lead out of the door.',
      'Try the other thing small: an evening course, one day beside somebody, one job for a friend. What tastes good at a tenth of its size is worth a second step.',
      'Talk to three people who do what you think of, twenty minutes each, with one question: “What is a bad Tuesday like?”',
      'Write the advertisement for a post that you would answer at once. What stands in it three times is what you are looking for.',
    ],
  },
  {
    name: 'asking for more money',
    pattern:
      /\b(?:(?:ask|asking|talk|negotiat\w+)\b[^.!?]{0,20}\b(?:raise|pay rise|salary|more money|promotion)|underpaid|pay rise|salary (?:talk|negotiation))\b/i,
    example: 'I want to ask my boss for a raise',
    said: ['That talk is worth more than its quarter of an hour.'],
    asks: ['Which number would you be content with, and which would you say first?', 'What have you done this year that they would miss?'],
    thoughts: [
      'Three results with a number or a name, on one page; then the figure, once and without an excuse, and then silence. Whoever speaks first afterwards gives in.',
      'Announce it, so that nobody is taken by surprise: “I would like to talk about my salary. Have you half an hour on Thursday?”',
      'Have a second wish ready in case there is no money: a training, a day at home, a date for the next talk in writing.',
    ],
  },
  {
    name: 'too many hours',
    pattern:
      /\b(?:overtime|work(?:ing)? (?:late|weekends|too much|\d\d hours|all the time|nonstop|until (?:late|\d))|work[- ]life balance|(?:emails|work) (?:at night|on weekends|all day|follow\w* me home)|always (?:on call|available|working))\b/i,
    example: 'I work until late every day and on weekends',
    said: ['So much work leaves little of the one who does it.'],
    asks: ['What would happen, really, if you went home at five on one day a week?', 'Who notices that it is too much, apart from you?'],
    thoughts: [
      'Begin with one evening: on Tuesdays you leave at five, it stands in the calendar, and somebody waits for you. One kept border is easier to widen than ten planned ones.',
      'Mails off the phone, or at least their sound. Whoever truly needs you can ring, and hardly anybody does.',
      'When something new comes, ask which of the old shall wait: “Gladly. Then the report will be ready next week, is that all right?”',
    ],
  },
  {
    name: 'a new job',
    pattern:
      /\b(?:(?:start(?:ing|ed)?|began|got|have) (?:a |my |the )?new (?:job|role|position)|first (?:day|week) at (?:work|the (?:new )?job|my)|new at work|probation)\b/i,
    example: 'I start a new job on Monday',
    said: ['A first week is all names and doors, and everybody in there once had one.'],
    asks: ['What are you looking forward to, and what makes you uneasy?', 'What would a good first month look like?'],
    thoughts: [
      'Write names down with one detail each, in the evening; to be greeted by name in the second week opens every office.',
      'Questions are cheap in the first month and dear in the sixth. Collect them, and ask one person for a fixed quarter of an hour a day.',
      'After two weeks ask once: “What should I do more of, and what less?” Few do, and it is remembered.',
    ],
  },
  {
    name: 'working alone at home',
    pattern: /\b(?:work(?:ing)? from home|home ?office|remote work|wfh|freelanc\w*|self[- ]employed)\b/i,
    example: 'I work from home and hardly see anybody',
    said: ['The quiet that one wished for can get too quiet.'],
    asks: [
      'What do you miss most from before: the people, the change of place, or the end of the day?',
      'How does your day begin, on an ordinary morning?',
    ],
    thoughts: [
      'Go to work and come home, even if it is once round the block: the walk is what tells the head that the day has begun, and that it is over.',
      'One fixed lunch a week with somebody, and one morning in a library or a café, keep the week from becoming one long day.',
      'Work side by side with somebody by video, without talking, for fifty minutes: it sounds odd, and it carries well.',
    ],
  },
  {
    name: 'retiring',
    pattern: /\b(?:retir(?:e|ed|ing|ement)|pension(?:er|ed)?|stopped working (?:last|this|in))\b/i,
    example: 'I retired in May and do not know what to do with my days',
    said: ['A great deal of one’s days had a shape by itself, and now it wants to be made.'],
    asks: ['What of your working days do you miss, and what not at all?', 'What did you always put off to “later”?'],
    thoughts: [
      'Three fixed points a week with other people in them, such as a class, a volunteer afternoon, a standing breakfast, hold the rest in place.',
      'What you knew at work is wanted elsewhere: schools, clubs, founders, repair cafés. Half a day a week is a good size to begin with.',
      'Learn something at which you are a beginner again. It is good for the head, and you meet people who do not know what you were.',
    ],
  },
];
