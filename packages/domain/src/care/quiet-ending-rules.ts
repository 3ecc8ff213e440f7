import { type CareRule, rule } from './phrases.ts';
import { unless } from './plain-danger-rules.ts';

/** Somebody will be elsewhere, and alive. */
const ELSEWHERE =
  'mov(?:e|ing|ed)|holidays?|vacation|abroad|travel\\w*|trip|flight|maternity|parental|retir\\w*|new (?:job|flat|house|home|city|town)|graduat\\w*|transfer\\w*|contract|rent|landlord|semester|term|resign\\w*|redundan\\w*|laid off|fired|quit\\w*|visa|emigrat\\w*';
/** Where one may be of no use, without any danger. */
const PLACES =
  'work|job|office|company|firm|team|meetings?|party|class|school|uni|university|college|course|lessons?|gym|training|club|match|game|season|league|event|conference|call|project|shift|committee|choir|band|gig|dinner|wedding|app|group chat|queue|shop|restaurant|city|town|village|country|sport|football|field|industry|career|relationship|marriage|with (?:him|her)|diet|degree|studies|book|series|show|subscription|marathon|tournament|account|thread|forum';
const KIN =
  '(?:(?:my|the|our) (?:\\w+ )?(?:family|kids?|children|girls|boys|wife|husband|partner|parents|mum|mom|dad|mother|father|son|daughter|sisters?|brothers?|friends|boyfriend|girlfriend)|they|everyone|everybody|people|you all|he|she)';
const SOON =
  '(?:next|by (?:then|christmas|summer|spring|the)|this time next|for (?:christmas|my|the summer)|when (?:i am|you)|much longer|long|in (?:a|one|two) (?:months?|years?|weeks?))';
const END = '(?=$| ,| (?:and|but|anymore|any longer|any more|now|really|honestly|tbh|lol|lately|at all|like this|again|idk|i|if)\\b)';

/** A life that seems of no use, or a burden. */
const ofNoUse: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:point|use|reason|sense|good) (?:of|in|for) me (?:still |even )?(?:being|existing|living)(?: (?:here|alive|around|there))?${END}`,
    { unless: unless(PLACES) },
  ),
  rule(
    'suicide',
    2,
    `\\b${KIN}(?: ?d| would| will| ?ll)? (?:all |probably |just |surely |still )*be (?:\\w+ )?(?:fine|ok|okay|good|alright|better|happier|relieved) without me${END}`,
    {
      unless: unless(
        `${PLACES}|${ELSEWHERE}|for (?:an?|the|one|two|few|some)|tonight|weekend|evening|an hour|babysit\\w*|sitter|go out|dance|win|won`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:no|not (?:\\w+ )?(?:see|find|have|feel)(?: (?:a|any|the|much|one))?|what ?s the|what is the|where ?s the|lost (?:the|my|any|all)|without (?:a|any)|give me (?:a|one)|need a) (?:real |single |good |more )?(?:reason|point|use|sense) (?:(?:to|in|of|for|why i should) )?(?:carry(?:ing)? on|go(?:ing)? on|keep(?:ing)? going|keep(?:ing)? on living|continue|continuing|live|living|stay(?:ing)? alive|be(?:ing)? alive|exist|existing)(?: (?:with (?:any of )?(?:it|this|life)|living))?${END}`,
    { unless: unless(`${PLACES}|${ELSEWHERE}|about (?:it|this)|argument|discussion|debate|treatment plan|bitcoin|streak`) },
  ),
];

/** A future without oneself in it. */
const noFuture: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:not|never|no longer) (?:\\w+ )?(?:see|picture|imagine|have|feel) (?:a|any|much of a) future (?:for (?:me|myself)|with me in it)${END}|\\bthere is no future for me${END}`,
    {
      unless: unless(`${PLACES}|${ELSEWHERE}|us|together|as an?`),
    },
  ),
  rule(
    'suicide',
    2,
    `\\b(?:not|never) (?:\\w+ )?(?:see|picture|imagine) (?:myself|me) (?:next (?:year|month|summer|christmas)|(?:getting|growing|being) (?:old|older))${END}`,
    {
      unless: unless(`${PLACES}|${ELSEWHERE}|as an?|doing|hair`),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:not (?:\\w+ )?(?:think|believe|expect|reckon) (?:i ?ll|i will|ill|i am going to|i am gonna|to|i d|i would)(?: still| even)? be|i (?:will|might|may) (?:probably |maybe )?not (?:even |still )?be|i (?:probably )?wont (?:even )?be) (?:here|alive|around) ${SOON}\\b`,
    {
      unless: unless(
        `${PLACES}|${ELSEWHERE}|years long|lunch|today|tomorrow|tonight|weekend|back (?:by|in|at)|appointment|delivery|parcel`,
      ),
    },
  ),
];

