/** What a message may be about, as far as care is concerned. */
export type CareCategory = 'suicide' | 'self_harm' | 'harm_to_others' | 'abuse' | 'acute_danger' | 'distress';

/** 0 nothing, 1 a hard moment, 2 a gentle check-in, 3 high risk, 4 high risk now. */
export type CareLevel = 0 | 1 | 2 | 3 | 4;

/** One reviewed rule. It reads one sentence as `sentencesOf` gives it. */
export interface CareRule {
  readonly category: CareCategory;
  readonly level: CareLevel;
  readonly pattern: RegExp;
  /** Everyday phrases that look alike: the rule is silent in a sentence that has one. */
  readonly unless?: RegExp;
  /** A negation in front ("I would never …") lowers the finding to a gentle check-in. */
  readonly negatable?: true;
}

const SELF = '(?:myself|himself|herself|themselves|themself)';
const MEANS_TO =
  '\\b(?:want|wants|wanted|wanting|going|plan|plans|planning|planned|tried|tries|try|trying|think|thinks|thinking|thought|thoughts|will|might|should|ready|need|decided|urge|urges|consider|considering|contemplating|wish|feel like|told me to|says i should)\\b(?: \\w+){0,4} ';
const KILL = '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|stab|stabbing|suffocate|suffocating|electrocute)';
const KIN =
  '(?:wife|husband|partner|spouse|boss|mother|mom|mum|father|dad|stepdad|stepfather|stepmom|stepmother|brother|sister|kid|kids|child|children|baby|son|daughter|neighbor|neighbour|roommate|girlfriend|boyfriend|ex|teacher|coach|uncle|aunt|grandfather|grandmother|coworker|colleague|classmate|family|parents)';
const SOMEONE = `(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:\\w+ )?${KIN}|(?:this|that|the|these|those) (?:\\w+ )?(?:guy|guys|man|woman|girl|boy|bitch|bastard|people|kids))`;
const OTHER = `(?:he|she|they|my (?:\\w+ )?${KIN}|(?:someone|somebody|a man|a guy))`;
const PLAY =
  /\b(?:chess|game|games|match|xbox|fifa|fortnite|playstation|round|race|tennis|poker|scrabble|cards|minecraft|monopoly|joke|jokes|lol|haha+|laughing|prank|kindness|surprise|character|novel|movie|film|story|scene)\b/;
const STUDY =
  /\b(?:essay|paper|novel|story|character|movie|film|book|song|lyrics|documentary|article|class|lecture|podcast|squad|prevention|awareness|hotline training|statistics|rates|course|research|history|play by|shakespeare|doors|lane|mission)\b/;
const ACCIDENT =
  /\b(?:shaving|shave|cooking|kitchen|stove|oven|iron|toaster|pan|knife slipped|paper|gym|workout|training|running|run|lifting|deadlifts?|yoga|football|soccer|basketball|climbing|skiing|bike|cycling|accident|accidentally|by mistake|onions?|carrots?|tea|coffee|sun|tripped|fell|slipped|stretching)\b/;
const IDIOM_SELF =
  /\b(?:cut|cutting) (?:myself|himself|herself) (?:some|off|a|another|short|loose|out)\b|\bburn(?:ed|t|ing)? (?:myself|himself|herself) out\b|\b(?:shoot|shooting|shot) (?:myself|himself|herself) in the foot\b|\bdrown(?:ing)? (?:myself|himself|herself) in (?:work|sorrow|ice|chocolate|books|tea|coffee|music|emails?|paper)\b/;
const IDIOM_KILL =
  /\bkill(?:ing|ed)? (?:myself|himself|herself|themselves) (?:laughing|over|at (?:work|the)|with (?:work|overtime|this)|to (?:finish|make|meet|get|please|impress|pass|save|earn|keep|lose|be)|trying|studying|for (?:this|that|a|the|my|forgetting|missing|not)|on the|in the gym|tripping|when i tripped)\b/;
