import { MADE_UP, PILLS } from './acute-words.ts';
import { ACCIDENT, type CareRule, IDIOM_KILL, IDIOM_SELF, rule } from './phrases.ts';

export const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);
export const GAP = '(?: \\w+| ,)';
export const MEANT =
  '(?:want|wants|wanted|wanting|going|about|like|love|ready|need|might|will|could|would|should|plan|planning|decided|tempted|think|thinking|considering|picturing|imagining|imagine|keep|urge|urges|trying|tried|wish|thoughts?)';
const THIS_LIFE = '(?:this (?:life|world|earth|planet|existence)|my (?:own )?life|life itself)';
const HEAD = '(?:brains?|head|skull|face)';
const SHOT = '(?:blow|blowing|blew|blown|blast|blasting|shoot|shooting|shot)';

/** A life ended in other verbs than those that everybody knows. */
const otherVerbs: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:terminate|terminating|extinguish|exterminate|murder|murdering|execute|unalive) (?:my (?:own )?life|myself)\\b|\\b${MEANT}(?: \\w+){0,3} (?:(?:leave|leaving|exit|exiting|quit|quitting|depart|departing|escape|escaping|check out of|checking out of|get out of|be out of|be done with) (?:from )?(?:this (?:life|world|earth|planet|existence))|(?:exit|quit|quitting|exiting) (?:my )?life)(?=$| ,| (?:quietly|now|tonight|today|soon|for good|forever|behind me|and|so|please|already|anymore|peacefully|because|by)\\b)|\\bi am (?:\\w+ )?(?:checking out of|leaving|exiting|departing) ${THIS_LIFE.replace('my (?:own )?life|', '')}\\b`,
    { unless: unless('better|rocket|mars|space|behind and|crime|legacy|server|sims|vr|legally|contract'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b${MEANT}(?: \\w+){0,3} ${SHOT} (?:my|his|her) (?:\\w+ )?${HEAD}(?: right| clean)? (?:out|off)\\b|\\bbullet (?:\\w+ )?(?:through|in|into|to) my (?:own )?(?:head|skull|brains?|temple|mouth|heart)\\b`,
    {
      unless: unless(
        'dentist|meetings?|homework|traffic|boss|job|boring|bored|spreadsheets?|emails?|queue|lol|haha\\w*|makes? me|made me|tax\\w*|class|lecture|music|hair ?dryer|guitars?|sound',
      ),
      negatable: true,
    },
  ),
  rule('suicide', 2, `\\b(?:blow|blowing|blew|blown) my (?:\\w+ )?brains? out\\b`, { unless: MADE_UP }),
  rule(
    'suicide',
    3,
    `\\boffing (?:myself|himself|herself)\\b|\\b(?:to|could|would|gonna|finally|actually|and|about) (?:\\w+ )?off myself\\b`,
    {
      unless: unless('show\\w*|get|pick\\w*|dry\\w*|dust\\w*|wash\\w*|towel\\w*|take|took|pull\\w*|brush\\w*'),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '^(?:(?:so|really|very|been|feeling|kinda|a bit|just|honestly|still|again|ngl|extremely|pretty|sooo?|and|also|currently|lowkey) )*suicidal(?=$| ,| (?:rn|right|af|tn|tonight|today|lately|again|tho|though|ngl|fr|as|and|all|every|since|this|now|always|for)\\b)',
    { unless: unless('essay|patients?|clients?|behaviou?rs?|tendenc\\w*|career|politic\\w*') },
  ),
];

const POISON =
  '(?:bleach|weed ?killer|anti ?freeze|drain (?:cleaner|unblocker)|paint (?:thinner|stripper)|rat (?:poison|bait)|poison|pesticides?|insecticides?|slug pellets|turpentine|turps|white spirit|(?:oven|toilet) cleaner|caustic soda|battery acid|methylated spirits?|meths|screen ?wash|de ?icer|detergent)';
