import { MADE_UP } from './acute-words.ts';
import { ACCIDENT, type CareRule, rule, SOMEONE, SPORT } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);
const GAP = '(?: \\w+| ,)';
const HIGH = '(?:bridge|viaduct|overpass|roof|rooftop|cliffs?|balcony|building|tower|car park|multi ?storey|floor|window)';
const PETS = '(?:dogs?|cats?|pets?|rabbits?|hamster|horse|budgie|parrot|guinea pigs?|fish)';
const MEANS =
  '(?:rope|noose|gun|pistol|rifle|shotgun|pills|tablets|painkillers|razors?|razor blades?|knife|knives|blades?|bridge|tracks|roof|balcony|belt|beam)';
const BUILT =
  'paint\\w*|repair\\w*|crane|clearance|lorry|truck|van|photos?|photograph\\w*|drone|engineer\\w*|architect\\w*|design\\w*|model|boat';

/** What is looked for, fixed or put in order before a death. */
const plansMade: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:which|what|whether (?:the|that|a)) (?:\\w+ )?${HIGH}s? (?:(?:would|will|is|are|might|could|be|really|actually|far) ){1,4}(?:high|tall) enough\\b|\\bhow (?:high|tall) (?:a |the )?(?:\\w+ )?${HIGH} (?:has|have|needs?|would have|would need|must)(?: got)? (?:to )?be\\b`,
    { unless: unless(`${BUILT}|views?|abseil\\w*|bungee|kite|aerial|antenna|signal|law|regulation\\w*|ladder`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:tonight|today|tomorrow|this|saturday|sunday|friday) (?:(?:is|will|is going to|going to|to|be) ){1,4}(?:be )?(?:my|the) (?:very )?last (?:night|day|evening|morning|sunrise|sunset)(?=$| ,| (?:alive|on earth|on this earth|here on earth|in this world|ever|and i am|and i feel|and nobody|and noone|because i)\\b)`,
    {
      unless: unless(
        'holidays?|trip|hotel|camp\\w*|job|work|office|shift|exams?|course|tour|festival|season|shop|sale|school|uni\\w*|flat|visit\\w*|fly\\w*|flight|home tomorrow|leave for|moving|single|diet|smok\\w*|drink\\w*|run|rehab|hospital|internship|conference',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:letters?|notes?|will)\\b${GAP}{0,8}? (?:who|where) (?:gets|takes|will (?:get|have|take)|keeps|the|my) (?:the |my )?${PETS}\\b|\\b(?:sorted|settled|decided|arranged|agreed|worked) (?:out )?who (?:gets|takes|will (?:get|have|take)|keeps|inherits) (?:the|my) (?:\\w+ )?(?:${PETS}|kids|children|things|savings|car|house|flat)(?: (?:after me|when i am (?:gone|dead)|once i am (?:gone|dead)))`,
    {
      unless: unless('divorc\\w*|separat\\w*|split|holidays?|trip|away|weekend|moving|abroad|kennel|notary|solicitor|lawyer|old|hospital'),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:decided|know|worked out|figured out|planned|settled on|thought out|chosen|thought about) (?:exactly |just |already )?how (?:i am going to|i will|i would|i want to|to) do it\\b${GAP}{0,6} (?:house|home|flat|place|room|everyone|everybody|nobody|they|alone|courage|nerve|note|letters?|painless\\w*|quick\\w*|pills|rope)\\b`,
    {
      unless: unless(
        'surprise|propos\\w*|party|present|gift|cake|paint\\w*|record\\w*|practi[sc]e|decorat\\w*|tidy|clean\\w*|cook\\w*|film\\w*|build\\w*|speech|ask (?:him|her)|shelf|shelves|wall|tiles|boiler|wallpaper|carpet|move|moving',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:sleep|asleep|close my eyes|shut my eyes|drift off|nod off) (?:\\w+ ){0,3}?(?:and )?(?:never|not) (?:to )?(?:have to )?open (?:my eyes|them) (?:again|anymore)\\b|\\bnever (?:have to )?open my eyes again\\b',
    { unless: unless('underwater|pool|chlorine|horror|embarrass\\w*') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:not|cannot|can not) (?:see|find|think of|have|know) (?:a|any|one|a single|the) (?:\\w+ )?reason (?:to|for me to|why i should) (?:(?:still|even|keep|go on) )*(?:be|being|stay|staying|stick|sticking) (?:here|around|alive|on this (?:earth|planet)|in this world)(?=$| ,| (?:by|at|past|anymore|tomorrow|next|after|for|when|now|in the morning)\\b)`,
    {
      unless: unless(
        'office|job|work|meeting|company|school|class|town|city|gym|party|club|shop|late|queue|hotel|pub|server|platform|team|lunch|dinner|overtime',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:set|picked|chosen|chose|fixed|decided on) (?:the|a|my) (?:date|day|night)\\b${GAP}{0,8} (?:(?:nobody|noone|nothing) (?:can|could|will|is going to) (?:stop|change|talk|save) |not be stopped)`,
    {
      unless: unless(
        'wedding|married|marry|launch|race|marathon|party|trip|holiday|move|moving|quit|resign\\w*|tattoo|exam|surgery|tour|climb\\w*',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:do|doing|done) (?:everyone|everybody|them|them all|the world|you all|my \\w+|people) a (?:\\w+ )?favou?r (?:if|by) (?:i (?:\\w+ )?(?:died|die|stopped (?:breathing|existing)|was (?:dead|gone)|were (?:dead|gone)|did not wake up|dropped dead|disappeared|vanished|ended it)|my heart (?:\\w+ )?(?:stopped|gave out|failed)|dying|dropping dead|disappearing for good)\\b',
    { unless: MADE_UP, negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:pills|tablets|rope|noose|gun|blade|razor|bottle)\\b(?: \\w+){0,2} (?:is|are) (?:all )?(?:counted|ready|laid out|crushed|lined up|loaded|tied|waiting)\\b${GAP}{0,6} (?:notes?|letters?) (?:is|are|has been|have been) (?:\\w+ )?(?:on|in|under|written|ready|left|done|finished)\\b`,
    { unless: unless('delivery|nurse|ward|pharmac\\w*|rounds?|patients?|shift|climb\\w*') },
  ),
  rule(
    'suicide',
    4,
    '\\b(?:swallowed|took|taken|downed|necked|ate|eaten) (?:a|the|my|this|two|three|a whole|the whole|an entire) (?:\\w+ )?(?:week|weeks|fortnight|month|months|year)(?: s)?(?: worth| supply| worth supply)? of (?:\\w+ ){0,3}?(?:pills|tablets|capsules|meds|medication|medicines?|painkillers|antidepressants|insulin)\\b(?: \\w+){0,3}? (?:in one go|at once|at the same time|in one (?:evening|night|sitting)|together|just now|tonight|today|an hour ago)\\b',
    { unless: unless('vitamins?|away|with me|travel\\w*|on holiday|dog|cat'), negatable: true },
  ),
];

/** Means and places that do not let go of somebody, and the step that was nearly taken. */
const drawn: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${MEANS}\\b${GAP}{0,8} can not (?:stop|help|quit) (?:looking at|staring at|thinking (?:about|of)|touching|going back to|picturing|imagining|checking on) (?:it|them|that)\\b|\\bcan not stop (?:looking at|staring at|going back to) (?:the|that|my) (?:\\w+ )?${MEANS}(?=$| ,| (?:in|on|at|and|upstairs|tonight|again)\\b)`,
    {
      unless: unless(
        `${BUILT}|beautiful|gorgeous|pretty|lovely|view|lit up|collection|chef|kitchen|antique|climb\\w*|sew\\w*|leather|handbag|sale|bought new|garden|terrace|gymnast\\w*|skat\\w*`,
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:platform|tracks|rails|bridge|viaduct|roof|rooftop|ledge|cliff|balcony|kerb|edge|railings?|barrier)\\b${GAP}{0,8} (?:nearly|almost|so close to|came close to|inches from|about to) (?:\\w+ )?(?:step(?:ped|ping)?|jump(?:ed|ing)?|walk(?:ed|ing)?|went|going|let(?:ting)?|threw|throwing) (?:myself )?(?:off|over|go|out|in front|down|forward)(?=$| ,| (?:and|of|today|again|but|because|until|when|this|last)\\b)|\\b(?:nearly|almost) (?:stepped|jumped|walked|threw myself) (?:off|over|in front of|from) (?:the|a) (?:\\w+ )?(?:platform|bridge|viaduct|roof|ledge|cliff|balcony|train|lorry|tracks)(?=$| ,| (?:and|today|again|but i (?:stopped|did not|thought|held)|this (?:morning|evening)|on purpose)\\b)`,
    {
      unless: unless(
        `${BUILT}|phone|texting|headphones|distract\\w*|without looking|did not (?:see|notice|look)|slip\\w*|trip\\w*|stumbl\\w*|accident\\w*|by mistake|dog|cat|ball|goat|sheep|wind|gust|bungee|ski\\w*|diving|wrong (?:stop|station|train)|fright\\w*|scared me|selfies?|kids?|toddler|sleepwalk\\w*`,
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:bought|got(?: hold of| my hands on)?|have got|own|ordered|found|borrowed|took) (?:myself )?(?:a|the|my|his|dad s|dads) (?:\\w+ )?(?:gun|pistol|rifle|shotgun|revolver|handgun)\\b${GAP}{0,6} not (?:\\w+ )?for (?:hunting|sport|target\\w*|the range|show|fun|protection|self ?defen[cs]e|decoration|clays?)\\b`,
    { unless: unless('glue|nerf|water gun|heat|massage|nail gun|staple') },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:cuts|burns|scars|slashes|scratches|wounds|marks) (?:on|up|down|along|all over) my (?:own )?(?:\\w+ )?(?:wrists?|arms?|forearms?|thighs?|legs?|hips?|stomach|belly|skin|ankles?) (?:(?:are|is|have|keep|keeps|get|gets|been|now|only|just) ){1,4}(?:getting |going |growing )?(?:deeper|worse|fresh|new|more|longer|harder to (?:hide|explain)|infected|too deep|bleeding|multiplying)\\b`,
    {
      unless: new RegExp(
        `${MADE_UP.source}|${ACCIDENT.source}|\\b(?:cats?|kittens?|puppy|dogs?|rabbit|thorns?|roses?|brambles?|garden\\w*|eczema|psoriasis|surger\\w*|operation|hedge|wires?|fence|sunburn|mosquito\\w*|bites|allerg\\w*|rash|chickenpox|tattoo\\w*|shav\\w*)\\b`,
      ),
    },
  ),
];

/** Harm to somebody by other means than a weapon, pictured or meant. */
const others: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\b(?:imagine|imagining|imagined|picture|picturing|thinking (?:of|about)|thoughts? (?:of|about)|think (?:of|about)|fantasi\\w+ (?:of|about)|dream(?:ing)? (?:of|about)|urge to|want to|wanted to|going to|tempted to|planning to|might|will) (?:just |really )?(?:push|pushing|shove|shoving|throw|throwing|drown|drowning|smother|smothering|run|running|mow|mowing|set|setting|suffocate|suffocating)(?: over)? ${SOMEONE} (?:down (?:the|a) (?:\\w+ )?(?:stairs|steps|stairwell|well)|off (?:the|a) (?:\\w+ )?(?:bridge|roof|balcony|cliff|ledge|platform|building)|under (?:(?:a|the) (?:\\w+ )?(?:train|car|tram|lorry|truck)|an? (?:\\w+ )?bus)|in front of (?:a|the) (?:\\w+ )?(?:train|bus|car|tram|lorry|truck)|out of (?:the|a) (?:\\w+ )?window|in the (?:bath|bathtub|river|canal)|with (?:a|the|my) (?:pillow|car)|on fire|(?:over|down)(?=$| ,| (?:on (?:his|her|their|the) way|with (?:a|the|my)|in (?:my|the) car|outside|when|tonight|one day)\\b))`,
    {
      unless: unless(
        'metaphor\\w*|joke|haha\\w*|lol|theory|project|promotion|praise|lunch|party|dance ?floor|music|stage|swing|sledge|slide|pushchair|wheelchair',
      ),
      negatable: true,
    },
  ),
];

const MADE_TO = '(?:makes?|made|making|forces?|forced|pressures?|pressured|blackmails?|keeps? asking|asks?|asked|wants?|wanted)';

/** What somebody does to the writer, with the injury or the picture in place of the word for it. */
const endured: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b(?:he|she|they|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|step\\w+|brother|uncle)|mum|mom|dad) (?:(?!i\\b)\\w+ ){0,2}?(?:broke|breaks|fractured|cracked|dislocated|bruised|knocked out|split) (?:(?:two|three|some|most|both|one|four|several) (?:of )?)?my (?:\\w+ )?(?:ribs?|nose|jaw|arms?|wrists?|fingers?|tooth|teeth|cheek ?bone|eye socket|collar ?bone|skull|lip|leg|hand)\\b`,
    {
      unless: new RegExp(
        `${SPORT.source}|\\b(?:by accident|accident\\w*|by mistake|tripped|physio\\w*|osteopath|chiropract\\w*|surgeon|dentist|toddler|baby|puppy|dog|horse|tackle\\w*|football|rugby|hockey|training|match|skiing|trampoline|car door|hug\\w*|cpr)\\b`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b${MADE_TO} me (?:to )?send (?:him|her|them|some|more|one|pictures|photos|nudes|videos)(?: \\w+){0,3}? (?:back|naked|nudes?|undressed|of me|of myself|of my body|without (?:my )?clothes)\\b|\\bsends? me (?:naked |dirty |nude |sexual )?(?:pictures|photos|videos) of (?:himself|herself|his (?:body|penis|dick|privates))\\b(?: \\w+| ,){0,8} (?:${MADE_TO} me|send (?:some|one|them) back|secret|not tell|delete them)`,
    { unless: unless('passport|cv|garden|puppy|hiking|holiday|gym progress|progress|dress|wedding') },
  ),
  rule(
    'harm_to_others',
    4,
    '\\b(?:knife|gun|blade|hammer|razor|machete|acid|screwdriver) (?:is )?(?:in|inside) my (?:\\w+ )?(?:bag|pocket|locker|jacket|coat|sleeve|rucksack|backpack)\\b(?: \\w+| ,){0,4} (?:for|to use on|because of|ready for) (?:him|her|them|(?:the|that|those|my|whoever|anyone) (?:\\w+ ){0,3}?(?:who|that|bull(?:y|ies|ied)|hurts?|picks? on|deserves?|ex|boss|teacher))\\b',
    { unless: unless('picnic|cheese|fish\\w*|scout\\w*|camp\\w*|kitchen|chef|bread|tool\\w*|shelf|sharpen\\w* for') },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:going to|want to|will|about to|might|could|planning to|ready to|tempted to) (?:\\w+ )?(?:beat|hit|kick|punch|batter|choke|stamp on|smash) ${SOMEONE} (?:until (?:he|she|they) (?:stops?|bleeds?|cr(?:y|ies)|begs?|is not|are not|can not|do not|does not)|to death|to a pulp|unconscious|half to death|senseless|till (?:he|she|they))\\b`,
    { unless: new RegExp(`${SPORT.source}|${MADE_UP.source}`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:can not|could not|not want to|not going to|not able to) (?:do|face|take|bear|get through|survive|live|stand|manage) (?:another|one more|a single|one single) (?:\\w+ )?(?:day|night|week|hour|morning|year) of (?:(?:being alive|living|life|existing|existence|my life)(?=$| ,| (?:and|anymore|because|so)\\b)|this (?:life|existence)\\b)',
    { unless: MADE_UP },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:wrote|written|writing|typed|drafted|sent|left|recorded) (?:(?:my|the) (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|sister|brother|wife|husband|partner|girlfriend|boyfriend|kids|children|son|daughter|family|best friend|friends)|everyone|everybody|him|her|them) (?:a|my|one|their) (?:\\w+ )?(?:goodbye|farewell)(?: (?:note|letter|message|video|text))?(?=$| ,| (?:and|but|then|last|yesterday|today|tonight|for when|in case|already|on my)\\b)',
    {
      unless: new RegExp(
        `${MADE_UP.source}|\\b(?:retire\\w*|moving|move|abroad|job|work|airport|trip|holiday|travel\\w*|army|uni\\w*|college|break ?up|broke up|split|divorce|colleague\\w*|team|kiss|camp)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:took|taken|swallowed|injected) (?:\\w+ ){0,2}?(?:more|higher|too much|double|triple|twice|three times) (?:than )?(?:the |my |what is |a )?(?:safe|prescribed|recommended|allowed|maximum|normal|usual)(?: \\w+)? (?:amount|dose|dosage|number|limit|tablets|pills)\\b(?=.* (?:strange|weird|dizzy|sick|sleepy|drowsy|numb|shaking|heart|blurr\\w*|scared|on purpose|deliberately|faint|funny|breath\\w*)\\b)',
    { unless: unless('coffee|sugar|luggage|leave|screen|salt|vitamins?|magnesium|years? ago|last year|yoga') },
  ),
];

