import { type CareRule, KIN, PLAY, rule } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);
const inPlayOr = (words: string): RegExp => new RegExp(`${PLAY.source}|\\b(?:${words})\\b`);
const GAP = '(?: \\w+| ,)';

const SMALL =
  '(?:(?:the|my|our|her|his) (?:\\w+ )?(?:baby|newborn|infant|toddler|little one|son|daughter|child|kids?|children|stepson|stepdaughter|grandson|granddaughter))';
const PARTNER = `(?:her|him|them|my (?:\\w+ )?${KIN})`;
const HOW =
  '(?: again| finally| hard| across| because| when| and| last| today| tonight| yesterday| in the (?:face|head|stomach)| so| this| twice| once| too| with my (?:fist|hand|belt)| until| till| for (?:crying|the first time)| out of (?:anger|rage)| ,|$)';
const I_DID =
  'i (?:(?:just|really|nearly|almost|once|have|finally|then|again|even|actually|had|did|was|lost it and|snapped and|got (?:so )?angry and|keep|always|sometimes) )*';

/** What somebody has done with their own hands. */
const donePlainly: readonly CareRule[] = [
  rule(
    'harm_to_others',
    4,
    `\\b(?:${I_DID}|^(?:that i )?)(?:shook|shaken|shaking|smothered|smothering|choked|strangled) ${SMALL}(?! (?:s )?(?:bottle|rattle|toys?|powder|hands?|food|milk|gym|shower|doll|blanket|carrier|wipes|bump|sling|awake|out of (?:the|a) (?:dream|sleep))\\b)`,
    { unless: inPlayOr('snow globe|dance|dancing|high five'), negatable: true },
  ),
  rule(
    'harm_to_others',
    4,
    `\\b${I_DID}(?:shook|shaken|shaking) (?:her|him|it|them)\\b(?: \\w+| ,){0,5} (?:cry\\w*|cries|scream\\w*|baby|cot|crib|limp)\\b|\\b${I_DID}(?:threw|thrown|dropped) ${SMALL} (?:on(?:to)?|at|against|across|down|in(?:to)? the (?:cot|crib|bed))\\b`,
    {
      unless: inPlayOr('on purpose not|in the air|giggl\\w*|balls?|pillows?|sofa cushion|hand|awake|nightmare|by accident|accidentally'),
    },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b${I_DID}(?:hit|slapped|smacked|punched|kicked|beat up|choked|strangled) (?:${SMALL}|${PARTNER})(?=${HOW})`,
    {
      unless: inPlayOr(
        'snowballs?|pillow|ball|news|idea|questions?|facts|bumper|drone|serve|shot|six|four|wicket|paintball|laser|water balloon|by accident|accidentally|back|sparring|boxing|karate|judo|punch ?line|dodgeball|target|goal|high five|tag|record',
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b${I_DID}(?:pushed|shoved|kicked|threw) (?:${SMALL}|${PARTNER}) (?:down the (?:stairs|steps)|against the (?:wall|door)|to the (?:floor|ground)|into the wall)\\b`,
    { unless: inPlayOr('massage|necklace|scarf|swing|slide|wheelchair|hug\\w*|kiss\\w*|danc\\w*'), negatable: true },
  ),
  rule('harm_to_others', 3, '\\bmy hands? (?:round|around|on) (?:her|his) (?:neck|throat)\\b', {
    unless: unless('massage|necklace|scarf|hug\\w*|kiss\\w*|danc\\w*|collar|pulse'),
    negatable: true,
  }),
  rule(
    'harm_to_others',
    3,
    `\\b(?:drown|drowning|poison|poisoning|strangle|burn) (?:the|my|his|her|that|their|its) (?:neighbou?rs? (?:s )?)?(?:dogs?|cats?|kittens?|pupp(?:y|ies))\\b|\\b(?:set|setting) (?:his|her|their|my ex s) (?:\\w+ )?(?:car|house|flat|place|shed|things|shop) on fire\\b|\\bburn(?:ing)? down (?:his|her|their|my ex s) \\w+|\\bwait(?:ing)? for (?:him|her|them) with (?:a|the|my) (?:\\w+ )?(?:knife|gun|bat|hammer|axe|crowbar)\\b`,
    { unless: inPlayOr('accident\\w*|by mistake|plants?|toxic|chocolate|water ?gun'), negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    `\\bi (?:\\w+ )?(?:had|grabbed|held|took|got|seized|shook|pinned|pushed) (?:${PARTNER}|${SMALL}) (?:by|against|on) (?:the|his|her|their) (?:shoulders?|throat|neck|arms?|hair|collar|wall|floor)\\b(?: \\w+| ,){0,4} before i (?:noticed|knew|realis\\w+|realiz\\w+|could stop|understood)\\b|\\bi (?:\\w+ )?(?:had|grabbed|held|took|got|seized) (?:${PARTNER}|${SMALL}) by (?:the|his|her) (?:throat|neck|hair)\\b`,
    { unless: inPlayOr('roads?|cars?|traffic|fell|falling|kerb|curb|pool|stove|train|cliff|edge|danc\\w*|barber|plait\\w*|braid\\w*') },
  ),
];

const ONE = `(?:him|her|them|(?:the|my|his|their|that) (?:neighbou?r s |\\w+ )?(?:${KIN}|dog|cat|puppy|kitten|man|woman|boy|girl))`;
const UNDER = '(?:under(?! (?:the (?:tap|shower|lamp|arm|chin|sheet|tree)|control))|underwater|under ?water|face down)';
const IN_FOOD = '(?:food|drinks?|coffee|tea|bowl|dinner|lunch|water|soup|glass|beer|wine)';
const TOOL = '(?:hammer|knife|bat|axe|crowbar|machete|gun|iron bar|pistol|shotgun|baseball bat|tyre iron|metal bar)';
const FOR_WORK =
  'roof|shelf|shelves|loft|attic|nails?|fix\\w*|repair\\w*|build\\w*|tiles?|shed|fence|ladder|cake|pictures?|wood|garden|hang|tent|kitchen|cricket|baseball|carpent\\w*|work|paint\\w*|hedge|chop\\w*|film|practice|training|tree|floorboards?|rail';
const REFUSES =
  '(?:(?:says|said|tells me) no|refuses|ignores|blocks|turns me (?:down|away)|rejects|leaves|does not (?:\\w+ )?(?:listen|answer|reply|open|come))';
const LIES_IN_WAIT =
  '(?:be (?:waiting|standing|sitting)|wait(?:ing)?|stand(?:ing)?|sit(?:ting)?|be) (?:\\w+ ){0,2}?(?:in|outside|at|by|near|behind|next to|opposite|for) (?:of )?(?:her|his|their|him|them)\\b';

/** What somebody means to do. */
const meantPlainly: readonly CareRule[] = [
  rule(
    'harm_to_others',
    4,
    `\\b(?:hold|holding|held|push|pushing|keep|keeping|shove|press|pressing)(?: on to)? (?:${ONE}|(?:his|her|their) (?:\\w+ )?(?:head|face)) (?:\\w+ )?${UNDER}(?: \\w+){0,3}? (?:until|till) (?:he|she|it|they) (?:is |are |does |do |has |have )?(?:\\w+ )?(?:stops?|stopped|quiet|still|breath\\w*|drown\\w*|goes|gone|not|limp|silent)\\b|\\bpillow (?:over|on|onto) (?:his|her|their|my \\w+(?: s)?|the baby(?: s)?) (?:face|mouth|head)\\b`,
    { unless: inPlayOr('sponge|dough|tofu|cork|fight|baptis\\w*|bleeding|wound|swim\\w* (?:lesson|class)') },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:put|putting|mix|mixing|slip|slipping|slipped|sneak|add|drop|dropping|sprinkle|hide) (?:something|stuff|(?:rat |slug |some )?poison|antifreeze|bleach|pellets|ground glass|glass|laxatives|pills|sleeping pills|a pill)(?: \\w+)? (?:in|into|to) (?:its|his|her|their|the (?:dogs?|cats?|neighbou?rs?|\\w+ s)(?: dog| cat)?(?: s)?|my (?:\\w+ )?(?:${KIN})(?: s)?) (?:\\w+ )?${IN_FOOD}\\b`,
    {
      unless: unless(
        'vet|vitamins?|medicine|worm\\w*|flea\\w*|sweet\\w*|sugar|salt|spices?|nice|supplement\\w*|treats?|healthy|new|special|surprise|doctor|nurse|washer|filter|tastier|warm|yummy',
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:went|go|going|gone|walk\\w*|drove|drive|driving|came|come|storm\\w*|head\\w*|march\\w*|ran) (?:(?:over|round) with the (?:knife|bat|axe|machete|gun|crowbar)$|(?:(?:up|over|round|around|back|down|straight|right|out) )*(?:there|to (?:his|her|their) \\w+|at (?:him|her|them)|next door|upstairs) with (?:the|a|my|dad s|his) (?:\\w+ )?${TOOL}\\b)`,
    { unless: inPlayOr(FOR_WORK), negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    `\\bif (?:she|he|they|my ex)(?: \\w+)? ${REFUSES}\\b(?: \\w+| ,){0,10}? ${LIES_IN_WAIT}|\\b(?:wait|waiting|standing|find|catch|corner|come for)\\b${GAP}{0,10} this time (?:she|he|they) (?:will|is going to|has to|have to|are going to|must) (?:\\w+ )?(?:listen|hear|pay|learn|regret|understand|see)\\b|\\bthis time (?:she|he) (?:will|is going to|has to) (?:\\w+ )?(?:listen|hear me|pay|regret)\\b${GAP}{0,8} (?:outside|in front of|at|by|in) (?:her|his) (?:house|car|door|flat|work|car park|place)\\b`,
    {
      unless: inPlayOr(
        'school|nursery|court|interview|doctor|vet|kindergarten|lesson|train(?:ing)?|with flowers for his birthday|practice',
      ),
    },
  ),
];

const HOME =
  '(?:home(?! (?:page|game|screen))|to (?:her|his|their) (?:\\w+ )?(?:house|flat|car|work|door|place|street|gym|bus stop|home|office)|(?:back )?from (?:her |his )?(?:work|school|the (?:gym|station|office|bus))|at night|in the dark|down the street|from a distance|without (?:her|him) (?:knowing|noticing|seeing))';
const GUARDED =
  'drunk|convoy|safe\\w*|sat ?nav|dogs?|cats?|puppy|kitten|ducks?|instagram|youtube|tiktok|blog|channel|taxi|removal|lift|bike ride|son|daughter|kids?|children|mum|mom|dad|gran\\w*|dementia|alzheimer\\w*|parcel|delivery|tour|guide|instructor|find my|agreed';

/** Going after somebody in secret. */
const following: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\bi (?:(?:also|still|often|always|sometimes|just|secretly|have|had|am|was|keep|been|want to|will|would|could|started) )*(?:follow|followed|following|(?:walk|walked|walking|drive|drove|driving) (?:behind|after)) (?:her|him|them|my (?:\\w+ )?(?:ex|crush|neighbou?r|colleague|boss|girlfriend|boyfriend|wife|husband)|a (?:woman|girl)|the (?:woman|girl)) (?:\\w+ )?${HOME}`,
    { unless: inPlayOr(GUARDED), negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    '\\bi (?:\\w+ )?(?:sit|sat|wait|waited|stand|stood|park|parked|drive past|drove past)(?: \\w+){0,3}? (?:(?:outside|opposite|in front of|near) )?(?:her|his|my ex s) (?:house|flat|work|door|place|street|window) (?:(?:every|each|most|almost every|at) (?:night|evening|day)|for hours|all night)\\b|\\b(?:track|tracking|tracked|trace|tracing|spy on|spying on|watch|log) (?:\\w+ )?where (?:she|he|they|my ex) (?:is|are|goes|go|was|lives?|parks?|sleeps?|drives?)\\b|\\b(?:gps|tracker|trackers|air ?tag|spyware|tracking app|stalkerware|hidden camera)\\b(?: \\w+){0,3} (?:in|on|under|into|onto|inside) (?:her|his|their|my (?:\\w+ )?(?:ex|wife|husband|girlfriend|boyfriend|partner)(?: s)?) (?:\\w+ )?(?:car|bag|phone|coat|jacket|flat|room|laptop|bike|house)\\b',
    { unless: inPlayOr(GUARDED), negatable: true },
  ),
];

/** The answers about doing harm. */
export const harmAnswers: readonly CareRule[] = [...donePlainly, ...meantPlainly, ...following];

const LOVED = '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|stepdad|stepfather|dad|father|mum|mom|mother|brother|uncle)';
const LAUGHED = 'lol|haha+|lmao|laugh\\w*|jokes?|late|forget|forgot|boss|meme|pranks?|bill|deadline|tickl\\w*';

/** Being hurt, in the few words of an answer. */
const beingHurt: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b(?:him|her|them|his|my (?:\\w+ )?${LOVED}(?: s)?) (?:\\w+ )?(?:hitting|beating|slapping|punching|kicking|choking|strangling|hurting|raping|threatening|shoving|smacking|(?:finding (?:out|me|us) and )?(?:killing|murdering)) (?:me|us|the (?:kids|children|baby)|my (?:\\w+ )?(?:kids|children|son|daughter|mum|mom|mother))(?! (?:at|by|up(?= for)|in (?:chess|cards|tennis|the))\\b)`,
    { unless: inPlayOr('sparring|boxing|karate|judo|dodgeball|ball|tickets?|feelings|video games?|pool|darts|tax\\w*') },
  ),
  rule(
    'abuse',
    3,
    `^(?:(?:with|by|using|from|of|it is|just|only) )*(?:his|her|(?:dad|stepdad|husband|father|my \\w+) s) (?:bare )?(?:fists?|fist in my \\w+|hands? (?:round|around|on) my (?:throat|neck))$`,
  ),
  rule(
    'abuse',
    4,
    `\\b(?:he|she|my (?:\\w+ )?${LOVED}) (?:(?:will|would|could|might|is going to|says he|just|then|comes and|really|again) )*(?:burns?|burning|burned|burnt|sets? fire to|torch\\w*) (?:down )?(?:the|our|my) (?:\\w+ )?(?:house|home|flat|place|apartment|kids)\\b|\\b(?:he|she|my (?:\\w+ )?${LOVED}) (?:will |would |could |might )?sets? (?:the|our|my) (?:house|home|flat|place|car) on fire\\b|\\b(?:takes?|took|taking) the (?:kids|children|baby) (?:and|,)+ (?:then )?(?:burns?|kills?|hurts?|drowns?|drives? (?:them )?(?:into|off))\\b`,
    { unless: inPlayOr('candles?|toast|cook\\w*|sage|incense|accident\\w*|calories|wood|doll house|fuse') },
  ),
  rule(
    'abuse',
    3,
    `^(?:(?:only|maybe|just|well|yes|no|,|mostly|afraid|scared|i am|i fear|fear|worried) )*(?:that|if|when|until|before|because) (?:he|she|they|my (?:\\w+ )?${LOVED}|his \\w+)(?: (?:will|would|finds? (?:me|us|out)(?: and)?|comes back and|comes home(?: drunk)? and|one day|really|then|drinks and|gets drunk and|just))* (?:kills?|murders?|shoots?|stabs?|strangles?|beats?) (?:me|us|the (?:kids|children)|my (?:\\w+ )?(?:kids|children|son|daughter|mum|mom))(?=$| ,| one day| this time| if i leave| when i leave| next time| and| first| in my sleep| tonight)|\\b(?:he|she|my (?:w+ )?${LOVED}) (?:will |would |could |is going to )(?:find|catch|get|track down) (?:me|us) and (?:then )?(?:kill|hurt|beat|shoot|stab|murder) (?:me|us)\\b|\\bmy (?:w+ )?(?:dad|father|stepdad|stepfather|uncle|brother|stepbrother|coach|teacher|landlord|grandad|cousin) (?:w+ )?(?:watches|watched|films|filmed|spies on|spied on|stares at) me (?:w+ )?(?:in the (?:shower|bath|bathroom)|undressw*|naked|when i (?:shower|change|undress|am naked))`,
    { unless: inPlayOr(LAUGHED) },
  ),
];

