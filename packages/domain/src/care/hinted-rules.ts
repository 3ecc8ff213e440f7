import { type CareRule, rule } from './phrases.ts';
import { unless } from './plain-danger-rules.ts';
import type { TwoSigns } from './two-signs.ts';

const NEAR_KIN = '(?:wife|husband|partner|kids?|children|girls|boys|family|parents|mum|mom|dad|mother|father|son|daughter|sister|brother)';
const THEY = `(?:they|everyone|everybody|people|he|she|(?:my|the|our) (?:\\w+ )?${NEAR_KIN})`;
const HEAVY = '(?:lorry|lorries|trucks?|bus|train|tram|traffic|cars?|tree|wall|barrier|bridge|pillar|van)';
const MEDICINES = '(?:pills|tablets|meds|medication|painkillers|sleeping (?:pills|tablets))';
/** A sentence ends here, or goes on with another thought. */
const ENDS = '(?=$| ,| (?:and|but|anymore|so|because|now|really|honestly|tbh|lol|again|tonight|i)\\b)';
/** Somebody will be elsewhere, and alive. */
const MOVING = 'mov(?:e|ing|ed)|holidays?|vacation|abroad|travel\\w*|trip|flight|retir\\w*|new (?:job|flat|house|city)';
const AWAY = `${MOVING}|work|job|office|company|team|contract|party|shift|school|uni|college|course|town|city|village`;

/** No wish to wake, or to be taken. */
const notWaking: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\bif i (?:just |simply |only )?(?:did not|never) (?:wake|woke)(?: up)?(?! (?:early|at|in time|on time|before|for|when|until))|\\b(?:disappointed|gutted|sad|angry|upset|annoyed)(?: \\w+){0,2}? (?:that |when |because )?i (?:still )?(?:woke up|wake up|am still (?:here|alive|breathing))${ENDS}|\\bnot (?:\\w+ )?(?:want )?to open my eyes (?:tomorrow|again|anymore|ever)${ENDS}`,
    { unless: unless('alarm|late|early|hungover|hangover|train|flight|meeting|snow|saturday|sunday|weekend|surgery|operation') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:god|lord|allah|jesus|universe|death)(?: \\w+| ,){0,2}? (?:just )?(?:takes?|to take|come for|comes for|collects?) me(?=$| ,| (?:in my sleep|away|home|now|soon|already|tonight|too|please|i|and|from this)\\b)`,
    { unless: unless('taxi|uber|where|church|choir|seriously|through|higher|to (?:the|a)|spain|italy') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:want|wish|need|like)(?: \\w+){0,2} (?:rest|sleep)(?: \\w+)? (?:forever|for ever|for always|eternally|and never (?:wake|get up))${ENDS}|\\b(?:tired|sick|exhausted) (?:from|by|of|with) (?:this|my|the|all this) (?:life|world|existence)${ENDS}|\\btired of being (?:a (?:person|human)|human|alive|someone|anyone)${ENDS}`,
    { unless: unless('nice bed|cosy|lazy|haha\\w*|lol|so comfy|hotel|sofa') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:no|anymore|not (?:\\w+ )?any)(?: more| anymore)? (?:power|force|strength|energy|will|wish|desire|courage) (?:for|to) (?:live|life|living|exist|(?:continue|go on)(?: with)?(?: (?:my|this))? (?:life|living|to live))${ENDS}|\\bhow to (?:finish|end) (?:with )?(?:me|myself|my life|with everything)${ENDS}|\\b(?:nobody|noone) needs? me (?:in|on) (?:this|the) (?:world|life|earth)\\b|\\bcan not be (?:arsed|bothered)(?: \\w+| ,){0,8}? (?:living|life|being alive|live|exist)${ENDS}|\\bwant to leave this (?:world|life|earth) (?:silently|quietly|in silence|without (?:noise|pain))\\b`,
    { unless: unless(AWAY) },
  ),
];

