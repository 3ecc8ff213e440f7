import type { Intent } from './intent.ts';

const WANT =
  /\b(?:i|we)(?:'d| would|'m| am|'re| are)? (?:\w+ly |just |also )?(?:want|need|like|love|hope|hoping|plan|planning|intend|aim|wish|try|trying) (?:to )?(?<= to )([^.!?;\n]+)/i;
const DONE =
  /\bi (?:have |'ve |finally |just |actually |already |even )*((?:finished|did|made|wrote|started|completed|managed to|ran|called|cleaned|passed|learned|sent|read|walked|cooked|meditated|applied|built|fixed|signed up|handed in|handed it in|submitted|went) ?[^.!?;\n]*)/i;
const CHOICE = /\b(?:should i|whether (?:to|i should)) ([^.!?;\n]+? or [^.!?;\n]+)/i;
/** What changes a life is weighed, also where one way alone is named. */
const BIG_CHOICE =
  /\b(?:should|shall) (?:i|we) (?:just |really |finally |maybe |perhaps |even )*(?:quit\b|leave (?:him|her|them|my|the (?:company|job|city|country|team|church|band|course|house)|home|school|town|university|work)\b|resign\b|move (?:out|away|in|back|to|abroad)\b|break up\b|split up\b|divorce\b|get (?:married|divorced|back together)\b|marry\b|drop out\b|go back to\b|stay (?:with|at|in)\b|(?:take|accept|turn down) (?:the|this|that) (?:new )?(?:job|offer|promotion|place)\b|have (?:a|another) (?:baby|child|kid)\b|(?:buy|sell) (?:a|the|our|my) (?:house|flat|home|business|company)\b)/i;

/** What hurts comes before whatever else stands in the message. */
export const sore: readonly Intent[] = [
  {
    name: 'pain',
    patterns: [
      /\b(?:knees?|back|ankles?|shins?|hips?|foot|feet|heels?|shoulders?|wrists?|neck|legs?|calf|calves|achilles|elbows?|chest)\b[^.!?]{0,30}\b(?:hurts?|hurting|pain(?:s|ful)?|ach(?:es?|ing)|sore|swollen|injur\w+|twisted|sprained)\b/i,
      /\b(?:hurts?|painful|aching|sore|swollen|injured|twisted|sprained|pain in) (?:my |the |both |in |of )*(?:knees?|back|ankles?|shins?|hips?|foot|feet|heels?|shoulders?|wrists?|neck|legs?|calf|calves|achilles|elbows?|chest)\b/i,
      /\b(?:an|my|this|got|the) injur(?:y|ed)\b/i,
      /\bi(?:'m| am) injured\b/i,
    ],
    examples: ['My knees hurt a bit', 'I twisted my ankle', "I'm injured"],
    counters: ['It hurt when he said that', 'I went back home'],
    may: [],
  },
  {
    name: 'rating',
    patterns: [
      /^\W*(?:(?:i(?:'m| am| feel|'d say| would say)|it'?s|maybe|about|around|like|just|only|an?|today|so|well|honestly|feeling|a solid|my mood is)\W+)*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\/|of|out of) ?(?:10|ten|5|five)\b(?! (?:people|times|days|pages))[^.!?]{0,25}[.!]*$/i,
    ],
    examples: ['3 out of 10 today', '5/10', "I'd say four of five"],
    counters: ['Nine out of ten people like it', 'I read 3 of 10 pages'],
    may: ['card'],
  },
  {
    name: 'loss',
    patterns: [
      /\b(?:died|dying|passed away|funeral|grief|grieving|miscarriage)\b/i,
      /\b(?:lost|buried) my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|friend|baby|dog|cat|grand\w+)\b(?!'s? \w)/i,
    ],
    unless: /\b(?:phone|battery|laptop|car|engine|plants?) (?:just )?died\b|\bdying (?:to|for)\b/i,
    examples: ['My grandfather died in May', 'a patient died tonight and I had to call the daughter', 'We lost my dad'],
    counters: ['My phone died again', 'I am dying to see it'],
    may: [],
    isHeavy: true,
  },
];

/** What people bring along, by its tell-tale words, the most telling first. */
export const life: readonly Intent[] = [
  {
    name: 'vent',
    patterns: [
      /\b(?:angry|furious|annoy\w*|hate(?= (?:my|him|her|them|it|this|that|myself|being|everything|everyone|everybody|how|when)\b|\W*$)|drives? me (?:mad|crazy|nuts)|unfair|fed up|sick of|pissed|frustrat\w*|(?:i'm|i am|i was|so|really) mad at|rage|(?:shouted|yelled|screamed) at|ridiculous|can'?t stand|had enough of|insulted|lied to|sucks)\b/i,
    ],
    examples: ['My neighbour drives me mad', 'I am so fed up', 'My boss shouted at me'],
    counters: ['I opened it on the bus and screamed', 'It was a quiet day'],
    may: ['card'],
    isHeavy: true,
  },
  {
    name: 'low',
    patterns: [
      /\b(?:hung up on me|hangs up on me|ignor(?:ed?|es|ing) me|turned me down|rejected|laugh(?:ed|s)? at me|stood me up|left me|broke up|without me|leave me out|left out)\b/i,
      /\b(?:i miss (?:him|her|them|it|how|my|our|the)|i keep (?:hearing|seeing) (?:his|her|their|its))\b/i,
      /\b(?:sad|lonely|(?:all|be|feel|feeling|so|always) alone|depress\w*|empty|miserable|crying|cried|my divorce|divorced|hopeless|worthless|useless|a failure|ashamed|guilty|heartbroken|hurts?)\b/i,
      /\b(?:not|n't) good enough\b|\bfeel(?:ing)? (?:like )?(?:such )?(?:an? )?(?:\w+ )?(?:idiot|failure|loser|fool|fraud|stupid|small|dumb|ugly|gross|disgusting|nothing)\b|\bi (?:just )?can'?t do (?:this|it)\b|\bam i (?:just |such )?(?:an? )?(?:bad|terrible|awful|horrible|stupid|crazy|selfish|broken)\b|\bi (?:\w+ )?failed (?:my|the|an?) (?:\w+ )?(?:exam|test|class|course|interview|year)\b/i,
      /\b(?:my life|everything) is (?:just )?(?:an? |such a |one )?(?:\w+ )?(?:mess|disaster|wreck)\b/i,
      /\b(?:nobody|no one) (?:likes|cares|to talk to)\b/i,
      /\b(?:do not|don't|cannot|can't|hardly|barely|not) (?:\w+ )?(?:(?:feel|felt|feeling) like eating|eat (?:anything|much|at all)|eating(?: much| properly| at all)?(?=\W*$)|want to eat)\b|\b(?:no|lost (?:my|all)|without) appetite\b/i,
      /\b(?:feel|felt|feeling|am|i'm|was|so) (?:\w+ )?awful\b|\bfeel(?:ing)? (?:\w+ )?(?:down|low|bad|terrible)\b|\b(?:bad|rough|hard|terrible) (?:day|week|time|night)\b/i,
      /\b(?:what's|what is) wrong with me\b|\bwhy am i (?:so|such|like)\b|\bmy fault\b|\bsuch an? (?:idiot|failure|loser|mess)\b|\bi(?:'m| am) (?:so |too |just )?(?:stupid|lazy|ugly|a mess|a loser|an idiot)\b/i,
      /\b(?:sure|know|idea) (?:what|who) i(?:'m| am)(?: for)?(?: any ?more)?(?=\W*$)/i,
      /^\W*(?:i'm |pretty |really |so |very )*(?:bad|awful|terrible|horrible|shit|not (?:so )?(?:good|great|well)|down|low)\W*$/i,
      /\b(?:today|it|yesterday|this week|the day) (?:was|is|has been) (?:\w+ )?(?:horrible|terrible|awful|shit|hell|a nightmare)\b|\binvisible\b|\bhumiliat\w+|\b(?:everyone|everybody) hates me\b|\b(?:be|being|am|i'm) (?:such )?a burden\b/i,
    ],
    examples: ['I feel lonely', 'they ignore me', "I don't really feel like eating lately", "I'm just not sure what I'm for any more"],
    counters: ['I know who I am meeting', 'I am not eating meat any more', 'The prices are lower now'],
    may: ['card', 'mood'],
    isHeavy: true,
  },
  {
    name: 'joy',
    patterns: [
      /\b(?:happy|glad|excited|proud|celebrat\w+|amazing|wonderful|delighted|thrilled|grateful|relieved|it worked|promoted|so much fun|in love)\b/i,
      /\bfeel(?:ing)? (?:so |really |very |quite )?(?:great|good|fantastic|wonderful|better)\b/i,
      /\b(?:great|good|wonderful|lovely|nice|best) (?:news|day|week|time|evening)\b/i,
      /\b(?:just|finally|today) had (?:a|her|our|their) baby\b|\b(?:it'?s|it is|today is) my birthday\b|\b(?:we|i) (?:just )?got (?:engaged|married)\b/i,
      /\bgot (?:the|a) (?:job|promotion|place|scholarship)\b|\bi (?:just )?(?:got (?:in|accepted)|was accepted|did it|made it|passed)(?=\W*$|[!.,]| after| on)/i,
    ],
    unless:
      /\b(?:instead of|over|without) me\b|\bmy ex\b|\bpassed over\b|\bshould be (?:\w+ )?(?:happy|glad|grateful|proud)\b|\b(?:not|n't|never|un|no longer|wish i (?:was|were)) ?(?:\w+ ){0,2}(?:happy|glad|excited|proud|good news|relieved)\b/i,
    examples: ['I am so happy about it', 'I got the job!', 'We had a great day with both of them'],
    counters: ['I am not happy', 'I got in the car'],
    may: ['card', 'records', 'mood'],
  },
  {
    name: 'avoid',
    patterns: [
      /\b(?:putting (?:it |this |that |everything )?off|put (?:it |this )?off|avoid(?:ing)?|procrastinat\w+|postpon\w+|keep delaying|can'?t get started|never get around|keep pushing)\b/i,
      /\b(?:lying|sitting|waiting) (?:\w+ ){0,6}ever since\b|\bgathering dust\b/i,
    ],
    words: WANT,
    thing:
      /\b(?:putting off|put off|avoid|avoiding|postponing|delaying|procrastinating on|procrastinating with|procrastinate on) ([^.!?;\n]+)/i,
    examples: ['I keep putting off my taxes', 'The form has been lying under the fruit bowl ever since', 'I procrastinate a lot'],
    counters: ['I put the kettle on', 'She sat there since noon'],
    may: ['card', 'slots', 'records'],
  },
  {
    name: 'decide',
    patterns: [CHOICE, BIG_CHOICE, /\b(?:decide|decision|choose between|torn between|not sure whether|can'?t choose)\b/i],
    words: CHOICE,
    examples: ['Should I stay or go?', 'should i quit my job', 'It is a hard decision', "I don't know whether to pivot or keep going"],
    counters: ['Should I call her?', 'Should I leave the window open?', 'We go or we stay, either is fine'],
    may: ['card', 'slots'],
  },
  {
    name: 'fear',
    patterns: [
      /\b(?:afraid|scared|worried|worrying|nervous|anxious|anxiety|fear|terrified|uneasy|panic\w*|stress\w* (?:out )?(?:about|by)|shy)\b/i,
      /^\W*(?:but |and )?what if (?:nobody|no one|i|it|they|he|she|we)\b/i,
    ],
    unless: /\b(?:not|no longer|never|isn't|wasn't) (?:so |too |that |really )?(?:afraid|scared|worried|nervous|anxious)\b/i,
    thing: /\b(?:afraid|scared|worried|nervous|anxious|terrified|uneasy) (?:of|about) ([^.!?;\n]+)/i,
    examples: ['I am afraid of the exam', 'What if nobody comes?', 'I panic before every talk'],
    counters: ['What is the capital of France?', 'I share a room'],
    may: ['card', 'slots', 'records'],
    isHeavy: true,
  },
  {
    name: 'tired',
    patterns: [
      /\b(?:tired|exhausted|no energy|drained|stress\w*(?! (?:out )?(?:about|by))|sleepy|worn out|burn(?:ed|t) out|slept badly|bad sleep|can(?:'?t|not) sleep|insomnia|awake (?:all|since|until))\b/i,
    ],
    examples: ['I slept badly', "can't sleep", 'I am so tired lately'],
    counters: ['I retired in June', 'He sleeps well'],
    may: ['card', 'slots', 'streak', 'mood'],
  },
  {
    name: 'done',
    patterns: [DONE, /^\W*(?:(?:ok(?:ay)?|yes|yay|and)\W+)*(?:all |it'?s |i'?m )?(?:done|finished|did it)\b(?! with)[^?]{0,60}$/i],
    words: DONE,
    unless: /\b(?:but|can't|cannot|couldn't|hung up|hangs up|did not|didn't|nobody|no one|no answer|for nothing|wrong|badly|refused)\b/i,
    examples: ['I finally called my mother', 'I ran five kilometres', 'I have finished the first chapter'],
    counters: ['I called but nobody answered', 'I never called them'],
    may: ['card', 'slots', 'records', 'streak'],
  },
  {
    name: 'stuck',
    patterns: [
      /\b(?:stuck|unmotivated|no motivation|(?:feel|am|i'm|so) lost|can'?t (?:focus|concentrate|start|think)|overwhelmed|too much|going nowhere|give up|giving up)\b/i,
    ],
    // What others find too much is theirs.
    unless: /\b(?:he|she|they|my \p{L}+|people|everyone) (?:\p{L}+ )?(?:thinks?|says?|said|reckons?|believes?|finds?)\b/iu,
    examples: ['I feel stuck', 'I am overwhelmed', 'Everything about this chapter is too much'],
    counters: ['I had no idea', 'I lost the keys', 'she thinks I work too much'],
    may: ['card', 'slots', 'records', 'streak'],
  },
  {
    name: 'time',
    patterns: [/\b(?:no time|not enough time|too busy|so busy|no minute|overbooked|never have time|don'?t have (?:the )?time)\b/i],
    examples: ['There is no time for it', "I don't have time", 'I am too busy'],
    counters: ['It was a good time', 'My time was 50 minutes'],
    may: ['card', 'slots', 'records'],
  },
  {
    name: 'problem',
    patterns: [
      /\b(?:rent|landlord|landlady|price|prices|bill|bills|fee|fees|interest|mortgage|premium)\b[^.!?]{0,40}\b(?:rais\w+|rise|rises|rising|rose|risen|gone up|goes up|going up|went up|increas\w+|doubled|overdue|due)\b/i,
      /\b(?:rais\w+|increas\w+|doubl\w+|put up) (?:the|my|our) (?:rent|price|prices|fees?|interest|bill)\b|\brent (?:rise|increase)\b/i,
      /\b(?:can'?t|cannot|could not|couldn'?t) (?:afford|pay)\b|\b(?:lost my (?:job|flat|licence|passport|wallet)|i (?:got|was|have been|just got) (?:fired|laid off|evicted)|i've been (?:fired|laid off|evicted))\b/i,
      /\b(?:the problem is|a (?:big |real |serious )?problem with|(?:doesn'?t|does not|won'?t|stopped) work(?:ing)?|(?:is|has|got|was) (?:broken|cancelled|delayed|leaking)|broke down)\b/i,
    ],
    unless: /\?\W*$/,
    examples: ['My landlord raises the rent by €150 from January', 'The washing machine broke down', 'I cannot afford the course'],
    counters: ['Can I afford it?', 'I pay my rent on the first', 'My predecessor was fired'],
    may: ['card', 'slots', 'yield'],
  },
  {
    name: 'want',
    patterns: [WANT],
    words: WANT,
    examples: ['I want to learn the guitar', "I'd like to paint again", 'we plan to move'],
    counters: ['She wants to go', 'I want it'],
    may: ['card', 'slots', 'yield', 'records', 'streak'],
  },
  {
    name: 'people',
    patterns: [
      /\bmy (?:boss|manager|partner|wife|husband|friend|friends|mother|mom|mum|father|dad|sister|brother|colleague|colleagues|coworker|team|son|daughter|kids|neighbou?r|client|customer|girlfriend|boyfriend|family|parents|best friend|co-?founder|flatmate|roommate)\b/i,
      /\b(?:argument|conflict|fight) (?:with|about)\b|\b(?:argument|conflict)\b/i,
    ],
    examples: ['My sister came by', 'we had a fight about it yesterday', 'My cofounder thinks we just need more features'],
    counters: ['I fight for it', 'The team is fine'],
    may: ['card', 'slots', 'yield'],
  },
];
