import type { Intent } from './intent.ts';

/** What newcomers ask about the app, and what is so. */
export interface AppFact {
  readonly pattern: RegExp;
  readonly text: string;
}

const ASKS =
  '^\\W*(?:(?:and|so|but|also|btw|by the way|quick question|(?:one )?(?:more|another|other) (?:thing|question)|question|ok(?:ay)?|hi|hey|hello|sorry|please|can you tell me|tell me|do you know)\\W+)*';
const PAGES = 'journal|diary|habits?|goals?|moods?|challenges?|achievements?|leaderboard|settings|courses|downloads|notifications|progress';
const asked = (rest: string): RegExp => new RegExp(ASKS + rest, 'i');

/** The more particular ones first. */
export const appFacts: readonly AppFact[] = [
  {
    pattern: asked(
      "(?:what(?:'s| is| does| can)|how (?:does|do i use)|explain) (?:(?:this|the) (?:app|site|website|page|thing|place)|everstep)(?: (?:do|for|about|even|work|all about))*\\W*$",
    ),
    text: 'Everstep keeps your goals, habits, moods, journal and challenges, each on a page of its own in the menu. Guides such as I help you think: I lead short talks by written questions, and lay your answers together at the end.',
  },
  {
    pattern: asked('(?:how|what|why|where|when|do|can)\\b[^.!?]{0,40}\\b(?:xp|points|coins|levels?|level up|achievements?|badges?)\\b'),
    text: 'XP come from what you do here: check in, note a mood, do a habit, write in your journal, reach a goal. They raise your level, and coins come with them. Your Progress page has it all, and talking with me earns nothing.',
  },
  {
    pattern: asked(
      "what (?:happens|if|happens if|would happen)(?: when| if)? i (?:miss|skip|forget|don'?t)\\b[^.!?]{0,40}\\b(?:days?|week|habit|check-?in|it|streak)\\b",
    ),
    text: 'Very little: what you have earned stays, and one missed day undoes no habit. At most a small bonus for days in a row gets a step smaller.',
  },
  {
    pattern: asked(
      '(?:is|does|how much (?:is|does|do)|do i (?:have to|need to) pay|what does)\\b[^.!?]{0,25}\\b(?:free|cost|costs|paid|pay|price)\\b(?=\\W*$| to use| anything| for (?:it|this))',
    ),
    text: 'Talking with me costs nothing. I do not know what else whoever runs this place asks for; the terms of service say it.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|can i|where (?:do|can) i|is there (?:a )?)\\b[^.!?]{0,25}\\b(?:colou?rs?|theme|dark mode|light mode|appearance|look of|background)\\b',
    ),
    text: 'That is under Settings, Appearance: colours, light or dark, and less movement.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|can i|where (?:do|can) i)\\b[^.!?]{0,15}\\b(?:change|switch|choose|pick|get|talk to)\\b[^.!?]{0,15}\\b(?:guides?|coach|persona|character)\\b',
    ),
    text: '“Change Guide” at the top of the chat shows all of us, at any moment; the conversation goes on.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|can i|where (?:do|can) i)\\b[^.!?]{0,30}\\b(?:password|e-?mail(?: address)?|my name|profile|photo|picture)\\b',
    ),
    text: 'Settings has it, under Profile and Account.',
  },
  {
    pattern: asked(`(?:where (?:is|are|do i|can i|did)|how (?:do|can) i (?:find|get to|open|see))\\b[^.!?]{0,30}\\b(?:${PAGES})\\b`),
    text: 'Each has a page of its own in the menu, under that name; on a phone the menu opens with “More”.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|where (?:do|can) i)\\b (?:add|make|create|start|log|write|set|track|use)\\b[^.!?]{0,20}\\b(?:journal|diary|habits?|goals?|moods?|challenges?)\\b(?: entry)?\\W*$',
    ),
    text: 'On its own page in the menu, by the button at the top. Or say it here, such as “add a habit: read ten pages every day”, and a card comes for you to confirm.',
  },
  {
    pattern: asked(
      '(?:is|are) (?:this|it|everstep|the (?:app|site))(?: an?)? (?:\\w+ )?(?:scam|fake|legit|trustworthy|real|cult)\\b(?!.*\\b(?:are you|person|human|bot)\\b)',
    ),
    text: 'I can only speak for myself: simple rules on this server that cost nothing and send nothing elsewhere. Who runs the place, and what becomes of your words, stands in the terms and the privacy policy.',
  },
];

/** Questions on the app itself. */
export const aboutTheApp: readonly Intent[] = [
  {
    name: 'app-fact',
    patterns: appFacts.map(({ pattern }) => pattern),
    examples: [
      'what does this app do?',
      'How do I earn XP?',
      'what are coins for',
      'What happens if I miss a day?',
      'is this free?',
      'can I change the color of the app',
      'how do I change guides?',
      'also is there a dark mode',
      'Where do I find my journal?',
      'how do I add a habit',
      'where can I change my password',
    ],
    counters: ['What does this app know about my habits?', 'How do I get my son to read?', 'Are you free?', 'What if I miss her?'],
    may: [],
  },
];
