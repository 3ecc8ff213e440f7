import { MEDICINE } from './medicines.ts';
import { ACCIDENT, type CareRule, FUN_DEATH, PLAY, rule, STUDY } from './phrases.ts';

const PEOPLE =
  '(?:everyone|everybody|they|people|(?:my|the) (?:\\w+ )?(?:family|kids|children|parents|wife|husband|partner|mum|mom|dad|friends|son|daughter|sister|brother)|all of (?:you|them)|you all)';
const WORLD = '(?:world|planet|earth|universe)';
/** Where no place, hour or errand follows. */
export const ENDS =
  '(?=$| ,| (?:and|but|so|because|i|anyway|now|forever|tonight|today|already|finally|honestly|really|then|too|at all|for real|to be honest|you know|in here|(?:on )?(?:most|some) days|with all my heart)\\b)';
const FOOD = /\b(?:chocolate|cake|cookies?|biscuits|crisps|chips|sweets|candy|ice cream|snacks?|fridge|cheese|pizza|buffet|eat|ate)\b/;
const OUTSIDE =
  /\b(?:bike|cycling|road|roads|traffic|street|streets|neighbou?rhood|area|town|city|walk\w*|online|internet|scam\w*|covid|flu|germs|infection|sun|ladder|climb\w*|swim\w*|driv\w+|train station|bus|hiking)\b/;

/** Fear of oneself, and not minding whether one lives: said without a word for dying by one's own hand. */
const losingHold: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    '\\b(?:not|unable to|hard to|struggling to|nobody can|never) (?:\\w+ ){0,4}?(?:keep|keeping) myself (?:safe|alive)\\b|\\bnot (?:\\w+ ){0,3}(?:promise|guarantee)(?: \\w+){0,4} (?:safe(?! \\w+ing)|safety|alive)\\b|\\bnot (?:\\w+ ){0,2}safe (?:with|from|around) myself\\b|\\bnot (?:feel )?safe (?:alone|by myself|on my own) (?:tonight|right now|with (?:myself|my|these))\\b|\\b(?:danger|risk|threat) to myself\\b',
    { unless: OUTSIDE },
  ),
  rule(
    'self_harm',
    3,
    '\\bnot (?:\\w+ ){0,3}trust myself (?:not to|to not|to (?:stay|be|keep|live|survive|make it)|alone|around (?:\\w+ )?(?:pills|tablets|knives|blades|medication|meds|bridges?|tracks))\\b|\\bwhat i (?:might |may |could |will |would |can |am (?:going|able|capable) (?:to |of )|end up |just ){0,3}(?:do|doing) to myself\\b',
    { unless: new RegExp(`${FOOD.source}|\\b(?:hair|fringe|beard|money|shop\\w*|wine|late|on time|kind|polite)\\b`) },
  ),
  rule('self_harm', 3, '\\b(?:do|doing) (?:something|anything)(?: (?:bad|stupid|terrible|awful|drastic))? to myself\\b', {
    unless: new RegExp(`${ACCIDENT.source}|\\b(?:hair|fringe|face mask|tattoo|good|nice)\\b`),
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:not (?:\\w+ )?(?:care|mind|matter)|no longer (?:care|matter)\\w*|care less|no difference|all the same|all one|indifferent|not (?:\\w+ )?(?:bother|trouble|sadden))\\b(?: to me| me)?(?: \\w+)? (?:if|whether|when) i (?:(?:just |even )?(?:die|died|wake up(?! (?:late|early|at|before|with|tired|in (?!the morning)))|am alive|am dead|survive|exist)|(?:live|stay alive) (?:or|anymore|much)|live$)',
    { unless: new RegExp(`${FUN_DEATH.source}|${PLAY.source}|\\bdie (?:of|from|trying|in)\\b`) },
  ),
  rule(
    'suicide',
    3,
    '\\bnot (?:really |even )?(?:care|mind) (?:about )?(?:dying|being dead|living (?:or|anymore))\\b|\\b(?:live|living|alive) (?:or|and) (?:die|dying|dead|not)\\b(?: \\w+| ,){0,4} (?:the same|no difference|not matter|not care)\\b',
    { unless: new RegExp(`${FUN_DEATH.source}|${PLAY.source}`) },
  ),
];

