import type { Intent } from './intent.ts';

const AGREED = '(?:agreed?|settled?|decided?|arranged?|planned|plan|fix(?:ed)?)';
const THINGS = '(?:habit|goal|card|mood|challenge|reminder|plan|suggestion|proposal|journal entry|task)';

/** Asks for something that was said or agreed in the conversation, or puts it right. */
export const lookingBack: readonly Intent[] = [
  {
    name: 'elsewhere',
    patterns: [
      /\bdo you (?:still |even |really )*(?:remember|know|recognise|recall) (?:me|us|who i am)\b/i,
      /\b(?:do|can|will) you (?:still |even )*(?:remember|recall)\b[^.!?]*\b(?:last (?:time|week|month|session|talk|chat|conversation)|yesterday|the other day|(?:days?|weeks?|months?) ago|our last)\b/i,
      /\bwhat (?:did|have) (?:we|i) (?:talk|speak|say|discuss|agree|tell)\w*\b[^.!?]*\b(?:last (?:time|week|month|session|conversation)|yesterday|the other day|(?:days?|weeks?|months?) ago)\b/i,
      /\b(?:will|do|can) you (?:remember|keep|save|forget) (?:this|that|it|everything|what i (?:say|said|told you|tell you)|our (?:talk|chat|conversation)|me)\b[^.!]*(?:\?|$)/i,
    ],
    unless: /\b(?:would|could) you (?:save|keep)|\b(?:in|into|to) my\b/i,
    examples: [
      'Do you remember me?',
      'What did we talk about last week?',
      'Will you remember this tomorrow?',
      'can you recall our last chat',
    ],
    counters: ['Do you remember my name?', 'What did we talk about?', 'I remember last week well'],
    may: ['slots'],
  },
  {
    name: 'recap',
    patterns: [
      /(?:^|[.!?,]\s+|\b(?:please|you|me|let'?s|and|now|to)\s+)(?:quickly |shortly |briefly |just )?(?:summari[sz]e|sum up|recap|wrap up)\b(?=\W*$|[^.!?]*\b(?:we|us|our|this|that|it|everything|all|so far|chat|talk|conversation|what i)\b)/i,
      /\b(?:(?:give|write|make|show) me|(?:can|could|may) i (?:have|get)|i(?:'d| would) like|^) ?(?:an? |the )?(?:\w+ )?(?:summary|recap|overview)\b(?=\W*$|,? please| of (?:our|this|the (?:talk|chat|conversation)|what|it|all|everything)\b| please)/i,
      /\bsum (?:it|this|that|everything) up\b/i,
      /\bwhat (?:have|did) we (?:been )?(?:talk|spoke|speak|discuss|cover)\w*\b/i,
      /\bwhat (?:was|is|has) (?:this|our|the) (?:talk|chat|conversation) (?:been )?about\b/i,
      /^\W*(?:(?:so|ok|and|wait)\W+)*where (?:were|are|do|did) we(?: (?:stand|stop|leave (?:it|off)|now|again))*\W*$/i,
      /^\W*(?:tl;?dr)\b/i,
    ],
    unless:
      /\b(?:i|he|she|they) (?:need|have|must|should|could|will|would|had|was|want|wants|has|tried)\b(?! you)[^.!?]*\b(?:summari|sum up|recap)|\b(?:text|article|book|chapter|email|paper|film|movie|lecture|report|meeting)\b/i,
    examples: [
      'Summarise our talk',
      'can you sum up what we agreed',
      'Please recap this chat',
      'What have we talked about so far?',
      'where were we?',
      'Could I have a short summary, please',
    ],
    counters: ['Summarise the article on bees', 'I have to sum up the meeting', 'We talked for hours', 'Where were we last summer?'],
    may: [],
  },
  {
    name: 'agreement',
    patterns: [
      new RegExp(
        `\\bwhat (?:(?:did|have|had|was it|is it)(?: that)? )?we(?:'ve)? (?:have |had |just |finally )?${AGREED}\\b(?! (?:for|with) (?:my|the) )`,
        'i',
      ),
      /\bwhat(?:'s| is| was| were| are)? (?:again )?(?:our|the) (?:agreement|deal|arrangement|agreed \w+)\b/i,
      /^\W*(?:(?:so|ok|and|wait)\W+)*what(?:'s| is| was) (?:our|the|my) (?:plan|next step|step)(?: again| now| then)?\W*$/i,
      /\b(?:remind me|tell me|show me|repeat|read me)(?: again)?(?: of)? (?:what|which)\b[^.!?]{0,20}\b(?:we|i) (?:have |had )?(?:agreed|settled|decided|arranged|planned|promised)\b/i,
      /\bwhat (?:was|were) (?:i|we) (?:going|supposed|meant|about) to do\b/i,
      /\bwhat did (?:i|we) (?:promise|commit(?: myself)? to|say (?:i|we)(?:'d| would| will) do)\b/i,
      /\bdid we (?:agree|settle|decide|arrange)\b[^.!]*\?/i,
      /\b(?:what|which|how many) (?:is|are|was|were|have|did)?\b[^.!?]{0,25}\bcards?\b[^.!?]{0,25}(?:\bso far\b|\bopen\b|\bmade?\b|\?)/i,
    ],
    unless:
      /\b(?:birthday|credit|bank|report|business|sim|playing|christmas|greeting) cards?\b|\b(?:my (?:wife|husband|boss|partner|doctor|friend)|he|she|they) and (?:i|me) agreed\b/i,
    examples: [
      'What did we agree on?',
      'so what was our agreement again',
      'What have we settled?',
      'Remind me what we agreed',
      'what was I going to do?',
      'Did we decide anything?',
      'which cards are open?',
    ],
    counters: [
      'We agreed to separate',
      'What should we agree on?',
      'My agreement with the landlord ends',
      'What birthday cards did I get?',
    ],
    may: ['slots'],
  },
  {
    name: 'closed',
    patterns: [
      new RegExp(
        `\\bwhy (?:can'?t|cannot|can not|may|couldn'?t|won'?t|don'?t|didn'?t|do not) (?:i |you |we )(?:not )?(?:add|set|create|make|put|propose|suggest|show|offer|log|bring|do)(?: up| down| me| us| it| that)?(?: (?:an?|any|my|the|more|new|that|this))* ?(?:${THINGS}s?\\b|\\W*$)`,
        'i',
      ),
      /\b(?:why|how come)\b[^.!?]{0,25}\bno (?:more )?(?:cards?|suggestions?|proposals?)\b/i,
      /^\W*(?:(?:so|ok|and|but)\W+)*(?:where(?:'s| is| are| did)|why (?:is|are)n'?t there) (?:the|my|any|a)? ?cards?\b/i,
      /\bwhy (?:are|do) you (?:being |going |go |acting |act )?(?:so )?(?:slow(?:ly)?|gentl[ey]|careful(?:ly)?)\b/i,
      new RegExp(
        `\\b(?:when|until when|how long)\\b[^.!?]{0,30}\\b(?:can|may|could|will|until|before|till) (?:i|you|we)\\b[^.!?]{0,25}\\b(?:${THINGS}s?)\\b[^.!?]{0,15}(?:again|\\?)`,
        'i',
      ),
    ],
    examples: [
      "Why can't I add a habit?",
      'why are there no cards',
      "Why won't you make me a goal?",
      'when can I add a habit again?',
      'Why are you so careful?',
    ],
    counters: ["Why can't I make friends?", "Why don't I keep my habits?", 'Why are there no trees here?', 'When can I see her again?'],
    may: [],
  },
  {
    name: 'joke',
    patterns: [
      /\b(?:tell me|tell us|do you know|you know|know|have you got|got|give me|say|i want|i need)\b(?: \w+){0,2} (?:joke|jokes|riddle|riddles|pun|puns|limerick)\b/i,
      /\b(?:make me laugh|(?:say|tell me) something funny|cheer me up with a joke)\b/i,
      /^\W*knock,? knock\W*$/i,
      /^\W*(?:(?:another|one more|a|any) )?(?:jokes?|riddles?)(?: please)?\W*$/i,
    ],
    unless: /\b(?:he|she|they|who|\w+ed) (?:\w+ )?(?:tells?|told|says?|said|knows?|makes?)\b/i,
    examples: ['tell me a joke', 'Do you know a riddle?', 'make me laugh'],
    counters: ['He tells me a joke every day', 'They joke about me', 'That was a bad joke'],
    may: ['slots'],
  },
  {
    name: 'recall',
    patterns: [
      /\bwhat did i (?:just |already )?(?:say|tell|call|mention|write)\b/i,
      /\b(?:what|who|where|when|which|how (?:many|much|long|old|far|often|big))\b[^.!?]*\bi (?:just |already )?(?:say|said|told you|tell you|mention|mentioned)\b(?! to\b)/i,
      /\b(?:did|have) i (?:already |ever |even )?(?:tell|told|say|said|mention|mentioned)\b[^.!]*\?/i,
      /\bhow (?:often|many times) (?:did|have|do) i\b/i,
      /^\W*(?:and |so |ok |sorry )*(?:what|who|where|when|which|how (?:many|much|long|old|far|often|big))(?:'s|\b)(?! (?:if|should|could|can|would|will|may|might|must)\b)[^.!?]*\b(?:i|my|me|our)\b[^.!?]*(?<!and )again\W*$/i,
      /^\W*(?:and |so |ok |wait )*(?:when|where|what time|which day|on which day|how old)(?:'?s| is| are| was| were| am| does| do| did) (?:(?:my|our) |(?:i|we) (?:(?:have|need) to|work|live|meet|fly|leave|travel|arrive|move|get up|hand)\b)[^.!?]*\W*$/i,
      /\b(?:do|can) you (?:still |even )*(?:remember|know|recall) (?:again )?(?:what|who|where|when|which|how (?:many|much|long|old|far|often)|my|the|that)\b[^.!?]*\b(?:i|my|me|we|our)\b|\b(?:do|can) you (?:still |even )*(?:remember|know|recall) my\b/i,
      /\bremind me (?:again )?(?:what|who|where|when|which|how) (?!(?:to|you|we agreed)\b)[^.!?]*\b(?:i|my|me|our)\b/i,
      /\bwhat(?:'?s| is| was) (?:(?:her|his|its|their) name\b|my (?:\p{L}+ ){1,2}(?:called|named)\b)/iu,
      /^\W*(?:and |so |ok |sorry )*(?:what|which|who)(?:'?s| is| was| were| are) the (?:name|names|date|day|time|age|title|number|price|colou?r)s? of (?:my|our)\b/i,
      /^\W*(?:and |so |ok )*(?:what(?:'?s| is| was)|who(?:'?s| is| was)) my (?!(?:next|first|best|problem|purpose|fault|point|plan|mood|level|streak|score|goal|goals|habits?|options?)\b)[^.!?]*\?\W*$/i,
    ],
    unless: /\b(?:repeat|quot|parrot|echo)|\bremind me (?:to|that|about)\b/i,
    examples: [
      'What did I say my job was?',
      "What's my niece's name again?",
      'How many hours do I sleep again?',
      'Do you remember where I live?',
      'do you remember the name of my dog',
      'What was the name of my teacher?',
      'How often did I say that I am tired?',
      'have I told you about my cat?',
      'remind me when my flight is',
      'When is my trip?',
    ],
    counters: [
      'I told you that already',
      'What should I say to my boss again and again?',
      'How many hours should I sleep?',
      'What did Anna tell you?',
      'What is the name of the river?',
      'Where do I even start?',
      'When will my life begin?',
    ],
    may: [],
  },
  {
    name: 'corrected',
    patterns: [
      /\byou (?:did not|didn't|haven't|have not|don't|never) (?:even |really |actually )?(?:read|hear|heard)\b/i,
      /\byou (?:misread|misheard|misunderstood|got (?:that|it|this|me) wrong|mixed (?:that|it|this) up)\b/i,
      /^\W*(?:(?:no|sorry|actually|wait)\W+)*i (?:said|meant|wrote(?! (?:an?|the|my|our|him|her|them|some|about|back|in|down|one|two|\d+|for|with|on|out)\b)) (?!(?:so|it|this|yes|no|nothing|i\b|to|something|goodbye|sorry|hello|that (?:already|before))\b)/i,
      /^\W*(?:no|actually|wait|sorry)\b[\s,.!–-]+(?:it'?s|it is|it was|she'?s|he'?s|they'?re|i'?m|i meant) (?:not |actually )/i,
      /\bthat'?s (?:wrong|not right|incorrect)\b/i,
    ],
    words:
      /\b(?:i (?:said|meant|wrote|mean)|it'?s actually|actually,? it'?s|it is actually)[\s,:]+(?:that |it'?s |it was )?["“]?((?:(?! and you\b)[^.!?;\n”"])+)/i,
    examples: ["You didn't read that. I said rotating shifts.", 'No, I meant my sister', 'You got that wrong'],
    counters: ['I said goodbye to my father', 'I said it already', 'She said rotating shifts are fine', 'I wrote a poem'],
    may: ['slots'],
  },
];
