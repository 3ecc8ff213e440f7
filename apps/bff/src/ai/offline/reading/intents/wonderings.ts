import type { Intent } from './intent.ts';

/** A question that nobody can look up, and what may honestly be said to it. */
interface Wondering {
  readonly pattern: RegExp;
  /** Ends with a question of those that an ear asks, so that what comes next is listened to. */
  readonly text: string;
}

const OPENS =
  '^\\W*(?:(?:and|so|but|ok(?:ay)?|hi|hey|hello|sorry|please|honestly|be honest|tell me|i (?:just |sometimes |often |always |keep )*ask(?:ing)? myself(?: if| whether)?)\\W+)*';
const ENDS =
  '(?: (?:again|anymore|any more|ever|now|one day|someday|or (?:what|something|is it just me|am i crazy)|i mean|really|to be honest|tbh))*\\W*$';
const asking = (rest: string): RegExp => new RegExp(`${OPENS}(?:${rest})${ENDS}`, 'i');
const IT =
  '(?:it|this|that|things?|life|everything|the (?:pain|grief|ache|sadness|loneliness|worry|missing|hurt)|grief|heartbreak|being alone)';
const THEY =
  '(?:he|she|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend|crush|mum|mom|mother|dad|father|son|daughter|sister|brother|friends?|best friend))';