const TOO_MUCH =
  '(?:too many|too much|dangerous|unsafe|deadly|fatal|lethal|(?:not )?survivable|enough (?:to|that i|for me to) (?:\\w+ )?(?:die|kill|end|not|never|sleep|stop|pass|wake))';
/** A person who was ill asks so, or one who looks after somebody. */
const CAREFUL =
  /\b(?:(?:a|per|one|each|every) (?:day|week|night)|daily|in (?:24|twenty four) hours|at once|headaches?|fever|flu|colds?|back pain|child|kids?|toddler|baby|son|daughter|mum|mom|dad|mother|father|grandm\w+|dogs?|cats?|pets?|vitamins?|magnesium|iron|homeopathic|pregnan\w*|doctor says|safe dose)\b/;

/** Asking for the amount. */
const amounts: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:how (?:many|much)|what (?:amount|number|quantity|dose))(?: of)?(?: \\w+){0,2}? ${MEDICINE}\\b(?: \\w+){0,3}? (?:is|are|would be|will be|would|counts? as|becomes?) (?:\\w+ )?${TOO_MUCH}\\b(?! for (?:a|one|my) (?!last)\\w+)|\\b(?:is|are|would) (?:\\d\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|a (?:handful|box|pack|bottle|strip)(?: of)?) (?:\\w+ )?${MEDICINE} (?:be )?${TOO_MUCH}|\\bhow (?:many|much)(?: \\w+){0,2}? ${MEDICINE}\\b(?: \\w+){0,3} (?:to|and) (?:not )?survive\\b`,
    { unless: new RegExp(`${CAREFUL.source}|${STUDY.source}|${PLAY.source}`) },
  ),
];

const DEAR = '(?:things|stuff|belongings|possessions|jewell?ery|guitar|piano|violin|savings|cats?|dogs?|pets?|car|bike|records)';
const GIVING = `(?:(?:giv\\w+|gave|gifted|handed|handing)(?: away)? (?:\\w+ )?my (?:\\w+ )?(?:${DEAR}|\\w+ and my \\w+)|(?:please|can|could|should|just) (?:have|keep|take) (?:all )?(?:of )?my ${DEAR}|(?:found|finding) a (?:\\w+ )?home for my (?:cats?|dogs?|pets?))`;
const NO_NEED = 'not (?:be )?need(?:ing)? (?:it|them|him|her|anything|any of (?:it|this|that|them)|this|these|that)';
const MOVING =
  /\b(?:charity|goodwill|donat\w*|moving|move|moved|abroad|holidays?|vacation|trip|travel\w*|declutter\w*|new (?:flat|house|city|one|job|home)|bought|upgrad\w*|allerg\w*|spring clean\w*|semester|weekend|minimalis\w*|summer|winter|hotel|camp)\b/;

/** Making room for one's absence. */
const absence: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\bnot (?:really |even )?(?:want|wish|care) to (?:(?:live|be alive|exist)${ENDS}|wake up(?= (?:at all|honestly|to be honest|for real|in this world|you know|ever)\\b))|\\bnot (?:really |even )?(?:want|wish) to (?:live|exist) in (?:it|this world)(?=$| ,| anymore)|\\b(?:tired|sick|done|exhausted) (?:of|with|from) (?:living|being alive|existing)(?: in this world)?${ENDS}|\\bbetter off not (?:existing|living|alive|here|around|being (?:here|alive|around))${ENDS}`,
    {
      unless:
        /\b(?:office|party|school|house|flat|town|city|parents|roommates?|flatmates?|paycheck|suitcase|boxes|alarm|live forever(?! (?:in|with|like) (?:this|pain|misery)))\b/,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:${WORLD}|${PEOPLE})\\b(?: \\w+){0,5} (?:better|happier|easier|nicer|lighter|safer|calmer|relieved)(?: \\w+){0,3} without me(?: (?:in it|in (?:this|the|that) world|in (?:their|his|her) (?:life|lives)|in the (?:picture|way)|on (?:it|this (?:earth|planet))|here|around|alive|anymore))?${ENDS}|\\b${WORLD} (?:would |will |does |really ){0,2}(?:not need me|not miss me|be fine without me|go on without me|keep turning without me)\\b`,
    { unless: /\b(?:party|team|choir|band|project|meeting|concert|trip|game|kitchen|office|sleep)\b/ },
  ),
  rule(
    'suicide',
    3,
    `${GIVING}\\b(?: \\w+| ,){0,8} ${NO_NEED}(?= anymore| any| soon| where|$)|\\bwhere i am going(?: ,)? (?:\\w+ ){0,3}${NO_NEED}`,
    {
      unless: MOVING,
    },
  ),
  rule(
    'suicide',
    3,
    '\\bi will not be (?:a |any |your |their |anyone s )?(?:\\w+ )?(?:problem|burden|bother|trouble|worry)(?: (?:to|for) (?:anyone|anybody|you|them|my \\w+|others))? (?:anymore|much longer|after (?:tonight|today|tomorrow)|ever again)\\b|\\b(?:worry|worrying|bother|bothering|deal|put up)(?: \\w+)? me (?:much longer|after (?:tonight|today|tomorrow))\\b|\\b(?:might|may|will|would) not be (?:here|alive|around) (?:tomorrow|in the morning|next week)(?: ,)? (?:and|but) (?:that|it|i) (?:is|am) (?:\\w+ )?(?:okay|ok|fine|good|right|alright|peace)\\b',
    { unless: MOVING },
  ),
];

const DROP =
  '(?:bridge|overpass|viaduct|roof|rooftop|ledge|cliff|cliffs|balcony|railing|parapet|tracks|rails|tower|platform|trains?|river|motorway|window)';
const DAILY =
  /\b(?:photo\w*|pictures?|draw\w*|paint\w*|sunset|views?|clean\w*|repair\w*|fix\w*|commut\w*|tickets?|timetable|travel\w*|visit\w*|plants?|album|songs?|music|climb\w*|build|model|swim\w*|race|running|workout)\b/;

/** A place looked at with the thought of how little it would take. */
const places: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${DROP}\\b(?: \\w+| ,){0,8} (?:think|thinking|thought|thoughts|wonder\\w*|imagin\\w*|realis\\w*|realiz\\w*)(?: \\w+){0,3} (?:how (?:easy|easily|quick|quickly|simple|fast|little|peaceful)|it would (?:be so|only|just))\\b(?: \\w+){0,4}(?<=\\b(?:be|take|over|go|end|step|jump|needs?))(?=$| ,| (?:to (?:jump|fall|let|step|end|die|go|just)|and|i|a|one|done|over)\\b)|\\b(?:look|looking|stare|staring|watch|watching|stand|standing|lean|leaning) (?:\\w+ ){0,3}${DROP}\\b(?: \\w+| ,){0,6} it would be (?:so|that|too) (?:easy|quick|simple)(?=$| ,| to (?:jump|fall|let|step|end|die|go)\\b)`,
    { unless: DAILY },
  ),
];

