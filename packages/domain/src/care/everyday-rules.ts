import { MADE_UP } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);

const CRASH =
  '(?:(?:the |my |this |a |our |some )?(?:plane|train|bus|car|lift|ferry|coach|lorry|truck|taxi|roof|ceiling|building|tree|lightning|meteor|asteroid)) (?:\\w+ )?(?:went down|goes down|came down|crash(?:ed|es)?|hit me|hits me|ran me over|runs me over|struck me|strikes me|fell on me|falls on me|did not stop|does not (?:stop|brake)|blew up|sank|exploded|caught fire)';
const NOT_MIND =
  '(?:(?:would|do|will|could) not (?:\\w+ )?(?:mind|care|be (?:so |that )?(?:bad|sad|sorry|upset)|complain|object|matter(?: to me)?)|(?:would|will) be (?:fine|okay|ok|all right|alright|relieved|glad|at peace|a relief|a mercy|easier|grateful)|part of me (?:hopes|wants|wishes)|(?:hope|hoping|wish|wishing|pray|praying))(?: \\w+){0,2}?';
const TRAVEL_JOKE = 'exam|meeting|presentation|deadline|work today|school today|toy|model|sky ?scraper|simulator|stocks?|market|late';

/** Letting it happen, or letting it come near. */
const passive: readonly CareRule[] = [
  rule('suicide', 3, `\\b${NOT_MIND} (?:if |that |when )?${CRASH}\\b|\\bif ${CRASH}\\b(?: \\w+| ,){0,8}? ${NOT_MIND}(?=$| )`, {
    unless: unless(TRAVEL_JOKE),
  }),
  rule(
    'distress',
    2,
    '\\b(?:hope|hoping|wish|wishing|pray|praying|waiting) (?:that )?(?:something|anything|an accident|an illness|it) (?:\\w+ )?(?:happens?|would happen|befalls?|takes) (?:to )?me\\b',
    { unless: unless('good|nice|exciting|wonderful|lucky|interesting|magical|fun') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:let go of|take my hands off|took my hands off|taking my hands off|hands off|close my eyes at|closed my eyes at|shut my eyes at|eyes closed at|let the car (?:drift|go)) (?:the )?(?:wheel|steering wheel|handlebars?)\\b(?: \\w+| ,){0,8}? (?:count\\w*|see (?:what|if)|wait\\w*|wonder\\w*|hop(?:e|ing)|whatever|drift\\w*|just to|oncoming|lorr\\w*|into|dark|does not matter)|\\b(?:motorway|road|driv\\w+|dark|speed)\\b(?: \\w+| ,){0,8}? (?:take|took|taking|let) (?:my )?hands off the wheel(?= and|$| ,| for| to see)',
    { unless: unless('lane assist\\w*|autopilot|self driving|park\\w*|instructor|sandwich|wave|cycle|no hands|bike|rollercoaster') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:looked up|look up|looking up|googled|googling|searched|searching|read about|reading about|wonder|wondering|asked|worked out|working out|calculated|know) (?:\\w+ ){0,3}?how (?:long|much time|many (?:days|hours|minutes))(?: \\w+){0,3}? (?:(?:for|before) (?:someone|somebody|anyone|anybody|people|them|a person|my \\w+|they|the police) (?:\\w+ ){0,2}?(?:to )?(?:find|finds|found|notice\\w*)|to (?:be found|bleed out|bleed to death|drown|freeze|suffocate|starve|lose consciousness|pass out|not feel))',
    {
      unless: unless(
        'novel|story|article|keys|phone|parcel|treasure|geocach\\w*|cats?|dogs?|hide and seek|lost property|wallet|plants?|fish|first aid|lifeguard',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:multi ?storey|car park roof|top of the car park|bridge|viaduct|cliffs?|tracks|level crossing|quarry|weir|roof|balcony|railway|dam)\\b(?: \\w+| ,){0,6}? (?:(?:three|four|two|five|several|many|most|every) (?:\\w+ )?(?:evenings?|nights?|days?|times)|again tonight|in a row|every (?:evening|night|day))(?: \\w+| ,){0,6}? (?:(?:only|just) (?:to|for a) (?:look|see|stand|think|sit)|looking down|look down|and (?:look|stand|stare)|thinking|to see how)',
    {
      unless: unless(
        'view|photo\\w*|sunset|birds?|train\\s?spott\\w*|trains? numbers|walk the dog|dogs?|fish\\w*|run\\w*|climb\\w*|paint\\w*|draw\\w*|car was|parked',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:stopped|stop|stopping|skipping|skipped|not|quit) (?:\\w+ )?(?:taking|take|taken|using|injecting) my (?:\\w+ )?(?:heart|blood|insulin|epilepsy|seizure|transplant|kidney|dialysis|asthma|thyroid|hiv|cancer|steroid)? ?(?:tablets|pills|insulin|meds|medication|medicine|inhaler|injections?)\\b(?: \\w+| ,){0,8}? (?:not (?:\\w+ ){0,3}?(?:tell|telling|told)|nobody knows|on purpose|deliberately|let (?:it|nature|things) (?:happen|take|run)|see what happens|let my (?:heart|body)|sooner|do not care|secretly|speed)|\\b(?:stopped|skipping) (?:taking )?my insulin (?:on purpose|so that|to)\\b',
    { unless: unless('doctor (?:said|told|says|agreed|knows)|side effects|gp (?:said|agreed)|told my doctor|switched|prescription ran') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:keep|keeping|kept|saved|saving|save|put aside|putting aside|have|stashed|stashing|collected) (?:\\w+ ){0,3}?(?:tablets|pills|painkillers|capsules|patches|morphine|codeine|tramadol|diazepam|insulin|sleepers)\\b(?: \\w+| ,){0,10}? (?:there (?:are|is) (?:now )?enough|(?:enough|plenty|sufficient) (?:now|by now|already|to (?:end|sleep|finish|go|do it|not))|(?:now|by now) (?:there (?:are|is) )?enough|for when (?:i|it) (?:need|can|get|want|becomes)|just in case i (?:need|want) (?:to|a way) (?:go|out|end))',
    {
      unless: unless(
        'hay fever|vitamins?|holiday|trip|travel|pharmacy|prescription|week|pack|migraines?|for (?:the|my) (?:dog|cat|mum|mom|gran\\w*|period\\w*)|doctor|first aid',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:sea|lake|river|water|ocean|canal|waves|snow|forest|woods|dark|fog|desert)\\b(?: \\w+| ,){0,12}? (?:(?:could|would|want to|might|wish i could|tempted to|should) (?:\\w+ )?|i )(?:keep|kept|go on|carry on) (?:walking|going|swimming|rowing|driving)(?: (?:in|into it|out|on|until))?(?=$| ,| (?:and|until|in|out|into|for ever|forever))|\\b(?:could|might|want to|tempted to|should|wish i could) (?:just )?(?:keep|kept|go on|carry on) (?:walking|going|swimming|driving) (?:\\w+ ){0,3}?(?:into|in to|out (?:to|into)) (?:the )?(?:sea|lake|river|water|ocean|waves)',
    {
      unless: unless(
        'holiday|hik\\w*|peaceful walk|views?|lovely|beautiful|beach|miles|run|happy|training|race|dog|camp\\w*|all day|sunny|photo\\w*|canoe|kayak|pool|lengths',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:not|never) (?:\\w+ ){0,3}?(?:be needing|need|be using|use|be renewing|renew|want) (?:my|a|the|any) (?:\\w+ ){0,2}?(?:phone|contract|flat|bed|clothes|coat|glasses|bank account|pension|diary|calendar|food|car|passport|subscription|season ticket|gym membership|tablets|appointment|next appointment|birthday present|christmas present|presents?) (?:\\w+ ){0,2}?(?:after (?:next|this|tonight|tomorrow|\\w+day)|where i am going|anymore soon|much longer|by (?:next|then))',
    {
      unless: unless(
        'spring|summer|winter|season|abroad|moving|move|moved|holiday|trip|new (?:phone|job|flat|contract|one|car)|upgrad\\w*|switch\\w*|cheaper|sell\\w*|sold|leave for|army|navy|semester|retir\\w*|lens\\w*|laser|diet|graduat\\w*|cruise|camp\\w*',
      ),
    },
  ),
  rule('suicide', 3, '\\b(?:one way|single) (?:ticket|trip|journey)|\\b(?:ticket|trip|journey|drive) one way\\b', {
    unless:
      /^(?!.*\b(?:nothing (?:\w+ ){0,2}?(?:after|behind|left)|not (?:\w+ )?(?:come|coming|need\w*|plan\w*) (?:back|a return|the way back|on coming)|never (?:come|coming) back|no (?:return|way back|need for)|do not need (?:a|the) return|that is (?:it|the end)|the end)\b)|\b(?:emigrat\w*|moving|move|new (?:life|job|start|home)|australia|canada|university|study|visa|hike|back by (?:bus|train|car)|cheaper|job|girlfriend|boyfriend)\b/,
  }),
];

const HIDDEN_TRACES =
  /\b(?:cleared|wiped|deleted|cleaned) (?:\w+ ){0,2}?(?:browser|history|search history|hard drive|laptop|accounts?|profiles?|messages|photos)\b(?=.*\b(?:passwords?|pin|letters?|notes?|keys|bank details|will|for my (?:sister|brother|mum|mom|dad|wife|husband|partner|kids))\b)(?=.*\b(?:it is time|time to go|ready|last|soon|tonight|nothing left|done|goodbye|peace|easier for (?:them|her|him|you))\b)/;
const FAREWELL_QUIET =
  /\b(?:said|told|kissed|waved) (?:\w+ ){0,3}?(?:goodbye|good bye) (?:to )?(?:\w+ ){0,2}?(?:this morning|tonight|today|like (?:it|that|always|nothing)|and (?:she|he|they|it) (?:did not|do not|does not) (?:know|notice)|without (?:telling|saying))|\b(?:told|said to) (?:the|my) (?:cat|dog|plants?|kids|children|mum|mom|house) goodbye\b/;

/** Leaving quietly, with nothing said of where to. */
const slippingAway: readonly CareRule[] = [
  {
    category: 'suicide',
    level: 3,
    pattern: HIDDEN_TRACES,
    unless: unless('old laptop|sell\\w*|new (?:laptop|job|phone)|handover|hand over|leaving do|last day at'),
  },
  {
    category: 'suicide',
    level: 3,
    pattern: FAREWELL_QUIET,
    unless:
      /^(?!.*\b(?:like (?:it|that) (?:was|is|meant) nothing|did not (?:know|notice)|does not know|do not know|without telling|without them knowing|for the last time|one last time|last time)\b)|\b(?:airport|train|school|work|nursery|kennel|holiday|trip|moving|hospital appointment|vet|put (?:him|her|it) down|exchange)\b/,
  },
];

const LIMB =
  '(?:arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach|belly|skin|hands?|palms?|fingers?|ankles?|shoulders?|chest|knees?|face)';
const TOOL =
  '(?:spoon|tongs|tweezers|coin|pan|lighters?|match|matches|cigarettes?|candle|iron|hob|stove|straighteners|compass|pin|pins|needle|scissors|razor|blade|knife|glass|key|keys|ruler|rubber|eraser|nails|fork|paperclip|hair ?dryer|kettle)';
const SKIN_DAILY =
  'accident\\w*|by mistake|cook\\w*|pancakes?|baking|bake|dinner|tin|can of|sew\\w*|splinter|thorn|blister|tattoo\\w*|acupunct\\w*|blood sugar|diabet\\w*|vaccin\\w*|insulin|henna|pedicure|manicure|shav\\w*|wax\\w*|massage|physio\\w*|stamp|pen|eyebrows?|(?:hold|holding|held|keep|kept|put) (?:\\w+ ){1,3}?in my (?:hands?|palms?|fingers?)|measure\\w*|yoga|dog|cat';
const PURPOSE =
  '(?:until (?:i|it|the|my)|till (?:i|it|the|my)|when (?:i have|i ve|i do|i did|i am|i feel|i get|it gets|things|everything|they|he|she|mum|mom|dad|nobody)|whenever|because|so (?:that )?(?:i|it|the)|to (?:feel|calm|stop|think|cope|punish|wake|come back|get through|forget)|again(?= |$)|instead of|every (?:night|time|day|evening)|during (?:\\w+ )?(?:maths|class|lessons?|school|work|meetings?))';

/** A body hurt with what lies about, with the reason in place of the word. */
const hurtingWithThings: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    `\\b(?:run|running|ran|press\\w*|dig|digging|dug|push\\w*|drag\\w*|stick\\w*|stuck|poke|poking|poked|scrap\\w*|hold|holding|held|put|putting|jab\\w*|stab\\w*|touch\\w*|rub\\w*) (?:the |a |my |an )?(?:\\w+ )?${TOOL} (?:\\w+ )?(?:into|in|on|onto|under|underneath|along|against|across|over|to|down|near) (?:my|the inside of my|the back of my) (?:\\w+ )?${LIMB}\\b(?: \\w+| ,){0,5}? ${PURPOSE}`,
    { unless: unless(SKIN_DAILY), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:hold|holding|held|keep|keeping|kept|put|putting|press\\w*|leave|stuck) my (?:\\w+ )?${LIMB} (?:on|over|under|in|against|above|near) (?:the |a |an )?(?:\\w+ ){0,2}?(?:hob|flame|fire|candle|stove|iron|radiator|kettle|steam|grill|(?:boiling|scalding|hot|burning|freezing) (?:tap|water|shower)|hot tap|tap until|ice until)\\b(?: \\w+| ,){0,5}? ${PURPOSE}`,
    { unless: unless(`${SKIN_DAILY}|cold hands|warm\\w*|sprain\\w*|swell\\w*|swollen|burn cream|spa|sauna|muscle\\w*`), negatable: true },
  ),
];

/** Somebody lies there, or sounds wrong, for too long. */
const found: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    '\\b(?:my (?:\\w+ )?\\w+|grandad|grandpa|gran|granny|nan|nana|mum|mom|dad|he|she|someone|somebody|a (?:man|woman|girl|boy)|the baby|our neighbou?r) (?:\\w+ ){0,3}?(?:on the (?:\\w+ )?(?:floor|ground|pavement|stairs|bathroom floor|kitchen floor)|at the bottom of the stairs|in the bath|slumped)\\b(?=.*\\b(?:since (?:breakfast|lunch|this morning|last night|dinner|an? hour|\\w+ hours)|strange (?:noise|sound|breath\\w*|colour)|weird (?:noise|sound|breath\\w*)|gurgl\\w*|rattl\\w*|snoring (?:weird|strange|funny)\\w*|foam\\w*|not (?:\\w+ )?(?:mov\\w+|answer\\w*|respond\\w*|react\\w*|talk\\w*|wak\\w+|speak\\w*|get up)|can not (?:get|wake|move|speak|stand)|cold|grey|pale|does not know (?:me|who|where)|slurr\\w*|confused)\\b)',
    {
      unless: unless(
        'toys?|lego|sulk\\w*|tantrum|yoga|playing|plays|puzzle|dogs?|cats?|puppy|kitten|sleepover|nap|mattress|colou?ring|paint\\w*|rubber duck|tiles?|fitted|carpet|vinyl|cold tiles',
      ),
    },
  ),
];

const NOT_ME = 'party|team|office|meeting|project|holiday|weekend|kitchen';

/** A low time, in everyday words. */
const low: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\b(?:easier|better|simpler|nicer|kinder|calmer) (?:\\w+ ){0,3}?(?:if|when) i (?:\\w+ ){0,2}?(?:was|were|am) (?:\\w+ )?(?:not (?:around|here|there)|gone|away|invisible|out of the way)\\b',
    {
      unless: unless(`${NOT_ME}|babysit\\w*|decorat\\w*|builders?`),
    },
  ),
  rule(
    'distress',
    2,
    '\\b(?:not|never) (?:\\w+ )?(?:left|been out of|got out of|gotten out of|leave|moved from) (?:my |the )?(?:bed|bedroom|room|house|flat|sofa) (?:since|in|for|all)\\b|\\bin bed since (?:\\w+day|last \\w+|the weekend)\\b|\\b(?:not|never) (?:washed|showered|brushed my teeth|opened the curtains|spoken to anyone|seen anyone) (?:since|in|for) (?:\\w+day|\\w+ (?:days|weeks)|last \\w+|days|weeks|a week|the)\\b',
    {
      unless: unless(
        'flu|covid|broke\\w* (?:my )?(?:leg|hip|ankle)|surgery|operation|sprain\\w*|fever|newborn|snowed|lazy|netflix|honeymoon|quarantine|cold|bug|norovirus',
      ),
    },
  ),
  rule(
    'distress',
    2,
    '\\b(?:tired|sick|weary|fed up|exhausted|ashamed) (?:of|with) (?:being (?:me|this person|myself|in my (?:own )?(?:head|skin|body))|myself|my own (?:head|company|thoughts)|who i am)\\b|\\beverything i (?:touch|do|try|start) (?:\\w+ )?(?:goes|turns|breaks|fails|falls)(?: \\w+)? ?(?:wrong|to (?:dust|rubbish|nothing)|apart|bad)?\\b|\\bnever (?:been|was|were|have been) born\\b',
    { unless: unless('sourdough|bread|cakes?|plants?|knitting|code|printer|spreadsheet|diy|dough|golf') },
  ),
  rule(
    'distress',
    2,
    '\\b(?:drink|drinking|drank|smoke|smoking|take (?:something|pills|tablets)) (?:\\w+ ){0,3}?(?:until|till|so (?:that )?i) (?:can )?(?:i )?(?:\\w+ )?(?:fall asleep|pass out|sleep|black out|blackout|forget|feel nothing|do not (?:feel|think|remember)|cannot feel|can not (?:feel|think|remember)|stop (?:thinking|feeling|shaking))\\b',
    { unless: unless('water|milk|cocoa|chamomile|camomile|herbal|tea|hot chocolate|decaf') },
  ),
  rule(
    'distress',
    2,
    '\\b(?:ate|eaten|eat|eating|had) (?:nothing|no food|barely anything|hardly anything) (?:\\w+ ){0,2}?(?:but|except|apart from|other than|besides) (?:\\w+ )?(?:gum|chewing gum|water|ice|coffee|diet coke|lettuce|cucumbers?|celery|an apple|apples|black coffee|tea|broth|ice cubes)\\b|\\b(?:proud|good|strong|powerful|clean|in control) (?:\\w+ )?(?:of|about|when|because|that)(?: \\w+){0,4} (?:not eat\\w*|nothing|empty|skipp\\w+|hungry|hunger)\\b',
    {
      unless: unless(
        'colonoscopy|surgery|operation|scan|blood test|flu|bug|ramadan|lent|food poisoning|airport|flight|delayed|desert island',
      ),
    },
  ),
];

/** Danger in the words of every day: none of them names it, and it is told by what is done, and what for. */
export const everyday: readonly CareRule[] = [...passive, ...slippingAway, ...hurtingWithThings, ...found, ...low];
