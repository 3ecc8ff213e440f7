import type { Intent } from './intent.ts';

/** Openings, farewells, and words that only answer. */
export const nods: readonly Intent[] = [
  {
    name: 'bye',
    patterns: [
      /(?:^|[.,!?…]\s*|\b(?:ok|okay|thanks|thank you)[,!.]* )(?:good ?night|bye(?:[ -]?bye)?|goodbye|see (?:you|ya)|cya|cu|gtg|g2g|ttyl|farewell|so long|ciao|take care)(?:\s+(?:then|now|everyone|[A-Z]\w+|tomorrow|later|soon|for now|x+))*\W*$/i,
      /^\W*(?:(?:ok(?:ay)?|alright|fine|no|well|so)\W+)*(?:let'?s (?:stop|leave it|end)(?: it)? (?:here|there|for (?:today|now))|(?:i )?(?:think )?(?:i'?ll|i will|let me) (?:stop|leave it) (?:here|there)|that'?s (?:all|it|enough) for (?:today|now|tonight))\b.{0,60}$/i,
      /^\W*(?:ok(?:ay)?|k|well|and|nighty|thanks|thx)?\W*(?:night|nite|nighty|gn|gnight|goodnite)(?: night| all)?\W*$/i,
      /\b(?:i(?:'m| am) (?:off|going) to (?:bed|sleep)|(?:i'?ll|i will|let me|going to) (?:try to )?(?:go to )?(?:sleep|bed)(?: now)?)\W*$/i,
      /^\W*(?:(?:ok(?:ay)?|k|alright|cool|great|nice|fine|thanks|thank you|thx)\W+)*(?:bye|goodbye|good night|see you|that'?s (?:all|it) for (?:today|now)|(?:i have|got|gotta|i'm going|going|off) to (?:try to )?(?:go|sleep|bed)\b|gotta go|talk (?:soon|later))\b.{0,50}$/i,
    ],
    examples: [
      'Good night',
      'k bye',
      'thanks. going to try to sleep now',
      "I'm going to take a bath. Good night",
      "Let's stop here",
      'cya',
    ],
    counters: [
      'I said goodbye to my father',
      'I had a good night',
      'I have to go to the office every day and I hate it so much by now, honestly',
    ],
    may: ['card', 'slots'],
  },
  {
    name: 'thanks',
    patterns: [
      /^\W*(?:(?:ok(?:ay)?|alright|great|cool|fine|good|i (?:hope|guess|think) so|yes|yeah|haha)\W+)*(?:thanks|thank you|thx|ty|cheers|that helps?|that helped|that (?:was|is) (?:really |very |actually |quite )?(?:helpful|useful|kind)|you(?:'re| are) (?:not bad|helpful|kind|nice|great|sweet))\b.{0,60}$/i,
      /^\W*(?:danke|merci|gracias|grazie|obrigad[oa]|dank je|tack|dziękuję|спасибо|дякую)\W*$/iu,
    ],
    examples: ['Thank you', 'danke', 'alright, thx', 'that was helpful actually'],
    counters: ['Nobody ever says thanks', 'He never thanked me'],
    may: ['card', 'slots'],
  },
  {
    name: 'greeting',
    patterns: [
      /^\W*(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|greetings|moin|yo|sup|wassup|heya|howdy|hola)\b[^?]{0,20}$/i,
      /^\W*(?:hi|hello|hey|(?:hello )?(?:is )?any(?:one|body) there)\W*$/i,
    ],
    examples: ['Hello there', 'hey', 'Good morning'],
    counters: ['Hi, I feel sad today and I do not know why', 'Hey, can you help?'],
    may: ['card', 'slots', 'mood'],
  },
  {
    name: 'unsure',
    patterns: [
      /^\W*(?:i (?:really |honestly )?(?:don'?t|do not) (?:really )?know|no idea|not sure|dunno|idk|hard to say|i(?:'?m| am) not sure|who knows)\b.{0,30}$/i,
      /^\W*(?:maybe|perhaps)\W*$/i,
    ],
    unless: /\bwhether\b/i,
    examples: ['I do not know', 'idk', 'not sure yet'],
    counters: ['I know what I want', 'maybe a choir'],
    may: ['card', 'slots'],
  },
  {
    name: 'no',
    patterns: [
      /^\W*(?:no|nope|nah|not really|no thanks|i don'?t think so)\b.{0,12}$/i,
      /^\W*[a-zà-ž ]{2,20}\? (?:lol |haha )?(?:no|nope|nah)\W*$/i,
      /^\W*(?:please )?(?:don'?t|do not) (?:say|tell me|suggest|come with)\b.{0,40}$/i,
    ],
    examples: ['Not really', 'nah', 'tea? lol no'],
    counters: ['No, my husband is asleep and I do not want to wake him', 'nobody'],
    may: ['card', 'slots'],
  },
  {
    name: 'yes',
    patterns: [
      /^\W*(?:that (?:would|could|might) be (?:nice|good|great|lovely|fine|helpful|cool)|sounds (?:good|great|fine|nice)|let'?s do (?:it|that|this)|do (?:it|that)(?=\W*$)|go (?:ahead|on)|please do|why not|nice|great|cool|perfect|k|kk|yes|yeah|yep|yup|sure|ok(?:ay)?|of course|definitely|exactly|true|absolutely|i (?:do|am|will)(?=\W*$)|good idea|right|that(?:'s| is) (?:a )?(?:good|fair|true|right|nice)(?: (?:point|idea|question))?)\b.{0,12}$/i,
      /^\W*(?:(?:ok(?:ay)?|yes|yeah|sure|fine|alright|good)\W+)+(?:that |it )?(?:sounds|looks) (?:good|great|fine|nice)\W*$/i,
      /^\W*(?:i (?:guess|suppose|think)(?: so)?|kind of|sort of|a bit|probably)\W*$/i,
    ],
    examples: ['That would be nice', 'yeah', 'I guess so'],
    counters: ['Yes, tomorrow at eight after breakfast', 'It was a nice evening'],
    may: ['card', 'slots'],
  },
];

/** Known by their form, or by the question that they answer. */
export const byForm: readonly Intent[] = [
  {
    name: 'other-language',
    patterns: [],
    examples: ['Ich bin müde und weiß nicht weiter', 'Je suis fatigué et je ne sais pas quoi faire', 'Привет, как дела?'],
    counters: ['My café in Zürich is nice', 'I want to learn Spanish'],
    may: [],
  },
  {
    name: 'reasons',
    patterns: [],
    examples: ['Why did she not say anything?', 'what was he thinking?', 'Why would they do that?'],
    counters: ['Why do I always forget it?', 'why is the sky blue'],
    may: ['slots'],
  },
  {
    name: 'curious',
    patterns: [],
    examples: ['Do you dream of electric sheep?', 'what do you do all day?', 'fair. what do people usually talk to you about?'],
    counters: ['Do you know a good book?', 'can you remind me?', 'What do you suggest?'],
    may: ['slots'],
  },
  {
    name: 'health',
    patterns: [],
    examples: [
      'Is it ok to run with a mild cold?',
      'how much water should I drink',
      'can I take ibuprofen with this',
      'is melatonin safe',
      'Do I have ADHD?',
      'should I see a doctor',
      'My knee is swollen, can I run?',
    ],
    counters: [
      'I went running with a cold',
      'How can I sleep better?',
      'How do I tell my mother about my diagnosis?',
      'Is it bad for me to stay?',
    ],
    may: ['slots'],
  },
  { name: 'wordless', patterns: [], examples: ['😀', '?!', '...'], counters: ['k', '5 out of 10'], may: ['slots'] },
  {
    name: 'fact',
    patterns: [],
    examples: ['What is the capital of France?', 'how many calories are in a banana', 'who won the world cup in 2018?'],
    counters: ['What if nobody comes?', 'What should I do?'],
    may: ['card', 'slots'],
  },
  {
    name: 'musing',
    patterns: [],
    examples: ['What could this look like in a year?', 'Would it be different somewhere else?', 'Might those things change some day?'],
    counters: ['What is the capital of Peru?', 'It could be different'],
    may: ['card', 'slots'],
  },
  {
    name: 'short',
    patterns: [],
    examples: ['lol', 'regression', 'the weather'],
    counters: ['I read a book about it today', 'ok'],
    may: ['card', 'slots', 'yield'],
  },
  {
    name: 'other',
    patterns: [],
    examples: ['The part where nobody said anything', 'It starts in January', 'He took the dog'],
    counters: ['I want to sleep', 'Do you know a good book?'],
    may: ['card', 'slots', 'yield', 'records'],
  },
];