const FUN_DEATH =
  /\bdie (?:of|from) (?:laugh\w*|embarrass\w*|shame|boredom|cringe|cuteness|happiness|joy)|\b(?:want|wanted|wants) to die (?:happy|old|laughing|rich|knowing|with no|without regrets?|peacefully (?:at|in old))|\bembarrass|\bcringe/;

const rule = (category: CareCategory, level: CareLevel, pattern: string, more: Pick<CareRule, 'unless' | 'negatable'> = {}): CareRule => ({
  category,
  level,
  pattern: new RegExp(pattern, 'u'),
  ...more,
});

const suicide: readonly CareRule[] = [
  rule('suicide', 3, `${MEANS_TO}${KILL} ${SELF}\\b`, { unless: IDIOM_SELF, negatable: true }),
  rule('suicide', 3, '\\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting) myself\\b', {
    unless: new RegExp(`${IDIOM_SELF.source}|${IDIOM_KILL.source}`),
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:want|wants|wanted|wish|ready|deserve|deserves|like|need|begging) (?:\\w+ly |just |so bad )?to (?:just |\\w+ly )?(?:die|be dead|not exist|stop existing)\\b',
    {
      unless: FUN_DEATH,
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:wish|wishing|wishes|hope|hoping|if only) (?:that )?(?:i|he|she) (?:was|were|could be|could|would|will|had|just|do|does)?(?: just| not| never)? ?(?:dead|die|died|been born|wake up|exist|never born|not alive|never existed)\\b',
    { unless: FUN_DEATH },
  ),
  rule('suicide', 3, '\\b(?:rather|better off|easier if i (?:was|were|am)|prefer to) (?:be )?(?:dead|die|not alive|not here)\\b', {
    unless: /\bdie than\b|\bdead (?:line|lift|weight)/,
  }),
  rule('suicide', 3, '\\bbetter off (?:\\w+ )?(?:without me|if i (?:was|were|am|died|die))\\b', {
    unless: /without me (?:on|in|at|there|as)\b/,
  }),
  rule(
    'suicide',
    3,
    '\\bnot (?:really |even )?(?:want|wanna|wish|wants) to (?:live|be alive|exist|stay alive|keep living|go on living)\\b',
    {
      unless:
        /\b(?:live|living) (?:here|there|in|with|at|near|on|alone|by|like|together|off|under|up|next|for|through|without|a|the)\b|\bexist in\b/,
    },
  ),
  rule('suicide', 3, '\\bnot want to (?:be here|be around|wake up|be on this (?:earth|planet|world)) (?:anymore|tomorrow|again|ever)\\b', {
    unless: /\b(?:at|in|with|for|on) (?:this|the|my|work|school)\b|\bearly\b|\bat \d|\balarm\b/,
  }),
  rule('suicide', 3, '\\b(?:end|ending|ended) (?:it all|my (?:own )?life|my existence|it tonight|it now|it for good|myself)\\b', {
    unless: /\bended up\b/,
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:take|taking|taken) (?:my own life|my life(?= (?:tonight|today|now|soon|,)|$)|(?:his|her|their) own (?:life|lives))\\b',
    { negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:no|not any|not a|any|never a) (?:\\w+ )?(?:reason|point|purpose) (?:to|in|for|of) (?:live|living|be alive|being alive|stay alive|staying alive|go on living|keep living|existing|exist)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\bnothing (?:left )?to live for\\b|\\b(?:life is )?not worth living\\b|\\bcan not go on living\\b|\\b(?:giving|given|give) up on (?:life|living)\\b',
    { unless: STUDY, negatable: true },
  ),
  rule('suicide', 3, '\\b(?:tired|sick|done|exhausted) (?:of|with|from) (?:living|being alive|existing)\\b', {
    unless: /\bliving (?:in|with|here|there|like|at|on|out|off|pay\w*|under|alone|this)\b/,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:i am|i feel|feel|feeling|been|is|are|get|getting|felt|am|was|so|very|kind of|having) (?:\\w+ ){0,3}suicidal\\b|\\bsuicidal (?:thoughts|ideation|again|feelings|urges|plans)\\b|^suicidal$',
    { unless: STUDY, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:commit|committing|attempt|attempting|attempted|consider|considering|contemplating|contemplate|think|thinking|thought|thoughts|planning|plan|planned|want|tried|try|method|methods|about|my) (?:\\w+ ){0,3}suicide\\b|^(?:\\w+ ){0,2}suicide(?: \\w+)?$',
    { unless: STUDY, negatable: true },
  ),
  rule(
    'suicide',
    4,
    '\\bsuicide (?:note|letter|plan)\\b|\\b(?:wrote|written|writing|left|leaving) (?:my |a |some |the )?(?:goodbye|farewell) (?:note|notes|letter|letters)\\b',
    {
      unless: new RegExp(`${STUDY.source}|\\b(?:team|job|boss|colleagues?|coworkers?|office|school|teacher|class|company|students?)\\b`),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:painless|quick|easy|easiest|best|fastest|quickest|peaceful|least painful) (?:\\w+ ){0,2}(?:way|ways|method|methods) (?:to|of) (?:die|dying|kill myself|killing myself|end my life|suicide)\\b|\\bhow (?:do|can|could|would|should|to) (?:i )?(?:kill myself|die|end my life|tie a noose)\\b',
    { unless: /\bdie (?:in|on) (?:this|the) (?:game|level|movie)\b|\bin (?:minecraft|the game|elden)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\bhow (?:many|much) (?:\\w+ ){0,3}(?:pills?|tablets?|paracetamol|tylenol|ibuprofen|xanax|insulin|aspirin|antidepressants)(?: \\w+){0,6} (?:die|kill|overdose|lethal|fatal|end|not wake up)\\b|\\b(?:lethal|fatal|deadly) (?:dose|amount)\\b',
    { unless: /\b(?:exam|chemistry|toxicology|rats?|mouse|mice|homework|dogs?|cats?|for a)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking) (?:off|from|in front of|into|under|out of) (?:\\w+ ){0,2}(?:bridge|roof|building|balcony|window|train|tracks|car|truck|bus|lorry|cliff|tower|overpass|traffic)\\b',
    {
      unless:
        /\b(?:bungee|rope|parachute|game|swim|lake|sea|water|kids?|cat|dog|movie|video|stunt|walk(?:ing)? (?:out of|from|into) (?:\w+ ){0,2}(?:building|train|car|bus|tower)|step(?:ping)? (?:off|out of|from) (?:\w+ ){0,2}(?:train|bus|car|building|tower))\b/,
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:nobody|anyone|anybody|they|would|will) (?:\\w+ ){0,5}(?:care|notice|miss me|cry|mind)(?: \\w+){0,2} if i (?:\\w+ )?(?:died|die|was dead|were dead|was gone|were gone|killed|am gone|am dead)\\b|\\bif i (?:died|die|was dead|were dead|killed myself)(?: \\w+){0,2}(?: ,)?(?: \\w+){0,2} (?:nobody|better|easier|happier|care|notice)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:sleep|asleep|go to sleep|fall asleep) (?:\\w+ ){0,3}(?:and )?(?:never|not) (?:to )?wake up\\b|\\bnever (?:want to )?wake up again\\b',
  ),
  rule(
    'suicide',
    4,
    '\\b(?:this is|it is|so this is|time to say) (?:my )?(?:final |last )?goodbye (?:to )?(?:world|everyone|forever|all)\\b|\\bgoodbye cruel world\\b|\\b(?:bought|got|have|holding|loaded|grabbed|with) (?:\\w+ ){0,3}(?:gun|rope|noose|pills|blade|razor)(?: \\w+){0,6} (?:myself|end it|die|to do it|do it tonight|in my (?:hand|mouth))\\b|\\b(?:standing|sitting|i am) (?:\\w+ ){0,3}(?:on|at) (?:the )?(?:edge|ledge|bridge|roof)(?: \\w+){0,6} (?:jump|end|die|goodbye)\\b',
    { unless: PLAY, negatable: true },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:killed|hanged|shot|hung|drowned) (?:himself|herself|themselves)\\b|\\b(?:took|ended) (?:his|her|their) own (?:life|lives)\\b|\\b(?:lost|losing) (?:\\w+ ){1,4}to suicide\\b|\\b(?:died|dead|death) by suicide\\b',
    { unless: STUDY },
  ),
  rule('suicide', 2, '\\b(?:kys|kill yourself)\\b'),
];