/** An accident that would be welcome, and the moment before one. */
const letHappen: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:if|wish|hope|hoping|pray|praying) (?:that )?i (?:\\w+ )?(?:got|get|was|were|am) (?:hit|run over|knocked down|flattened|crushed) by (?:a|the|some) ${HEAVY}\\b(?: \\w+| ,){0,5} (?:grateful|glad|relieved|thankful|not mind|not be sad|fine|happy|ok|okay|good|better)\\b`,
  ),
  rule(
    'suicide',
    3,
    `\\bwhat if i (?:just |simply )?(?:let go of the (?:steering )?wheel|turned? the (?:steering )?wheel|did not (?:brake|stop|turn)|swerved?|drove off|stepped (?:off|out|forward)|let go)(?=$| ,| (?:and|now|one day|on the|at the|into|off)\\b)|\\b(?:think|thinking|thought|thoughts|imagin\\w+|pictur\\w+|urge|tempted|wonder\\w*)(?: \\w+){0,4}? (?:turn|turning|swerve|swerving|steer|steering|driving|drive|stepping|step|walking) (?:\\w+ )?(?:into|in front of|under|off) (?:a|the|that|oncoming|an oncoming) (?:oncoming )?${HEAVY}${ENDS}`,
    { unless: unless('game|race|sim|simulator|kart\\w*|perfectionism|control|grudge|test|lesson|instructor|bike lane|jam|rope swing') },
  ),
  rule(
    'suicide',
    3,
    '\\bi (?:\\w+ ){0,2}?(?:stand|stood|standing|walk|walked|lean|leant|leaned) (?:too|so|right|a bit too|very) (?:close to|near|over|at|up to) the (?:edge|yellow line|railing|tracks)\\b(?: \\w+| ,){0,8} (?:wonder\\w*|imagin\\w*|think\\w*|thought|what if|feel|felt|waiting)\\b',
    { unless: unless('photos?|views?|pool|stage|guard|kids?|son|daughter|dog') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:sat|sit|sitting)(?: \\w+){0,3} (?:in|inside) (?:the|my) (?:\\w+ )?(?:car|van|truck)(?: \\w+| ,){0,5} garage(?: door)?(?: \\w+)? (?:shut|closed|down|locked)\\b|\\b(?:got|get|took|take|had|have)(?: \\w+)? (?:the|my|his|dad s) (?:gun|pistol|revolver|shotgun|rifle) out(?: \\w+){0,7}? (?:to|and) (?:hold|held|look|looked|feel|felt|see|saw)\\b|\\b(?:look|looking|looked|stare|staring) at (?:my|the|those|these) (?:${MEDICINES}|knives|knife|razor|belt|rope|rails|tracks) (?:differently|in another way|in a different way)\\b|\\bput (?:the|my|some|enough) (?:\\w+ )?${MEDICINES} (?:by|aside|to one side)${ENDS}`,
    {
      unless: unless('clean\\w*|range|hunt\\w*|podcast|radio|song|child ?proof\\w*|toddler|vet|dog|cat|pharmac\\w*|holiday|packing|nurse'),
    },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:keep|kept|cannot stop|can not stop|always) (?:driving|walking|going|heading|cycling|coming|ending up)(?: (?:out|back|up|over|down))? (?:to|at|on|by) (?:the|that) (?:\\w+ )?(?:bridge|viaduct|overpass|cliffs?|tracks|multi ?storey|roof|weir|reservoir)(?=$| ,| (?:after|at|every|late|alone|when|lately|and (?:just )?(?:stand|stare|look|sit)|in the (?:night|evening|dark))\\b)',
    {
      unless: unless(
        'photos?|views?|sunset|sunrise|dogs?|fish\\w*|birds?|boats?|run|jog\\w*|training|lunch|kids?|friends|lovely|beautiful|picnic|climb\\w*|swim\\w*',
      ),
    },
  ),
];

