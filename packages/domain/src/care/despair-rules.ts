import { ACCIDENT, type CareRule, DIE_THAN, ENDED_WITH, FUN_DEATH, GAME_LIFE, IDIOM_SELF, rule, STUDY } from './phrases.ts';

const THERE = '(?:there|here|around|gone|alive)';
const MOCK = new RegExp(
  `${STUDY.source}|${FUN_DEATH.source}|\\b(?:laptop|phone|computer|printer|car|app|server|plant|game|team|motivation|diet|career)\\b`,
);

/** Wanting to be dead, in more words: plain ones, roundabout ones, and those that pass for jokes. */
export const despair: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    '\\b(?:jump|jumping|leap) (?:\\w+ ){0,4}?to (?:my|his|her) death\\b|\\b(?:yeet|throw|hurl|fling|launch) myself (?:off|from|out of|in front of|under)\\b|\\bbullet (?:in|through|to) (?:my|the) (?:head|brain|skull)\\b|\\b(?:gun|pistol) (?:in|to) my (?:mouth|head)\\b',
    { unless: MOCK },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:time|plan|ready|guess i|might as well|about|want|going|rather|need|supposed|better|new plan|plan ,|soon|just) (?:to |, )?(?:just |really )?(?:die|be dead|d i e)\\b(?! (?:of|from|for|laughing|my|hard|on me|out|down|hair))',
    {
      unless: new RegExp(
        `${MOCK.source}|${DIE_THAN.source}|\\bto die (?:for|of)\\b|\\babout to die(?=$| (?:so|and|again|,))|\\bnot (?:want|going|ready|about|need) to (?:just )?die\\b|\\bnobody\\b`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    // What somebody else did is told after it, as news or in grief: a gentler rule meets that.
    '\\b(?:(?:take|taking|end|ending) (?:my|his|her|their)|(?:took|ended) my) (?:own )?life\\b(?! (?:seriously|back|slow\\w*|into|in my own|one|step|day|easy|for granted|to (?:the next|a new|another)|apart|as|stor\\w+|script|with))',
    { unless: STUDY, negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:plan|planning|decided|want|ready|way|going|date|day|made a plan|note) (?:\\w+ )?to end (?:it|everything|things)\\b(?! (?:with|by|on|at|early|well|earlier|together|between|for us|here))',
    {
      unless: new RegExp(
        `${ENDED_WITH.source}|${STUDY.source}|\\b(?:relationship|with (?:him|her)|subscription|marriage|contract|engagement|friendship|affair)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:husband|wife|friend|brother|sister|son|daughter|father|dad|mother|mum|mom|he|she|they|girlfriend|boyfriend|partner|colleague|student|roommate|flatmate|cousin|uncle|aunt|ex|teen|kid|child|pupil)\\b(?: \\w+){0,6} (?:kill|killing|shoot|shooting|hang|hanging|drown|drowning|poison|unalive|stab|jumping off) (?:himself|herself|themselves)\\b`,
    { unless: new RegExp(`${MOCK.source}|${IDIOM_SELF.source}|\\b(?:laughing|trying|with work)\\b`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:husband|wife|friend|brother|sister|son|daughter|father|dad|mother|mum|mom|he|she|they|girlfriend|boyfriend|partner|colleague|student|roommate|flatmate|cousin|uncle|aunt|kid|child|pupil)\\b(?: \\w+){0,6} (?:wants? to die|wishes (?:he|she|they) (?:were|was) dead|wants? to be dead|suicide|end (?:his|her|their) life|take (?:his|her|their) (?:own )?life|jump off (?:the|a)|suicidal)\\b`,
    { unless: new RegExp(`${MOCK.source}|\\b(?:prevention|lost|died|anniversary|funeral|years? ago)\\b`) },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:better|easier|happier|relieved)\\b(?: \\w+){0,3} (?:once|when|after) i am (?:gone|dead)\\b|\\bif i (?:were|was|am|would be|could be) (?:\\w+ )?(?:gone|dead|no longer ${THERE}|not (?:here|there|around|alive))\\b|\\b(?:without me|if i (?:died|disappeared|vanished))\\b(?: \\w+| ,){0,6} (?:better|easier|happier|notice|care|relie\\w+)\\b|\\b(?:better|easier|happier|easy)\\b(?: \\w+){0,4} (?:without me|if i (?:were|was) (?:gone|dead|not))\\b`,
    { unless: /\bwithout me (?:on|in|at|there|as|for (?:a|the|one))\b|\bparty\b|\bgone (?:for|to|on|from)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:nobody|noone|anyone) (?:would|will) (?:even |really )?(?:notice|care|miss me)(?: \\w+)? if i (?:\\w+ )?(?:disappeared|vanished|died|was gone|were gone|am gone|stopped(?! (?:running|jogging|cycling|swimming|training|playing|posting|blogging|working|wearing|using|cooking|singing)\\b))\\b|\\bno(?:t (?:a|one|any))? reason (?:left )?(?:for me )?to (?:\\w+ )?(?:live|stay|be|stay alive|go on)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\bi (?:will|would|do) not (?:\\w+ )?(?:be (?:around|here|there)|see myself (?:being )?(?:here|there|around|alive))\\b(?: \\w+){0,3} (?:to bother|any ?more|at (?:christmas|easter|\\w+mas)|next|by|for (?:it|christmas)|much longer|then)\\b|\\bby (?:next|the end of the|this) (?:week|month|weekend|year) i (?:will|would) (?:not be|be gone|be dead)\\b|\\bnot see myself (?:being )?(?:here|around|alive)\\b',
    {
      unless:
        /\b(?:holiday|vacation|abroad|leave|job|trip|travel\w*|office|company|town|away|moving|shift|contract|course|lease|semester)\b/,
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:written|wrote|writing) (?:the|my|some|all the) (?:goodbye |farewell )?letters?\\b(?: \\w+| ,){0,4} (?:and )?(?:given|gave|giving) (?:away )?(?:the|my)\\b|\\b(?:papers|affairs|things|documents) in order\\b(?: \\w+| ,){0,10} (?:gone|after i|die|dead)\\b|\\bthis is my last (?:message|day|letter|night|goodbye)\\b|\\bafter i am (?:gone|dead)\\b',
    {
      unless:
        /\b(?:last (?:message|day) (?:of|at|before|in|here at)|holiday|vacation|job|work|office|course|will and testament|insurance|notary)\b/,
    },
  ),
  rule(
    'suicide',
    3,
    '\\bif (?:a|the|some|my) (?:truck|car|bus|train|lorry|plane) (?:\\w+ ){0,3}?(?:hit|hits|ran over|runs over|crash\\w*)(?: \\w+){0,8} (?:relieved|glad|not mind|fine|happy|good|better)\\b|\\bhope (?:the|my|a|this) (?:plane|car|train|bus|truck) (?:crashes|hits me|runs me over)\\b|\\bhope i (?:die|do not wake up|get hit|crash)\\b|^(?:just )?die (?:before|on|by|tonight|today|tomorrow)\\b',
  ),
  rule(
    'suicide',
    3,
    '\\b(?:everything|it all|all of this|it|this) (?:to |will |would )?(?:just )?(?:stop|be over|end)(?: ,)? (?:for good|forever|soon|for ever)\\b|\\bsoon it (?:will|is) (?:all )?(?:be )?over\\b|\\bsoon (?:everything|it all) (?:will|is)(?: be)? over\\b',
    { unless: /\b(?:exam\w*|semester|project|winter|term|season|deadline|treatment|chemo|renovation|sprint|year|shift|thesis)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:no|not (?:\\w+ )?any|not see (?:any|a)) (?:other )?way out(?: \\w+)? (?:except|but|any ?more|than)\\b|\\bonly (?:one )?way out\\b(?! of)|\\b(?:drove|went|walked|stood|standing|sat) (?:\\w+ ){0,3}?(?:bridge|roof|balcony|tracks|cliff|ledge|railing)\\b(?: \\w+| ,){0,5} (?:looked down|look down|for an hour|jump\\w*|thought about|imagin\\w+)\\b',
    { unless: /\b(?:view|photo\w*|picnic|sunset|date|tour|kids|lake|dog|bungee|maze|escape room|traffic)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\bnot (?:want|wish|like) to (?:exist|live|be alive|wake up(?: ever)?(?: again)?)(?=$| (?:any ?more|ever|again|tomorrow|and|because|but|,))|\\b(?:tired|sick|weary|done) (?:of|with) (?:being alive|living|(?:this )?life|existing)(?=$| ,| and| now)|\\b(?:can not|could not) live (?:any longer|any ?more|on|like this any)\\b',
    { unless: /\b(?:in this (?:town|flat|city|house)|at my parents|early|at (?:five|six|seven)|\d)\b/ },
  ),
  rule(
    'suicide',
    3,
    '\\bjok\\w* about (?:suicide|killing myself|dying)\\b|\\b(?:kill|hang|shoot|drown|unalive) myself\\b(?: \\w+| ,){0,8} (?:jk|kidding|lol|haha|joking)\\b|\\b(?:thought|thoughts|idea|feelings?|plan) of (?:suicide|killing myself|ending it)\\b',
    { unless: IDIOM_SELF },
  ),
  rule(
    'suicide',
    2,
    '\\b(?:kill|killing|end|hang|take) (?:myself|my (?:own )?life)\\b|\\bsuicid(?:e|al)\\b|\\bwanted to die\\b|\\bwould end my life\\b|\\b(?:took|taken) an overdose\\b',
    { unless: new RegExp(`${MOCK.source}|${IDIOM_SELF.source}|${GAME_LIFE.source}|\\b(?:laughing|embarrass\\w*|cringe|trying to)\\b`) },
  ),
];

/** Hurting oneself, in more words. */
export const wounds: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    '\\b(?:throw|throwing|threw) up (?:after|every|on purpose|my (?:food|meals?|dinner|lunch))\\b|\\bmake myself (?:throw up|vomit|sick|puke)\\b|\\b(?:laxatives?|starv\\w+|fasting)\\b(?: \\w+){0,6} (?:punish|deserve|hate my body|not deserve)\\b|\\bnot (?:eaten|eat) (?:anything )?(?:for|in) (?:\\w+ )?(?:days|a week)\\b|\\bdeserve to (?:starve|suffer|hurt|bleed|be hurt)\\b|\\bpunish(?:ing)? (?:my body|myself)\\b',
    {
      unless:
        /\b(?:flu|stomach bug|food poisoning|hangover|pregnan\w*|medical|surgery|ramadan|lent|colonoscopy|with (?:extra )?(?:homework|push ups|burpees))\b/,
    },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:hit|hits|hitting|punch|punched|punching|bang|banging|banged|slam|slammed|slapped|scratch|scratched|scratching|burn|burned|burnt|burns|burning|cut|cuts|cutting|bite|bit|biting|carve|carved) (?:my|his|her|their) (?:own )?(?:head|face|arms?|legs?|thighs?|wrists?|skin|hands?|stomach|body)(?: \\w+){0,6} (?:until|till|on purpose|because i|so that i|again(?:st)?|when i|every|swollen|bleeds?|bled|open|to feel|with (?:a )?(?:lighter|cigarette|razor|scissors|blade|knife))\\b',
    { unless: new RegExp(`${ACCIDENT.source}|\\b(?:cabinet|doorframe|low (?:beam|ceiling)|by accident|hair|nails)\\b`) },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:friend|brother|sister|son|daughter|he|she|they|girlfriend|boyfriend|partner|student|roommate|flatmate|cousin|kid|child|pupil|teen|niece|nephew|wife|husband)\\b(?: \\w+){0,5} (?:cuts?|cutting|burns?|burning|hurts?|hurting|harms?|harming|starves?|starving|hitting) (?:himself|herself|themselves|(?:his|her|their) (?:own )?(?:arms?|legs?|wrists?|skin|thighs?))\\b',
    { unless: new RegExp(`${ACCIDENT.source}|${IDIOM_SELF.source}`) },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:cuts|scars|marks|burns) (?:all )?(?:over|on|along) (?:his|her|their|my) (?:own )?(?:arms?|legs?|wrists?|thighs?)\\b(?: \\w+| ,){0,10} (?:(?:himself|herself|myself)|did it|nobody|hide|see|hides)\\b|\\b(?:fresh|new) (?:marks|scars|cuts)\\b|\\blong sleeves\\b(?: \\w+| ,){0,8} (?:marks|scars|cuts|arms)\\b',
    { unless: new RegExp(`${ACCIDENT.source}|\\b(?:surgery|operation|cat|kitten|rose bush|tree)\\b`) },
  ),
  rule('self_harm', 3, '\\b(?:self harm\\w*|selfharm\\w*)\\b', {
    unless: new RegExp(
      `${STUDY.source}|\\b(?:used to|years ago|as a (?:teen\\w*|child|kid|student)|no self harm|not self harm\\w*|stopped|when i was)\\b`,
    ),
    negatable: true,
  }),
  rule(
    'self_harm',
    2,
    '\\bself harm\\w*\\b|\\b(?:used to|not|never|stopped) (?:\\w+ )?(?:cut|cutting|hurt|hurting|burn|burning)(?: myself|(?= today| tonight| this|$))|\\bold scars\\b|\\b(?:hurt|cut|burned) myself on purpose\\b',
    { unless: new RegExp(`${STUDY.source}|${ACCIDENT.source}|\\b(?:costs?|sugar|carbs?|hair|corners)\\b`) },
  ),
  rule(
    'self_harm',
    3,
    '\\b(?:seeing|see|watching) my (?:own )?blood\\b|\\bbleeding (?:makes|helps|calms|takes)\\b|\\bfeel pain to (?:know|feel|remember)\\b|\\bpain is the only (?:thing|way)\\b|\\bonly pain (?:makes|helps|stops|can)\\b|\\b(?:urge|need|want|wanted|craving) (?:to (?:use|take) (?:the|a|my) (?:blade|razor|knife)|for the (?:blade|razor))\\b|\\b(?:the|my) (?:blade|blades|razor)\\b(?: \\w+){0,5} (?:back|again|pillow|drawer|date|arm|wrist|calls?)\\b|\\b(?:new|fresh) (?:razor )?blades\\b(?: \\w+){0,4} (?:although|again|even though|after i)\\b|\\bbruise (?:that )?i (?:give|gave) myself\\b|\\bmy (?:arm|wrist|leg)s? (?:looks? like|is|are) (?:a )?(?:barcode|mess|zebra)\\b',
    { unless: new RegExp(`${ACCIDENT.source}|\\b(?:shav\\w*|beard|donat\\w*|lab|test|skate\\w*|fan|mower)\\b`) },
  ),
  rule('self_harm', 3, '\\b(?:want|need|going|urge|dying) to cut (?:so|badly|again|really|now|tonight|my skin|deeper)\\b', {
    unless: /\b(?:hair|sugar|carbs?|grass|costs?|cake)\b/,
  }),
];