const selfHarm: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    `${MEANS_TO}(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|starving|punish|punishing|injure|injuring) ${SELF}\\b`,
    { unless: new RegExp(`${IDIOM_SELF.source}|${ACCIDENT.source}`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:cut|cutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|harmed|starve|starving|starved|scratching|punching|hitting) myself\\b',
    {
      unless: new RegExp(`${IDIOM_SELF.source}|${ACCIDENT.source}`),
      negatable: true,
    },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:cut|cutting|slit|slitting|slash|slashing|slashed) my (?:own )?(?:wrists?|arms?|thighs?|legs?|skin|throat|veins|stomach)\\b',
    { unless: ACCIDENT, negatable: true },
  ),
  rule('self_harm', 3, '\\b(?:i|my|me|want|urge|urges|relapse|relapsed|she|he|daughter|son|friend)\\b(?: \\w+){0,5} self harm\\w*', {
    unless: STUDY,
    negatable: true,
  }),
  rule(
    'self_harm',
    3,
    '\\b(?:started|been|back to|keep|relapsed|stop|urge to start) (?:\\w+ )?cutting(?: again| to (?:cope|feel)| when i)?$|\\bcutting (?:again|to cope|to feel)\\b',
    {
      unless:
        /\b(?:bulk\w*|carbs?|calories?|weight|sugar|protein|fat|gym|diet|hair|grass|wood|costs?|budget|back|down|corners?|class|school|fabric|video)\b/,
    },
  ),
];

