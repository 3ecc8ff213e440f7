import {
  ACCIDENT,
  BY_ACCIDENT,
  type CareRule,
  DIE_THAN,
  ENDED_WITH,
  FUN_DEATH,
  GAME_LIFE,
  IDIOM_KILL,
  IDIOM_SELF,
  KILL,
  LIVING_SOMEWHERE,
  MEANS_TO,
  PLAY,
  rule,
  SELF,
  STUDY,
} from './phrases.ts';

/** Thoughts of ending one's life. */
export const suicide: readonly CareRule[] = [
  rule('suicide', 3, `${MEANS_TO}${KILL} ${SELF}\\b`, { unless: new RegExp(`${IDIOM_SELF.source}|${GAME_LIFE.source}`), negatable: true }),
  rule('suicide', 3, '\\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting) myself\\b', {
    unless: new RegExp(`${IDIOM_SELF.source}|${IDIOM_KILL.source}|${GAME_LIFE.source}`),
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:want|wants|wanted|wish|ready|deserve|deserves|like|need|begging) (?:\\w+ly |just |so bad )?to (?:just |\\w+ly )?(?:die|be dead(?! (?:honest|serious|sure|set|certain|on|center))|not exist|stop existing)\\b',
    {
      unless: FUN_DEATH,
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:wish|wishing|wishes|hope|hoping|if only) (?:that )?(?:i|he|she) (?:was|were|could be|could|would|will|had|just|do|does|did)?(?: just| not| never)? ?(?:dead|die|died|been born|wake up|exist|never born|not alive|never existed)\\b',
    { unless: new RegExp(`${FUN_DEATH.source}|\\bwake up (?:so |too )?(?:early|late)\\b`) },
  ),
  rule('suicide', 3, '\\b(?:rather|better off|easier if i (?:was|were|am)|prefer to) (?:be )?(?:dead|die|not alive|not here)\\b', {
    unless: new RegExp(`${DIE_THAN.source}|\\bdead (?:line|lift|weight)`),
  }),
  rule('suicide', 3, '\\bbetter off (?:\\w+ )?(?:without me|if i (?:was|were|am|died|die))\\b', {
    unless: /without me (?:on|in|at|there|as)\b/,
  }),
  rule(
    'suicide',
    3,
    '\\bnot (?:really |even )?(?:want|wanna|wish|wants) to (?:live|be alive|exist|stay alive|keep living|go on living)\\b',
    {
      unless: LIVING_SOMEWHERE,
    },
  ),
  rule('suicide', 3, '\\bnot want to (?:be here|be around|wake up|be on this (?:earth|planet|world)) (?:anymore|tomorrow|again|ever)\\b', {
    unless: /\b(?:at|in|with|for) (?:this|the|my|work|school)\b|\bon (?:my|the)\b|\bearly\b|\bat \d|\balarm\b/,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:end|ending|ended) (?:it all|my (?:own )?life|my existence|it tonight|it now|it for good|it already|it lol|myself)\\b|\\bending (?:his|her|their) (?:own )?(?:life|lives)\\b|\\b(?:want|going|might|will|should|could|ready) (?:to )?(?:just |really )?end it$',
    {
      unless: new RegExp(`${ENDED_WITH.source}|\\bended up\\b`),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:take|taking|taken) (?:my own life|my life(?= (?:tonight|today|now|soon|,)|$)|(?:his|her|their) own (?:life|lives))\\b',
    { negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:no|not (?:\\w+ ){0,2}(?:a|any|one)|never a|what is the) (?:\\w+ )?(?:reason|reasons|point|purpose) (?:(?:to|in|for|of) )?(?:live|living|be alive|being alive|stay alive|staying alive|go on living|keep living|existing|exist)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\bnothing (?:left )?to live for\\b|\\b(?:life is )?not worth living\\b|\\bcan not (?:go on living|keep living|live anymore)\\b',
    {
      unless: STUDY,
    },
  ),
  rule('suicide', 3, '\\b(?:giving|given|give) up on (?:life|living)\\b', { unless: STUDY, negatable: true }),
  rule('suicide', 3, '\\b(?:tired|sick|done|exhausted) (?:of|with|from) (?:living|being alive|existing)\\b', {
    unless: LIVING_SOMEWHERE,
  }),
  rule(
    'suicide',
    3,
    '\\b(?:i am|i feel|feel|feeling|been|is|are|get|getting|felt|am|was|so|very|kind of|having) (?:\\w+ ){0,3}suicidal\\b|\\bsuicidal (?:thoughts|ideation|again|feelings|urges|plans)\\b|^suicidal$',
    { unless: STUDY, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:commit|committing|attempt|attempting|attempted|consider|considering|contemplating|contemplate|think|thinking|thought|thoughts|planning|plan|planned|want|tried|try|method|methods|about|my) (?:\\w+ ){0,3}suicide\\b|^(?:\\w+ ){0,2}suicide(?: \\w+)?$',
    { unless: STUDY, negatable: true },
  ),
  rule(
    'suicide',
    4,
    '\\bsuicide (?:note|letter|plan)\\b|\\b(?:wrote|written|writing|left|leaving) (?:my |a |some |the )?(?:goodbye|farewell) (?:note|notes|letter|letters)\\b|\\bthis is my (?:goodbye|farewell|last) (?:note|letter|message)\\b',
    {
      unless: new RegExp(`${STUDY.source}|\\b(?:team|job|boss|colleagues?|coworkers?|office|school|teacher|class|company|students?)\\b`),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:painless|quick|easy|easiest|best|fastest|quickest|peaceful|least painful) (?:\\w+ ){0,2}(?:way|ways|method|methods) (?:to|of) (?:die|dying|kill (?:myself|yourself|oneself)|killing (?:myself|yourself)|end my life|commit suicide|suicide)\\b|\\bhow (?:do|can|could|would|should|to) (?:i )?(?:kill myself|die|end my life|tie a noose)\\b',
    { unless: /\bdie (?:in|on) (?:this|the) (?:game|level|movie)\b|\bin (?:minecraft|the game|elden)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\bhow (?:many|much) (?:\\w+ ){0,3}(?:pills?|tablets?|paracetamol|tylenol|ibuprofen|xanax|insulin|aspirin|antidepressants)(?: \\w+){0,6} (?:die|kill|overdose|lethal|fatal|end|not wake up)\\b|\\b(?:lethal|fatal|deadly) (?:dose|amount)\\b',
    { unless: /\b(?:exam|chemistry|toxicology|rats?|mouse|mice|homework|dogs?|cats?|for a)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking) (?:off|from|in front of|into|under|out of) (?:\\w+ ){0,2}(?:bridge|roof|building|balcony|window|train|tracks|car|truck|bus|lorry|cliff|tower|overpass|traffic)\\b',
    {
      unless: new RegExp(
        `${GAME_LIFE.source}|\\b(?:(?:for|with|from) (?:sheer |pure )?(?:joy|happiness|excitement|delight|relief)|bungee|rope|parachute|game|swim|lake|sea|water|kids?|cat|dog|movie|video|stunt|walk(?:ing)? (?:out of|from|into) (?:\\w+ ){0,2}(?:building|train|car|bus|tower)|step(?:ping)? (?:off|out of|from) (?:\\w+ ){0,2}(?:train|bus|car|building|tower))\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:nobody|anyone|anybody|they|would|will) (?:\\w+ ){0,5}(?:care|notice|miss me|cry|mind)(?: \\w+){0,2} if i (?:\\w+ )?(?:died|die|was dead|were dead|was gone|were gone|killed|am gone|am dead)\\b(?! (?:from|for|on|to)\\b)|\\bif i (?:died|die|was dead|were dead|killed myself)(?: \\w+){0,2}(?: ,)?(?: \\w+){0,2} (?:nobody|better|easier|happier|care|notice)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:sleep|asleep|go to sleep|fall asleep) (?:\\w+ ){0,3}(?:and )?(?:never|not) (?:to )?wake up\\b(?! (?:too )?(?:early|before|until|till|at|by|for|so|tired|with|in time|to (?:an|my|the)|the|anyone|anybody)\\b)|\\bnever (?:want to )?wake up again\\b',
  ),
  rule(
    'suicide',
    4,
    '\\b(?:this is|it is|so this is|time to say) (?:my )?(?:final |last )?goodbye (?:to )?(?:world|everyone|forever|all)\\b|\\bgoodbye cruel world\\b|\\b(?:bought|got|have|holding|loaded|grabbed|with) (?:\\w+ ){0,3}(?:gun|rope|noose|pills|blade|razor)(?: \\w+){0,9} (?:myself|end it|die|to do it|do it tonight|in my (?:hand|mouth))\\b|\\b(?:standing|sitting|i am) (?:\\w+ ){0,3}(?:on|at) (?:the )?(?:edge|ledge|bridge|roof)(?: \\w+){0,6} (?:jump|end|die|goodbye)\\b',
    { unless: PLAY, negatable: true },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:killed|hanged|shot|hung|drowned) (?:himself|herself|themselves)\\b|\\b(?:took|ended|taken) (?:his|her|their) own (?:life|lives)\\b|\\b(?:took|ended) (?:his|her) life(?=$| ,| (?:last|this|in|on|when|and|yesterday|today|two|three|a (?:few|week|month|year)|years?|after|because|by|at|over|before|while|with a)\\b)|\\b(?:lost|losing) (?:\\w+ ){1,4}to suicide\\b|\\b(?:died|dead|death) by suicide\\b',
    { unless: STUDY },
  ),
  rule('suicide', 2, '\\b(?:kys|kill yourself)\\b'),
  rule(
    'suicide',
    3,
    '\\b(?:think|thinking|thoughts|dream|dreaming) (?:about|of) (?:dying|death|being dead) (?:every|all|constantly|again|a lot|always|daily|so much|more and more)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:happier|easier|better|relieved|glad) (?:\\w+ )?if i (?:(?:was|were|am) (?:dead|gone|not here|not around)|died|die)\\b',
  ),
  rule('suicide', 3, '\\b(?:i|he|she) should (?:just |really |probably )?(?:die|be dead)\\b', { unless: FUN_DEATH }),
  rule('suicide', 3, '\\bnot deserve to (?:live|be alive|exist)\\b|\\bshould not (?:be alive|exist|have been born)\\b'),
  rule('suicide', 4, '\\buse (?:it|this|them) on (?:myself|me)\\b', { unless: PLAY, negatable: true }),
];

/** Hurting oneself. */
export const selfHarm: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    `${MEANS_TO}(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|starving|punish|punishing|injure|injuring) ${SELF}\\b`,
    { unless: new RegExp(`${IDIOM_SELF.source}|${ACCIDENT.source}`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:cut|cutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|harmed|starve|starving|starved|scratching|punching|hitting) myself\\b',
    {
      unless: new RegExp(`${IDIOM_SELF.source}|${ACCIDENT.source}|${BY_ACCIDENT.source}`),
      negatable: true,
    },
  ),
  // Whatever it was done with and wherever: this is what it was for.
  rule(
    'self_harm',
    3,
    `\\b(?:cut|cutting|burned|burnt|burn|scratched) (?:myself|my (?:own )?(?:wrists?|arms?|thighs?|legs?|skin))\\b(?: \\w+| ,){0,8} (?:so (?:that )?i (?:can |could )?feel|to (?:feel (?:something|anything|better|alive|less)|punish|cope|numb)|because i (?:hate (?:myself|my|me)|deserve|needed to feel|wanted to (?:feel|hurt|bleed)))\\b`,
    { negatable: true },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:cut|cutting|slit|slitting|slash|slashing|slashed) my (?:own )?(?:wrists?|arms?|thighs?|legs?|skin|throat|veins|stomach)\\b',
    { unless: ACCIDENT, negatable: true },
  ),
  rule('self_harm', 3, '\\b(?:i|my|me|want|urge|urges|relapse|relapsed|she|he|daughter|son|friend)\\b(?: \\w+){0,5} self harm\\w*', {
    unless: STUDY,
    negatable: true,
  }),
  rule(
    'self_harm',
    3,
    '\\b(?:started|been|back to|keep|relapsed|stop|urge to start) (?:\\w+ )?cutting(?: again| to (?:cope|feel)| when i)?$|\\bcutting (?:again|to cope|to feel)\\b',
    {
      unless:
        /\b(?:bulk\w*|carbs?|calories?|weight|sugar|protein|fat|gym|diet|hair|grass|wood|costs?|budget|back|down|corners?|class|school|fabric|video)\b/,
    },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:burned|burnt|burn|cut|hurt|hit|bruised|injured|scratched) my \\w+(?: \\w+){0,6} (?:on purpose|deliberately|intentionally)\\b|\\buntil (?:my \\w+|they|it|i) (?:bled|bleed|bleeds)\\b',
  ),
  rule('self_harm', 3, '\\b(?:want|need|urge|craving) to cut$'),
];
