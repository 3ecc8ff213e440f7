import { ACCIDENT, type CareRule, FUN_DEATH, IDIOM_SELF, PLAY, rule, STUDY } from './phrases.ts';

const FIGURE_OR_GRIEF =
  /\b(?:social|career|diet|political|financial|commercial|lost|losing|died|death|passed|funeral|anniversary|survivor|bereaved)\b/;
const MEDICINE =
  '(?:pills?|tablets?|meds|medication|medicine|paracetamol|tylenol|ibuprofen|aspirin|xanax|insulin|melatonin|antidepressants|sleeping|opioids?|benzos?)';
const HIGH_PLACE = '(?:tracks|bridge|balcony|roof|window|edge|ledge|cliff|train|building)';

/** Roundabout words for ending one's life or hurting oneself. */
export const indirect: readonly CareRule[] = [
  rule('suicide', 3, '\\bsuicide\\b', { unless: new RegExp(`${STUDY.source}|${FIGURE_OR_GRIEF.source}`), negatable: true }),
  // A work of art or a lesson showed it, and its reader means to follow.
  rule(
    'suicide',
    3,
    '\\b(?:suicide|romeo|juliet|werther|ophelia|karenina|thirteen reasons|13 reasons)\\b.*\\b(?:i (?:\\w+ )?(?:plan|planned) (?:mine|my own|it too)|i (?:will|am going to|want to|have to|could|should) (?:\\w+ )?(?:do (?:it|that|the same)|die|go)(?: too| tonight| now| like (?:them|her|him|that)|$)|(?:showed|told|taught) me how)\\b',
    { unless: /\b(?:audition|act|play (?:the )?(?:role|part)|homework)\b/, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\bwant to not (?:be alive|exist|live|wake up(?! (?:the|my))|be here)\\b|\\bno longer want to (?:live|be alive|exist|be here)$',
  ),
  rule('suicide', 3, '\\b(?:no|lost|losing|without) (?:the |my |any |all )?will to live\\b', { unless: /\blol\b/ }),
  rule(
    'suicide',
    3,
    '\\b(?:death|dying) (?:\\w+ ){0,4}(?:only|best) (?:way out|way|option|answer|solution|escape)\\b|\\b(?:happier|better|rather be) dead\\b',
    { unless: STUDY },
  ),
  rule('suicide', 3, '\\bwish (?:someone|somebody|something|a car|god) would (?:just )?(?:kill|shoot|hit|end|take) me\\b'),
  rule('suicide', 3, '\\b(?:to|might|will|should|just) off myself\\b'),
  rule(
    'suicide',
    3,
    '\\b(?:feel|feels|feeling|felt) like (?:dying|i (?:want|need|should|have) to die|ending (?:it|everything|my life))\\b',
    {
      unless: new RegExp(`${FUN_DEATH.source}|\\bdying (?:of|from|laughing)\\b`),
      negatable: true,
    },
  ),
  rule('suicide', 3, `\\b${HIGH_PLACE}(?: \\w+){0,6} (?:thinking|think|thought) (?:of|about) jumping\\b`, {
    unless: PLAY,
    negatable: true,
  }),
  rule(
    'suicide',
    4,
    `\\bgoodbye before i (?:die|go)\\b|\\b(?:saving up|stockpiling|hoarding|collecting) (?:my |the |enough )?${MEDICINE}\\b`,
  ),
  rule(
    'suicide',
    3,
    '\\bnot want to see (?:tomorrow|another day|the morning|next year)$|\\bnot (?:going to )?be (?:here|around) (?:tomorrow|anymore|much longer) , (?:good ?bye|bye)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:painful|hurt|hurts|how|long|easy|quick) (?:\\w+ ){0,5}(?:hang|hanging|kill|drown|shoot) (?:yourself|oneself)\\b',
    { unless: STUDY },
  ),
  rule('suicide', 3, `\\boverdose on (?:\\w+ )?${MEDICINE}\\b|\\b(?:enough|many) ${MEDICINE} to (?:die|kill|end|not wake)\\b`, {
    unless: STUDY,
  }),
  rule('self_harm', 3, '\\b(?:i have been|i was|i am|i keep) cutting (?:for|since|every|again|when)\\b', {
    unless: /\b(?:carbs?|calories?|weight|sugar|protein|fat|diet|hair|grass|wood|costs?|back|down|class|fabric|video|hedge|vegetables)\b/,
  }),
  rule('self_harm', 3, '\\b(?:hit|bite|scratch|burn) myself (?:when|until|because|if|so)\\b', { unless: ACCIDENT, negatable: true }),
  rule(
    'suicide',
    3,
    '\\b(?:think|thinking|thoughts) (?:about|of) ending (?:everything|it|things)$|\\bwant to bleed out\\b|\\bi am (?:going|about) to jump$',
    { negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:i|he|she) should have died\\b|\\bwish i had died\\b|\\bonly reason (?:\\w+ ){0,4}not (?:yet )?killed myself\\b|\\bfantasi[sz]\\w* (?:about|of) (?:dying|death|killing)\\b',
    { unless: FUN_DEATH },
  ),
  rule('suicide', 4, `\\b(?:take|swallow) (?:all|too many|a handful|every one) (?:of )?(?:\\w+ ){0,3}${MEDICINE}\\b`, {
    unless: /\b(?:prescribed|forgot|remember|on time|morning|daily|doctor)\b/,
    negatable: true,
  }),
  rule('self_harm', 3, '\\b(?:cut|cuts|cutting|burns|hurts|hurting|harms|harming|starves|starving) (?:herself|himself|themselves)\\b', {
    unless: new RegExp(`${ACCIDENT.source}|${IDIOM_SELF.source}`),
    negatable: true,
  }),
  rule('self_harm', 3, '\\bcutting (?:makes|helps|calms|relieves|is the only)\\b', {
    unless: /\b(?:carbs?|sugar|costs?|budget|corners|hair)\b/,
  }),
];
