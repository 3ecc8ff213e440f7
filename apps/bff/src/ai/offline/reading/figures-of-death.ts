/** What one may be out of breath from. */
const EXERTION =
  '(?:runs?|ran|running|jog\\w*|walk\\w*|swim\\w*|swam|climb\\w*|cycl\\w*|rid(?:e|ing)|row(?:ing)?|lift\\w*|squats?|push[- ]?ups?|pull[- ]?ups?|plank\\w*|stairs?|steps|k|km|kms|miles?|minutes?|mins?|lengths?|laps?|reps|sets|gym|class|work ?out|burpees?|hills?|metres?|meters?|flights?|yoga|danc\\w*|level|sprint\\w*|\\d+k(?:m|ms)?)';
const LAUGHS = '(?:lol|lmao|rofl|haha\\p{L}*|hehe\\p{L}*|😂|🤣|💀|😅|😆)';
/** What wears somebody out and is no person, no feeling and no illness. */
const WEARS_OUT =
  'deadlines?|work ?outs?|meetings?|exams?|shifts?|week|day|commute|hills?|runs?|gym|leg day|heat|traffic|monday|class|sessions?|homework|projects?|presentations?|assignments?|essays?|coursework|revision|thesis|dissertation|stairs?|steps?|hike|climb|suspense|humidity|weather|jet ?lag|hay ?fever|diet|squats|planks?|burpees|push[- ]?ups?|hangover|spreadsheets?|e-?mails?|paperwork|housework|chores|schedule|course|module|maths?|lectures?|level|cliff-?hanger|shoes|heels|boots|alarm|rehearsals?|move';
/** "Dead" that only says how much. */
const MUCH =
  '(?:tired|beat|on my feet|on time|line|end|serious|easy|boring|bored|slow|weight|heat|lost|nervous|excited|chuffed|keen|jealous|proud|hungry|simple|cheap|posh|cute|funny|good|nice|hard|embarrassed|straight|centre|center|giveaway|sea|leg|arm|ringer|drunk|useful|handy|clever|wrong|sure|set)';
/** Figures of speech in which nobody died, by their form. */
export const figuresOfDeath: readonly string[] = [
  '\\bi (?:could|would|nearly|almost) (?:have |just |literally )*died\\b(?= (?:when|as|of|on the spot|inside|laughing|at|with)|\\W*$)',
  `\\bwithout(?<=\\b${EXERTION}\\b.{0,60}) (?:nearly |almost |basically |literally |actually |feeling like |wanting to )*(?:i'?m |i am )?(?:dying|dead|die|drop(?:ping)? dead|collapsing|passing out)\\b`,
  `\\bwithout (?:nearly |almost |basically |literally )*(?:dying|dropping dead)(?=\\W{0,3}${LAUGHS})`,
  `\\b(?:that|this|these|those|the|my|all (?:this|that|the|these|my)) (?:\\p{L}+ )?(?:${WEARS_OUT})s?(?:'s|'ll|'re)? (?:nearly |almost |really |absolutely |totally |just |slowly |literally |probably |has |have |been |is |are |was |were |will |would |be |gonna |going to )*(?:kill(?:ed|ing|s)?|murder(?:ed|ing)?) (?:me|us)\\b`,
  '\\b(?:traffic|stairs|heat|hills?|commute|parking|rush hour|queue|queues|weather|climb|session|shift|exam|test|leg day)(?: up \\p{L}+)? (?:was|is|were|are) (?:absolute |pure |just )?murder\\b',
  `\\bdead (?=${MUCH}\\b)`,
  '(?<=\\b(?:bored|scared|worried|frightened|freezing|frozen|tickled|embarrassed|sick|loved?|sweating|laughed|laughing|starving) (?:\\p{L}+ )?)to death\\b',
  "\\bover my dead body\\b|\\b(?:play(?:s|ed|ing)?|act(?:s|ed|ing)?) dead\\b|\\b(?:be|been|get) (?:caught|seen) dead\\b|\\bdrop[- ]dead gorgeous\\b|\\b(?:flog|beat)\\w* a dead horse\\b|\\bdeath (?:stare|metal|glare|grip|valley|star|note)\\b|\\bkiss of death\\b|\\bwalking dead\\b|\\bdeath's door\\b|\\bdeath by (?:chocolate|meetings?|powerpoint|e-?mails?)\\b",
  `(?:(?<=\\b(?:omg|lol|lmao|haha)\\W{1,3})i(?:'m| am|m) (?:\\p{L}+ )?(?:dead|dying|deceased)\\b|\\bi(?:'m| am|m) (?:\\p{L}+ )?(?:dead|dying|deceased)(?=\\W{0,3}${LAUGHS}))`,
  "\\bi(?:'m| am|m|'ve been| was| have been)? (?:\\p{L}+ )?(?:die|died|dying) of (?:thirst|hunger|cold|heat|the heat|boredom|curiosity|laughter|jealousy|cringe|embarrassment|secondhand embarrassment)\\b",
  "(?:\\bwould|'d|\\bcould) (?:die|kill) for (?:an?|some)\\b(?! (?:way out|end|break from (?:it|life)|chance to (?:see|hold|hug)))|\\bto die for\\b",
  '\\b(?:my|our|the|a|his|her) (?:\\p{L}+ )?(?:characters?|avatar|tamagotchi|sims?|pok[eé]mon|main|healer|raid|save game) (?:\\p{L}+ly |just |has |had |keeps? )*(?:died|dead|dies|dying)\\b',
  '\\b(?:keep|kept|keeps) (?:dying|getting killed) (?:on|at|in|to|by) (?:level|the (?:\\p{L}+ )?(?:boss|level|game|map)|that (?:boss|level))\\b|\\bdied (?:\\d+|a (?:hundred|thousand|million|dozen)|\\p{L}+) times\\b',
  '\\b(?:my|the|our|a|his|her) (?:\\p{L}+ ){1,2}(?:died|is dead|has died|is dying|was dead)\\b(?=[^.!?]{0,40}\\b(?:(?:forgot|forget|forgets|forgetting) to water|over-?water\\w*|under-?water(?:ed|ing)|(?:never|not) water(?:ed|ing)|root rot|repott?\\w*|the frost|too much (?:sun|water|direct sun)|new batter\\w+|charg(?:e|er|ing)|jump[- ]?start\\w*)\\b)',
];