const DOWN = '(?:drank|drunk|drink|drinking|swallow|swallowed|swallowing|neck|necked|necking|downed|gulped|chugged|glugged|ate|eaten)';
const KEPT = '(?:medicine|medication|medicines|bathroom|pill|drugs?|pharmacy)(?: s)? (?:cabinet|cupboard|drawer|box|chest|bag)';
const NOT_OWN =
  'toddler|dog|cat|puppy|label|warning|poison control|clean\\w*|sort\\w*|throw\\w*|threw|tidy\\w*|expired|recycl\\w*|move[d]?|out of (?:the|our|my) (?:medicine|bathroom)|child|kids?|vitamins?|water|prescribed|doctor|almost|nearly|mistake|accident\\w*';

/** Poison drunk, and a heap of medicine in other words. */
const swallowed: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    `\\bi (?:have |just |had |\\w+ly |want to |will |am going to |going to ){0,3}${DOWN} (?:\\w+ ){0,6}?${POISON}(?! (?:free|ivy|oak|dart|proof))\\b`,
    {
      unless: unless(NOT_OWN),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    4,
    `^(?:(?:just|have|already|so|and) )*(?:drank|drunk|swallowed|necked|downed|chugged|glugged|gulped|ate|took) (?:\\w+ ){0,6}?${POISON}(?! (?:free|ivy|oak|dart|proof))\\b`,
    {
      unless: unless(NOT_OWN),
    },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:take|taking|taken|took|swallow\\w*|neck\\w*|down|downing|downed|eat|eating|ate) (?:everything|anything|all|whatever|the lot|every (?:\\w+ )?\\w+)(?: \\w+){0,4} (?:in|from|out of) (?:the|my|our|mum s|moms) ${KEPT}\\b|\\b(?:take|taking|taken|took|swallow\\w*|neck\\w*|down|downing|downed) (?:every|all|each)(?: \\w+){0,3} ${PILLS}(?: \\w+){0,3} (?:i (?:could|can) find|in the (?:house|cupboard|drawer|box|bathroom|flat|cabinet)|i own|at once|we have)\\b`,
    { unless: unless(NOT_OWN), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:take|taking|taken|took|down|downing|downed|swallow\\w*|neck\\w*) (?:the |a |this |my )?(?:whole|entire|full) (?:bottle|box|packet|pack|tub|jar) of (?:\\w+ ){0,3}?${PILLS}\\b|\\b(?:going to|will|want to|about to|might|just|have|should) (?:just )?(?:take|taken|took|down|downed|swallow\\w*) (?:the |this )?(?:whole|entire) (?:bottle|box|packet|lot)(?=$| ,| (?:tonight|now|at once|and (?:sleep|go|never|be done|end)))`,
    {
      unless: unless(
        'antibiotics?|cough|syrup|wine|beer|prosecco|cordial|shampoo|party|picnic|guests?|doctor|trip|holiday|shop|chocolates?',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:overdosed?|overdosing|od d|od ed|injected|injecting|took|taken|swallowed) (?:\\w+ ){0,8}?(?:on purpose|deliberately|intentionally|so (?:that )?i (?:would|will|do|did|can|could) (?:not|never) wake)|\\b(?:deliberately|intentionally|on purpose) (?:overdosed?|od d|injected too|took too|taken too)\\b`,
    {
      unless: unless(
        'not on purpose|chocolates?|sugar|coffee|cake|sushi|cheese|crisps|sweets|dog|cat|day off|photo\\w*|break|longer|path|route|train|bus|time|week|detour|the stairs',
      ),
      negatable: true,
    },
  ),
];

const TEST_OR_CAKE =
  'attempt (?:at|to|on)|test|exam\\w*|driving|cake|souffle|sourdough|recipe|code|coding|bake|baking|visa|marathon|repair\\w*|build|deploy\\w*|interview|level|boss|print\\w*|startup|business';

/** An attempt survived and regretted, told of, nearly made or to be made again. */
const attempts: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:regret|sorry (?:that )?i|wish i had not|hate that i|angry that i|gutted (?:that )?i|should not have|ashamed (?:that )?i) (?:\\w+ )?(?:surviv\\w+|woke up(?! (?:so |too )?(?:early|late|at|in|you|the|my))|lived(?=$| ,)|being (?:saved|found|alive)|was (?:saved|found|revived)|am (?:still )?alive)\\b|\\bsurvived (?:my|an|the|a) (?:own |suicide |last |first |second |third )*attempt(?! at| to| with| on| by)\\b|\\b(?:my|the) (?:\\w+ )?attempt (?:\\w+ ){0,2}?failed(?: \\w+| ,){0,4} (?:wish|regret|sorry)\\b|\\bnext attempt (?:will|is going to|must|has to) (?:\\w+ )?(?:not fail|work|succeed|be (?:my|the) last)\\b`,
    { unless: unless(TEST_OR_CAKE) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:almost|nearly|very nearly|came close to|came so close to|was about to|half) (?:\\w+ )?(?:killed|killing|kill|hanged|hanging|hung|shot|drowned|poisoned|overdosed|stabbed|hang|shoot)(?: myself)\\b|\\b(?:what if|suppose|supposing|imagine if|imagine|what (?:would|will|does) happen if|say) (?:that )?i (?:\\w+ ){0,2}?(?:killed|hanged|hung|shot|drowned|poisoned|offed|ended|kill|end|off) (?:myself|my life|it all)\\b',
    {
      unless: new RegExp(
        `${MADE_UP.source}|${IDIOM_KILL.source}|${IDIOM_SELF.source}|${ACCIDENT.source}|\\b(?:laugh\\w*|ladder|stairs|falling|trip\\w*|slip\\w*|skat\\w*|ski\\w*|car|driv\\w*|mov\\w*|carry\\w*|hik\\w*|ice|roller\\w*|surf\\w*|scooter|in the foot|lol|haha\\w*|contract|membership|subscription)\\b`,
      ),
      negatable: true,
    },
  ),
];