const YOUNG_AGE = '(?:[3-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';
const CHILD = `(?:(?:${YOUNG_AGE}) (?:years?|yrs?|yo|y o)(?: old)?(?= (?:girls?|boys?|kid|child|student|pupil|and|from|who|at|in|alone|on|i)\\b|$| ,)|(?:little|underage|under age|minor|very young) (?:girls?|boys?|kids?|child\\w*)|school ?girls?|school ?boys?|minors?|(?:girls?|boys?|kid|child) (?:of|aged|who is) ${YOUNG_AGE}\\b(?! (?:minutes|months|people|players)))`;
const IN_FAMILY =
  'good ?night|good ?bye|doctor|my (?:\\w+ )?(?:\\w+ old )?(?:son|daughter|nephew|niece|granddaughter|grandson|cousin|sister|brother|godson|goddaughter|child|kids?|stepson|stepdaughter)|his class|her class|classmate|tutor\\w*|lessons?|coach\\w*|whisky|puppy|parents (?:are )?there|novel|film|social worker|therap\\w*|teacher conference|i am (?:only )?(?:8|9|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|i was';
const WITH_THEM =
  '(?:(?:meet|see|visit|get|be)(?: \\w+)? (?:her|him) (?:alone|in secret|secretly|at (?:my|a) (?:place|flat|hotel))|(?:kiss|undress|touch|sleep with|sex with|nudes from|naked photos of) (?:her|him))\\b';
