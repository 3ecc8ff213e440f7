import { MADE_UP, MANY, PILLS } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';
import type { TwoSigns } from './two-signs.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);
const GAP = '(?: \\w+| ,)';

/** What may stand before a short answer. */
const LEAD = '(?:(?:no|nope|nah|well|honestly|actually|sorry|please|but|and|because|maybe|kael|really|,|i (?:just )?think|that) )*';
const NOW =
  '(?: at all| anymore| right now| now| here| anywhere| tonight| today| alone| really| at the moment| no| ,| please| help(?: me)?| i think| in (?:this house|this flat|my (?:own )?(?:home|house|room|flat|bed))| (?:from|with|around) (?:myself|him|her|them|my (?:dad|father|husband|ex|partner|boyfriend|wife|stepdad|mum|brother)))*$';

/** Somebody was asked whether they are safe; what they are not safe from nobody knows yet. */
const notSafe: readonly CareRule[] = [
  rule(
    'distress',
    3,
    `^${LEAD}(?:(?:i|we|me|us|you|kids) )?(?:(?:am|are|do|would|have|really|just|still|definitely) )*(?:not|never|no longer|far from|nowhere near)(?: (?:at all|really|so|very|that|completely|entirely|exactly|feel|feeling|been|even))* safe${NOW}|^${LEAD}(?:(?:i|we) )?(?:(?:am|are|feel|feeling) )?(?:(?:really|so|very|just) )*unsafe${NOW}|^${LEAD}(?:i )?(?:do )?not (?:really )?(?:think|believe|know if|know whether|sure if|sure) (?:that )?(?:i am|we are|i will be|it is that) (?:really |very )?safe${NOW}`,
  ),
];

const LIFE = '(?:this|the) (?:world|life|earth|planet)';
const STAYING = '(?:hang on|hold on|stay(?: alive)?|keep going|keep living|carry on|go on|keep fighting|keep trying|continue)';
const ENDED = '(?:end (?:it|it all|everything|my life|things)(?! with)|let (?:it|everything|it all) (?:all )?(?:be over|end|stop)|die)';

/** The two sides of a decision. */
const livingOrNot: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '(?:^|\\b(?:to|i|should|want to|rather) )(?:keep |go on )?(?:live|living)(?: at all)? or (?:to |not to |rather |just )*(?:die|dying|be dead|not|stop|go|be gone|put an end to (?:it|myself|it all|everything)|end (?:it|things)(?! with))(?=$| ,| now| tonight)|\\bstay(?:ing)? in this (?:world|life) or (?:to )?(?:leave|leaving|go|not|quit)\\b|^(?:whether |if |to )?(?:die|dying|be dead) or (?:to )?(?:live|living|keep (?:going|living)|stay alive|carry on|go on)(?=$| ,)',
    { unless: unless('where|plants?|seedlings?|tomato\\w*|fish|company|project|start ?up|sword|rules?|team|rent|buy|work') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:stay|staying|be|keep|remain) alive(?: \\w+){0,6} or (?:to |just |rather )*(?:go|die|not|leave|stop|let go|give up|end it)(?=$| ,| now| too| for good)|\\bleav(?:e|ing) ${LIFE}(?: \\w+| ,){0,4} or (?:\\w+ ){0,3}${STAYING}\\b|\\b${STAYING}(?: \\w+){0,4} or (?:to |just |rather )*leav(?:e|ing) ${LIFE}\\b`,
    { unless: unless('plants?|seedlings?|business|company') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:hang on|hold on|keep (?:going|living|fighting)|carry on|go on|continue|live on)(?: at all)?(?: \\w+){0,3} or (?:to |just |rather |simply )*${ENDED}(?=$| ,| now| all| tonight| here| by| for good| this)|\\b${ENDED}(?: now| all| tonight| by \\w+)? or (?:to |just |rather )*(?:hang on|keep (?:going|living|fighting)|carry on|go on)(?=$| ,| at all| for)`,
    {
      unless: unless(
        'relationship|marriage|engagement|gym|contract|job|subscription|course|series|with (?:him|her|my|the)|friendship|lease|business|lessons?|studies|meeting|membership|project',
      ),
    },
  ),
];