const FIREARM = '(?:gun|pistol|revolver|rifle|shotgun|barrel|muzzle|glock|handgun)';
const NECK = '(?:neck|throat|windpipe)';

/** Means where they do their work. */
const atTheBody: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    `\\b${FIREARM}(?: \\w+){0,3} (?:against|to|at|in|into|on|under|inside) my (?:own )?(?:head|temple|mouth|chin|throat|neck|chest|heart|forehead|skull|jaw|lips)\\b|\\b(?:knife|blade|razor|scissors|glass|scalpel) (?:is |s |was |held |pressed |right ){0,3}(?:against|to|on) my (?:own )?(?:throat|neck|wrists?|chest|heart|veins?)\\b`,
    {
      unless: unless(
        'massage|glue|heat|tattoo|pierc\\w*|temperature|thermometer|barber|shav\\w*|dentist|robber|dream\\w*|nightmare|wine|finger|water|doctor|surgeon|hairdresser|cheek',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:rope|noose|belt|cord|cable|ligature|wire|flex|bed ?sheet|plastic bag)(?: is| s| was)?(?: \\w+){0,3} (?:round|around|over) my (?:\\w+ )?(?:${NECK}|head)\\b`,
    {
      unless: unless(
        'lanyard|headphones?|earphones?|necklace|glasses|whistle|pendant|keys?|mic\\w*|climb\\w*|camera|charger|medal|badge|rain\\w*|hair|shower|karate|judo',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:by the time|when|once|if|as soon as)(?: \\w+){0,3} (?:read|reads|reading|see|sees|seeing|find|finds|finding|get|gets|got|hear|hears)(?: \\w+){1,4}?(?: ,)? (?:i will|i am going to|i am|i would|i shall|it will|it is|it would) (?:\\w+ )?(?:be )?(?:already )?(?:dead|gone(?=$| forever| for good)|not (?:be )?(?:\\w+ )?alive|no longer (?:be )?(?:alive|here(?=$))|too late for me)`,
    {
      unless: unless('holiday|email|out of office|leaving the company|battery|plane|boarding|will (?:\\w+ )?read(?:ing)? (?:the|my) will'),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:walked|walk|walking|stepped|step|stepping|ran|run|running|stood|stand|standing|lay|lie|lying|laid|wandered|crossed|went|cycled|drove)(?: \\w+){0,2} (?:into|in|across|onto|in front of|on|over) (?:the |a |an |some |oncoming |moving |busy )*(?:\\w+ )?(?:road|traffic|motorway|streets?|cars?|lorry|highway|bus|truck|train|tracks|carriageway|freeway|van)${GAP}{0,6} (?:hoping|hoped|hope|wanting|wanted|wishing|wished|praying|so that|trying)${GAP}{0,6} (?:hit(?: me)?|run over|ran over|knocked down|killed|not (?:brake|stop|see me)|die|run me (?:down|over)|end|hits? me|kills? me)\\b`,
    {
      unless: unless(
        'ball|dog|cat|hitch\\w*|not (?:to )?(?:be|get) (?:hit|run|killed|knocked)|would not (?:be|get) (?:hit|run|knocked)|nobody',
      ),
    },
  ),
];

const DRUG =
  '(?:nembutal|pento ?barbital|pentobarb|seco ?barbital|seconal|sodium (?:nitrite|azide)|potassium cyanide|cyanide|hemlock|ricin|exit bags?|barbiturates?|phenobarbital|amatoxin)';
const GET =
  '(?:buy|buying|dealers?|posts|ships|get|getting|order|ordering|find|source|sourcing|hold of|sells?|selling|obtain|purchase|acquire|need|want|shop|vendors?|seller|supplier)';

/** Where to get what kills. */
const shops: readonly CareRule[] = [
  rule('suicide', 3, `\\b${GET} (?:\\w+ ){0,3}?${DRUG}\\b|\\b${DRUG}\\b(?: \\w+){0,4} (?:${GET}|for sale|delivered|shipping|online)\\b`, {
    unless: unless(
      'vet|dogs?|cats?|curing|cure|bacon|ham|meat|sausages?|salami|chemistry|lab|laboratory|patients?|hospital|history|happiness|apple seeds|symptoms|seizures?|epilep\\w*|aquarium|agatha',
    ),
  }),
];

const SAVED = '(?:gutted|sorry|angry|furious|disappointed|devastated|wish\\w*|hate\\w*|regret\\w*|should not have|should have let me)';

/** The same families, where the verb is not what gives them away. */
const further: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\bmy (?:own )?brains? (?:\\w+ )?(?:on|all over|across|up) the (?:wall|floor|ceiling|pillow)\\b|\\b(?:wipe|wiping|erase|erasing|remove|removing) myself (?:off|from) (?:the (?:map|earth|planet|face of)|this (?:world|life|earth|planet)|existence)\\b`,
    { unless: MADE_UP, negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:woke up|came round|came to) (?:\\w+ )?(?:in|on) (?:the |a |an )?(?:hospital|intensive care|icu|ward|emergency room)\\b${GAP}{0,4} ${SAVED}\\b|\\b(?:pumped my stomach|saved me|revived me|found me in time|brought me back)\\b${GAP}{0,6} ${SAVED}\\b|\\b(?:wish|furious|angry|gutted) (?:that )?they (?:had not |did not )?(?:saved|save|revived|revive|found|find|pumped) (?:me|my stomach)\\b`,
    { unless: unless('surgery|operation|baby|birth|twins|appendix|goalkeeper|seat|match|goal|knee') },
  ),
  rule(
    'suicide',
    4,
    '\\b(?:finger|thumb) (?:is |s )?(?:\\w+ )?on the trigger\\b(?=.* (?:at me|my|myself|me)\\b)|\\b(?:gun|pistol|rifle|shotgun|barrel) (?:is |s )?(?:pointed|pointing|aimed) at (?:me|myself|my (?:own )?(?:head|face|chest|heart))\\b',
    { unless: unless('camera|shutter|speed|nerf|water|heat|paintball|police|robber') },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:lay|lie|lying|laid|lain|sat|sit|sitting|knelt)(?: \\w+){0,2} (?:on|across|between) the (?:\\w+ )?(?:rails|tracks|railway|train tracks|line)\\b${GAP}{0,4} (?:waiting|waited|wait|until|till|for the|hoping)\\b|\\b(?:gave|given|giving|give|inject\\w*) (?:myself )?(?:the |a |my )?(?:whole|entire|full|all of the|all my) (?:\\w+ )?(?:insulin|pen|vial|syringe)\\b${GAP}{0,6} (?:to end|to die|and (?:waited|wait|hope|not)|so (?:that )?i|on purpose|at once|in one)`,
    { unless: unless('model|toy|doctor|nurse|prescribed|told me'), negatable: true },
  ),
];