const PICTURE = '(?:photos?|photograph|pictures?|pics?|videos?|film|filming|record|nudes?|peek|snap|footage|look)';
const UNDRESSED =
  '(?:changing rooms?|locker rooms?|showers?|toilets?|naked|nude|undress\\w*|getting (?:un)?dressed|without (?:(?:her|his|their|any|my) )?(?:clothes|bikini|swimsuit|top|knickers|underwear))';

/** Sexual danger to a child, told by the one it comes from. */
const toAChild: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\blove (?:a|this|that) (?:\\w+ )?${CHILD}|\\b(?:she|he) is (?:only |just )?${YOUNG_AGE}(?: years old)?(?=$| ,| and| but| so)${GAP}{0,8} ${WITH_THEM}|\\b${WITH_THEM}${GAP}{0,8} (?:she|he) is (?:only |just )?${YOUNG_AGE}(?: years old)?(?=$| ,| and| but)|\\b(?:in love with|attracted to|fell for|falling for|have feelings for|crush on|turned on by|aroused by|fantasi\\w+ (?:about|of)|dream(?:ing)? of (?:kissing|touching|holding)|kiss|kissing|undress|touch|touching|sleep with|sex with|sext(?:ing)?|nudes? (?:from|of)|desire|seduce|flirt(?:ing)? with|in a relationship with|dating|date) (?:\\w+ ){0,3}?${CHILD}`,
    { unless: unless(`${IN_FAMILY}|he is|she is dating|car|house|laptop|bike|dog`) },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:meet|meeting|see|seeing|be|get|lure|invite|visit|pick up|talk to|chat with|spend time with)(?: \\w+){0,3}? ${CHILD}(?: \\w+| ,){0,8}? (?:alone|in (?:private|secret)|secretly|without (?:her|his|their) (?:parents|mum|mom|dad)|at (?:my|a) (?:place|flat|hotel|house))\\b|\\balone with (?:\\w+ ){0,3}?${CHILD}(?= in (?:secret|private)| secretly|$| at (?:my|a))`,
    { unless: unless(`${IN_FAMILY}|home alone|left alone|not alone`) },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b${PICTURE}\\b(?: \\w+){0,4}? (?:girls?|boys?|kids?|child|children|teens?|teenagers?|women|woman|students?|pupils?)\\b(?: \\w+){0,5}? ${UNDRESSED}\\b|\\b${PICTURE} (?:her|him|them) (?:\\w+ ){0,3}(?:shower\\w*|naked|undress\\w*|bath|asleep|sleeping|changing)(?: \\w+){0,3} (?:without|secretly|knowing|notice)|\\b(?:hid\\w*|put|set up|install\\w*) (?:\\w+ ){0,2}?(?:camera|phone|webcam)(?: \\w+){0,3} (?:changing rooms?|locker rooms?|(?:her|the (?:girls?|boys?|kids|school)) (?:shower|bathroom|toilets?))\\b`,
    {
      unless: unless(
        'renovat\\w*|paint\\w*|tiles?|build\\w*|refurb\\w*|mirror|life drawing|museum|statue|sign|(?:of|at) my (?:baby|newborn)|empty|clean\\w*|queue|broken',
      ),
    },
  ),
];

const GROWN_UP =
  '(?:coach|trainer|teacher|tutor|uncle|stepdad|stepfather|stepbrother|priest|boss|neighbou?r|babysitter|mum s boyfriend|cousin|grandad|grandfather|doctor s friend)';
const OF_ME_BARE =
  '(?:(?:naked|nude|topless) (?:\\w+ )?(?:photos?|pics?|pictures?|selfies?|videos?)|nudes|(?:photos?|pics?|pictures?|selfies?|videos?)(?: \\w+){0,3} (?:without (?:my |any )?(?:clothes|top|bra)|naked|nude|topless|undressed|in my (?:underwear|bra|knickers)|with my (?:top|clothes) off))';
const YOUNG_WRITER =
  '\\bi am (?:only |just )?(?:8|9|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b(?! (?:minutes?|weeks?|months?|hours?|days?|kilos?|percent|pounds|steps))';

/** Sexual danger to a young person, told by that person. */
const toMeAsAChild: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `${YOUNG_WRITER}${GAP}{0,14} ${OF_ME_BARE}|\\b${OF_ME_BARE}${GAP}{0,14} ${YOUNG_WRITER}|\\bmy ${GROWN_UP}${GAP}{0,12}? (?:wants?|asks?|asked|asking|begs|demand\\w*|makes?|made|told|forc\\w+|pressur\\w+|took|takes|sent|sends)(?: \\w+){0,4} ${OF_ME_BARE}`,
    { unless: unless('life drawing|art class|museum|painting') },
  ),
];

/** The answers about being hurt, and about children. */
export const hurtAnswers: readonly CareRule[] = [...beingHurt, ...toMeAsAChild, ...toAChild];

/** A heart in danger, told by where it is felt. */
export const bodyAnswers: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    '\\bchest\\b(?: \\w+){0,2} (?:tight\\w*|heavy|crush\\w*|press\\w*|squeez\\w*|burn\\w*|hurt\\w*|ach\\w*|pain\\w*|belt|like a belt)\\b(?: \\w+| ,){0,8} (?:arms?|jaw)(?: \\w+){0,3} (?:numb|tingl\\w+|pain\\w*|hurts?|aches?|heavy|weak|dead)\\b|\\b(?:arm|jaw)(?: \\w+){0,2} (?:numb|tingl\\w+|hurts?|aches?|heavy|weak)\\b(?: \\w+| ,){0,6} chest(?: \\w+){0,2} (?:tight\\w*|heavy|crush\\w*|press\\w*|squeez\\w*|hurts?|aches?)|\\b(?:pressure|tightness|weight|squeezing) (?:on|in|over|across) (?:my|the) chest\\b(?: \\w+| ,){0,6} (?:arms?|jaw)\\b|\\bnot feel my (?:left |right )?arm\\b(?: \\w+| ,){0,6} chest\\b|\\bchest\\b(?: \\w+| ,){0,6} not feel my (?:left |right )?arm\\b',
    {
      unless: unless(
        'workout|bench|gym|sore|training|day at|last year|years? ago|slept on|used to|push ups?|meditat\\w*|tattoo\\w*|massage|press ups?|lifting',
      ),
    },
  ),
];