/** Others once oneself is gone. */
const afterwards: readonly CareRule[] = [
  rule(
    'suicide',
    2,
    '\\bnot (?:going to )?do (?:anything|it)(?: about it| stupid)?(?: ,)? but i (?:\\w+ )?think (?:about|of) it (?:every|all the|constantly|a lot|most)|\\b(?:only|just) (?:wait|waiting|need|lack|missing|miss)(?: \\w+){0,2} (?:the )?courage(?: to (?:do it|go|leave|end it))?$',
    { unless: unless(`${AWAY}|ask (?:her|him)|cheat\\w*|leave (?:him|her)|buy\\w*|tattoo|stage|speak|sing|call|dentist`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:kinder|easier|better|better off|best|happier|a kindness|a relief|lighter|a favou?r)(?: (?:to|for|on) \\w+(?: \\w+){0,2})?(?: all)? if i (?:just |had |quietly |simply )*(?:slipp?ed away|slip away|faded(?: away)?|vanished|went away forever|never (?:existed|been born|was born|lived|been here)|had not been born|was never (?:born|here)|did not exist)\\b`,
    { unless: unless(`${AWAY}|early|before (?:the|they)`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:no|not (?:\\w+ )?(?:a|any|see a|one)) (?:version|future|world|picture|story|plan|part) (?:of )?(?:\\w+ ){0,4}?(?:with me in it|that has me in it|where i am (?:alive|still here))\\b|\\b(?:nobody|noone|who|nobody s) (?:would|will|is going to) (?:even |really )?(?:cry|come|turn up|show up|be sad)(?: \\w+)? (?:at|to|for) my funeral\\b|\\blife insurance(?: \\w+){0,3} pays?(?: out)? (?:either way|anyway|regardless|even (?:if|for|then)|for suicide)\\b|\\bexit plan\\b(?: \\w+| ,){0,3} (?:not|do not)(?: \\w+){0,4} (?:job|work|company)\\b`,
    { unless: unless('broker|sell|sold|selfies?|photos?|group picture') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:not|ain t|aint|wont) (?:going to )?(?:\\w+ )?be (?:a|anyones|anybodys|your|their) (?:problem|bother|burden|worry|nuisance|trouble)(?: (?:to|for) \\w+)? (?:much longer|for (?:much longer|long)|soon)\\b|\\bgone by (?:then|that time|christmas|summer|spring)(?: ,)? one way or (?:another|the other)\\b|\\b(?:nothings?|nobody|noone)(?: is| s| was| will be)?(?: left)?(?: really)? (?:keeping|keeps|holding|to keep|that keeps) me (?:here|alive|going)${ENDS}|\\bnothing (?:left )?(?:\\w+ ){0,2}?worth (?:staying|living|sticking around|being here|being alive) for\\b`,
    { unless: unless(`${AWAY}|drums|loan|landlord|neighbou?rs?|area|country|lease`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:once|when|after|until|as soon as) (?:my )?(?:\\w+ )?(?:mum|mom|mother|dad|father|dog|cat|parents|nan|gran|grandma|wife|husband)(?: (?:is|are|s|has|have))? (?:passes(?: away)?|passed(?: away)?|die|dies|died|dead|gone|goes)(?= ,| i| then| and)(?: \\w+| ,){0,3}? (?:i am|i will|i can|i could|i ll|nothings?)(?: be)? (?:free to (?:go|leave|follow)|allowed to (?:go|leave)|(?:go|follow|leave|stop|end it)(?= too| as well|$)|(?:is |s )?(?:keeping|holding|keeps) me)`,
    { unless: unless(`${AWAY}|driving|test|exam|kennel`) },
  ),
  rule(
    'suicide',
    2,
    `\\b${THEY}(?: \\w+){0,2} (?:looked after|taken care of|provided for|all right|alright|ok|okay|fine|sorted|set) (?:when|once|after) i am (?:gone|no longer here|not here anymore)\\b|\\b(?:days|weeks|months|ages) (?:before|until|till) (?:they|anyone|anybody|someone|somebody) (?:would |even |ever )*(?:find|found|notice|noticed|finds?) (?:me|my body|i was dead)\\b|\\b${THEY} (?:would|will|d) get over (?:me|losing me|my death|it(?: eventually| in time| one day)?(?: ,)? (?:people|everyone|everybody|they) (?:always )?(?:do|does))\\b|\\bi (?:have )?(?:had my (?:innings|time|turn)|lived (?:long enough|too long|my life))${ENDS}`,
    { unless: unless(`${AWAY}|weekend|week|hike|lost|hiding|hide and seek|plants|locked`) },
  ),
  rule(
    'suicide',
    2,
    '\\bnot (?:\\w+ )?(?:want|have|need|see|be)(?: \\w+){0,2} (?:anymore|another|other|more) (?:birthdays?|christmas(?:es)?|winters?|springs?|summers?|years?)(?=$| ,| (?:ever|after this|for me|honestly|really)\\b)|\\b(?:this is|it is|this was|that was) my last (?:winter|summer|spring|autumn|christmas|birthday|year|new year)(?=$| ,| (?:i (?:think|guess|know|decided)|and i (?:know|am)|on (?:earth|this)|for sure)\\b)',
    { unless: unless(`${AWAY}|in|as|before|with|heating|presents?|cards?`) },
  ),
  rule(
    'suicide',
    3,
    `\\bnot see (?:myself|me) (?:\\w+ )?(?:making it|getting|living|lasting|surviving) (?:to|past|until|till|beyond|through) (?:(?:1[2-9]|[2-9]\\d)(?! (?:k|km|miles?|points?|percent|followers|floors?|kills?|weeks|reps))|eighteen|twenty|thirty|forty|fifty|sixty|my (?:\\w+ )?birthday|adulthood|old age|next (?:year|christmas|summer)|christmas|(?:the )?(?:end of the )?(?:year|winter|summer))\\b`,
    { unless: unless(`${AWAY}|finals?|round|league|diet|degree|project|k|dry|sober|single|relationship`) },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:googl\\w+|search\\w*|look(?:ing|ed)? (?:it )?up|read(?:ing)? (?:up )?(?:about|on)|checking|wonder\\w*)(?: \\w+){0,2} (?:how (?:long it (?:takes|would take|lasts)|(?:high|deep|fast|tall) is (?:high|deep|fast|tall) enough|(?:many|much) (?:it takes|it would take|is enough|you need|i (?:would )?need))|(?:if|whether) it hurts)(?=$| ,| (?:to (?:be sure|go|die|work)|and (?:if|whether))\\b)',
    { unless: unless('visa|passport|delivery|parcel|learn\\w*|cake|flour|paint|tattoo|pierc\\w*|vaccin\\w*|wax\\w*|charge|heal') },
  ),
];