const WITHOUT_ME = '(?:out of the (?:picture|way)|gone|dead|not (?:here|there|around)|no longer (?:here|there|around))';
const PART_OF_WORK =
  'job|team|colleagues?|work|company|project|retir\\w*|holidays?|vacation|abroad|moved?|moving|maternity|leave on|office|shift|weekend|trip|gym|contract|class|course|flat|town|city|internship|training';

/** No wish to be here, no future, and a quiet that came with a decision. */
const notHere: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '^(?:(?:i|just|simply|only|really|want|would|like|love|wish|need|my|aim|goal|is|,) )*(?:to )?(?:just )?be gone(?: for good| for ?ever| completely| already| soon| from (?:here|this world|this life|this earth))*$',
  ),
  rule(
    'suicide',
    3,
    `^${LEAD}(?:then )?(?:everyone|everybody|they|people|my (?:family|kids|children|parents|husband|wife)|the (?:kids|children|others))(?: \\w+)? (?:would|will) (?:(?:all|just|probably|only|really) )*be (?:(?:so|much|far|a lot) )*better off(?: then| really| anyway| for it)?$`,
  ),
  rule(
    'suicide',
    3,
    '\\b(?:not|no longer|never|hardly) (?:really )?see (?:the |any |a |much )?(?:point|sense|use) (?:of|in) (?:any of (?:it|this)|anything|it all|all (?:of )?(?:it|this)) anymore\\b|\\b(?:see no|not see (?:the|any|a)|is no|there is no) (?:point|sense|use) (?:of|in|to) (?:any of (?:it|this)|it all|all of (?:it|this))(?: anymore)?(?=$| ,)|\\bwhat is the (?:point|use) (?:of|in|to) (?:any of (?:it|this)|it all|all of this) anymore\\b|\\b(?:see no|not see (?:the|any|a)) (?:point|sense) (?:of|in) (?:living|life|being (?:here|alive)|staying alive|existing)\\b',
    { unless: unless('meetings?|homework|diet|job|school|essay|exam') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:doubt|not (?:really |even )?(?:think|believe|expect|see myself|plan|imagine)) (?:that |on |to )?(?:i )?(?:will |am going to |would )?(?:still )?be(?:ing)? (?:here|around|alive) (?:next|in|by|at|for|this time|much|when|after|to see)(?: \\w+){0,4}$',
    { unless: unless(PART_OF_WORK) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:i|when|if|go to) (?:\\w+ ){0,2}?(?:sleep|asleep|close my eyes|drift off)\\b(?: \\w+| ,){0,4} (?:hope|wish|pray) (?:that )?(?:it|this|i)(?: \\w+){0,4} (?:for good|for ?ever|the last time)(?=$| ,)|\\b(?:hope|wish|pray|hopefully|want|going|just)(?: that)? (?:i |to )?(?:just |fall a)?sleep(?:ing)? (?:for good|for ?ever)(?=$| ,| now| tonight| then)|\\bsleep (?:and|,)+ (?:never|not) (?:have to |need to |ever )*(?:wake|open)',
    { unless: unless('nightmares?|snoring|pain|noise|better') },
  ),
  rule(
    'suicide',
    3,
    '^(?:(?:that|if|maybe|only|just|,) )*(?:i (?:will |might |could |would )?)?(?:lose|losing|lost) the nerve(?: again| like last time| at the (?:last|very) (?:moment|second)| at the (?:edge|end))*$|\\blos(?:e|ing|t) (?:the|my) nerve (?:at the edge|on the (?:bridge|roof|platform|ledge))\\b|\\b(?:would|will|might|could|may|that they|if they|to|they) (?:just |only )?(?:pump|pumped) (?:out )?my stomach\\b|\\b(?:have|get|having|getting) my stomach pumped\\b',
    { unless: unless('years? ago|food poisoning|as a (?:child|kid)|bungee|diving board|photo') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:will|would|they|others|family|kids|children|everyone|everybody)(?: \\w+){0,2} (?:cope|manage|get over it|be (?:all )?(?:fine|better|ok|okay|alright|relieved)|move on|recover|adjust|forget)(?: \\w+| ,){0,6} (?:once|when|after|if) (?:i am|you are|i was|i were) (?:finally |just |all )?${WITHOUT_ME}(?=$| ,)|\\b(?:once|when|after|if) i am (?:finally |just |all )?${WITHOUT_ME}(?: ,)? (?:they|everyone|everybody|the (?:others|kids|family)|my (?:family|kids|wife|husband|parents)) (?:will|would|can) (?:\\w+ )?(?:cope|manage|get over it|be (?:fine|better|ok|okay|alright|relieved|happier)|move on|recover|adjust|forget)\\b`,
    { unless: unless(PART_OF_WORK) },
  ),
  rule(
    'suicide',
    3,
    '\\bknow(?:ing)? (?:exactly |now )?how (?:this|it|it all|my story|everything) (?:will |is going to )?ends?\\b(?: \\w+| ,){0,8} (?:quiet|calm|peace\\w*|still|relie\\w*|lighter?)\\b|\\b(?:quiet|calm|peaceful|still|at peace|light|silent) (?:inside|in me|in my head)(?: me)?(?: ,)? (?:ever )?(?:since|now that|now) (?:\\w+ ){0,3}?(?:know how|decided|decision|made up my mind|made my mind up|chose|it is settled)\\b',
    { unless: unless('book|match|breakup|divorce|quit|job|meditat\\w*|therap\\w*|move|baby|diet') },
  ),
];

const AT_WORK =
  'colleagues?|work|holidays?|vacation|handover|office|house ?sit\\w*|cleaner|team|shift|surgery|operation|trip|airbnb|guests?|neighbou?r\\w*|deploy|abroad|moving|travel\\w*|retir\\w*|router|wifi|wi fi';

const SAVED_FROM_IT =
  '(?:(?:finds?|found|saves?|saved|rescues?|revives?|resuscitates?|brings?) me (?:too (?:early|soon)|in time|again|back again|before it is (?:over|done))|stops? me in time)';

/** What could get in the way of it, or help it. */
const inTheWay: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `^(?:(?:that|if|what if|maybe|only) )*(?:somebody|someone|they|he|she|my \\w+|the \\w+|anyone|anybody) (?:\\w+ )?${SAVED_FROM_IT}|^(?:that i am |to be |being |getting )?found (?:too (?:early|soon)|in time)$|^(?:(?:that|if) )?the rope (?:breaks|snaps|tears|does not hold)$|\\b(?:if|whether) (?:i |to )(?:(?:should|even|want to|still) )*(?:keep (?:on )?living|go on living|stay alive|exist)$`,
    { unless: unless('exam|lost|climb\\w*|hide|seek') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:everything|it|all|i|life) (?:is|am|has gone|have gone|went|has become|feels?|got) (?:so |very |finally )*(?:quiet|calm|peaceful|light|easy) (?:ever )?since i (?:know|knew|have|set|chose|picked|decided on|fixed) (?:the |a |my )?(?:date|day|how i|where i|when i)\\b',
    { unless: unless('wedding|exams?|moving|move|surgery|operation|job|holiday|due date|birth|flight|release') },
  ),
  rule(
    'suicide',
    4,
    `^(?:(?:to|finally|just|then|i|will|simply) )*swallow(?:ing)? (?:the (?:whole )?lot|them all|all of them)(?=$| ,| at once| and| tonight)|\\b(?:whole|entire|rest of the|both) (?:strips?|blisters?|box|packet)(?: of \\w+)?(?: ,| and| then)+ (?:(?:just|only|finally|go to|for ever) )*sleep$`,
    { unless: unless('vitamins?|melatonin|sweets|magnesium'), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:blades?|razors?|razor blades?)(?: out)?(?: ,| and| then)+ (?:lock|locking) (?:the |my |myself in the )(?:bathroom|bedroom|door|room)\\b|\\block(?:ing)? (?:the |my |myself in the )(?:bathroom|bedroom|door|room)(?: door)?(?: ,| and| then)+ (?:(?:get|take|find|the|my|out) )*(?:blades?|razors?)\\b',
    { unless: unless('shav\\w*|child\\w*|kids|toddler|baby'), negatable: true },
  ),
];

/** What is arranged for those who stay; a misspelled "hurt" is read for "hunt". */
const arranged: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '\\bso (?:that )?(?:she|he|they|the (?:kids|children|boys|girls)|my \\w+|we) (?:can |could |will |still |all )*(?:has|have|had|get|gets) (?:one|a|that one) (?:(?:more|last|final) (?:\\w+ ){0,3}|(?:good|nice|happy) one )with (?:me|mum|mom|dad|their \\w+|(?:his|her) (?:mum|mom|dad|mother|father))(?=$| ,| before)',
    { unless: unless(`${AT_WORK}|lessons?|tests?|exams?|sessions?|match|games?|class|practice|training`) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:left|put|laid|leave|leaving|written|wrote|passwords?)(?: \\w+| ,){0,8}? (?:passwords?|pins?|papers|bank details|insurance|codes|written|on the (?:table|desk)|in the drawer)(?: \\w+| ,){0,8}? so (?:that )?(?:nobody|noone|they|she|he|my \\w+|you|everyone|the (?:kids|family|others))(?: \\w+){0,4} (?:hu[nr]t|search|look|dig|wonder)\\b',
    { unless: unless(AT_WORK) },
  ),
];

const CURED =
  'baby|babies|infant|kitten|puppy|dogs?|cats?|lamb|fever|cough|headaches?|dishwasher|toddler|child|son|daughter|vitamins?|pharmac\\w*|expired|expiry|shopping|first aid|plasters?|trip|travel\\w*|holiday|week|weekly|mum|mom|gran\\w*|antibiotics|recycl\\w*';
const CUPBOARD = '(?:medicine|medication|bathroom|pill|drugs?) (?:cabinet|cupboard|chest|drawer|box)';
const SPIRIT = '(?:vodka|whisky|whiskey|gin|rum|brandy|tequila|bourbon|schnapps|wine|booze|alcohol)';
const LAST_PLACE = '(?:lake|bath|bathtub|bridge|river|sea|woods|forest|tracks|cliffs?|car|bed|hotel|sleep|quarry|beach|reservoir)';
const HIGH_PLACE = '(?:bridge|viaduct|overpass|cliffs?|multi ?storey|roof|tower|tracks|quarry|dam)';
const GUARD = '(?:barriers?|railings?|fences?|parapet|drop|edge|guard ?rail|nets?)';
const ON_A_VISIT =
  'photos?|pictures?|inspect\\w*|engineer\\w*|repair\\w*|paint\\w*|council|parking|park|ticket|toll|open|dogs?|kids|children|roadworks|report|light|view|construction|builders?';

/** Means put together in the few words of a plan. */
const meansPlanned: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    '\\bswallow(?:ed|ing)? (?:what|everything|whatever|all|the (?:lot|ones?|pills|tablets)|all of it|those|them)(?: that| which| all)?(?: i)?(?: have| had)?(?: been)? (?:saved|saving|hoarded|hoarding|stashed|collected|collecting|stockpiled|kept|put (?:by|aside|away))\\b|\\b(?:take|taking|took) (?:everything|what|whatever|all (?:of it|that)?|them all)(?: that)? i (?:have |had )?(?:been )?(?:hoarded|hoarding|stockpiled|stashed)\\b|\\b(?:take|taking|took) (?:(?:all|of|the|my|those|these) )*(?:pills|tablets|meds|medicines?|sleeping pills|painkillers)(?: that)? i (?:have |had )?(?:been )?(?:saved|saving|hoarded|hoarding|stockpiled|stashed|collected|kept back)\\b',
    { negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:run|running|ran|fill|filling|draw|have|take|taking) (?:the|a|my|myself a) (?:\\w+ )?(?:bath|tub|bathtub)\\b${GAP}{0,8} (?:(?:razor )?blades?|razors?|knife|scalpel|stanley)\\b|\\b(?:blades?|razors?|knife|scalpel) (?:\\w+ ){0,3}?(?:in|into|to|with me to|with me into) the (?:bath|tub|bathtub)(?=$| ,| and| then)|\\b(?:bath|bathtub)(?: ,| and| with| then)+ (?:the |a |my )?(?:razor )?blades?(?=$| ,)|\\bblades?(?: ,| and)+ (?:the |a )?(?:warm |hot )?(?:bath|bathtub)(?=$| ,)`,
    { unless: unless('shav\\w*|legs|hair|beard|wax\\w*|scrape|grout|seal\\w*|tiles?|blender'), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b${CUPBOARD}\\b${GAP}{0,8} (?:enough|would do(?: it)?(?=$| ,)|add up|to do it)\\b|\\bcount(?:ed|ing)?(?: out| up)? (?:\\w+ ){0,4}(?:in|from) the ${CUPBOARD}\\b|\\b(?:count|counting|counted)(?: out| up)? (?:\\w+ ){0,3}?${PILLS}\\b${GAP}{0,6} (?:is|are|be|it|there|have) enough\\b`,
    { unless: unless(CURED), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:${PILLS}|(?:whole|entire|rest of the|both|two|three|last|full) (?:strips?|blisters?|bottles?|packets?)|the lot)\\b${GAP}{0,3} (?:then|and)(?: \\w+)? (?:(?:it|i|everything|all|there|my head|is|am|will|be|goes?|finally|just|at last) )*(?:quiet|over|peace|silent|silence|still|gone|nothing|dark)(?=$| ,| at last| for good| forever| finally)`,
    { unless: unless(`${CURED}|glue|party|sale|neighbou?rs?|lights?|led|wallpaper|shampoo|juice`), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b${PILLS}(?: ,| and| then| plus| with| \\+)+ (?:(?:some|the|a|my|lots of|bottle of) )*${SPIRIT}(?: ,| and| then| plus| in| at| by)+ (?:(?:the|a|my|some|warm|cold|long) )*${LAST_PLACE}\\b|\\b${SPIRIT}(?: ,| and| then| plus| with)+ (?:(?:some|the|my|lots of) )*${PILLS}(?: ,| and| then| in| at| by)+ (?:(?:the|a|my|some) )*${LAST_PLACE}\\b`,
    { unless: unless('shopping|pack\\w*|list|holiday|dishwasher|festival|hangover|not mix') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:walk|go|drive|climb|cycle|head|get|going|walking|driving|climbing)(?: \\w+){0,4} ${HIGH_PLACE}\\b${GAP}{0,5} (?:see|check|look|find out|test|try|measure)(?: at| out)? (?:how|what|if|whether|where) (?:\\w+ ){0,4}?(?:${GUARD}|high|deep)\\b|\\b(?:see|check|look|find out|measure|test)(?: at)? (?:how|if|whether) (?:\\w+ ){0,4}?${GUARD}(?: \\w+){0,3} ${HIGH_PLACE}\\b|\\b${HIGH_PLACE} (?:at night|tonight|after dark|in the dark|alone|when nobody is there)${GAP}{0,4} (?:see|check|look at|test|measure) the ${GUARD}\\b`,
    { unless: unless(ON_A_VISIT) },
  ),
];

/** Medicines that are dangerous in numbers, besides those that {@link PILLS} names. */
export const MORE_MEDICINE =
  '(?:blood thinners?|beta blockers?|betablockers?|anticoagulants?|warfarin|apixaban|eliquis|xarelto|statins?|antihistamines?|antipsychotics?|mood stabili[sz]ers?|steroids?|prednis\\w+|(?:levo)?thyroxine|metformin|bisoprolol|metoprolol|ramipril|amlodipine|digoxin|methadone|subutex|buprenorphine|temazepam|nitrazepam|keppra|levetiracetam|epilim|(?:heart|blood pressure|thyroid|epilepsy|diabetes|sleep) (?:pills?|tablets?|meds|medicine|medication))';
const ANY_MEDICINE = `(?:${PILLS}|${MORE_MEDICINE})`;
const PACK = '(?:bottles?|boxe?s?|strips?|blisters?(?: packs?)?|pack(?:et)?s?|tubs?|jars?|prescription|supply|month s supply)';
const TOOK = '(?:took|taken|swallowed|downed|necked|ate|eaten|had|drank|finished|emptied)';
const AS_TOLD =
  'vitamins?|as prescribed|dog|cat|puppy|course|years? ago|dishwasher|recycl\\w*|pharmac\\w*|to the (?:shop|pharmacy|chemist)|last (?:month|year)|suitcase|holiday|back to';

/** A whole pack of a medicine, taken. */
const wholePack: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    `\\b${TOOK} (?:\\w+ ){0,3}?(?:whole|entire|full|all|every|rest of|${MANY}) (?:\\w+ ){0,4}?${MORE_MEDICINE}\\b|\\b${TOOK} (?:\\w+ ){0,3}?(?:whole|entire|full|rest of the|two|three|four|five|both|all the) (?:\\w+ )?${PACK} of (?:\\w+ ){0,3}?${ANY_MEDICINE}\\b|\\b${ANY_MEDICINE}\\b${GAP}{0,4} (?:took|taken|swallowed|downed|necked) (?:all (?:of (?:them|it))|them all|the lot|every (?:last |single )?one|the whole (?:${PACK}|lot))\\b|\\b${TOOK} (?:\\w+ ){0,3}?${ANY_MEDICINE}(?: ,)? (?:all of (?:them|it)|the lot|every (?:last |single )?one|the whole (?:${PACK}|lot))\\b`,
    { unless: unless(AS_TOLD), negatable: true },
  ),
];

