import { type CareRule, FUN_DEATH, rule, STUDY } from './phrases.ts';

/** What else goodbyes, gifts and tidy papers are for. */
export const ORDINARY_FAREWELL =
  /\b(?:charity|goodwill|donat\w*|flea market|jumble|moving|move|moved|(?:de)?clutter\w*|minimalis\w*|abroad|holiday|holidays|vacation|trip|travel\w*|airport|station|colleagues?|coworkers?|team|job|boss|office|project|semester|exams?|school|class|pen pal|santa|christmas cards|time capsule|birthday|wedding|baptism|notary|insurance|baby clothes|kids clothes|old clothes|spring clean\w*|renovat\w*|weekend|back (?:on|at|in|by|next|from))\b/;
const GIVEN_AWAY =
  '(?:giv\\w+|gave|gifted|handing|handed) (?:away )?(?:\\w+ )?(?:all )?(?:of )?(?:my|(?<=away )(?:the|our)) (?:\\w+ )?(?:things|stuff|belongings|possessions|jewell?ery|clothes|books|records|guitar|savings|cats?|dogs?|pets?)';
const LETTERS =
  '(?:wrote|written|writing) (?:\\w+ |down ){0,2}?(?:the letters|(?:letters?|notes?) (?:to|for) (?:my|each|every|all|everyone|the) \\w+)';
/** An act that speaks for itself beside another one. */
const LEAVING = `(?:${GIVEN_AWAY}|${LETTERS}|(?:said|saying|say) (?:my )?goodbyes?|(?:my |the )?(?:will|testament|affairs) (?:is |are )?in order|(?:wrote|written|made|updated|signed) (?:my|a|the) (?:last )?will|(?:found|finding) a (?:new )?home for my (?:cats?|dogs?|pets?))`;
const ACT = `(?:${LEAVING}|paid (?:off )?(?:all )?(?:of )?(?:my|the) (?:last |final )?(?:bills|debts|rent)|(?:cleaned|cleared|emptied) (?:out )?(?:the|my) (?:flat|apartment|room|house|desk)|deleted (?:all )?my (?:accounts|profiles|photos))`;
const AFTERWARDS =
  '(?:(?:then|soon) (?:it|everything|it all|all) (?:is|will be|can be) (?:all )?over|not need (?:anything|it|them|any of it|these|this)(?: \\w+){0,2} (?:after|anymore|where|when|soon)|not need (?:anything|them|it) after|nobody (?:has|will have|needs|would have) to (?:deal|clean|find|sort|worry|bother)|nobody (?:has|will have) (?:any )?(?:trouble|work|bother) (?:with|because of) me|(?:picked|chosen|chose|set) (?:a|the|my) (?:day|date)|before i (?:go|leave)(?=$| ,| and)|(?:when|after|once) i am (?:gone|dead|no longer)|i can go(?=$| ,| now| in peace)|ready to (?:go|leave)(?=$| ,| now| forever)|(?:fine|okay|better) without me|will not be (?:here|around)(?=$| ,| anymore| much))';

/** Things done before a death, wherever two of them meet, or one meets what is to come after. */
export const farewells: readonly CareRule[] = [
  rule('suicide', 3, `\\b${ACT}\\b(?: \\w+| ,){0,14} ${AFTERWARDS}|\\b${AFTERWARDS}(?: \\w+| ,){0,8} ${ACT}\\b`, {
    unless: ORDINARY_FAREWELL,
  }),
  rule(
    'suicide',
    3,
    `\\b(?:${LEAVING}\\b(?: \\w+| ,){0,6}? (?:and|,)(?: \\w+| ,){0,3}? ${ACT}|${ACT}\\b(?: \\w+| ,){0,6}? (?:and|,)(?: \\w+| ,){0,3}? ${LEAVING})\\b`,
    { unless: ORDINARY_FAREWELL, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:giv\\w+|gave) away (?:all |almost |nearly )*(?:(?:of )?my (?:things|stuff|belongings|possessions)|everything (?:i (?:own|have|love)|that))\\b|\\bsaid (?:all )?my (?:last |final )?goodbyes$|\\b(?:last|final) (?:goodbye|words) to (?:everyone|you all|the world|my (?:kids|family|parents|children|mum|mom))\\b|\\bthis is (?:goodbye|my goodbye)(?=$| everyone| world| forever)',
    { unless: ORDINARY_FAREWELL, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:picked|chosen|chose|set|decided on|circled) (?:a|the|my) (?:day|date) (?:to|for) (?:die|dying|my death|end\\w*|leave this|do it)\\b',
    { unless: STUDY, negatable: true },
  ),
];

