import { recurrenceIn } from '../schedules.ts';
import { withoutTimes } from '../slots.ts';
import { goalFrom, habitFrom, titleFrom } from '../titles.ts';
import { daysIn, feelingOf, minutesIn, scoreIn } from './amounts.ts';
import { OPENING, type Wish, type WishContext, type Wished, type WishRow, wish } from './wish.ts';

/** How often, where nobody says it of a habit that is wished for. */
export const EACH_DAY = { per: 'day', times: 1 } as const;

const SMALL = '(?:new |small |little |tiny |daily |weekly |good |next |big |personal )*';
const addedTo = (things: string) => wish(`(?:add|put|move|save|keep) (.{2,60}?) (?:to|on|onto|into|among) my (?:list of )?${things}\\b`);
const savedAs = (thing: string) => wish(`(?:write|save|put|note|take|keep) (?:this|that|it) (?:down )?as (?:an? |my )${SMALL}${thing}\\b`);
/** "Add to my goals: fix the bike". */
const addingTo = (thing: string) => wish(`(?:add|put|note|save)(?: down)? (?:to|on|in|under|as) (?:an? |my |the )?(?:new )?${thing}s?:`);
const named = (thing: string) =>
  new RegExp(
    `^${OPENING}(?:(?:my )?(?:new |next )?${thing}(?: for (?:today|tomorrow|(?:this|next|the) [a-z]{3,9}))?:|new ${thing}(?! (?:for|of|and|or|trackers?)\\b|[^.!?]* (?:is|are|was|were|has|have|feels?|makes?)\\b)|my (?:new|next) ${thing} is to|save (?:this|that|it) as an? ${thing}:) `,
    'i',
  );

/** With its day and hour, where they come before what it is. */
const REMINDER = wish(
  "(?:(?:remind me (?!what|who|why|how|which|where|when|of\\b)(?:([^.!?;]{2,40}?) )??|(?:set|create|make|add|give me|send me) (?:an? |the )?reminder )(?:to|about|that i (?:have|need|want) to)|don't let me forget(?: to| about)?) ",
);

