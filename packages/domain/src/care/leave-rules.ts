import type { TwoSigns } from './two-signs.ts';

const LOVED =
  '(?:dogs?|cats?|pets?|puppy|rabbits?|hamsters?|horses?|birds?|guitar|violin|piano|bike|jewell?ery|ring|watch|records|books|camera|savings|drums?|drum kit|paintings?|tools|keyboard|cello|(?:favou?rite|best) \\w+)';
const STAYS =
  '(?:kids|children|boys|girls|daughters?|sons?|husband|wife|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|family|sisters?|brothers?|best friends?|everyone i love|all (?:of )?(?:them|you))';
const WHEN = '(?:tonight|today|tomorrow|midnight|\\w+day|(?:this|the|next) (?:week|weekend|month)|then|that|soon)';
const ENDS = '(?=$| ,| (?:anymore|now|soon|after|from|where|anyway|and|because|i)\\b)';

/** What is loved has gone to somebody else for good. */
const givenAway = new RegExp(
  `\\b(?:giv(?:e|en|ing)|gave|gifted|hand(?:ed|ing)(?: over)?|let|left|passed|pass|rehomed|found (?:a home|a new home|someone|somebody)(?: to take| for)?)(?: \\w+){0,4}? (?:my|the) ${LOVED}\\b|\\bgave away my \\w+\\b|\\b(?:\\w+ ){1,2}(?:got|gets|has|can have|took) (?:all )?my ${LOVED}\\b|\\b(?:my|the) ${LOVED} (?:went|goes|has gone|is) (?:to|with) (?:my|the|a)\\b|\\bnames on (?:all )?my ${LOVED}\\b`,
  'u',
);
/** And there is no need of it any more, since something ends. */
const noMoreNeed = new RegExp(
  `\\b(?:will not|would not) (?:\\w+ )?(?:need|be needing|be wearing|be using|be playing|be riding|use|want|miss)(?: (?:it|her|him|them|any of it|anything))?(?: anymore)?${ENDS}|\\bno (?:more )?(?:use|need) (?:for|of) (?:it|her|him|them|anything)(?: anymore)?${ENDS}|\\b(?:after|from|past) ${WHEN}(?: ,)? (?:it|nothing|that) (?:will not|does not|no longer|wont) (?:\\w+ )?matters?\\b|\\b(?:where i am going|where i go)\\b|\\bnot much left to do (?:before|until) ${WHEN}\\b|\\bneeds (?:a|somebody|someone|a new) (?:home|to love (?:her|him|it)) (?:after|from) ${WHEN}\\b|\\bwhen i (?:can no longer|no longer can|no longer am)$|\\b(?:to be|being) finished$|\\bwho gets what\\b|\\b(?:only|just) (?:have|need) to (?:\\w+ ){1,4}?(?:until|till) ${WHEN} and then i am (?:done|gone)\\b|\\b(?:it|this|that) (?:is|was) the (?:very )?last thing i (?:had|have|needed|wanted) to (?:do|sort|arrange|settle)$`,
  'u',
);
const GOES_ON =
  /\b(?:mov(?:e|es|ed|ing)|abroad|fly|flight|travel\w*|trip|holidays?|vacation|spain|weekend (?:away|trip)|back (?:on|in|at|by)|new (?:one|bike|guitar|car|house|flat|job)|now that i have|bought|upgrad\w*|sold|selling|charity|freecycle|ebay|recycl\w*|declutter\w*|allerg\w*|landlord|crutches|hospital|surgery|operation|knee|baby|birthday|wedding|christmas|outgrew|too small|fits?|sitter|groomer|vet|lessons?|summer|winter coat|play anymore|retir\w*|care home|hospice|cancer|chemo\w*|terminal|palliative|games?|film|movie|novel|story|character|song|exhibition|gallery|market|auction|school)\b/u;

/** Letters to those who stay. */
const letters = new RegExp(
  `\\b(?:wrote|written|writing|left|leaving|finished|finish|sealed|done)(?: \\w+){0,3}? (?:letters?|notes?|cards?|videos?)(?: \\w+){0,2}? (?:to|for) (?:each (?:one )?of |all (?:of )?|both (?:of )?)?(?:my |the )?(?:\\w+ )?${STAYS}\\b|\\b(?:letters?|notes?) (?:to|for) (?:my |the )?(?:\\w+ )?${STAYS} (?:are|is|lie|lies)\\b|\\b(?:\\w+ )?letters? , (?:one|1) (?:for|to) (?:my )?${STAYS}\\b|\\b(?:one|a) letter (?:per|for each) (?:child|kid|\\w+ of them)\\b|\\bwrote my ${STAYS} (?:\\w+ ){0,2}?(?:pages|letters?)\\b|\\b(?:recorded|made) (?:a )?(?:video|message)s? for (?:each|every) (?:birthday|year)\\b|\\bwrote to (?:everyone i love|all of them|each of them|everybody i love)\\b`,
  'u',
);
/** And it is done, or a calm has come that nothing explains. */
const allSorted =
  /\b(?:all|everything|it|that|this)(?: is| was| s| has been)? (?:all |now )*(?:sorted|arranged|settled|in order|taken care of|ready|prepared|done|said)(?=$| ,| (?:now|and|i)\b)|\b(?:feel|feels|felt|am|feeling) (?:\w+ ){0,2}?(?:calm|calmer|peaceful|at peace|lighter|free|ready)\b|\b(?:quiet|calm|still|stillness|peace)(?: \w+)? (?:in|inside) me\b|\bthere is (?:this |a |such a )?(?:stillness|calm|peace|silence)\b|\b(?:now|finally) i can (?:rest|go|sleep|let go)\b|\bnot (?:afraid|scared) (?:anymore)?$|\bnot (?:afraid|scared)$/u;
