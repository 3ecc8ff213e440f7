import { type CareRule, rule } from './phrases.ts';
import { unless } from './plain-danger-rules.ts';

const ELSEWHERE =
  'moving|moved|move|holidays?|vacation|abroad|travel\\w*|trip|flight|maternity|retir\\w*|new (?:job|flat|house|home)|leaving (?:the )?(?:job|company|town|city)|got the job|graduat\\w*';
const WHEN = '(?:after|from|once|when) (?:tonight|today|tomorrow|midnight|this|the weekend|\\w+day|christmas|new year|i am)';

/** Not being there any more, in words that name no death. */
const notThere: readonly CareRule[] = [
  rule('suicide', 3, '\\bthere (?:will|would|is going to) (?:\\w+ )?be no(?: more)? me(?! time| too)\\b', { unless: unless(ELSEWHERE) }),
  rule(
    'suicide',
    2,
    `\\b(?:nobody|noone|you|they|people|mum|mom|dad) (?:\\w+ )?(?:will|would|going to) (?:not )?(?:\\w+ )?(?:have|has|need) to (?:worry about|look after|put up with|deal with) me ${WHEN}\\b`,
    { unless: unless(`${ELSEWHERE}|exams?|surgery|licen[cs]e|insured`) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:will not (?:be needing|need)|no (?:need|use|point)) (?:\\w+ ){1,6}?(?:, )?(?:because |since |as )?i (?:will not|am not going to) be (?:here|around|alive)(?= anymore| anyway| by then| to|$)|\\b(?:not|never) (?:really )?(?:see|picture|imagine) myself (?:\\w+ )?(?:being )?(?:alive|living|around|here) (?:at|by|next|in|after|past|this) ',
    { unless: unless(`${ELSEWHERE}|work|office|company|job|city|village|house|flat|country|town|\\w+ years|long term`) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:switched|turned|shut|powered) off(?: \\w+){0,3} (?:never|not) (?:\\w+ )?(?:back on|on again|woken|switched on|turned on)\\b|\\b(?:stop|end|over|quiet) ,? ?and me with it$',
    { unless: unless('phone|laptop|lights?|computer|tv|heating|router|radio|machine|oven|alarms?|engine|car|notifications?|console') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:want|need|wish|like|long for|waiting for) (?:it|it all|everything|all of (?:it|this)|this|this all|the (?:whole|entire) thing|all this) to (?:\\w+ )?(?:stop|end|finish|be over|go (?:quiet|dark|away)|be quiet|switch off)(?: ,)? (?:for good|for ever|forever|permanently|for always|once and for all)\\b`,
    { unless: unless('meetings?|emails?|calls?|spam|ads?|rain|drilling|war|wars|school|subscription|game') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:insurance(?: money| payout| policy)?|payout)\\b(?: \\w+| ,){0,10} (?:if|when|once|after|with) (?:i|me)(?: \\w+){0,2} (?:out of (?:the picture|the way|it)|gone|dead|not (?:here|around))\\b|\\b(?:if|when|once|with) (?:i|me)(?: \\w+){0,2} (?:out of the (?:picture|way)|gone|dead)\\b(?: \\w+| ,){0,8} (?:insurance money|the insurance|payout|clean start|fresh start|start over)\\b',
    { unless: unless('broker|premium|mortgage|quote|adviser|advisor|policy (?:is|was|costs)|job|team') },
  ),
];

const KILLS = '(?:river|sea|ocean|lake|canal|rope|noose|pills|tablets|rails|tracks|cliff|bridge)';

/** What nearly killed or is meant to. */
const nearIt: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${KILLS} (?:would|will|might|must|could|seems?|is|feels?) (?:be |so much )?(?:kinder|gentler|easier|quieter|softer) than\\b`,
    {
      unless: unless(
        'swim\\w*|commut\\w*|gym|workout|driving|bus|plane|fly\\w*|ferry|knot|climb\\w*|syrup|liquid|injections?|capsules?|pool|crossing',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\bif the (?:\\w+ )?(?:train|rope|branch|beam|belt|cord|gun|pistol|shelf|hook|knot) (?:had not|did not) (?:been |have |be )?(?:\\w+ )?(?:late|delayed|snap\\w*|broken?|broke|held|jam\\w*|given?|gave|slipped|stopped|brake\\w*|braked)\\b(?: \\w+| ,){0,3} i (?:would|might) (?:not|be dead|be gone|never)',
    { unless: unless('climb\\w*|meeting|interview|met|in time|on time|missed|caught|work|swing|flight') },
  ),
  rule(
    'suicide',
    3,
    '\\bi (?:did not|chose not to|refused to) (?:move|step|jump|get|go|run)(?: \\w+){0,2} (?:out of (?:the|its|his) way|aside|away)(?: \\w+){0,2} (?:on purpose|deliberately|because i (?:wanted|hoped)|hoping|i wanted)\\b|\\b(?:stand|stood|standing|go|went)(?: \\w+){0,2} (?:on|at) the (?:\\w+ )?platform\\b(?: \\w+| ,){0,5} (?:step|inch|foot|bit) (?:closer|nearer)\\b',
    { unless: unless('ball|queue|photos?|puddle|bike|cyclist|pigeon|dog|stage|presentation') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:look|looked|looking|googl\\w+|search\\w*|check\\w*|work\\w*|read\\w*) (?:\\w+ )?(?:up |out |for )?how (?:high|tall|deep) (?:the|that|this|our) (?:\\w+ ){0,2}?(?:car park|multi ?storey|bridge|viaduct|quarry|reservoir|cliffs?|overpass|tower block|roof)\\b',
    {
      unless: unless(
        'van|camper\\w*|truck|lorry|clearance|fits?|bike rack|school|project|holidays?|trip|tour\\w*|essay|kids|son|daughter|built|dive\\w*|quiz|ladder|gutters?|solar|photos?|record',
      ),
    },
  ),
  rule(
    'suicide',
    2,
    '\\bmy plan is (?:\\w+ )?(?:for|on) (?:\\w+day|tomorrow|tonight|the weekend)(?: ,)?(?: \\w+){0,2} (?:when|while|once|as) (?:they|everyone|everybody|nobody|he|she|the \\w+|my \\w+)(?: \\w+){0,3} (?:out|away|gone|asleep|church|work|school|home)$',
    {
      unless: unless(
        'party|surprise|paint\\w*|clean\\w*|cook\\w*|bake|baking|study\\w*|run|practi[cs]e|renovat\\w*|sleep|film|game|present|tell|talk|rest|read\\w*|garden\\w*',
      ),
    },
  ),
];

/** Letters for after, and those that were found too early. */
const letters: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '\\b(?:notes?|letters?|envelopes?|videos?|messages?)\\b(?: \\w+| ,){0,9} (?:for|until) (?:afterwards|after(?=$| ,| i| it| that)|when i am (?:gone|dead|no longer))(?! (?:i )?(?:finish|pass|graduate|get|complete|am done|move|retire|start|see|watch|read)w*)|\\b(?:they|it|those|these) (?:are|were|was|is) (?:meant )?for (?:after(?=$| ,| i)|afterwards$|when i am (?:gone|dead))',
    {
      unless: unless(
        `${ELSEWHERE}|will|notary|lawyer|cancer|chemo\\w*|hospice|school|class|party|meeting|dinner|surgery|operation|weekend|night out|sitter|babysit\\w*|shift|handover|delivery`,
      ),
    },
  ),
];