const WORLD = '(?:(?:on|in|from|off) (?:the face of )?(?:this|the) (?:earth|world|planet|life))';
const WORK =
  /\b(?:office|job|work|meeting|company|school|class|course|town|city|gym|party|club|shop|admin|insurance|story|book|forest|woods|cabin)\b/;

/** Wishing not to be, not to wake, not to live; said with the verbs people use for it. */
export const wishesNotToBe: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '\\b(?:can not|could not|not able to|unable to|not) (?:really |just |even )?(?:do|take|handle|face|stand|bear|deal with|keep doing|continue|carry on with|go on with) (?:with )?(?:this |my |the )?(?:life|living|being alive|existing|existence|being here)(?: (?:thing|shit|stuff|business))?(?=$| ,| (?:anymore|any|now|and|because|no longer|for much|again))',
    { unless: WORK },
  ),
  rule(
    'suicide',
    3,
    '\\bno (?:more )?(?:point|sense|use|reason) (?:in |of |to |for me to )?(?:\\w+ ly )?(?:being|be|staying|stay|keep being|sticking|stick|remaining|remain|hanging|going|go) (?:here|around|alive|on|in this world|on this earth)(?= (?:anymore|any|at all|much longer)| ,? ?because i (?:am|do|can))',
    { unless: new RegExp(`${WORK.source}|\\bgoing on (?:holiday|vacation|a)\\b`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:want|wants|wanted|wish|wishing|need|going|love|like|ready|plan|planning|could|can|let me|just)(?: i)?(?: could| to| just| simply| really){0,3} (?:disappear|vanish|fade(?: away)?|dissolve|cease(?: to (?:be|exist))?|stop existing|be (?:gone|erased))\\b(?=(?: \\w+ly)? (?:forever|for good|for ever|permanently|and never (?:come|wake|be|return|exist)|${WORLD}|from (?:everything|existence|it all)))`,
    {
      unless:
        /\binto\b|\bfor a (?:day|week|while|weekend|bit|month|year)\b|\b(?:game|app|account|online|social|facebook|instagram|debt|weight|pimples?)\b/,
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\bnot (?:really |even )?(?:want|wish|like|need|care) to (?:be|exist|live|stay|remain|be part)(?: ${WORLD}| here| around| alive| of this world)?(?= anymore| any longer| much longer| ever again)|\\bnot (?:really |even )?(?:want|wish|care) to (?:be|exist|live|stay|remain) ${WORLD}`,
    {
      unless: new RegExp(
        `${WORK.source}|\\b(?:with (?:him|her|them|my)|friends|together|at (?:the|my)|tired|alone|single|poor|fat|sick|sad|stressed|late|angry|afraid)\\b`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:relief|hope|hoping|wish|wishing|rather|nice|glad|want|wanted|fine|okay|ok|love|better|pray|praying|happy|dream|blessing|mind|prefer|if)\\b(?: \\w+){0,6} (?:not|never) (?:\\w+ )?(?:wake|waking) up(?=$| ,| (?:tomorrow|again|anymore|any|in the morning|one (?:day|morning)|from|and|ever|at all|the next))',
    {
      unless:
        /\b(?:early|late|neighbou?rs|parents|on time|baby|kids?|children|dog|cat|husband|wife|partner|at (?:\d|five|six|seven|night|three|four)|tired|hungover|sore|alarm|with a|so)\b/,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:not|never) (?:\\w+ ){0,3}(?:liv(?:e|ing)|being alive|alive|survive) (?:past|beyond|until|till|to see|after) (?:christmas|easter|new year|next|the|my|this|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|\\w+day|thirty|forty|\\d+)\\b|\\bnot (?:plan|planning|intend|expect|going) (?:on |to )(?:be|being|stay|staying|live|living) (?:around|alive)(?= (?:anymore|much longer|for (?:christmas|my|next|it|long|that))|$)',
    {
      unless:
        /\b(?:phone|plants?|tomato\w*|battery|fish|hamster|budget|savings|pay\w*|salary|means|here until|in this (?:flat|house|town|city))\b/,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:everyone|everybody|they|my (?:kids|family|children|parents|wife|husband|partner|friends)|people|all) (?:will|would|could|might) (?:\\w+ )?(?:be |feel |do |live )?(?:better|happier|relieved|easier|glad|fine|lighter)(?: off)? (?:once |when |if |without me\\b|after )(?:i (?:am|was|were) (?:gone|dead|not (?:here|around|alive)))?(?=$| ,| (?:now|anyway|i|and|forever|in their))',
    {
      unless: new RegExp(
        `${FUN_DEATH.source}|\\bwithout me (?:on|in|at|there|as|for)\\b|\\b(?:party|trip|project|meeting|team|concert|holiday)\\b`,
      ),
    },
  ),
];