/** Hints by themselves, heard wherever they stand in a message. */
export const hinted: readonly CareRule[] = [...notWaking, ...letHappen, ...afterwards];

const giving = /\b(?:giv(?:e|ing|en)|gave) (?:away )?my (?:\w+ )?\w+(?: away)?\b/u;
const neededNoMore = /\bnot (?:be )?need\w*(?: \w+){0,3} where i am going\b/u;

const peaceMade = /\bmade (?:my )?peace with (?:it|that|going|the end|everything)(?=$| ,| and)/u;
const toldLast =
  /\b(?:just )?(?:wanted|thought|needed) (?:someone|somebody|you|one person)(?: \w+)? (?:to )?know$|\bthank you for (?:everything|listening)\b/u;

const noteWritten =
  /\b(?:i )?(?:wrote|rewrote|written|started|drafted) (?:the|my|another|that) (?:note|letter)(?: again| last night| twice)?$/u;
const noteHidden =
  /\b(?:tore|ripped|tear) (?:it|them|that) up\b|\b(?:burnt|burned|hid|deleted|binned) (?:it|them) (?:again|after\w*|this time)\b|\bunder (?:my|the) (?:pillow|mattress)\b/u;

const joinDead =
  /\b(?:waiting|want|wanted|ready|hope|hoping|long|longing|like|wish)(?: \w+){0,3} to (?:join|be with|follow|go to) (?:her|him|them|my \w+)\b/u;
const hurried =
  /\b(?:hurry|speed|help) (?:it|things|that) (?:along|up)\b|\bknow how to (?:get|go) to (?:her|him|them)\b|\bnot (?:want to )?(?:be|stay|live)(?: here| on)? without (?:her|him|them)\b/u;

const ill = /\b(?:cancers?|tumou?rs?|illness|disease|copd|ms|parkinson s|heart failure|the end|dying)\b/u;
const sooner =
  /\b(?:think|thinking|thought|thoughts)(?: \w+){0,2} (?:of|about) (?:helping|hurrying|speeding|hastening) (?:it|things|nature)(?: along| up)?$/u;

const deservesBetter =
  /\bdeserves? (?:a |an |someone |somebody )?(?:better (?:mum|mom|dad|father|mother|parent|wife|husband)|(?:mum|mom|dad|father|mother|parent|wife|husband)(?: \w+){0,2} better) ?/u;
const outOfPicture = /\bif i (?:was|were|am) (?:not|out of|no longer) (?:in the picture|the picture|around|here)\b|\bwithout me in it\b/u;