/** Everything that can be wished for, in the order in which a clause is compared with it. */
export const wishTable: readonly WishRow[] = [
  {
    name: 'into the journal',
    kind: 'write-journal',
    patterns: [
      wish(
        "(?:put|write|save|note|add|copy|keep|move|take) (?:this|that|it|all(?: of)? (?:this|that|it)|everything|(?:our|this) (?:chat|talk|conversation)|what i(?: have|'ve)? (?:just )?(?:said|wrote|written|told you)|my words)(?: down| as a card)? (?:in|into|to|for|on) (?:my|the) (?:journal|diary)|journal (?:this|that|about (?:this|that|it))|(?:write|make|start|create|add) (?:a|an|my) (?:new )?(?:journal|diary) (?:entry|page)|write (?:(?:about )?(?:this|that|it) )?(?:in|into) my (?:journal|diary)",
      ),
    ],
    examples: ['Put this into my journal', 'Can you write this down in my diary?', 'journal about this'],
    counters: ['I put this into my journal yesterday', 'My diary is full'],
    make: ({ context }) => ({ kind: 'write-journal', title: '', body: context.account }),
  },
  {
    name: 'a mood by its number',
    kind: 'log-mood',
    patterns: [
      new RegExp(
        `^${OPENING}(?:my )?mood(?: right now| today| now)?(?: is)?\\s*[:=]?\\s*(?:an? )?[1-5](?:\\s*(?:/|of|out of) ?(?:5|five))?[.!\\s]*$`,
        'i',
      ),
    ],
    isForNow: true,
    examples: ['my mood is a 4 out of 5', 'Mood: 3', 'mood today 2'],
    counters: ['He is in a bad mood, 2 out of 5 at most', 'My mood changes all day'],
    make: ({ words }) => logged(scoreIn(words)),
  },
  {
    name: 'a mood by its word',
    kind: 'log-mood',
    patterns: [wish("(?:note|log|record|save|write down|put down)(?: down)?:? (?:that )?i(?:'m| am| feel)(?: feeling)? ")],
    isForNow: true,
    examples: ['Please note that I feel okay', 'note down: I am feeling low', 'Record that I am happy'],
    counters: ['Please note that I am meeting Anna at 4', 'I feel okay'],
    make: ({ words }) => logged(feelingOf(words)),
  },
  {
    name: 'a mood',
    kind: 'log-mood',
    patterns: [
      wish('(?:log|note|record|track|rate|save|enter|add|put down|write down)(?: down)? (?:my |a |this |that |the )?(?:current )?mood\\b'),
    ],
    isForNow: true,
    examples: ['Log my mood: 2', 'Track my mood please, I feel awful', 'can you log my mood as 7/10'],
    counters: ['I logged my mood this morning', 'What happens when I log my mood?'],
    make: ({ words, message }) => logged(scoreIn(words) ?? scoreIn(message.replace(words, ''))) ?? { missing: 'which-mood' },
  },
  {
    name: 'a challenge',
    kind: 'start-challenge',
    patterns: [
      wish(
        "(?:start|begin|do|try|join|take(?: on)?|take part in|sign (?:me )?up for|have|give me|suggest|offer me) (?:with )?(?:an? |the |one |another |your |this |that |one of the |some )?(?:[a-zà-ž\\d'-]+ ){0,3}challenges?\\b(?! (?:of|to)\\b)|challenge me\\b",
      ),
      new RegExp(
        `^${OPENING}(?:(?:is|are) there|do you have) (?:an? |any |some )?(?:[a-zà-ž\\d'-]+ ){0,2}challenges?(?: (?:for|about|on) (?:this|that|it|me))?\\W*$`,
        'i',
      ),
    ],
    isForNow: true,
    examples: ['Give me a challenge', 'I want to do the 7-day challenge', 'Is there a challenge for this?'],
    counters: ['It was a challenge to begin with', 'I started a challenge last year and hated it'],
    make: ({ words, context }) => challengeOf(words, context),
  },
  {
    name: 'a little quiet',
    kind: 'open-meditation',
    patterns: [
      wish(
        '(?:(?:an? |some )?(?:(?:short|quiet|small) )*meditation (?:for|of)|(?:guide me|lead me|take me) (?:through|into) an? (?:short |quiet )?meditation|meditate|breathe|sit (?:still|quietly|in silence)|be (?:quiet|silent|still)|pause|do (?:an? |some )?(?:(?:short|little|quick|quiet|guided|small) )*(?:meditation|breathing(?: exercise)?)|have (?:an? |some )?(?:(?:short|little|quick|quiet) )*(?:meditation|silence|quiet|quiet minutes?)|take (?:some |an? )?(?:few |couple of )?(?:deep |slow )*breaths?|(?:start|open|set) (?:an? |the )?(?:(?:\\d+|short|quiet|five|ten|three)[- ](?:minute )?)?(?:meditation|timer))\\b(?! (?:more|less|better|often|regularly|again)\\b)',
      ),
    ],
    isForNow: true,
    examples: ['Can we meditate?', 'can we breathe for five minutes', 'A short meditation of 3 minutes, please'],
    counters: ["I can't meditate, my head is too loud", 'I want to meditate every day'],
    make: ({ words }) => (recurrenceIn(words) === undefined ? { kind: 'open-meditation', minutes: minutesIn(words) } : undefined),
  },
  {
    name: 'a habit',
    kind: 'create-habit',
    patterns: [
      wish(
        `(?:add|create|make|set|set up|start|begin|have|give me|track|plan|build|put down|note)(?: me| myself| us)? (?:an? |another |the |(?:this|that|it) (?:as )?(?:an? |my )?)?${SMALL}habit\\b`,
      ),
      new RegExp(`^${OPENING}i(?:'d like| would like| want| need) (?:an? |another )${SMALL}habit\\b`, 'i'),
      wish(`(?:make|turn) (.{2,60}?) (?:into )?(?:an? |my )${SMALL}habit\\b`),
      savedAs('habit'),
      addedTo('habits'),
      addingTo('habit'),
      named('habit'),
    ],
    examples: ['Add a habit: ten push-ups after my coffee', "I'd like to make reading a habit", 'Habit: floss every night'],
    counters: ["I don't want a habit", 'The habit of my neighbour drives me mad'],
    make: habitOf,
  },
  {
    name: 'a goal',
    kind: 'create-goal',
    patterns: [
      wish(
        `(?:add|create|make|set|set up|start|give me|put down|note)(?: me| myself| us)? (?:an? |another |the |(?:this|that|it) (?:as )?(?:an? |my )?)?${SMALL}goal\\b(?! of (?:mine|his|hers|theirs))`,
      ),
      new RegExp(`^${OPENING}i(?:'d like| would like| want| need) (?:an? |another )${SMALL}goal\\b`, 'i'),
      wish(`(?:make|turn) (.{2,60}?) (?:into )?(?:an? |my )${SMALL}goal\\b`),
      savedAs('goal'),
      addedTo('goals'),
      addingTo('(?:goal|list|to-? ?do)'),
      wish('(?:add|create|make|set|set up|give me|put down|note)(?: me)? (?:an? )?(?:new )?(?:task|to-? ?do):'),
      new RegExp(`^${OPENING}(?:new )?(?:task|to-? ?do):`, 'i'),
      named('goal'),
    ],
    examples: ['Set a goal to finish my thesis', 'New goal: learn Italian', 'Please add calling my mother to my goals'],
    counters: ['His goal is to run a marathon', 'What is a good goal?'],
    make: goalOf,
  },
  {
    name: 'onto the list',
    kind: 'create-goal',
    patterns: [addedTo('(?:to-? ?do[- ]?)?(?:list|to-?dos?|tasks)')],
    examples: ['put stretching on my list', 'Add call grandma to my to-do list', 'can you put "buy new shoes" on my todo list'],
    counters: ['Add milk to my shopping list', 'He is on my list'],
    make: (said) => {
      const object = objectOf(said);
      return object === undefined ? { missing: 'which-goal' } : (habitFrom(object) ?? goalFrom(object));
    },
  },
  {
    name: 'something to keep track of',
    kind: 'create-habit',
    // Weight and food are nothing to count, and habits and goals are tracked as it is.
    patterns: [
      wish(
        'track my (?!(?:\\S+ ){0,2}(?:mood|weight|calories|kcal|food|meals?|eating|macros|progress|habits?|goals?|period|cycle|partner|phone)\\b)',
      ),
    ],
    examples: ['track my water', 'Track my steps daily', 'can you track my sleep every night'],
    counters: ['Track my mood', 'track my weight', 'Can you track my progress?', 'I track my water'],
    make: ({ words, pattern }) => habitFrom(words.replace(pattern, ''), { schedule: EACH_DAY }),
  },
  {
    name: 'a reminder',
    kind: 'create-goal',
    patterns: [REMINDER],
    examples: [
      'Remind me to call my mother tomorrow',
      'Could you please remind me to book the hall?',
      'remind me about the form',
      'remind me tomorrow at 5 to book the hall',
      'set a reminder to water the plants',
    ],
    counters: ["I don't let my sister forget", 'She reminds me of my mother every time', 'Remind me what you said'],
    make: ({ words, pattern }) => remindedOf(words.replace(pattern, ''), pattern.exec(words)?.[1]),
  },
  {
    name: 'something decided',
    kind: 'create-habit',
    isTold: true,
    patterns: [
      new RegExp(
        `^${OPENING}i(?:'d| would|'m| am|'ve| have)? (?:really |just |also |finally )?(?:want|like|love|plan|planning|decided|intend) to (.+)`,
        'i',
      ),
      wish('schedule (.+)'),
    ],
    examples: [
      'I want to run twice a week',
      'I have decided to swim every Tuesday and Thursday',
      'I plan to water the plants every three days',
    ],
    counters: ['I want to scream every day', 'I used to meditate every morning'],
    make: ({ words, pattern }) => decidedOf(pattern.exec(words)?.[1]),
  },
];