const ORDINARY_LETTERS =
  /\b(?:(?:for|on) (?:his|her|their|our|my \w+ s?) birthdays?|anniversary|first day of|christmas|santa|easter|valentine|wedding|thank you|summer camp|camp|school|pupils?|class|teachers?|reports?|bank|council|landlord|boss|job|visa|deployment|deployed|navy|army|boarding|pen ?pals?|dinner|lunch|oven|fridge|shopping|babysit\w*|sitter|homework|time capsule|graduat\w*|therap\w*|cancer|chemo\w*|hospice|terminal|palliative|surgery|operation|apolog\w*|novel|story|character|film|movie|games?|songs?|yoga|run|swim)\b/u;

/** What is put in order for the time after oneself. */
const affairs = new RegExp(
  `\\b(?:my |the )?(?:last )?(?:will|testament|affairs|funeral(?: \\w+)?)(?: and \\w+(?: \\w+){0,2})? (?:is|are|s)? ?(?:\\w+ )?(?:signed|written|done|made|settled|sorted|in order|arranged|paid)\\b|\\b(?:sorted|settled|arranged|planned|wrote|written|signed|made|finished) (?:out )?(?:my|the) (?:\\w+ )?(?:will|testament|affairs|funeral)\\b|\\bpasswords? (?:are |is )?(?:all )?(?:written down|in the drawer|on the table)\\b|\\b(?:papers|documents|accounts|everything) (?:\\w+ )?in order for my (?:\\w+ )?${STAYS}\\b|\\b(?:told|showed|shown) my (?:\\w+ )?${STAYS} where (?:everything|all the papers|the papers|it all) (?:is|are)\\b|\\b(?:folder|box|envelope) for (?:them|my ${STAYS}|after|everyone)\\b|\\b(?:coffin|urn|burial|gravestone)\\b|\\bi (?:have )?(?:finally |now )?decided and since (?:then|that)\\b|\\blabell?ed (?:all )?my (?:things|stuff|belongings)\\b|\\b(?:everything|it all|all) (?:is |s )?in order , the (?:insurance|bank|will|keys|papers)\\b`,
  'u',
);
/** And a calm, a goodbye, or something that comes. */
const calmOrGoodbye =
  /\b(?:feel|feels|felt|am|feeling) (?:\w+ ){0,3}?(?:calm|peaceful|at peace|lighter|nothing but (?:calm|peace)|ready(?! (?:for|to (?:start|move|go (?:to|on|home)))\b))\b|\bmade (?:my |a )?peace with (?:it|this|everything|dying|death|what)\b|\b(?:can|could|ready to|time to) (?:say )?good ?bye\b|^good ?bye$|\bit will (?:all )?(?:soon )?be over(?: soon)?\b|\bpeace with what is coming\b/u;
const ORDINARY_AFFAIRS =
  /\b(?:notary|solicitor|lawyer|tax(?:es)?|hmrc|mortgage|house|flat|move|mov(?:ed|ing)|wedding|married|baby|born|holidays?|trip|flight|job|school|exams?|visa|bank account|yoga|meditat\w*|run|swim|retir\w*|pension|cancer|chemo\w*|hospice|terminal|palliative|surgery|operation|gran\w*|mum s|mom s|dad s|my (?:mum|mom|mother|dad|father|uncle|aunt) (?:died|passed|s)|funeral (?:of|for) (?:my|the)|died|novel|story|character|film|movie|games?|songs?)\b/u;

/** Leave taken without a word of dying. One of the two alone is an ordinary day. */
export const leavePairs: readonly TwoSigns[] = [
  { category: 'suicide', level: 3, one: givenAway, other: noMoreNeed, unless: GOES_ON },
  { category: 'suicide', level: 3, one: letters, other: allSorted, unless: ORDINARY_LETTERS },
  { category: 'suicide', level: 3, one: affairs, other: calmOrGoodbye, unless: ORDINARY_AFFAIRS },
];