/** Words whose ordinary look-alikes are many: each rule has been measured with them. */
export const endings: readonly CareRule[] = [...notThere, ...nearIt, ...letters];

/** A letter that somebody found, where another sentence says what it was for. */
export const letterFound =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|brother|sister|son|daughter|kids?|flatmate|roommate|friend|he|she|they|somebody|someone)\b(?: \w+| ,){0,5}? (?:found|read|opened|discovered|came across|come across|saw|seen) (?:\w+ )?(?:the|my|a|that|those) (?:\w+ )?(?:letters?|notes?)(?=$| ,| (?:i|that i|which i|in|under|on|and)\b)/u;
export const writtenLately =
  /^(?:and |but |so )*(?:it|they|that) (?:was|were|is|are) (?:not (?:\w+ )?old|new|recent|fresh|from (?:last|this|yesterday|\w+day)|for after\w*|meant for after\w*)\b|^(?:and |but |so )*i (?:had )?(?:wrote|written) (?:it|them) (?:on \w+day|yesterday|last (?:night|week|\w+day)|this (?:week|morning)|the (?:night|day) (?:before|i))\b|\b(?:supposed|meant|going) to be (?:gone|dead)\b|\beveryone (?:is|keeps) (?:\w+ )?watching me\b|\b(?:hid|hides|hidden|locked|took|takes|taken) (?:\w+ )?(?:away )?(?:all )?(?:the|my) (?:\w+ )?(?:knives|pills|tablets|medicine|meds|razors?|keys)\b/u;
export const ORDINARY_LETTER =
  'love letters?|landlord|santa|resignation|council|bank|boss|teacher|school|complaint|grandm\\w*|gran|ex|pen ?pal|valentine|birthday|shopping|sweet|blush\\w*|funny|laugh\\w*|lovely|cover letter|application|embarrass\\w*|divorce|affair';

/** All of it is to stop, and the next sentence says for how long. */
export const wantsStop =
  /\b(?:want|need|wish|like|waiting for) (?:it|it all|everything|all of (?:it|this)|this|this all|the (?:whole|entire) thing|all this) to (?:\w+ )?(?:stop|end|finish|be over|go (?:quiet|dark|away)|be quiet|switch off)$/u;
export const forGood =
  /^(?:and |i mean |like |just )*(?:for good|for ever|forever|permanently|for always|once and for all|completely and forever)(?: this time| now)?$/u;