/** A mood entry; undefined where no number is known. */
export function logged(score: number | undefined): Wish | undefined {
  return score === undefined ? undefined : { kind: 'log-mood', score, note: '' };
}

/** The challenge that is named, by its name or its days; any where neither is said. */
function challengeOf(words: string, { challenges }: WishContext): Wish | undefined {
  const named = challenges.find(({ name, days }) => words.toLowerCase().includes(name.toLowerCase()) || daysIn(words) === days);
  const chosen = daysIn(words) === undefined ? (named ?? challenges[0]) : named;
  return chosen && { kind: 'start-challenge', templateId: chosen.id };
}

/** What follows the word for it, or what "it" stands for; both where only a day or an hour follows: "make that a habit every evening". */
function objectOf({ words, pattern, context: { subject } }: Wished): string | undefined {
  const [start = '', own] = pattern.exec(words) ?? [];
  const after = words.slice(start.length).trim();
  const isOpen = /^\W*(?:of|for|from|out of|about)?\s*(?:it|this|that|them|please|too|then|now|for me|instead|rather|after all)?\W*$/i.test(
    after,
  );
  const meant = own === undefined || /^(?:it|this|that|them)$/i.test(own.trim()) ? subject : own;
  if (isOpen) return meant;
  return meant !== undefined && namesOnlyTime(after) ? `${meant} ${after}` : after;
}

