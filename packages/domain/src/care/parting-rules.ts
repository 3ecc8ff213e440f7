import { type CareRule, rule } from './phrases.ts';
import { unless } from './plain-danger-rules.ts';

const KIN = '(?:kids?|children|girls|boys|family|wife|husband|partner|mum|mom|dad|parents|sister|brother|nan|gran|daughter|son|friends?)';
const MEANS = '(?:belt|rope|noose|beam|hook|cord|banisters?|pills|tablets|knives|knife|razor|blades?|gun|shotgun|railing|rails|tracks)';
const ELSEWHERE =
  'mov(?:e|ing|ed)|holidays?|vacation|abroad|travel\\w*|trip|flight|plane|retir\\w*|new (?:job|flat|house|city)|work|job|office|company|team|contract|party|shift|school|uni|college|course|season|league|match|game';
const ENDS = '(?=$| ,| (?:and|but|anymore|so|because|now|really|honestly|tbh|lol|again|tonight|i)\\b)';

/** No place among people. */
const noPlace: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:no|not (?:\\w+ ){0,2}(?:a|any|see a))(?: \\w+)? (?:spot|place|room|space) for me (?:on|in) (?:this|the) (?:planet|world|earth)\\b|\\bnot (?:\\w+ )?want to be a (?:thing|person|human(?: being)?)${ENDS}|\\bi do not deserve to (?:take up (?:space|air|room)|exist|live|be alive|breathe|be here)(?! (?:in|with|at)\\b)|\\b(?:can not|not) (?:stay|live|be here|keep going|go on|keep living)(?: \\w+)? for (?:them|others|him|her|the kids|my \\w+) (?:anymore|alone|only)\\b`,
    { unless: unless(ELSEWHERE) },
  ),
  rule(
    'suicide',
    2,
    `\\b(?:ran|run|running) out of reasons(?=$| ,| (?:if i am honest|to (?:live|stay|go on|get up|keep going|carry on|be here)))|\\bwhat(?: \\w+){0,2} am i (?:even |still |exactly |really ){0,2}(?:hanging (?:about|around|on)|sticking around|living|going on) for$|\\b(?:jealous|envious|envy)(?: of)? (?:\\w+ )?(?:people|those|ones|everyone|the dead)(?: (?:who|that))?(?: \\w+){0,2} (?:die|died|dead|gone)\\b|\\bthe (?:river|sea|rails|rope|water|bridge|pills)(?: \\w+){0,4} (?:the |my )?only (?:friend|answer|comfort|escape|way)\\b`,
    { unless: unless(`${ELSEWHERE}|across|to cross|diet|gym`) },
  ),
];

/** An end hoped for or left to chance, and courage that is still missing. */
const chance: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:hope|hoping|wish|wishing|pray|praying)(?: \\w+){0,2} (?:the |my )?(?:surgery|operation|scan|anaesthetic|plane|flight) (?:goes|went|to go|will go) wrong(?: \\w+){0,4} (?:not (?:come back|wake)|wrong|me|die)?|\\bif i (?:crashed|fell|drowned|choked|was drowning|was falling)(?: \\w+| ,){0,6} i (?:would|will|d) not (?:even )?(?:brake|fight(?: it)?|swerve|scream|swim|call (?:for help|anyone)|hold on)\\b|\\bin case i (?:ever )?(?:get|am|feel) brave(?: enough)?${ENDS}`,
    { unless: unless(`${ELSEWHERE}|spider|boss|lol|ask (?:him|her)`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:not|ain t|aint) scared of (?:dying|death)\\b(?: \\w+| ,){0,4} scared (?:of it|that it (?:will|would|does|might|may)) not work\\w*|\\b(?:method|way)(?: to (?:go|die|leave))? without pain$|\\bcan not (?:\\w+ )?continue (?:to live|living|with (?:this|my) life|my life)${ENDS}|\\bnot (?:think )?(?:\\w+ )?(?:i will |i am going to )?make it (?:through|to) (?:the |this )?(?:night|morning|tomorrow)${ENDS}`,
    {
      unless: unless(
        `${ELSEWHERE}|coffee|baby|teething|exam\\w*|caffeine|snack|candles?|batter\\w*|plants?|dogs?|cats?|hamster|heat|stay(?:ing)? awake|movie|dentist`,
      ),
    },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:driv\\w+|drove)(?: \\w+){0,3}? (?:with )?(?:the |my )?(?:lights|headlights) off(?: \\w+| ,){0,4} (?:see|hope|hoping|what happens)\\b|\\b(?:driv\\w+|drove)(?: \\w+){0,3} (?:with )?my eyes (?:shut|closed)\\b|\\bpermanent (?:way|fix|solution|answer)(?: to (?:fix|solve|end|stop))? (?:that|it all|this|me|everything)$|\\bi (?:\\w+ )?(?:picture|imagine|plan|think about)(?: \\w+)? my own funeral\\b|\\bsince i (?:have )?(?:decided|made up my mind|made (?:the|my) decision)$',
    { unless: unless(`${ELSEWHERE}|divorce|quit|hair removal|tattoo|leak|boiler|rehears\\w*`) },
  ),
  rule(
    'suicide',
    3,
    `\\bi (?:picture|imagine|think (?:about|of))(?: \\w+)? my own funeral\\b(?: \\w+| ,){0,4} (?:calms?|soothes?|comforts?|helps?|peaceful|better|relief)\\b|\\b(?:^|i (?:just )?)(?:looked|stared|kept looking|keep looking|was looking|sat looking) at the (?:\\w+ )?${MEANS}(?: \\w+){0,5} (?:for (?:a while|an hour|ages|a long time|hours|too long))|^(?:looked|stared) at the (?:\\w+ )?${MEANS}(?: \\w+){0,5} for (?:a while|an hour|ages|a long time|hours)\\b`,
    { unless: unless('shop\\w*|buy\\w*|climb\\w*|kitchen|dishwasher|trains?|model|photo\\w*|price|trouser\\w*|museum|son|daughter|kids') },
  ),
];

/** What is said and left to those who stay. */
const left: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\bif i (?:ever )?(?:disappear|vanish|go missing|am gone)(?: ,)? (?:please )?(?:do not|never) (?:bother to |come )?look(?:ing)?(?: for me)?${ENDS}|\\b(?:find|get|read|open) (?:it|them|the letters?|the cards?) (?:afterwards|after i am (?:gone|dead))${ENDS}|\\b(?:this|thats?|it)(?: is| s)? how (?:theyll|(?:they|she|he|everyone|my \\w+) (?:will|ll|should|can|are going to)) remember me${ENDS}`,
    { unless: unless(`${ELSEWHERE}|award|trophy|record|hide|tree|presents?|exams?|for a bit`) },
  ),
  rule(
    'suicide',
    3,
    `\\b${KIN} needs? (?:the|my) (?:life )?insurance(?: money| payout)? more than\\b|\\b(?:clock|check|log|sign|punch) (?:out|off) (?:for good|for the last time|forever|permanently)${ENDS}|\\b(?:noise|voices?|pain|hurt\\w*|screaming|thoughts)(?: in my (?:head|mind))? to (?:\\w+ )?(?:stop|end|go quiet|go away|be quiet) (?:for good|forever|for ever)${ENDS}|\\b(?:tidy|tidier|neat|neater|simpler|cheaper|cleaner|convenient)(?: \\w+){0,3} if i (?:went|died|was gone|was dead|was not here|were gone|were dead) (?:before|now|soon|first)\\b`,
    { unless: unless(`${ELSEWHERE}|neighbou?rs?|knee|tooth|back pain|hotel|drill\\w*|lunch`) },
  ),
  rule(
    'suicide',
    2,
    `\\b(?:told|hugged|kissed|called|rang|visited|saw|seen)(?: \\w+){0,6} ${KIN}(?: \\w+| ,){0,8} (?:for|is|was|probs|probably|be) (?:probably |maybe )?the last time(?=$| ,? ?i (?:think|guess|know))|\\b(?:shan t|will not|wont|not going to) see (?:spring|summer|christmas|the new year|my next birthday|next year|another (?:\\w+)?(?:year|spring|summer|christmas|birthday))${ENDS}|\\bi will not be (?:t?here) to (?:unwrap|open|see|use|wear|read|enjoy) (?:it|them)${ENDS}|\\b(?:nobody|noone) (?:would|will) (?:know|notice|find (?:out|me)) (?:till|until) the smell\\b`,
    { unless: unless(`${ELSEWHERE}|before (?:he|she|they|the)|lunch|doctors? (?:says?|said|gave|give)|snow`) },
  ),
  rule(
    'suicide',
    2,
    `\\b(?:standing|stood|sat|sitting|stopping|waiting) (?:on|at|by) the (?:\\w+ )?(?:bridge|viaduct|overpass|cliffs?|edge|ledge|roof|tracks)(?: \\w+){0,4} every (?:night|evening|day|morning)\\b|\\bready to meet my maker\\b|\\b(?:train|it|they|driver|\\d\\d)s? (?:even |ever )?(?:stops?|brakes?|slows? down)(?: \\w+){0,3} (?:when|if) (?:someone|somebody|a person|i|you)(?: is| s| am| are)? (?:on|in front of|under) the (?:line|tracks|rails)\\b|\\b(?:dog|cat|pets?)(?: s)?(?: \\w+| ,){0,14} (?:until|till) (?:somebody|someone|anyone) (?:comes|finds (?:him|her|it|them|me|us))$`,
    { unless: unless(`sitter|photos?|views?|birds?|fish\\w*|boats?|sunset|bus|kids|vet|engineer|safety|driving test`) },
  ),
];

/** Parting words that name no death. */
export const partings: readonly CareRule[] = [...noPlace, ...chance, ...left];
