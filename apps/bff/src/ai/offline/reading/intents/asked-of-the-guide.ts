import type { Intent } from './intent.ts';
import { privacy } from './privacy.ts';

/** What becomes of what is written here; asked before anything is looked for in what was said. */
export const whereWordsGo: readonly Intent[] = [
  privacy,
  {
    name: 'deleting',
    patterns: [
      /\b(?:how (?:do|can) i|can i|where (?:do|can) i|i want to) (?:delete|close|cancel|remove|erase) my (?:account|profile)\b/i,
      /\b(?:can|could|may|how (?:do|can|would)) (?:i|you) (?:please )?(?:delete|erase|wipe|clear|forget) (?:all (?:of )?(?:this|that|it)|everything|this|that|it|our (?:chat|talk|conversation)|my (?:chats?|messages|conversations?|data))\b/i,
    ],
    examples: ['can i delete all this', 'How do I delete this chat?', 'Can you forget everything I said?', 'how do I delete my account'],
    counters: ['How can I forget him?', 'I deleted the app', 'Can you forget somebody?'],
    may: [],
  },
  {
    name: 'changing',
    patterns: [
      /^\W*(?:(?:actually|ok(?:ay)?|no|and|so|wait|hm+|oh|please|can you|can we|could you|let'?s)\W+)*(?:make|change|move|switch|set|put) (?:it|that|this|the (?:card|goal|habit)) (?:(?:to|for|on|into|instead) )?(?:(?:every |each |the |a )?(?:once|twice|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|weekends?|mornings?|evenings?|afternoons?|week|month|\d+)|at \d+)\b.{0,20}$/i,
    ],
    examples: ['make it tuesday', 'can you move it to Tuesday instead', 'change it to once'],
    counters: ['Make it a habit', 'I moved it to Tuesday', 'can you change your tone?'],
    may: [],
  },
];

/** Wishes for something that only a person, a book or a model could give, or for a word of the guide's own. */
export const askedOfTheGuide: readonly Intent[] = [
  {
    name: 'unadvised',
    patterns: [
      /\b(?:don't|do not) (?:want|need) (?:any |your |more )?(?:advice|tips|solutions?|suggestions?|a plan|plans|fixing)\b/i,
      /\bno (?:advice|tips|solutions|suggestions)\b(?=,| please|\W*$)/i,
      /\bi (?:just |only |really )+(?:want|need|wanted|needed) (?:you )?to (?:vent|be heard|listen|rant|let it out|say it|be listened to|tell (?:somebody|someone)|get (?:it|this|that) (?:out|off my chest))\b/i,
      /^\W*(?:please )?(?:can you |could you )?(?:just|only|simply) (?:please )?listen\b(?! to (?!me\b))/i,
    ],
    examples: ["I don't want advice, I just want to get it out", 'just listen please', 'No tips, please', 'I only wanted to say it'],
    counters: ['I need advice', 'He just wanted to vent', 'Just listen to this song'],
    may: [],
  },
  {
    name: 'reminder',
    patterns: [
      /^\W*(?:(?:and|so|but|ok(?:ay)?|hey|please|(?:will|can|could|would) you|i (?:want|need|'d like) you to)\W+)*(?:remind me\b(?! (?:what|who|why|how|which|where|when)\b)|wake me\b|notify me\b|(?:set|create|make|give me|send me) (?:an? |the )?(?:\S+ )?(?:reminders?|alarms?|timer)\b)/i,
    ],
    examples: [
      'Will you remind me?',
      'can you remind me about it',
      'Remind me to call my mother',
      'set a reminder for 5pm',
      'wake me up at 6',
    ],
    counters: ['Remind me what you said', 'She reminds me of him'],
    may: ['card', 'slots'],
  },
  {
    name: 'encourage',
    patterns: [
      /^\W*(?:(?:please|can you|could you|come on|ok|just|i need you to)\W+)*(?:motivate|encourage|inspire|compliment|cheer) me(?: up| on)?(?: please| a bit| a little| now| today)?\W*$/i,
      /^\W*i (?:just |really )?need (?:some |a bit of )?(?:motivation|encouragement|cheering up|a pep talk|a push)\b.{0,15}$/i,
      /\b(?:say|tell me|give me) (?:something|anything) (?:nice|kind|good|positive|encouraging|motivating|uplifting)\b|\b(?:say|tell me|give me) (?:an? |some )?(?:pep talk|compliment|motivation|encouragement)\b/i,
    ],
    examples: ['motivate me', 'please cheer me up', 'tell me something nice', 'give me a pep talk'],
    counters: ['Nothing motivates me', 'My coach cheered me up'],
    may: ['slots'],
  },
  {
    name: 'amuse',
    patterns: [
      /^\W*(?:(?:please|so|then|ok|can you|could you)\W+)*(?:tell|teach|show|surprise|amuse|entertain) me(?: (?:something|anything|a)(?: (?:interesting|new|fun|cool|random|weird|surprising|funny|fun fact|fact|curious|good))*)?(?: (?:please|then|now|fact))*\W*$/i,
      /\b(?:fun|random|interesting) fact\b/i,
    ],
    examples: ['tell me something interesting', 'surprise me', 'tell me a fun fact'],
    counters: ['Tell me about my goals', 'tell me a story', 'It would surprise me'],
    may: [],
  },
  {
    name: 'distract',
    patterns: [
      /^\W*(?:(?:please|can you|could you|would you|just|ok|so|i need you to|help me)\W+)*(?:distract me|take my mind off (?:it|this|that|things|him|her)|(?:get|give) me (?:a distraction|my mind off \w+)|something to (?:distract me|think about instead)|keep me (?:company|busy))\b.{0,20}$/i,
      /\bi need (?:a |some )?(?:distraction|something to distract me|to be distracted)\b/i,
    ],
    examples: ['can you distract me', 'distract me please', 'I need a distraction'],
    counters: ['My phone distracts me', 'I get distracted easily'],
    may: [],
  },
  {
    name: 'records',
    patterns: [
      /\b(?:what|which|how many|show|list|tell me|name|how (?:are|is)|what's)\b[^.!?]{0,40}\bmy (?:\w+ )?(?:goals?|habits?|streak)\b/i,
      /\b(?:what|which|how many) (?:\w+ )?(?:goals?|habits?) (?:do i have|have i got)\b/i,
      /\bhow long is my streak\b/i,
      /\bwhat (?:do|can) you (?:know|see|have) (?:about|of|on) me\b/i,
    ],
    unless: /\b(?:should|could|would|reach|achieve|improve|change|drop|stop|keep|start|better)\b/i,
    examples: ['Which goals do I have?', 'How are my goals going?', 'What do you know about me?', "what's my streak?"],
    counters: ['Which of my habits should I drop?', 'How can I reach my goals?', 'My goal is to sleep more'],
    may: [],
  },
  {
    name: 'trying',
    patterns: [
      /\bjust (?:wanted to |want to )?(?:try(?:ing)? this|test(?:ing)?|check(?:ing)? (?:this|it) out|explor(?:e|ing)|look(?:ing)? around)\b/i,
      /^\W*(?:i )?just (?:wanted to |want to )?try(?:ing)?\W*$/i,
      /\bjust (?:curious|browsing|(?:wanted|want|came) to (?:see|look|know|find out)) ?(?:what (?:this|it|that) (?:is|does|can do)|how (?:this|it) works|around|about)?\W*$/i,
      /^\W*test(?:ing)?\W*$/i,
      /^\W*(?:i )?(?:just )?(?:wanted|want|came|dropped by|here) to say (?:hi|hello|hey)\W*$/i,
      /^\W*nothing(?: special| much| really)?\W*$/i,
      /\b(?:do not know|don't know|no idea) what to (?:write|say|ask)\b/i,
      /^\W*(?:(?:hi|hey|hello|ok|so|well)\W+)*(?:i'?m |i am )?(?:(?:quite |all |brand |pretty )*new (?:here|to (?:this|it|everstep|all this))|(?:idk|not sure|no idea|(?:i )?(?:don'?t|do not) (?:really |even )*know) why (?:i'?m|i am) (?:even )?here)(?:\W+(?:lol|haha|tbh|really|actually))*\W*$/i,
    ],
    examples: ['I just wanted to try this', 'nothing special', 'I do not know what to write', 'hi, i’m new here', 'idk why im here lol'],
    counters: ['I am just trying to get through the week', 'nothing works any more', 'I am new here at the office and nobody talks to me'],
    may: ['card', 'slots'],
  },
  {
    name: 'opinion',
    patterns: [
      /\b(?:what|how) do you think\b/i,
      /\bdo you think\b[^.!]*\?/i,
      /\bwhat would you (?:do|say|tell|write)\b/i,
      /\bin your opinion\b/i,
      /\bwhat(?:'?s| is) the meaning of (?:my )?life\b/i,
      /\bis (?:it|this|that) (?:normal|weird|wrong)\b[^.!]*\?/i,
    ],
    examples: ['What do you think?', 'what would you do?', 'In your opinion, was that rude?'],
    counters: ['My mother asks what I think', 'What should I do?'],
    may: ['card', 'slots'],
  },
  {
    name: 'plan',
    patterns: [
      /\b(?:make|give|write|need|want|help me|have|draw up|create|suggest|build)\b[^.!?\n]{0,30}\b(?:plan|schedule|routine|programme|steps)\b/i,
      /\bstep by step\b/i,
      /^\W*(?:(?:and|so|ok|now|please|then|can i have|could i have|i'?d like|what about|how about|maybe)\W+)*(?:(?:an?|the|another|your|one) )?(?:(?:small|short|new|other|simple|[\w-]+[- ](?:day|week|month)) )?(?:plan|schedule|routine)\b(?= (?:for|over|to|of|please)\b|\W*$)[^.!]{0,60}[?.!]*$/i,
      /\bwhere do i (?:even )?start\b/i,
      /\bhow (?:do|should|can) i (?:even )?(?:start|begin)\b/i,
    ],
    unless: /\b(?:plan|need|want) to (?:be|have been)\b|\bno plan\b/i,
    words: /\b(?:plan|schedule|routine|programme|steps?)\b[^.!?;\n]*?\b(?:for|to|on how to) ([^.!?;\n]+)/i,
    examples: ['Can you make me a plan?', 'where do I even start', 'I need a routine for the mornings'],
    counters: ['I plan to be there', 'There is no plan'],
    may: ['card', 'slots'],
  },
  {
    name: 'draft',
    patterns: [
      /^\W*(?:(?:please|can you|could you|would you|will you|ok|okay|so|then|now|sera|yes|let'?s|help me(?: to)?)\W+)*(?:write|draft|give me|make|show me|say)\b[^.!?]{0,30}\b(?:sentences|honest lines)\b/i,
      /\b(?:your|those|the|these) (?:three |3 )(?:honest )?sentences\b/i,
      /^\W*(?:(?:please|can you|could you|would you|will you|ok|okay|so|then|now|and|help me(?: to)?|i need you to|i(?:'d| would) like you to)\W+)*(?:write|draft|compose|make|word|formulate|give me)\b (?:(?:me|him|her|them|us|my \p{L}+)\b )?(?:up )?(?:an? |the |some |another )?(?:(?:short|honest|kind|little|quick|nice|polite|friendly|small|brief|thank[- ]you|warm|e-?)\b ?)*(?:message|note|mail|email|text|sms|letter|lines?|(?<=write |draft )something|few words)\b(?! (?:in|into) my\b)(?=\W*$|\W+(?:to|for|that|saying|telling|please|:|where|so|about|i can)\b|:)/iu,
      /^\W*(?:(?:please|ok|okay|so|then|now|and)\W+)*(?:(?:now )?(?:another|one|the same)|an? (?:short )?(?:message|text|note|email|mail)) (?:to|for) (?:my \p{L}+|him|her|them)\b[^.!?]{0,20}[.!?]*$/iu,
      /^\W*(?:(?:[Pp]lease|[Cc]an you|[Cc]ould you|[Ww]ould you|[Ww]ill you|[Oo]k|[Nn]ow|[Aa]nd)\W+)*(?:write|draft|send|Write|Draft) \p{Lu}\p{Ll}+ (?:an?|some|the) (?:[\p{L}-]+ ){0,3}(?:message|note|text|mail|email|letter|lines)\b/u,
      /^\W*(?:(?:[Pp]lease|[Oo]k|[Ss]o|[Tt]hen|[Nn]ow|[Aa]nd)\W+)*(?:[Aa]nother|[Oo]ne|[Tt]he same|[Aa] (?:message|text|note|mail)) (?:to|for) \p{Lu}\p{L}+\W*(?:please)?\W*$/u,
      /^\W*(?:(?:please|can you|could you|would you|will you)\W+)*(?:help me (?:to )?)?(?:write|text|message|email) (?:to )?(?:my \p{L}+|him|her|them)(?: (?:for me|please|that|a (?:text|message|note|mail|email|letter|line)))\b/iu,
    ],
    examples: [
      'Write me three honest sentences to Anna',
      'Where are those three honest sentences?',
      'Can you draft a short message to my boss?',
      'could you write him a text for me?',
      'please write her an email that I am sorry',
      'and now one to my boss, please',
    ],
    counters: [
      'I could write down three sentences about what surprised me',
      'Write me a poem about rain',
      'I wrote a note to my boss',
      'Write a note in my journal',
      'I write her a letter every week',
    ],
    may: ['slots'],
  },
  {
    name: 'beyond',
    patterns: [
      /^\W*(?:please |can you |could you |would you )*(?:write|translate|calculate|generate|code|draw|summari[sz]e|google|search|look up|play|order|set|open|delete|send)\b(?! (?:in|to) my)/i,
      /\btell me (?:a )?(?:story|poem)\b/i,
      /\b(?:what|how)(?:'s| is) the (?:weather|news)\b/i,
    ],
    unless: /\bi\b|\bset (?:it|this|that|one) up\b/i,
    examples: ['Write me a poem about rain', 'translate "good morning" into Spanish', 'tell me a story'],
    counters: ['Write in my journal', 'I translate for a living'],
    may: ['card', 'slots'],
  },
];