const HARMLESS_FOLLY =
  /\b(?:karaoke|party|lol|haha+|funny|buy|bought|order|spend|spent|shop\w*|tattoo|hair|fringe|dye|book|bet|stage|dance|sing|text (?:my|him|her)|money|car|laugh\w*|prank|silly|code|deploy|exam|interview|date|dress|for love|game)\b/;

/** Quiet despair, met gently. */
const troubles: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\b(?:might|may|could|will|going to|about to|want to|afraid|scared|fear|worried|feel like|urge to)\\b(?: \\w+){0,4} (?:do|doing) something (?:\\w+ )?(?:stupid|reckless|drastic|bad|terrible|irreversible|permanent|rash|awful|dumb)(?=$| ,| (?:tonight|today|right now|now|soon|again|if|to myself|because)\\b)',
    { unless: HARMLESS_FOLLY },
  ),
  rule(
    'distress',
    2,
    '\\bnot (?:\\w+ )?(?:feel )?safe (?:with|around|in) (?:myself|my own|my (?:thoughts|head|mind)|these thoughts)\\b|\\bnot feel safe (?:alone|on my own|by myself)\\b|\\bunsafe (?:with|around|in) (?:myself|my)\\b|\\bnot (?:\\w+ ){0,2}trust myself (?:anymore|right now|tonight|today|alone)\\b|\\b(?:scared|afraid|frightened|terrified) of (?:myself|my (?:own )?(?:thoughts|mind|head))\\b',
    { unless: new RegExp(`${OUTSIDE.source}|${FOOD.source}`) },
  ),
  rule(
    'distress',
    2,
    `\\bnothing (?:is |was |here |\\w+ )?(?:left )?for me(?: (?:here|anymore|in (?:this|my) (?:life|world)|to (?:live|hope|hold on|look forward)(?: \\w+)?))?(?: (?:now|here|anymore))?${ENDS}|\\bnothing (?:\\w+ ){0,4}look forward to\\b`,
    {
      unless: new RegExp(
        `${FOOD.source}|\\b(?:sale|menu|pack|post|mail|shops?|parcels?|not nothing|(?:strangers|crowds?|clubs?|part(?:y|ies)|gyms?|sports?|dancing|camping|groups?|choirs?) (?:is|are|was|were) (?:just |really )?nothing for me)\\b`,
      ),
    },
  ),
  rule(
    'distress',
    2,
    `\\b(?:want|wish|wanted|need|longing|pray)(?: for)? (?:it|it all|this|this all|all (?:of )?(?:it|this)|everything|(?:the|my|this) (?:pain|suffering|misery|hurt|noise in my head|thoughts)) (?:to |would )?(?:just |finally |all )?(?:be over|end|stop|be done|go away)${ENDS}`,
    {
      unless:
        /\b(?:exam\w*|dentist|winter|deadline|project|wedding|lockdown|interview|surgery|semester|chemo|drill\w*|rain|snow|meeting)\b/,
    },
  ),
];