/** The answers about one's own life. */
export const ownLifeAnswers: readonly CareRule[] = [
  ...notSafe,
  ...livingOrNot,
  ...notHere,
  ...inTheWay,
  ...arranged,
  ...meansPlanned,
  ...wholePack,
];

const theLetters =
  /\b(?:write|writing|wrote|written|finish|seal) (?:all )?(?:the|my|those) letters\b(?! (?:to|for|of) (?!everyone|each|after))/u;
const lastDay = /\b(?:\w+day|tomorrow|tonight|then)(?: ,| is| will be| as)* (?:the|my) (?:very )?last (?:day|one|night|evening)(?=$| ,)/u;
const gettingEven =
  /\b(?:get|getting|be) even\b|\bpayback\b|\b(?:take|get|my|want|have) (?:\w+ )?revenge\b|\bmake (?:him|her|them) (?:pay|suffer|regret|bleed|beg)\b/u;
const findingOut =
  /\b(?:find|finding|work|working|figure) out (?:exactly )?(?:where|when|what time|which \w+) (?:he|she|they|the bastard|my ex) (?:parks?|lives?|works?|leaves?|sleeps?|gets?|goes|drinks?|walks?|is)\b/u;

/** What two answers say together. */
export const talkAnswerPairs: readonly TwoSigns[] = [
  {
    category: 'suicide',
    level: 3,
    one: theLetters,
    other: lastDay,
    unless: unless('sale|holidays?|term|school|work|job|alphabet|exam|festival|application|cover letters?|christmas cards?|trip'),
  },
  {
    category: 'harm_to_others',
    level: 3,
    one: findingOut,
    other: gettingEven,
    unless: unless('break even|football|match|tickets?|league|water fight|snowball'),
  },
];