/** The more particular ones first. */
export const wonderings: readonly Wondering[] = [
  {
    pattern: asking(
      `when (?:does|will|do) ${IT} (?:ever |finally |actually )?(?:stop|end|get (?:better|easier)|go away|pass|be over)|how long (?:does|do|will|is|can) (?:${IT}|a (?:broken heart|break-?up)|getting over \\S+(?: \\S+)?|it take(?: \\S+){1,6})(?: (?:last|take|go on|stay|be like this|feel like this|going to last|going to take|keep hurting|hurt))*`,
    ),
    text: 'There is no table for it. Months are as usual as weeks, and most notice first that the good hours grow longer. How long has it been like that?',
  },
  {
    pattern: asking(
      `(?:does|do|will|would|can|could|is) ${IT} (?:ever |really |actually |finally |eventually |going to |just )*(?:get|gets|become|becomes|be|feel|stop|stops|end|ends|go|pass|hurt|heal|heals|fade)(?: (?:easier|better|lighter|less|over|away|ok(?:ay)?|good|normal|worse|hurting|so (?:heavy|hard)))*`,
    ),
    text: 'For most people it does, though not in a straight line: some hours grow lighter first, and whole days later. When, I cannot promise. Which part of it stays with you most?',
  },
  {
    pattern: asking(
      '(?:will|am|can) i (?:ever |even |really |actually |just |going to |gonna )*(?:(?:love|trust|heal|recover|cope|laugh|sleep|smile)(?: (?:some ?(?:one|body)|any ?(?:one|body)|him|her|them))*|(?:be|feel|get|find)(?: (?:ok(?:ay)?|all ?right|fine|happy|normal|better|good|like myself|over (?:it|this|him|her|them)|through (?:this|it)|someone|somebody|anyone|love|happiness|loved|enough|myself))+)',
    ),
    text: 'I cannot see ahead. But nearly everybody who got through something could not picture it while they were in the midst of it, and hardly anybody did it alone. And how is it just now, as you write about it?',
  },
  {
    pattern: asking(
      "(?:is it|am i) (?:ok(?:ay)?|normal|weird|strange|wrong|bad|silly|stupid|crazy|childish|selfish) (?:to|that i|if i|for|when i) (?:still |not |always |just |even |sometimes |\\w+ing )*(?:feel|cry|be|miss|want|hate|have|think|love|like|say|get|need|care|don'?t|can'?t)\\b(?: [\\w’']+){0,10}",
    ),
    text: 'What people feel is wider than what they tell each other of it, and a feeling needs no permit. Should it take your sleep or your days, a doctor is a good person to tell. How long has it been like that?',
  },
  {
    pattern: asking(
      "is (?:it|this|that)(?: really| even)? (?:normal|supposed to (?:happen|hurt|be (?:like (?:this|that)|(?:this|that|so) (?:hard|weird|difficult))|feel (?:like )?(?:this|that))|how it(?:'s| is) supposed to be)",
    ),
    text: 'I cannot judge that from here, and much is more usual than one hears of. Whoever knows the matter, or somebody who has been through it, can be asked just that. And how is it just now, as you write about it?',
  },
  {
    pattern: asking(
      "am i (?:really )?the only one(?: [\\w’']+){0,8}|is it (?:just|only) me(?: [\\w’']+){0,8}|(?:does|do|did|has|is) (?:any ?(?:one|body)|every ?(?:one|body)|(?:all |any )?(?:other )?people)(?: else)? (?:else )?(?:also |ever |really |actually |even |honestly |still )*(?:feel|feels|like|likes|have|has|enjoy|go|goes|think|thinks|hate|do|does|struggle|cry|know|find|happy)\\b(?: [\\w’']+){0,8}",
    ),
    text: 'Hardly ever is one the only one; most keep quiet about it, so it looks as if one were. How has that been lately?',
  },
  {
    pattern: asking(
      "(?:am i|does (?:it|this|that) make me) (?:really |just |actually |such |maybe )*(?:a |an )?(?:bad|terrible|awful|horrible|selfish|toxic|difficult|cold|needy|too (?:much|needy|sensitive)|failure|burden|not (?:good )?enough|the (?:problem|bad guy))(?: (?:person|mother|mum|mom|father|dad|parent|friend|daughter|son|partner|wife|husband|sister|brother|human(?: being)?|people))?(?: (?:for|to|because|if|when|that)\\b(?: [\\w’']+){0,10})?",
    ),
    text: 'No single word is true of a whole person, and those who ask it care how others fare. What set it off this time?',
  },
  {
    pattern: asking(
      "(?:was|is|were) (?:it|this|that|all (?:of )?(?:it|this|that)|the \\w+) (?:all |really |somehow |partly )*(?:my|our) (?:own )?fault|(?:could|should) i have (?:done|stopped|said|prevented|known|seen|helped)\\b(?: [\\w’']+){0,8}|did i (?:do something|cause|deserve|ruin)\\b(?: [\\w’']+){0,6}",
    ),
    text: 'That is a heavy question to go about with. What somebody else chose to do is theirs and not yours; and of what was yours, you know more now than you knew then. Which part of it stays with you most?',
  },
  {
    pattern: asking(
      `(?:does|do|did|is|will|would|has|could|(?:i (?:\\w+ )?wonder(?:ing)?(?: if| whether)?|(?:do )?you (?:think|believe)(?: that)?)) ${THEY} (?:is |will |would |could )?(?:still |really |even |ever |just |actually |secretly |maybe )*(?:love|loves|like|likes|care|cares|miss|misses|hate|hates|mad|angry|cheating|seeing|lying|come|call|text|write|forgive|change|want|regret|mean|think|like|be|using|bored)\\b(?: [\\w’']+){0,6}`,
    ),
    text: 'I cannot look into anybody’s heart, and not knowing is a hard part of it. What set it off this time?',
  },
  {
    pattern: asking(
      'can (?:people|some(?:one|body)|a person|any(?:one|body)|men|women|he|she|they|i) (?:ever |really |actually |truly )*change',
    ),
    text: 'People do change, mostly slowly, and because they want it themselves; wanting it for somebody else hardly ever works. What had you hoped for?',
  },
  {
    pattern: asking(
      "is it (?:ever |really |already )?too late (?:to(?! (?:book|order|buy|cancel|return|eat|drink|call|ring|go to|register|sign|apply|check)\\b)|for(?! (?:dinner|lunch|coffee|breakfast|the)\\b))(?: [\\w’']+){0,10}|am i (?:already |now )?too old(?: at \\d+| now)?(?=\\W*$| (?:to|for|at)\\b)(?: (?:to|for))?(?: [\\w’']+){0,10}|have i (?:missed|wasted)\\b(?: [\\w’']+){0,8}",
    ),
    text: 'For most things it is later than one had planned, and not too late; what changes is what it takes, and what one may leave out. What had you hoped for?',
  },
  {
    pattern: asking(
      "why (?:am|was) i (?:always |so |even |just )*(?:like this|this way|so \\w+|alone|single|the one)|what(?:'s| is| on earth is| the hell is) wrong with me|why can(?:'t|not) i (?:just |ever |even )*(?:be|feel|stop|do|get|let|move|have|cope|relax|sleep|cry)\\b(?: [\\w’']+){0,8}|why do i (?:always |even |keep |never )+(?:do|ruin|feel|mess|choose|pick|end|fall|push)\\b(?: [\\w’']+){0,8}",
    ),
    text: 'That question mostly comes on hard days, and then it finds nothing but faults. What set it off this time?',
  },
];

/** What is asked into the dark: about oneself, about others, about how it will be. */
export const wondering: Intent = {
  name: 'wondering',
  patterns: wonderings.map(({ pattern }) => pattern),
  examples: [
    'does it ever get easier',
    'will this ever stop?',
    'how long does heartbreak last',
    'when does it stop',
    'will i be ok',
    'will I ever be happy again?',
    'will i ever love again',
    'is it normal to feel nothing?',
    'is that supposed to happen',
    'am i the only one who feels like this',
    'does anybody actually like their job',
    'am i a bad person?',
    'was it my fault',
    'do you think he still loves me',
    'is she mad at me?',
    'can people change?',
    'is it too late to start over at 45',
    'why am i like this',
    "what's wrong with me",
    "why can't I just let go?",
  ],
  counters: [
    'How long does the course last?',
    'Will I get coins?',
    'It never gets easier',
    'Is it normal weather for May?',
    'My fault',
    'Can I change the color of the app?',
    'Does it save my journal?',
    'Is it too late to book a table?',
    'I am a bad person',
    'my mom hates me',
    'He still loves me',
    'Does anyone read this?',
  ],
  may: [],
};
