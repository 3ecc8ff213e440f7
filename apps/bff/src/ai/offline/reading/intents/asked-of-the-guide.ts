import type { Intent } from './intent.ts';

/** Wishes for something that only a person, a book or a model could give, or for a word of the guide's own. */
export const askedOfTheGuide: readonly Intent[] = [
  {
    name: 'trying',
    patterns: [
      /\bjust (?:wanted to |want to )?(?:try(?:ing)? this|test(?:ing)?|look(?:ing)? around)\b/i,
      /^\W*(?:i )?just (?:wanted to |want to )?try(?:ing)?\W*$/i,
      /^\W*test(?:ing)?\W*$/i,
      /^\W*nothing(?: special| much| really)?\W*$/i,
      /\b(?:do not know|don't know|no idea) what to (?:write|say|ask)\b/i,
    ],
    examples: ['I just wanted to try this', 'nothing special', 'I do not know what to write'],
    counters: ['I am just trying to get through the week', 'nothing works any more'],
    may: ['card', 'slots'],
  },
  {
    name: 'opinion',
    patterns: [
      /\b(?:what|how) do you think\b/i,
      /\bdo you think\b[^.!]*\?/i,
      /\bwhat would you (?:do|say|tell|write)\b/i,
      /\bin your opinion\b/i,
      /\bis (?:it|this|that) (?:normal|weird|wrong)\b[^.!]*\?/i,
    ],
    examples: ['What do you think?', 'what would you do?', 'Is it normal to cry so much?'],
    counters: ['My mother asks what I think', 'What should I do?'],
    may: ['card', 'slots'],
  },
  {
    name: 'plan',
    patterns: [
      /\b(?:make|give|write|need|want|help me|have|draw up|create|suggest|build)\b[^.!?\n]{0,30}\b(?:plan|schedule|routine|programme|steps)\b/i,
      /\bstep by step\b/i,
      /\bwhere do i (?:even )?start\b/i,
      /\bhow (?:do|should|can) i (?:even )?(?:start|begin)\b/i,
    ],
    unless: /\b(?:plan|need|want) to (?:be|have been)\b|\bno plan\b/i,
    words: /\b(?:plan|schedule|routine|programme|steps?)\b[^.!?;\n]*?\b(?:for|to|on how to) ([^.!?;\n]+)/i,
    examples: ['Can you make me a plan?', 'where do I even start', 'I need a routine for the mornings'],
    counters: ['I plan to be there', 'There is no plan'],
    asks: ['snag', 'worry', 'close'],
    may: ['card', 'slots', 'aim'],
  },
  {
    name: 'sum',
    patterns: [
      /^\W*(?:what(?:'s| is| are)|how much is|calculate|work out)? ?\d{1,9} ?(?:\+|plus|-|minus|\*|x|times|\/|divided by) ?\d{1,9}\W*$/i,
    ],
    examples: ["what's 17 times 23", '12 + 30', 'Calculate 100 divided by 8'],
    counters: ['17 days times two is a long holiday', '24/7 at work'],
    asks: [],
    may: [],
  },
  {
    name: 'draft',
    patterns: [
      /^\W*(?:(?:please|can you|could you|would you|will you|ok|okay|so|then|now|sera|yes|let'?s|help me(?: to)?)\W+)*(?:write|draft|give me|make|show me|say)\b[^.!?]{0,30}\b(?:sentences|honest lines)\b/i,
      /\b(?:your|those|the|these) (?:three |3 )(?:honest )?sentences\b/i,
      /^\W*(?:(?:please|can you|could you|would you|help me(?: to)?)\W+)*(?:write|draft) (?:me )?(?:a |an |the )?(?:short |honest |kind |little )*(?:message|note|mail|email|text) (?:to|for)\b/i,
    ],
    examples: [
      'Write me three honest sentences to Anna',
      'Where are those three honest sentences?',
      'Can you draft a short message to my boss?',
    ],
    counters: ['I could write down three sentences about what surprised me', 'Write me a poem about rain', 'I wrote a note to my boss'],
    asks: [],
    may: ['slots'],
  },
  {
    name: 'how-long',
    patterns: [
      /\bhow (?:long|many (?:days|weeks|months|years))\b(?:\W*$|[^.!?]*\b(?:pay|paid|save|saved|last|lasts|take|takes|need|until|till|finish|finished|enough|through)\b)/i,
      /\bhow much (?:is (?:that|it)|does that make|would that be) (?:a|per|each|every) (?:day|week|month|year)\b/i,
    ],
    examples: ['€14,000 at €600 a month, how long?', 'How many months until I have paid it off?', 'How much is that a month?'],
    counters: ['How long does bread keep?', 'How many people live in Leeds?'],
    asks: ['fact'],
    may: ['slots'],
  },
  {
    name: 'beyond',
    patterns: [
      /^\W*(?:please |can you |could you |would you )*(?:write|translate|calculate|generate|code|draw|summari[sz]e|google|search|look up|play|order|remind|set|open|delete|send)\b(?! (?:in|to) my)/i,
      /\btell me (?:a )?(?:joke|story|poem)\b/i,
      /\b(?:what|how)(?:'s| is) the (?:weather|news)\b/i,
    ],
    unless: /\bi\b|\bset (?:it|this|that|one) up\b/i,
    examples: ['Write me a poem about rain', 'translate "good morning" into Spanish', 'tell me a joke'],
    counters: ['Write in my journal', 'I translate for a living'],
    may: ['card', 'slots'],
  },
];