const harmToOthers: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\b(?:want|wants|wanted|going|plan|planning|planned|thinking|think|thoughts|urge|urges|will|ready|decided|need|fantasize|fantasizing|dream)\\b(?: to| of| about| just| really| i| am| would| will| seriously){0,4} (?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|choke|choking|rape|smother|smothering) ${SOMEONE}\\b`,
    { unless: PLAY, negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:want|wanted|going|urge|urges|thoughts|thinking|afraid|scared|plan|planning|might)\\b(?: to| of| about| just| really| i| will| might| going){0,4} (?:hurt|hurting|attack|attacking|beat up|beating up|shake|shaking) ${SOMEONE}\\b`,
    {
      unless: new RegExp(
        `${PLAY.source}|\\b(?:feelings?|break up|breakup|leav\\w+|tell\\w*|truth|say\\w*|honest\\w*|hands?|words?|disappoint\\w*|chances?|quit\\w*|by)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    4,
    '\\b(?:going|want|plan|planning|will|thinking)\\b(?: to| of| about| just){0,2} (?:shoot up|shooting up|bomb|bombing|blow up|blowing up|burn down|burning down) (?:the|my|a|this|that) (?:\\w+ )?(?:school|office|church|mosque|synagogue|mall|workplace|university|hospital|place|building|house|city)\\b',
    { unless: PLAY, negatable: true },
  ),
];

const abuse: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${OTHER} (?:\\w+ ){0,3}(?:hits|hit|beats|beat|beating|hitting|punched|punches|slapped|slaps|kicked|kicks|choked|chokes|choking|strangled|strangles|raped|rapes|molested|molests|abuses|abused|abusing) me\\b`,
    {
      unless: new RegExp(
        `${PLAY.source}|\\b(?:hit|hits) me (?:up|back|with|hard|like|that)\\b|\\bbeats? me (?:at|in|to|by|again|every|home|there|up the)\\b|\\bkicked me (?:out of|off)\\b|\\b(?:sparring|boxing|karate|judo|dodgeball|ball)\\b`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    '\\bi (?:was|got|have been|am being|am getting|keep getting|had been) (?:\\w+ ){0,2}(?:raped|molested|sexually assaulted|sexually abused|abused|beaten up|beaten|assaulted|trafficked|groomed)\\b',
    { unless: /\bbeaten (?:at|by (?:the|a) (?:clock|better)|in)\b|\b(?:tennis|chess|game|race)\b/, negatable: true },
  ),
  rule(
    'abuse',
    3,
    `\\b${OTHER} (?:\\w+ ){0,2}(?:touched|touches|touching) (?:me|my body) (?:\\w+ ){0,3}(?:inappropriately|sexually|at night|private|down there|without|against)\\b|\\b(?:forced|forces|forcing) me to (?:have sex|sleep with|touch|undress)\\b`,
  ),
  rule(
    'abuse',
    3,
    `\\b(?:will not|does not|never) let me (?:leave the (?:house|home|flat|apartment)|out of the house|leave him|leave her)\\b|\\b(?:afraid|scared|terrified) to go home\\b`,
    { unless: /\b(?:cat|dog|puppy|baby|toddler)\b/ },
  ),
  rule(
    'abuse',
    4,
    `\\b(?:threatens?|threatened|threatening|said (?:he|she|they)|says (?:he|she|they)|swore)(?: \\w+){0,4} (?:kill|shoot|stab|strangle) (?:me|us|my (?:kids|children))\\b`,
    { unless: PLAY },
  ),
  rule(
    'abuse',
    2,
    `\\b(?:afraid|scared|terrified|frightened) of my (?:\\w+ )?${KIN}\\b|\\b(?:controls|controlling) (?:everything|what i|who i)\\b|\\bdomestic (?:violence|abuse)\\b`,
    { unless: STUDY },
  ),
];

const acuteDanger: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    '\\b(?:took|taken|swallowed|downed|ate|drank|drunk|swallowing|taking) (?:\\w+ ){0,5}(?:whole|entire|bottle|all|too many|handful|pack|box|lots|bunch|\\d\\d+|overdose|bleach|antifreeze)(?: \\w+){0,4}(?: (?:pills?|tablets?|paracetamol|tylenol|xanax|antidepressants|ibuprofen|meds|medication|insulin|benzos|painkillers|aspirin))\\b|\\b(?:drank|drunk|swallowed) (?:\\w+ ){0,2}(?:bleach|antifreeze|poison)\\b',
    { unless: /\b(?:vitamins?|as prescribed|bottle of (?:wine|water))\b/, negatable: true },
  ),
  rule('acute_danger', 4, '\\b(?:i|he|she|friend|just|going to|want to)\\b(?: \\w+){0,4} (?:overdosed|overdosing|overdose|od|oded)\\b', {
    unless: new RegExp(
      `\\boverdos\\w* on (?:coffee|caffeine|sugar|chocolate|netflix|pizza|news|christmas|social|tiktok|candy|cake|carbs|tv|cuteness)\\b|${STUDY.source}`,
    ),
    negatable: true,
  }),
  rule('acute_danger', 4, '\\bi (?:really )?can not breathe\\b', {
    unless: /\b(?:laugh\w*|funny|nose|mask|dress|jeans|cute|collar|hay fever|underwater)\b/,
  }),
  rule(
    'acute_danger',
    4,
    '\\b(?:having|have|had) (?:a |another )?(?:heart attack|stroke)(?= (?:right )?now|$| i| ,)|\\bthink (?:i|he|she) (?:am|is|was) having a (?:heart attack|stroke)\\b|\\b(?:severe|crushing|terrible|bad|sharp) (?:chest pains?|pain in my chest)\\b',
    { unless: /\b(?:nearly|almost|gave me|years? ago|last year|risk|when i saw|stroke of)\b/ },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:bleeding|blood) (?:\\w+ ){0,3}(?:will not stop|badly|heavily|everywhere|not stopping)\\b|\\b(?:will|does) not stop bleeding\\b',
    { unless: /\b(?:game|movie|film|gums|heart)\b/ },
  ),
  rule(
    'acute_danger',
    4,
    `\\b${OTHER} (?:is |are |has |have |just |trying to ){0,3}(?:breaking in|broke in|break in|pointing a gun|chasing me|(?:a|the) (?:gun|knife) (?:to my|at me|on me|and))\\b|\\b(?:intruder|stranger) in my (?:house|home|flat|apartment)\\b`,
    { unless: PLAY },
  ),
  rule(
    'acute_danger',
    4,
    '\\bvoices? (?:\\w+ ){0,3}(?:tell|tells|telling|told|saying|say|want|command\\w*) (?:me|i should|i have)(?: \\w+){0,3} (?:kill|hurt|die|do it|jump|harm|cut|end)\\b',
    { unless: PLAY },
  ),
];

