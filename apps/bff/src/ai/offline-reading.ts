import { isAction } from './offline-actions.ts';
import { isOtherLanguage } from './offline-languages.ts';
import { isTimeOnly, REMINDS } from './offline-slots.ts';
import { stemsOf, turnedRound, type Words, withoutLead, wordsOf } from './offline-words.ts';
import type { Aim, Heard } from './voices/lines.ts';

/** What is answered in fixed words, the same from every guide. */
export type Fixed =
  | 'identity'
  | 'how-are-you'
  | 'help'
  | 'call'
  | 'steer'
  | 'beyond'
  | 'complaint'
  | 'reminded'
  | 'repeating'
  | 'questioned'
  | 'pain'
  | 'rating'
  | 'apology'
  | 'opinion'
  | 'trying'
  | 'musing'
  | 'others'
  | 'loss'
  | 'wordless'
  | 'other-language';

/** What the offline guide found in a message. */
export interface Reading extends Words {
  readonly heard: Heard | Fixed | 'plan';
  /** What the member wants or did, turned round to be said back: "finish your thesis". */
  readonly words: string | undefined;
  /** What it is about, turned round: "your taxes". */
  readonly thing: string | undefined;
}

const LONGEST_WORDS = 80;
/** More than this is not looked at. */
const LONGEST_READ = 4000;