const namesOnlyTime = (words: string): boolean => titleFrom(withoutTimes(recurrenceIn(words)?.rest ?? words)) === undefined;

function habitOf(said: Wished): Wish | undefined {
  const { subject, when } = said.context;
  const object = objectOf(said);
  if (object === undefined) return { missing: 'which-habit' };
  return habitFrom(object, { schedule: EACH_DAY, about: subject, when: object === subject ? when : undefined });
}

function goalOf(said: Wished): Wish | undefined {
  const object = objectOf(said);
  return object === undefined ? { missing: 'which-goal' } : goalFrom(object);
}

const remindedOf = (words: string, when = ''): Wish | undefined => habitFrom(`${words} ${when}`.trim()) ?? goalFrom(words);

/** A wish to do something to others or to oneself, a feeling, or a beginning of something else is no goal. */
const NO_TITLE =
  /^(?:start |begin |to )*(?:cry|scream|shout|yell|die|dying|kill|hurt|hit|punch|quit|leave|disappear|hide|hiding|sleep forever|give up|be\b|see you\b|talk to you\b|eat (?:nothing|less than|only)|weigh|lose \d|drink(?:ing)?(?! (?:more|enough|less|a glass of|two glasses of|some|water|tea)\b)|smok|fight|argu|worry|panic|hat(?:e|ing)\b|run(?:ning)? away|over\b|anew|again|afresh|from|with|by|at|on|off|out|here|now|today|tomorrow|believing|thinking that|feel|(?:an? |the )(?:\S+ ){0,3}(?:challenge|habit|goal|meditation)\b)/i;
const BEGINNING = /^(?:start|begin|take up|pick up|get back (?:in)?to) /i;

/** "I want to run twice a week", "I would like to start drawing". Other wants are talked about first. */
function decidedOf(wanted: string | undefined): Wish | undefined {
  if (wanted === undefined || NO_TITLE.test(wanted)) return undefined;
  return habitFrom(wanted) ?? (BEGINNING.test(wanted) ? goalFrom(wanted) : undefined);
}