export const quiet: readonly CareRule[] = [...losingHold, ...amounts, ...absence, ...places, ...troubles];

/** Means somewhere in the house: nothing much by themselves, a danger in a message that despairs. */
export const meansAtHome: CareRule = rule(
  'suicide',
  1,
  `\\b(?:have|has|got|keep|there is|there are|know where|with) (?:\\w+ ){0,3}?(?:rope|noose|gun|pistol|revolver|rifle|shotgun|bullets|razor blades?|blades?|helium|${MEDICINE})(?: \\w+)? (?:in|under|behind|at|on) (?:the|my|our|a) (?:\\w+ )?(?:garage|shed|cellar|basement|attic|loft|barn|drawer|cupboard|cabinet|wardrobe|closet|bathroom|bedroom|house|home|flat|car|trunk|boot|safe|bed|bedside|nightstand|desk)\\b|\\b(?:have|got) (?:a |the |some |enough )?(?:rope|noose|gun|pistol|pills) at home\\b`,
  {
    unless: new RegExp(
      `${PLAY.source}|\\b(?:tow\\w*|climb\\w*|boat|sail\\w*|tent|camp\\w*|swing|laundry|garden\\w*|horse|dog|cat|fever|flu|colds?|allerg\\w*|headaches?|migraines?|vitamins?|shav\\w*|glue|nerf|craft\\w*|balloons?|for my (?:mum|mom|mother|dad|father|grandm\\w+))\\b`,
    ),
  },
);

/** What turns means at home into a danger. */
export const DESPAIR =
  /\b(?:hopeless|worthless|no hope|no way out|nothing left (?:for me|to)|can not (?:go on|take (?:it|this)|bear (?:it|this)|live)|no (?:point|future|reason) (?:anymore|left|in (?:anything|living|it|going)|to live)|(?:everything|life|all) (?:is|feels) (?:\w+ )?(?:pointless|meaningless)|(?:want|wish) (?:it|this|everything|it all) (?:to |would )?(?:be over|end|stop)|hate (?:myself|my life)|empty inside|tired of (?:life|everything|it all|living)|giv(?:e|ing|en) up on (?:life|everything|myself))\b/;