const WANT =
  /\b(?:i|we)(?:'d| would|'m| am|'re| are)? (?:\w+ly |just |also )?(?:want|need|like|love|hope|hoping|plan|planning|intend|aim|wish|try|trying|going|gonna) (?:to )?(?<= to )([^.!?;\n]+)/i;
const AVOID =
  /\b(?:putting off|put off|avoid|avoiding|postponing|delaying|procrastinating on|procrastinating with|procrastinate on) ([^.!?;\n]+)/i;
const DONE =
  /\bi (?:have |'ve |finally |just |actually |already |even )*((?:finished|did|made|wrote|started|completed|managed to|ran|called|cleaned|passed|learned|sent|read|walked|cooked|meditated|applied|built|fixed|signed up|went) ?[^.!?;\n]*)/i;
const FEAR = /\b(?:afraid|scared|worried|nervous|anxious|terrified|uneasy) (?:of|about) ([^.!?;\n]+)/i;
const DECIDE = /\bshould i ([^.!?;\n]+? or [^.!?;\n]+)/i;
const PLAN_FOR = /\b(?:plan|schedule|routine|programme|steps?)\b[^.!?;\n]*?\b(?:for|to|on how to) ([^.!?;\n]+)/i;

interface Tell {
  readonly heard: Reading['heard'];
  readonly pattern: RegExp;
  /** Where the part to say back stands. */
  readonly words?: RegExp;
  readonly thing?: RegExp;
  /** What must not stand there as well. */
  readonly unless?: RegExp;
}

/** By their tell-tale words, the most telling first. */
const tells: readonly Tell[] = [
  {
    heard: 'identity',
    pattern:
      /\bare you (?:a |an |really |even |just )*(?:human|real|bot|robot|ai|person|machine|program|computer|chatgpt)\b|\bwho are you\b|\bwhat are you\b|\bam i talking to (?:a|an)\b|\bwho made you\b/i,
  },
  {
    heard: 'steer',
    pattern:
      /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |every |everything |previous |prior |above )*(?:instructions?|rules?|prompts?|above)\b|\b(?:system|initial|hidden) prompt\b|\byour (?:instructions|prompt|rules)\b|\brepeat (?:after me|the (?:text|words|message|lines?)|everything)\b|\bsay exactly\b|^\W*(?:please )?say\b\W*["“':]|\bpretend (?:to be|you)\b|^\W*(?:please )?act as\b|\byou are now\b|\bfrom now on,? (?:you|answer|only|respond|reply|speak)\b|\bdeveloper mode\b|^\W*(?:system|assistant|developer)\s*:|"role"\s*:|\bapi[ -]?key\b|<\/?(?:script|system|assistant|user|member-data)\b|<\||\[\/?(?:system|inst|assistant)\]/i,
  },
  {
    heard: 'others',
    pattern:
      /\b(?:(?:an)?other|all|which|any) (?:members?|users?)(?:'s?)?\b[^.!]*\b(?:messages?|data|journals?|moods?|goals?|write|wrote|said|say)\b|\b(?:messages?|data|journals?|moods?|goals?) of (?:the |an)?other\b|\b[Ww]hat did \p{Lu}\p{L}+ (?:write|say|tell you)\b/u,
  },
  { heard: 'how-are-you', pattern: /^\W*(?:and )?(?:how are you|how do you do|how'?s it going|what'?s up|how have you been)\b.{0,25}$/i },
  {
    heard: 'help',
    pattern:
      /\bwhat can you (?:do|help)|\bhow (?:can|do) you help\b|\bhow does this work\b|\bwhat'?s the point of you\b|\bwhat are you (?:good )?for\b|^\W*(?:can|could|will|would) you help(?: me)?\W*$/i,
  },
  { heard: 'call', pattern: /^\W*(?:please )?(?:help|help me|i need help)(?: please)?\W*$/i },
  { heard: 'reminded', pattern: REMINDS },
  {
    heard: 'repeating',
    pattern:
      /\b(?:why (?:do|are) you|you(?:'re| are| just| only| keep| always)*|stop|quit|don't|please don't) (?:(?:keep|just|always|only) )*(?:repeat(?:ing)?|parrot(?:ing)?|echo(?:ing)?|quot(?:e|ing)|copy(?:ing)?|say(?:ing)? back)\b|\brepeat(?:ing)? (?:what|everything|whatever) i (?:say|said)\b|\bparrot\b|\byou (?:said|asked|say) (?:that|this|the same)\b|\bsame (?:thing|question|sentence) (?:again|over|twice)\b|\bbroken record\b/i,
  },
  {
    heard: 'questioned',
    pattern:
      /\b(?:stop|quit) (?:asking|with the questions|interrogating)\b|\b(?:too|so) many questions\b|\bquestionnaire\b|\binterrogat\w+|\b(?:another|more) questions?\b[.!?]*$|\byou (?:only|just|keep) ask(?:ing)?\b|\bjust (?:tell me something|say something|give me an answer)\b/i,
  },
  {
    heard: 'complaint',
    pattern:
      /\b(?:that|this|it) (?:makes|made) no sense\b|\bthat'?s not (?:what i (?:said|meant|asked)|an answer|true)\b|\bnot what i (?:said|meant|asked)\b|\byou (?:did not|didn't) answer\b|\byou(?:'re| are) (?:not (?:even )?listening|no help|bad at this)\b|\bthis is (?:so )?(?:annoying|boring|silly|dumb)\b|\bare you (?:even )?listening\b|\byou(?:'re| are)? (?:(?:really|just|so|still) )*(?:do not|don't|never|not|did not|didn't|aren't|can't) (?:(?:really|even|at all) )?(?:understand|help(?:ing|ful)?|listen(?:ing)?|get it)\b|\byou(?:'re| are) (?:(?:so|really) )?(?:useless|stupid|annoying)\b|\byou keep (?:repeating|saying|asking)\b|\bthat (?:was|is) (?:rude|mean|not nice|unhelpful)\b|\bthis is (?:useless|pointless|stupid|not helping)\b/i,
  },
  {
    heard: 'pain',
    pattern:
      /\b(?:knees?|back|ankles?|shins?|hips?|foot|feet|heels?|shoulders?|wrists?|neck|legs?|calf|calves|achilles|elbows?|chest)\b[^.!?]{0,30}\b(?:hurts?|hurting|pain(?:s|ful)?|ach(?:es?|ing)|sore|swollen|injur\w+|twisted|sprained)\b|\b(?:hurts?|painful|aching|sore|swollen|injured|twisted|sprained|pain in) (?:my |the |both |in |of )*(?:knees?|back|ankles?|shins?|hips?|foot|feet|heels?|shoulders?|wrists?|neck|legs?|calf|calves|achilles|elbows?|chest)\b|\b(?:an|my|this|got|the) injur(?:y|ed)\b|\bi(?:'m| am) injured\b/i,
  },
  {
    heard: 'rating',
    pattern:
      /^\W*(?:(?:i(?:'m| am| feel|'d say| would say)|it'?s|maybe|about|around|like|just|only|an?|today|so|well|honestly|feeling|a solid|my mood is)\W+)*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\/|of|out of) ?(?:10|ten|5|five)\b(?! (?:people|times|days|pages))[^.!?]{0,25}[.!]*$/i,
  },
  { heard: 'apology', pattern: /^\W*(?:i'?m )?(?:so )?sorry\W*$/i },
  {
    heard: 'loss',
    pattern:
      /\b(?:died|dying|passed away|funeral|grief|grieving|miscarriage|(?:lost|buried) my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|friend|baby|dog|cat|grand\w+))\b/i,
  },
  {
    heard: 'trying',
    pattern:
      /\bjust (?:wanted to |want to )?(?:try(?:ing)?|test(?:ing)?|look(?:ing)? around)\b|^\W*test(?:ing)?\W*$|^\W*nothing(?: special| much| really)?\W*$|\b(?:do not know|don't know|no idea) what to (?:write|say|ask)\b/i,
  },
  {
    heard: 'opinion',
    pattern:
      /\b(?:what|how) do you think\b|\bdo you think\b[^.!]*\?|\bwhat would you do\b|\bin your opinion\b|\bis (?:it|this|that) (?:normal|weird|wrong)\b[^.!]*\?/i,
  },
  {
    heard: 'plan',
    pattern:
      /\b(?:make|give|write|need|want|help me|have|draw up|create|suggest|build)\b[^.!?\n]{0,30}\b(?:plan|schedule|routine|programme|steps)\b|\bstep by step\b|\bwhere do i (?:even )?start\b|\bhow (?:do|should|can) i (?:even )?(?:start|begin)\b/i,
    unless: /\b(?:plan|need|want) to (?:be|have been)\b|\bno plan\b/i,
    words: PLAN_FOR,
  },
  {
    heard: 'beyond',
    pattern:
      /^\W*(?:please |can you |could you |would you )*(?:write|translate|calculate|generate|code|draw|summari[sz]e|google|search|look up|play|order|remind|set|open|delete|send)\b(?! (?:in|to) my)|\btell me (?:a )?(?:joke|story|poem)\b|\b(?:what|how)(?:'s| is) the (?:weather|news)\b/i,
    unless: /\bi\b|\bset (?:it|this|that|one) up\b/i,
  },
  {
    heard: 'bye',
    pattern:
      /^\W*(?:(?:ok(?:ay)?|alright|cool|great|nice|fine|thanks|thank you)\W+)?(?:bye|goodbye|good night|see you|that'?s (?:all|it) for (?:today|now)|i have to go|gotta go|talk (?:soon|later))\b.{0,50}$/i,
  },
  { heard: 'thanks', pattern: /^\W*(?:thanks|thank you|thx|cheers|great,? thanks|that helps?|that helped)\b.{0,60}$/i },
  { heard: 'greeting', pattern: /^\W*(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|greetings|moin|yo)\b[^?]{0,20}$/i },
  {
    heard: 'unsure',
    pattern:
      /^\W*(?:i (?:really |honestly )?(?:don'?t|do not) (?:really )?know|no idea|not sure|dunno|idk|hard to say|i(?:'?m| am) not sure|who knows)\b.{0,30}$|^\W*(?:maybe|perhaps)\W*$/i,
  },
  { heard: 'no', pattern: /^\W*(?:no|nope|nah|not really|no thanks|i don'?t think so)\b.{0,12}$/i },
  {
    heard: 'yes',
    pattern:
      /^\W*(?:that (?:would|could|might) be (?:nice|good|great|lovely|fine|helpful|cool)|sounds (?:good|great|fine|nice)|let'?s do (?:it|that|this)|do (?:it|that)(?=\W*$)|go (?:ahead|on)|please do|why not|nice|great|cool|perfect|yes|yeah|yep|yup|sure|ok(?:ay)?|of course|definitely|exactly|true|absolutely|i (?:do|am|will)(?=\W*$)|good idea|right)\b.{0,12}$|^\W*(?:i (?:guess|suppose|think)(?: so)?|kind of|sort of|a bit|probably)\W*$/i,
  },
  {
    heard: 'vent',
    pattern:
      /\b(?:angry|furious|annoy\w*|hate|drives? me (?:mad|crazy|nuts)|unfair|fed up|sick of|pissed|frustrat\w*|mad at|rage|shouted|yelled|screamed|ridiculous|can'?t stand|had enough of|insulted|lied to)\b/i,
  },
  {
    heard: 'low',
    pattern:
      /\b(?:hung up on me|hangs up on me|ignored me|turned me down|rejected|laughed at me|stood me up|i miss (?:him|her|them|it|how|my|the)|sad|stress\w*(?! (?:out )?(?:about|by))|lonely|(?:all|be|feel|feeling|so|always) alone|depress\w*|empty|miserable|crying|cried|hopeless|worthless|useless|a failure|ashamed|guilty|heartbroken|hurts?|not good enough|nobody (?:likes|cares)|awful|(?:bad|rough|hard|terrible) (?:day|week|time|night)|broke up|left me|(?:what's|what is) wrong with me|why am i (?:so|such|like)|my fault|such an? (?:idiot|failure|loser|mess)|i(?:'m| am) (?:so |too |just )?(?:stupid|lazy|ugly|a mess|a loser|an idiot)|feel(?:ing)? (?:\w+ )?(?:down|low|bad|terrible))\b|^\W*(?:i'm |pretty |really |so |very )*(?:bad|awful|terrible|horrible|shit|not (?:so )?(?:good|great|well)|down|low)\W*$/i,
  },
  {
    heard: 'joy',
    pattern:
      /\b(?:happy|glad|excited|proud|celebrat\w+|feel(?:ing)? (?:so |really |very |quite )?(?:great|good|fantastic|wonderful|better)|(?:great|good|wonderful|lovely|nice) (?:news|day|week|time|evening)|amazing|wonderful|delighted|thrilled|grateful|relieved|it worked|got (?:the|a) (?:job|promotion|place|scholarship)|promoted|best (?:day|week)|so much fun|in love)\b/i,
    unless: /\b(?:not|n't|never|un|no longer|wish i (?:was|were)) ?(?:\w+ ){0,2}(?:happy|glad|excited|proud|good news|relieved)\b/i,
  },
  {
    heard: 'avoid',
    pattern:
      /\b(?:putting (?:it |this |that |everything )?off|put (?:it |this )?off|avoid(?:ing)?|procrastinat\w+|postpon\w+|keep delaying|can'?t get started|never get around|keep pushing)\b/i,
    words: WANT,
    thing: AVOID,
  },
  { heard: 'decide', pattern: DECIDE, words: DECIDE },
  { heard: 'decide', pattern: /\b(?:decide|decision|choose between|torn between|not sure whether|can'?t choose)\b/i },
  {
    heard: 'fear',
    pattern:
      /\b(?:afraid|scared|worried|worrying|nervous|anxious|anxiety|fear|terrified|uneasy|panic\w*|stress\w* (?:out )?(?:about|by)|shy)\b/i,
    thing: FEAR,
  },
  {
    heard: 'tired',
    pattern:
      /\b(?:tired|exhausted|no energy|drained|sleepy|worn out|burn(?:ed|t) out|slept badly|bad sleep|can(?:'?t|not) sleep|insomnia|awake (?:all|since|until))\b/i,
  },
  {
    heard: 'done',
    pattern: DONE,
    words: DONE,
    unless: /\b(?:but|can't|cannot|couldn't|hung up|hangs up|did not|didn't|nobody|no one|no answer|for nothing|wrong|badly|refused)\b/i,
  },
  {
    heard: 'stuck',
    pattern:
      /\b(?:stuck|no idea|unmotivated|no motivation|lost|can'?t (?:focus|concentrate|start|think)|overwhelmed|too much|going nowhere|give up|giving up)\b/i,
  },
  {
    heard: 'time',
    pattern: /\b(?:no time|not enough time|too busy|so busy|no minute|overbooked|never have time|don'?t have (?:the )?time)\b/i,
  },
  { heard: 'want', pattern: WANT, words: WANT },
  {
    heard: 'people',
    pattern:
      /\bmy (?:boss|manager|partner|wife|husband|friend|friends|mother|mom|mum|father|dad|sister|brother|colleague|colleagues|coworker|team|son|daughter|kids|neighbou?r|client|customer|girlfriend|boyfriend|family|parents|best friend)\b|\b(?:argument|conflict|fight with)\b/i,
  },
];

const LAUGHTER = /^\W*(?:lol|rofl|lmao|xd|(?:ha|he|hi){2,}h?)\W*$/i;

/** Finds out what a message is about and which words to say back. Never fails; what it does not know is `other`. */
export function readMessage(message: string, aim?: Aim): Reading {
  const text = message.slice(0, LONGEST_READ).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (isOtherLanguage(text)) return { ...wordsOf(text), heard: 'other-language', words: undefined, thing: undefined };
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...wordsOf(text), heard: 'wordless', words: undefined, thing: undefined };
  if (LAUGHTER.test(text)) return { echo: undefined, quote: undefined, heard: 'short', words: undefined, thing: undefined };
  const core = withoutOpening(text);
  const tell = tells.find(({ pattern, unless }) => pattern.test(core) && !unless?.test(core));
  const heard = asAnswer(tell?.heard ?? untold(core), core, aim);
  const said = wordsOf(text, heard === tell?.heard ? tell.pattern : undefined);
  const quote = heard === 'step' || heard === 'snag' ? said.quote && withoutLead(said.quote) : said.quote;
  return { ...said, quote, heard, words: partOf(core, tell?.words), thing: partOf(core, tell?.thing) };
}

/** "Hi, I feel sad" is not a greeting, and "yes, tomorrow at eight" says more than yes. */
function withoutOpening(text: string): string {
  const rest = text.replace(
    /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon)|yes|yeah|yep|ok(?:ay)?|sure|no|well|so|hmm+|oh)\b(?: \p{Lu}\p{L}+(?=[,.!]))?[\s,.!…-]+)+/iu,
    '',
  );
  return rest.split(' ').length >= 3 ? rest : text;
}

/** What only somebody with a book or a doctor could say. */
const ASKS_TO_KNOW =
  /^\W*(?:and |but |so |ok )*(?:what should i (?:eat|drink|wear|buy|take)|is (?:it|this|that) (?:ok(?:ay)?|safe|bad|dangerous|healthy|true|legal|possible|better)|(?:is|are) there\b|what (?:do|are|is) (?:people|others|the)\b|what'?s the\b|how (?:many|much|long|far|often|old|fast)\b|who (?:is|was|are)\b|when (?:is|does|do|was)\b|where (?:can|is|are|do)\b|which (?:app|book|shoe|shoes|doctor|club|group)s?\b|do (?:you know|people)\b|does (?:it|this|that|\w+ing)\b)/i;

function untold(text: string): Reading['heard'] {
  if (!text.endsWith('?')) return text.split(' ').filter((word) => /\p{L}/u.test(word)).length <= 2 ? 'short' : 'other';
  if (ASKS_TO_KNOW.test(text)) return 'fact';
  // "Why?" and "What now?" are about what was spoken of.
  if (/\b(?:i|my|me|we)\b/i.test(text) || stemsOf(text).size === 0) return 'advice';
  return /\b(?:this|that|it|these|those|could|would|should|might)\b/i.test(text) ? 'musing' : 'fact';
}

const TIME =
  /\b(?:today|tomorrow|tonight|now|later|daily|weekdays?|(?:every|each) day|(?:after|before) (?:work|school|class)|morning|noon|lunch|afternoon|evening|night|bed(?:time)?|breakfast|dinner|coffee|commute|week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|around|by) (?:half )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|right (?:after|before))\b/i;

const OWN_WORD: readonly Reading['heard'][] = ['other', 'short', 'want', 'people'];
const SNAGS: readonly Reading['heard'][] = [...OWN_WORD, 'tired', 'time', 'fear', 'avoid', 'stuck', 'step', 'done', 'vent'];
const LONGEST_TIME = 80;
/** "They are better now" is no time. */
const STATES = /\b(?:is|are|am|i'm|it's|they're|was|were)\b/i;

/** The question before it gives an answer its meaning. */
function asAnswer(heard: Reading['heard'], text: string, aim: Aim | undefined): Reading['heard'] {
  if (text.endsWith('?')) return heard;
  if (['other', 'short', 'joy'].includes(heard) && isTimeOnly(text)) return 'when';
  if (aim === undefined) return heard;
  if (OWN_WORD.includes(heard) && isAction(text, aim === 'step' || aim === 'worry')) return 'step';
  if (
    (aim === 'when' || aim === 'rest') &&
    TIME.test(text) &&
    !STATES.test(text) &&
    text.length <= LONGEST_TIME &&
    heard !== 'vent' &&
    heard !== 'low'
  )
    return 'when';
  if (aim === 'learn' && heard === 'done') return 'other';
  if (aim === 'snag' && SNAGS.includes(heard)) return 'snag';
  return heard;
}

function partOf(text: string, pattern: RegExp | undefined): string | undefined {
  const found = pattern?.exec(text)?.[1];
  const words = found && turnedRound(firstClause(found));
  const isTelling = words && words.length <= LONGEST_WORDS && !/^(?:it|this|that|them|things?|everything|something)$/i.test(words);
  return isTelling ? words : undefined;
}

/** Up to the first turn of the thought. */
function firstClause(text: string): string {
  return (text.split(/,| (?:but|because|although|though|however|while|so that|and i|and then|since|if|when) /i, 1)[0] ?? '').trim();
}