const distress: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\b(?:hopeless|worthless|unlovable|i hate myself|hate my life|hate being me|empty inside|numb inside|dead inside|a burden|i am nothing|nobody loves me|broken beyond|tired of life|done with life|fed up with life)\\b',
    { unless: /\bhopeless (?:at|romantic|with)\b|\bnot (?:hopeless|worthless)\b/ },
  ),
  rule(
    'distress',
    2,
    '\\b(?:can not|could not) (?:go on|do this|take (?:it|this)|cope|keep going|live like this|carry on|handle (?:this|it)) (?:anymore|like this|much longer)\\b|\\bwhat is the point (?:of (?:anything|it all|living|life|going on|trying))?$|\\bno point (?:in|of) (?:anything|going on|trying)\\b',
  ),
  rule(
    'distress',
    2,
    '\\b(?:want|wish|wanted) (?:\\w+ ){0,2}to (?:disappear|vanish|give up completely|run away from everything|not be here)\\b|\\bnot want to live like this\\b|\\bbreaking down\\b|\\b(?:panic attack|having a breakdown|falling apart|at rock bottom|no way out|see no future|nobody would (?:notice|care|miss me))\\b',
    { unless: /\bcar\b|\binto (?:a|the) (?:forest|cabin)\b/ },
  ),
  rule('distress', 2, '\\b(?:relapsed|drunk again|binge[ds]? again|purg(?:e|ed|ing)|make myself (?:vomit|throw up))\\b'),
  rule(
    'distress',
    1,
    '\\b(?:sad|lonely|alone|anxious|anxiety|depressed|depression|overwhelmed|stressed|exhausted|crying|cried|scared|afraid|grief|grieving|heartbroken|ashamed|burnt out|burned out|bad day|rough day|insomnia)\\b',
  ),
];