const supplied = /\b(?:gp|doctor|chemist|pharmacy|psychiatrist)\b.*\b(?:months?|weeks?)(?: s)? (?:worth|supply)\b/u;
const counted = /\b(?:keep|kept|can not stop) (?:counting|looking at|staring at|lining up) (?:them|the \w+)$/u;

const cleared = /\b(?:deleted|closed|cancelled|canceled) (?:all )?(?:of )?my (?:\w+ )?(?:accounts?|subscriptions?|profiles?|cards?)\b/u;
const sparedThem =
  /\bso (?:that )?(?:my \w+|they|nobody|noone|she|he) (?:will not|wont|would not|do not|does not) have to(?: (?:do|sort|clear|deal with) (?:it|that|anything))?$/u;

const notHere =
  /\bi (?:do|just do) not want to be here$|\bi (?:just )?want out$|\bcan not do another (?:winter|year|christmas|day|birthday)$/u;
const anywhere =
  /^(?:like |i mean |and |or )*(?:at all|anywhere|not anywhere|of (?:everything|it all|life|all of it)|on this (?:earth|planet)|(?:i )?mean it(?: ,)? (?:this|that) was the last(?: one)?)$/u;

const tries =
  /\bnext (?:time|attempt|try)(?: ,)? (?:i will|i am going to|it will|it has to) (?:make (?:sure|certain) (?:that )?it works|work|not (?:survive|wake up|be found|get found))/u;
const triedOnce =
  /\b(?:surviv\w+|attempts?|overdos\w+|hospital|icu|ward|woke up|found me|too early|still here|still alive|pumped|stitches|pills|tablets|rope)\b/u;

const onBrink =
  /\b(?:cliffs?|cliff path|bridge|viaduct|roof|ledge|edge|headland|platform)\b(?: \w+| ,){0,4} (?:stood|sat|stayed|waited) (?:there|up there)(?: \w+){0,4}$/u;
const heldBack =
  /\b(?:pulled|called|brought|talked|dragged) me back(?=$| ,| (?:from|in the end|home)\b)|\bdid not (?:do it|jump|go|step)$/u;

const MADE = 'essay|paper|thesis|recipe|cake|code|test|exam|driving|interview|demo|presentation|printer|build|level|boss|wifi|plan b';

/** Hints that only say it together. */
export const hintedPairs: readonly TwoSigns[] = [
  { category: 'suicide', level: 3, one: giving, other: neededNoMore, unless: unless(`${MOVING}|hot|warm|cold|sunny|beach|charity`) },
  {
    category: 'suicide',
    level: 3,
    one: peaceMade,
    other: toldLast,
    unless: unless('promotion|divorce|diagnosis|results?|score|grade|breakup'),
  },
  {
    category: 'suicide',
    level: 3,
    one: noteWritten,
    other: noteHidden,
    unless: unless(`${MADE}|landlord|boss|valentine|love|milkman|teacher`),
  },
  { category: 'suicide', level: 3, one: joinDead, other: hurried, unless: unless(`${MOVING}|nursery|gym|class|game|later|dinner`) },
  { category: 'suicide', level: 3, one: ill, other: sooner, unless: unless('dog|cat|research|charity|treatment|recovery') },
  { category: 'suicide', level: 3, one: deservesBetter, other: outOfPicture, unless: unless('divorce|separat\\w*|custody') },
  { category: 'suicide', level: 3, one: supplied, other: counted, unless: unless('thyroid|contracept\\w*|nurse|organis\\w*|pill box') },
  { category: 'suicide', level: 2, one: cleared, other: sparedThem, unless: unless('visit\\w*|guests?|moving|holiday|bank') },
  {
    category: 'suicide',
    level: 3,
    one: notHere,
    other: anywhere,
    unless: unless(`${MOVING}|heating|deal|league|meeting|party|contract|company|office|team`),
  },
  { category: 'suicide', level: 3, one: tries, other: triedOnce, unless: unless(`${MADE}|baby|ivf|marathon|vet`) },
  {
    category: 'suicide',
    level: 3,
    one: onBrink,
    other: heldBack,
    unless: unless('puffins?|views?|photos?|dolphins?|sunset|bungee|abseil\\w*|climb\\w*'),
  },
];