/** At the end of one's patience with a thing or a task; people, life and money are another matter. */
const END_OF_PATIENCE =
  /\bend of my (?:rope|tether) with (?:this|that|these|those|the|my|our|his|her|their) (?!.*\b(?:life|living|everything|everyone|everybody|all|pain|marriage|relationship|husband|wife|partner|girlfriend|boyfriend|ex|mum|mom|dad|mother|father|parents?|brother|sister|son|daughter|kids?|child|children|baby|family|people|head|thoughts?|mind|body|voices?|illness|depression|anxiety|disease|treatment|loneliness|grief|debts?|job|boss|drinking|abuse|bullying|myself|anymore|can not|tired|cry\w*|alone|no way|hopeless|want|rope|bridge|pills)\b)/;

/** A hard time, in more words. */
export const hardTimes: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\b(?:empty|numb)(?: and \\w+)? all the time\\b|\\bunloved\\b|\\bno hope(?: left|$)|\\b(?:is|are|was) desperate\\b|\\b(?:feel|feeling|felt|so) (?:\\w+ ){0,2}?(?:empty|numb|hopeless|worthless|useless|unloved|unwanted|desperate|broken|trapped|defeated)\\b|\\b(?:i am|am) (?:\\w+ ){0,2}?(?:desperate|worthless|useless|unloved|broken|a failure|a mess|at the end of my strength|such a (?:useless|worthless))\\b',
    {
      unless:
        /\b(?:empty (?:stomach|fridge|handed)|desperate (?:for|to (?:see|try|eat|get))|numb (?:tooth|jaw|toes?|fingers?|foot)|hungry|useless (?:app|tool|phone)|hopeless (?:at|romantic|with))\b/,
    },
  ),
  rule('distress', 2, '\\b(?:i am|am) (?:\\w+ ){0,2}?at the end of my (?:rope|tether)\\b', { unless: END_OF_PATIENCE }),
  rule(
    'distress',
    2,
    '\\b(?:hate|loathe|despise|can not stand) (?:myself|being me|my life|who i am)\\b|\\bi (?:ruin|destroy|spoil) everything\\b|\\b(?:burden|nuisance) to (?:everybody|everyone|all|my|them)\\b|\\b(?:piece of (?:garbage|trash|shit))\\b|\\bghost in my own\\b',
  ),
  rule(
    'distress',
    2,
    '\\bnothing (?:really )?matters\\b|\\bnothing makes sense\\b|\\b(?:life|living|everything|it) (?:has|is|feels) (?:no|without) (?:point|meaning|sense)\\b|\\b(?:life|everything) (?:\\w+ )?(?:is )?(?:hopeless|pointless|meaningless)\\b|\\beverything is (?:so )?(?:hopeless|pointless|too much)\\b|\\b(?:what is|not see|see no|no longer see) (?:the |any |a )?point (?:of|in) (?:getting up|anything|it all|trying|even|living|all this|going on)\\b|\\bnot (?:care|cared) either way\\b|\\bnobody would care\\b',
  ),
  // Tears that came of laughing, one time.
  rule('distress', 2, '\\b(?:can not|could not) stop crying\\b', {
    unless:
      /^(?!.*\b(?:sad|alone|nothing|pretend\w*|anymore|every|days?|still|again|hopeless)\b).*\blaughed (?:so (?:hard|much|loud) )?(?:\w+ |, ){0,3}?i could not stop crying\b/,
  }),
  // A job, a noise, a flat may be what cannot be stood; what else is said beside it still counts.
  rule('distress', 2, '\\b(?:can not|could not|not able to) (?:\\w+ )?stand (?:it|this|that|any)\\b', {
    unless:
      /^(?!.*\b(?:life|live|living|myself|everything|anything|dark|alone|any longer|nobody|no one|noone|home|cry\w*|night)\b).*\b(?:job|work|working|office|insurance|boss|school|class|teaching|nursing|shifts?|commute|company|noise|music|neighbou?rs?|flatmates?|roommates?|landlord|smell|heat|winter|weather)\b/,
  }),
  rule(
    'distress',
    2,
    '\\bhow (?:much )?longer i can (?:do|take|bear|stand|keep|go)\\b|\\b(?:can not|could not|not able to) (?:\\w+ )?(?:bear|take|handle|endure|cope|do) (?:it|this|that|any)\\b|\\b(?:can not|could not) (?:cope|go on|calm down|get up)\\b|\\b(?:can not|could not) take (?:it|this) any ?more\\b|\\btoo much (?:for me )?(?:and|to) (?:i )?(?:can not )?(?:bear|take|carry)\\b|\\bnot go on (?:like this|any ?more|living)\\b',
    { unless: /\b(?:wait|spicy|hot|cold|noise|traffic|excitement|suspense)\b/ },
  ),
  rule(
    'distress',
    2,
    '\\b(?:mental )?breakdown\\b|\\bbreaking down\\b|\\bfalling apart\\b|\\bpanic attacks?\\b|\\bcr(?:y|ied|ies|ying) (?:\\w+ )?(?:all night|every (?:day|night)|for (?:hours|days)|in the (?:office )?(?:toilet|bathroom|shower|car)|myself to sleep)\\b|\\b(?:not|have not) (?:left|leave|gotten out of|got out of|get out of) (?:my |the )?bed (?:for|in|all)\\b|\\bstopped (?:eating|washing|showering|getting up)\\b|\\bnot remember when i (?:last )?(?:felt|was happy|laughed)\\b|\\blast felt anything\\b|\\bnot get up\\b(?! (?:early|at))|\\bbeyond repair\\b|\\bmess beyond\\b',
    {
      unless: new RegExp(
        `${STUDY.source}|\\b(?:cost|price|car|bike|printer|breakdown of (?:the )?(?:cost|budget|number|week|task)|flu|laptop|tent|chair|ibs|snooze)\\b`,
      ),
    },
  ),
];