/** Given back what was eaten: met gently, as everything of eating is. */
const givenBack: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\bweigh (?:only |just |under |less than |about |around ){0,2}(?:2\\d|3\\d|4[0-3]|thirty(?: \\w+)?|forty) ?(?:kg|kilos?|kilograms?)\\b(?: \\w+| ,){0,6} (?:still|want|need|too (?:fat|much|heavy|big)|goal|lose|less|proud|not (?:enough|thin))\\b',
    {
      unless: unless(
        'dogs?|suitcases?|luggage|son|daughter|child|kids?|barbell|dumbbells?|plates?|sacks?|parcels?|rucksack|backpack|bike|old',
      ),
    },
  ),
  rule(
    'distress',
    2,
    '\\b(?:calories|meals?|eat|ate|eaten|eating|food|dinner|lunch|binge\\w*)\\b(?: \\w+| ,){0,8} (?:throw|throwing|threw|bring|bringing|brought) (?:the rest|it|it all|everything|all of it) (?:back )?up(?=$| ,| (?:again|after|afterwards|every|so|to|because)\\b)',
    {
      unless: unless(
        'flu|bug|norovirus|food poisoning|prawns|virus|chemo\\w*|surgery|operation|pregnan\\w*|morning sickness|dogs?|puppy|cats?|kitten|baby|toddler|hangover|hungover|seasick|topic|subject|meeting|later|next time',
      ),
    },
  ),
];

/** Plans, places and means said plainly, and harm that is pictured. */
export const plainPlans: readonly CareRule[] = [...plansMade, ...drawn, ...others, ...endured, ...givenBack];
