import { asked, OF_LIFE } from './app/asked-of-the-app.ts';
import { ofPages } from './app/pages.ts';
import { ofPoints } from './app/points.ts';
import { ofSettings } from './app/settings.ts';
import type { Intent } from './intent.ts';

/** What newcomers ask about the app, and what is so. */
export interface AppFact {
  readonly pattern: RegExp;
  readonly text: string;
}

const PAGES = 'journal|diary|habits?|goals?|moods?|challenges?|achievements?|leaderboard|settings|courses|downloads|notifications|progress';

/** The more particular ones first. */
export const appFacts: readonly AppFact[] = [
  {
    pattern: asked(
      "(?:what(?:'s| is| does| can)|how (?:does|do i use)|explain|(?:more )?about) (?:(?:this|the) (?:app|site|website|page|thing|place)|everstep)(?: (?:do|for|about|even|work|all about))*\\W*$",
    ),
    text: 'Everstep keeps your goals, habits, moods, journal and challenges, each on a page of its own in the menu. Guides such as I help you think: I lead short talks by written questions, and lay your answers together at the end.',
  },
  {
    pattern: asked(
      `(?:where (?:is|are|do i|can i|did)|how (?:do|can) i (?:find|get to|open|see))\\b[^.!?]{0,15}\\b(?:${PAGES})(?: page)?\\W*$`,
    ),
    text: 'Each has a page of its own in the menu, under that name; on a phone the menu opens with “More”.',
  },
  {
    pattern: asked(
      '(?:how (?:do|can) i|where (?:do|can) i)\\b (?:add|make|create|start|log|write|set|track|use)\\b[^.!?]{0,20}\\b(?:journal|diary|habits?|goals?|moods?|challenges?)\\b(?: entry)?\\W*$',
    ),
    text: 'On its own page in the menu, by the button at the top. Or say it here, such as “add a habit: read ten pages every day”, and a card comes for you to confirm.',
  },
  ...ofPoints,
  ...ofPages,
  ...ofSettings,
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
    unless: OF_LIFE,
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