/** Not being there, thought of again and again, or with relief. */
const notAround: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:think|thinking|thoughts?|picture|picturing|imagine|imagining|daydream\\w*|fantasi[sz]\\w*|dream|dreaming)(?: \\w+){0,2} (?:about|of|what|how)(?: \\w+){0,5}? (?:not (?:being|to be)|no longer being|if i (?:was|were|am) not) (?:around|here|alive)${END}`,
    {
      unless: unless(
        `${PLACES}|${ELSEWHERE}|enough|more|for (?:them|him|her|my)|when (?:my|the|she|he|they)|cancer|chemo\\w*|terminal|surgery|deploy\\w*`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:easier|better|simpler|nicer|quieter|lighter|a relief|best)(?: \\w+){0,3}? (?:not to be|to not be|not being|if i (?:was|were|am) not|if i just was not|without being) (?:around|here|alive)${END}`,
    {
      unless: unless(
        `${PLACES}|${ELSEWHERE}|renovat\\w*|when (?:they|he|she|the)|christmas|visit\\w*|in-laws|guests|cleaner|builders|fireworks|exhausted`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:had (?:\\w+ )?enough of|(?:so |just |really )?done with|sick of|tired of|fed up with) (?:life|living|being alive|existing|this life)${END}`,
    {
      unless: unless('lol|haha\\w*|admin|single|student|laundry|coupons?'),
      negatable: true,
    },
  ),
];

const HIGH =
  '(?:train tracks?|railway tracks?|tracks|rails|bridge|viaduct|overpass|platform edge|edge of the (?:platform|roof|cliff)|ledge|roof|cliffs?|weir)';

/** A place that draws somebody. */
const drawn: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:keep|kept|cannot stop|can not stop|could not stop|find myself|found myself|catch myself|caught myself|always|every (?:day|morning|night|evening)|started)(?: \\w+){0,2} (?:look\\w*|star(?:e|es|ing|ed)|stand(?:ing)?|stop(?:ping)?|linger\\w*|walk(?:ing)? (?:back )?to|going (?:back )?to|drawn)(?: \\w+){0,2}? (?:at|on|over|to|near|by|onto|down at|from)? ?(?:the|that|those|this) (?:\\w+ )?${HIGH}${END}`,
    {
      unless: unless(
        'photos?|photograph\\w*|pictures?|model|paint\\w*|draw\\w*|train ?spott\\w*|engineer|kids?|son|daughter|birds?|fish\\w*|view|sunset|sunrise|beautiful|dogs?|boats?|repairs?|project|tourists?|climb\\w*|deer|foxes|graffiti|leak\\w*|tiles?|solar|train is|late|delay\\w*',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\bthe (?:\\w+ )?(?:${HIGH.slice(3, -1)}|river|pills|rope|knife|water) (?:\\w+ )?(?:looks?|looked|seems?|feels?) (?:\\w+ )?(?:inviting|tempting|like an? (?:answer|way out|exit|friend)|different (?:these days|lately|now))\\b`,
    {
      unless: unless('paint\\w*|renovat\\w*|lights?|swim\\w*|dive|diving|hot|summer|heat|sauna|pool|level|photos?|kayak\\w*|surf\\w*'),
    },
  ),
];

const TO_KIN =
  '(?:to|for) (?:(?:the|my|each|all|both|our) )*(?:\\w+ )?(?:kids?|children|girls|boys|mum|mom|dad|wife|husband|parents|family|son|daughter|sisters?|brothers?|everyone)';
/** Letters of goodbye. */
const goodbyes: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `(?:^|\\bi (?:have |had )?)(?:already )?(?:wrote|written|finished|sealed|hidden|hid)(?: \\w+){0,2} (?:the|my|all|those|goodbye) (?:\\w+ )?(?:letters?|notes?)(?: \\w+){0,2}? ${TO_KIN}(?: (?:already|last night|yesterday|today|this (?:week|morning)|they are|in (?:the|my) drawer))|\\b(?:goodbye|farewell|last) (?:letters?|notes?) ${TO_KIN}\\b`,
    {
      unless: unless(
        'santa|teacher|school|thank\\w*|wedding|christmas|birthdays?|tooth fairy|camp|easter|valentine\\w*|postcards?|pen ?pal|invitations?|deploy\\w*|retire\\w*|colleagues?|work|character|novel|lunch ?box\\w*',
      ),
    },
  ),
];

const WHEEL = '(?:cars?|bus|buses|trucks?|lorry|lorries|van|train|tram|plane)';
const STUFF = '(?:pills?|tablets|meds|painkillers|paracetamol|rope|noose|blades?|razors?|knife|gun|pistol|belt|cord)';

/** Death that is to come by itself. */
const hopedFor: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:hope|wish|pray|praying|hoping|wishing)(?: \\w+){0,3} (?:my heart (?:would |will |just )?(?:stops?|gives? out)|i (?:get|had|have|catch|caught) (?:cancer|an? (?:accident|aneurysm|heart attack|stroke|terminal \\w+))|(?:a|the|some) ${WHEEL} (?:would |will |just )?(?:hits?|crash\\w*|runs?|ran|takes?|took) (?:into )?me)\\b|\\bif (?:the|that|a) ${WHEEL} had (?:just |only )?(?:hit|killed|taken|run over) me\\b(?: \\w+| ,){0,5} (?:easier|better|over|done|peace|fine|good|simpler)\\b`,
    { unless: unless('fast|race|kart\\w*|novel|insur\\w*|damages?|scare\\w*|not get|never get|do not get') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:sleep|asleep|bed)\\b(?: \\w+| ,){0,2} (?:and )?(?:not|never) (?:have (?:a|another|any) (?:morning|tomorrow)|see (?:the |another )?(?:morning|tomorrow)|wake(?: up)? (?:again|anymore|ever))${END}|\\b(?:nothing hurts|no (?:more )?pain|you feel nothing|it does not hurt) (?:when|once|if) (?:you ?re|you are|i am|im|one is) dead\\b`,
    { unless: unless('alarm|early|babysit\\w*|noise|hangover|hungover|zombies?|dinosaurs?') },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:think|thinking|thought|plan|planning|wonder\\w*|figur\\w+|know)(?: \\w+){0,5} (?:make|making) it look like an accident\\b|\\b(?:my )?(?:brain|head|mind|voices?|something(?: in me)?) (?:\\w+ )?(?:says|say|tells me|telling me|whispers?|saying)(?: to)? (?:just )?(?:do it|jump|let go|step off|drive off)(?=$| ,| (?:when|while|every|now|again|and)\\b)|\\b(?:all|the only thing) i (?:can )?(?:think of|think about|see)(?: is| s)? (?:the drop|the fall|jumping|the pills|the rope|dying|death)${END}|\\b(?:killed (?:him|her)self|took (?:his|her) (?:own )?life)\\b(?: \\w+| ,){0,6} now i (?:get|understand) (?:him|her|why)\\b`,
    {
      unless: unless(
        'prank|cakes?|broken vase|game|film|surprise|sales|prices?|bitcoin|diet|pizza|buy|gym|dive|diving|pool|bungee|parachute|skydiv\\w*|ask (?:her|him)|song|bass',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:keep|kept|always|cannot stop|can not stop|started)(?: \\w+){0,2} (?:check\\w*|count\\w*|look\\w* at)(?: \\w+){0,4} (?:the|my|of|many|those) ${STUFF}\\b|\\b${STUFF}\\b(?: \\w+| ,){0,8} (?:i )?know (?:exactly )?(?:why|what) (?:i|it|they)(?: \\w+){0,3} (?:for|bought|kept|have|got)\\b`,
    {
      unless: unless(
        'refills?|prescri\\w*|antibiotics?|thyroid|contracept\\w*|inventory|pharmac\\w*|nurse|patients?|ward|stock|shop|mum|mom|dad|mother|father|grandm\\w*|remind\\w*|vitamins?|allerg\\w*|hiking|camping|climb\\w*|tow\\w*|kitchen|belt size|trousers|jeans',
      ),
    },
  ),
  rule(
    'suicide',
    2,
    `\\b(?:passwords?|pins?|bank details|papers|documents|paperwork)\\b(?: \\w+| ,){0,8} (?:so|in case)(?: that)? (?:\\w+ ){0,3}(?:will not|wont|does not|do not|has|have|knows?)(?: \\w+){0,5} (?:after|afterwards|without me|once i am gone)$|\\b(?:made sure|arranged|sorted out|found)(?: \\w+){0,4} (?:dog|cat|pets?)(?: \\w+){0,3} (?:somebody|someone|a home|a new home|somewhere) (?:to go(?: to)?|to live|for after)$|\\b(?:will not|wont) have to (?:pay for|worry about|deal with|look after|put up with) me (?:anymore|any more|any longer|much longer)\\b|\\bwhat ?s (?:even )?left for me(?: here)?$|\\bwant out of (?:everything|it all|life)\\b|\\bmy story (?:should|will|could|might) end\\b`,
    { unless: unless(`${ELSEWHERE}|job|start|earn|work|salary|licen[cs]e|eighteen|adult|netflix|surgery`) },
  ),
];

/** Ends told quietly, in the midst of other things: each family stands beside what only looks like it in `quiet-endings.test.ts`. */
export const quietEndings: readonly CareRule[] = [...ofNoUse, ...noFuture, ...notAround, ...drawn, ...goodbyes, ...hopedFor];