/** Means that the writer has, and nothing said of what for: asked after gently, and so that it is carried. */
const nearby: readonly CareRule[] = [
  rule(
    'suicide',
    2,
    `\\b(?:i|i have|i am|i just|have|still|just|and) (?:still |now |just |also |already )*(?:have|has|got|bought|holding|hold|keep|found|ordered|with) (?:the|a|my|some|enough|all the|those|these|all my) (?:\\w+ )?(?:rope|noose|gun|pistol|revolver|shotgun|razor ?blades?|blades?|pills|tablets|sleeping (?:pills|tablets))(?=$| ,| (?:here|in my|ready|next to|beside|with me|on my|now|at home|under my|upstairs|hidden|by my|within)\\b)`,
    {
      unless: unless(
        'climb\\w*|boat|tent|camping|swing|skipping|dogs?|cats?|horse|garden\\w*|laundry|tow\\w*|colds?|flu|headaches?|migraines?|fever|allerg\\w*|hay ?fever|vitamins?|pharmac\\w*|nurse|doctor|prescri\\w*|cook\\w*|shav\\w*|glue|nerf|water|heat|massage|hunt\\w*|range|police|work|stationery|mower|fan|skates?|drone|iphone|ipads?|android|samsung|drawing|graphics|dishwasher|salt|drawer|bag|every (?:day|morning|evening|night)|iron|thyroid|blood pressure|travel\\w*|need|safe|gym|class|lesson|pupils',
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:pills|tablets|gun|pistol|shotgun|knife|razor|blades?|rope|noose|scalpel) (?:(?:is|are|s|was|lying|sitting|right|just|still|already) )*(?:next to me|beside me|in my (?:hands?|lap|fist)|on my lap|in front of me|ready|tied|on the (?:sink|bed|pillow|edge of the bath)|within reach|near me)(?=$| ,| (?:and (?:i|my|it)|now|again|tonight|right)\\b)|\\bi (?:am |was )?(?:holding|clutching|gripping|hold|keep looking at|staring at) (?:a|the|my|this) (?:\\w+ )?(?:razor|blade|knife|gun|pistol|noose|rope|pills)\\b|\\bi (?:have|got|have got|found) (?:a|the|my|his|her|mum s|dad s) (?:whole |full |big )?(?:bottle|box|bag|jar|stash) of (?:\\w+ )?(?:pills|tablets|painkillers|opioids)\\b',
    {
      unless: unless(
        'climb\\w*|boat|tent|camping|swing|dogs?|cats?|horse|garden\\w*|tow\\w*|colds?|flu|headaches?|migraines?|fever|allerg\\w*|hay ?fever|vitamins?|pharmac\\w*|nurse|doctor|prescri\\w*|cook\\w*|chop\\w*|carv\\w*|onions?|bread|butter|cake|kitchen|fish\\w*|whittl\\w*|shav\\w*|beard|legs|glue|nerf|heat|massage|hunt\\w*|range|police|mower|fan|skates?|dishwasher|iron|travel\\w*|class|lesson|pupils|drawing|graphics?|ipads?|work|pull|tug|gym|boxing|surg\\w*',
      ),
      negatable: true,
    },
  ),
];

/** Dangers to one's own life said plainly, in words that the other rules do not know. */
export const plainDangerRules: readonly CareRule[] = [
  ...otherVerbs,
  ...swallowed,
  ...attempts,
  ...atTheBody,
  ...shops,
  ...further,
  ...nearby,
];

/** What is read only where it is all that somebody writes: beside other words it may speak of anything. */
export const saidAlone: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '^(?:(?:and|but|well|so|then|ok|the) )*next (?:time|attempt|try)(?: ,)? (?:i will|i am going to|i have to|it will|it has to|it is going to) (?:make (?:sure|certain) (?:that )?it (?:works|does work)|work|not (?:survive|wake up|be found|get found))(?: for good| for sure| properly)?$',
  ),
];