/** The most common direct phrases in the languages around us; the fixed text answers in English with the country's numbers. */
const otherLanguages: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '\\b(?:ich (?:will|mochte|wurde gern) (?:\\w+ ){0,2}(?:sterben|tot sein|nicht mehr leben)|mich (?:\\w+ )?(?:umbringen|toten|umzubringen)|bring\\w* mich um|selbstmord|suizid|nicht mehr leben)\\b',
  ),
  rule('suicide', 3, '\\b(?:je (?:veux|voudrais) (?:mourir|en finir)|me (?:tuer|suicider)|envie de mourir|plus envie de vivre)\\b'),
  rule(
    'suicide',
    3,
    '\\b(?:quiero (?:morir|morirme|matarme|suicidarme)|(?:voy a|ganas de) (?:matarme|suicidarme|morir)|no quiero (?:vivir|seguir viviendo)(?: mas|$))\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:voglio (?:morire|uccidermi|farla finita)|(?:uccidermi|suicidarmi|ammazzarmi)|quero (?:morrer|me matar)|(?:vou|quero) me (?:matar|suicidar)|ik wil (?:dood|niet meer leven|sterven)|zelfmoord|mezelf (?:doden|van kant)|chce umrzec|chce sie zabic|vill do inte leva|ta livet av mig)\\b',
  ),
];

/** The reviewed rule set. A change needs a new test message for what it should find and one for what it should leave alone. */
export const careRules: readonly CareRule[] = [
  ...suicide,
  ...selfHarm,
  ...harmToOthers,
  ...abuse,
  ...acuteDanger,
  ...otherLanguages,
  ...distress,
];
