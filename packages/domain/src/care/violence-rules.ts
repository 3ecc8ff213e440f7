import {
  AS_TOLD,
  BREATHLESS_IN_MIND,
  CAMERA,
  type CareRule,
  FIGURE_KILL_ME,
  KIN,
  rule,
  SMALL_CHILD,
  SPORT,
  STROKE,
  STUDY,
} from './phrases.ts';

/** A phone that parents or a school take away, and nothing more. */
const GROUNDED =
  '^(?:\\w+ ){0,3}?(?:they|(?:my )?(?:mum|mom|dad|parents|mother|father|teacher|school)) (?:just |have |has |even )?(?:took|taken|takes?) (?:away )?my phone(?: away| off me| from me)?(?: again| today| for (?:a|the|one) (?:day|week|weekend|month)|(?=.* (?:grades?|marks?|homework|school|exams?|tests?|late|tiktok|games?|gaming|screens?|bedtime|dinner|rude|chores)) (?:because|over|after|for) .{0,60})?$';

/** Somebody with a place in the writer's life, or a stranger, as the one who does or suffers. */
const ONE =
  '(?:(?:my|his|her|our|their|a|an|the|some|that|this|another) (?:\\w+ ){0,3}?(?:wife|husband|partner|spouse|boss|mother|mom|mum|mama|father|dad|daddy|step\\w+|brother|sister|kids?|child|children|baby|son|daughter|neighbou?rs?|roommate|flatmate|housemate|girlfriend|boyfriend|ex|teacher|coach|uncle|aunt|grand\\w+|coworker|colleague|classmate|friend|cousin|nephew|niece|student|pupil|girl|boy|man|woman|guy|kid|family|parents?|in law|doctor|landlord|client|patient|tenant)(?: next door| in my \\w+| at (?:my )?(?:school|work)| of mine)?|he|she|they|someone|somebody)';
const WOUNDED = '(?:raped|molested|abused|beaten(?: up)?|assaulted|groped|strangled|choked|slapped|punched|kicked|hit|stabbed|trafficked)';
const WOUNDS =
  '(?:hit|hits|hitting|beat|beats|beating|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|choke|chokes|choked|strangle|strangles|strangled|rape|rapes|raped|molests|molested|abuses|abused|gropes|groped|burns|stabs|whips|whipped)';
const FIGURE =
  /\b(?:hit|hits) me (?:up|hard|that|like|back|with (?:a|the|his|her) (?:idea|news|question|truth))\b|\bbeats? me (?:at(?! home)|to (?!death)|by|every time|there|up the)\b|\bkicked me (?:out of|off)\b/;

const notPlay = new RegExp(`${SPORT.source}|${FIGURE.source}|${STROKE.source}`);

/** Somebody else may have been afraid of him, where neither the writer is nor anything was done. */
const OTHERS_FEAR =
  /^(?!.*\b(?:i (?:am|was|feel|felt|got)|so (?:am|was) i|me too|my (?!(?:boss|manager|team|colleagues?|coworkers?|teacher)\b)\w+|home|house|hit\w*|beat\w*|hurt\w*|kill\w*|knife|gun|drunk|bruis\w*|violent|violence|threat\w*|lock\w*|follow\w*|touch\w*|grab\w*|chok\w*|rap(?:e|ed)|kids?|children|child|police|leave|husband|dad|father)\b).*\b(?:she (?:\w+ ){0,2}?(?:was|seemed|looked|felt|got)|(?:they|everyone|everybody|people|the (?:\w+ )?(?:team|others|staff|office|class)|colleagues?|coworkers?) (?:\w+ ){0,2}?(?:was|were|is|are|seemed|seems|looked|felt|got)) (?:\w+ ){0,3}?(?:scared|afraid|terrified|frightened) of him\b/;

/** Hurting somebody else, in more words. */
export const threats: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\b(?:i|we)(?: am| will| just| do| really| literally| actually| feel| like| keep| want| to| about| going| planning| plan| have| decided| thinking| of| would| love| swear){1,7} (?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|attack|attacking|beat|beating|hurt|hurting|choke|choking|burn|drown|suffocate|smother|rape) (?:up )?(?:him|her|them|everyone|everybody|people|someone|somebody|my (?:\\w+ )?(?:${KIN}|in law|flatmate|housemate|cousin|friend|neighbou?rs?|landlord)s?|the (?:\\w+ )?(?:kids|children|baby|neighbou?r))\\b`,
    {
      unless: new RegExp(
        `${SPORT.source}|${CAMERA.source}|\\b(?:feelings?|break up|breakup|leav\\w+|tell\\w*|truth|say\\w*|honest\\w*|words?|disappoint\\w*|chances?|surprise|prank|photo\\w*|pictures?|film|video|kindness|chess|cards|an? email|message|quit\\w*|record|personal best|pizza|interview)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    3,
    '\\b(?:run|running) (?:him|her|them|someone|people|my \\w+) (?:over|down) with (?:my|a|the) (?:\\w+ )?(?:car|truck|van)\\b|\\b(?:burn|burning|set fire to|blow up|shoot up|shooting up) (?:down )?(?:\\w+ ){0,3}(?:house|flat|school|office|place|church|mosque|synagogue|building|club|mall)\\b',
    { unless: new RegExp(`${SPORT.source}|\\b(?:build\\w*|photo\\w*|meme|instagram)\\b`), negatable: true },
  ),
  rule(
    'harm_to_others',
    4,
    '\\b(?:bring|bringing|take|taking) (?:a |the |my )?(?:\\w+ )?(?:gun|knife|bomb|weapon|rifle|machete) (?:in)?to (?:my |the )?(?:school|work|office|class|church|mall|party|university)\\b|\\b(?:wants?|going|plans?|planning) to bring a bomb\\b',
    { unless: STUDY },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b${ONE} (?:\\w+ ){0,2}?(?:says?|said|told|wants?|plans?|swears?|swore|threatens?|threatened|is going|is planning|texted)(?: me| us| that)* (?:to |that )?(?:${ONE} )?(?:wants? to |will |is going to |is about to |would |to ){0,2}(?:kill|shoot|stab|murder|strangle|attack|poison) (?:people|everyone|everybody|someone|somebody|him|her|them|his|her|their|my|our|the)\\b(?! (?:time|game|mood|noise|messenger))`,
    { unless: new RegExp(`${SPORT.source}|${STUDY.source}|${CAMERA.source}`) },
  ),
  rule(
    'harm_to_others',
    3,
    `^(?:\\w+ |, ){0,3}?(?:going to|want to|will|about to) (?:kill|murder|stab|shoot|strangle|poison) (?:him|her|them|everyone|my (?:\\w+ )?(?:${KIN})s?)(?= for real| tonight| now| seriously| today|$)`,
    { unless: SPORT, negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    '\\b(?:have|got|sharpened|bought|carry|holding) (?:\\w+ ){0,3}(?:knife|gun|hammer|axe|machete|bat) (?:\\w+ ){0,6}(?:for (?:him|her|them)|hurt (?:him|her|them)|waiting for (?:him|her|them))\\b',
    { unless: SPORT },
  ),
  rule(
    'harm_to_others',
    3,
    '\\b(?:deserve|deserves) to die\\b|\\bpay with (?:their|his|her) (?:blood|lives|life)\\b|\\bpay with blood\\b|\\bmy hands (?:around|on) (?:his|her|their) (?:throat|neck)\\b|\\b(?:list of|those|the) (?:people|ones) (?:who|that|i) (?:deserve|should|will|want) (?:to )?(?:die|kill|be dead)\\b',
    { unless: new RegExp(`${STUDY.source}|\\bi deserve to die\\b`) },
  ),
  rule(
    'harm_to_others',
    3,
    '\\b(?:someone|somebody|he|she|they) (?:is|are|will) (?:going to )?(?:get|be|end up) (?:hurt|dead|killed) (?:\\w+ ){0,5}(?:if|when|because|next time)\\b|\\btonight (?:he|she|they) will (?:learn|pay|see|regret)\\b|\\b(?:he|she|they) will not (?:see|live to see) (?:the morning|tomorrow|christmas|another day)\\b|\\b(?:dream of|want to|like to) (?:watch|watching|see|seeing) (?:him|her|them) (?:burn|die|bleed|suffer)\\b|\\bnever (?:lay a hand|hurt anyone|touch anyone|breathe) (?:\\w+ ){0,3}again , i (?:will|am)\\b',
    { unless: SPORT },
  ),
  rule(
    'harm_to_others',
    2,
    `\\b(?:not|never) (?:\\w+ ){0,3}(?:kill|hurt|stab|hit|beat|strangle|harm) (?:him|her|them|my (?:\\w+ )?(?:${KIN}))\\b|\\b(?:almost|nearly|once) (?:stabbed|killed|strangled|shot|beat|attacked) (?:someone|somebody|a (?:man|woman|boy|girl|guy|friend)|him|her|my \\w+)\\b|\\bi (?:once )?(?:hit|beat|slapped|punched|choked) (?:my (?:\\w+ )?(?:${KIN})|him|her)\\b`,
    {
      unless: new RegExp(
        `${SPORT.source}|\\bfeelings\\b|\\b(?:when|if|by) i (?:say|tell|cancel|turn|end|break up|leave)\\b|\\bby (?:saying|telling|cancelling)\\b`,
      ),
    },
  ),
];

/** Being hurt by somebody, in more words; and seeing it done to somebody else. */
export const violence: readonly CareRule[] = [
  rule('abuse', 3, `\\b${ONE} (?:\\w+ ){0,2}?${WOUNDS} (?:and \\w+ )?me\\b`, {
    unless: new RegExp(
      `${notPlay.source}|${SMALL_CHILD.source}|\\b(?:dream\\w*|song|music|idea|memory|wave|smell|feeling|phone|mosquito\\w*)\\b`,
    ),
  }),
  rule(
    'abuse',
    3,
    `\\bi (?:was|got|have been|had been|am being|keep getting|get) (?:\\w+ ){0,2}?(?:raped|molested|abused|groped|strangled|beaten up|assaulted|trafficked|groomed)\\b`,
    { unless: new RegExp(`${SPORT.source}|\\bby (?:e ?mails?|notifications|ads|noise|smells?)\\b`), negatable: true },
  ),
  rule(
    'abuse',
    3,
    `\\b${ONE} (?:is|are|was|were|gets?|got|has been|have been|keeps getting) (?:\\w+ ){0,2}?(?:being )?${WOUNDED}(?= by | at home| every| again| when| at night|$)`,
    {
      unless: new RegExp(
        `${SPORT.source}|\\b(?:by (?:a |the )?(?:ball|car|bus|train|truck|storm|flu|news|rain|virus|wave|mosquito\\w*|bike)|hit by)\\b|${STUDY.source}`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b${ONE} (?:\\w+ ){0,2}?${WOUNDS} (?:his|her|their|the|my|our) (?:\\w+ )?(?:wife|husband|kids?|child|children|baby|son|daughter|girlfriend|boyfriend|mother|mom|mum|sister|brother|family|partner)\\b`,
    { unless: new RegExp(`${SPORT.source}|${STUDY.source}`) },
  ),
  rule(
    'abuse',
    3,
    `\\b${ONE} (?:\\w+ ){0,2}?(?:touches|touched|touching|gropes|groped|grabs|rapes|raped|molests|molested) (?:me|her|him|them|us)\\b(?! (?:deeply|that|with (?:his|her) (?:words|story|kindness|letter)|when (?:she|he) (?:said|sang|spoke)))`,
    {
      unless: /\b(?:deeply|speech|letter|shoulder|heart|kindness|lottery|base with|for a hug|my hand|coffee)\b/,
    },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:comes|came|come|coming) (?:in)?to my (?:room|bed|bedroom) (?:\\w+ ){0,3}(?:at night|and touch\\w*)\\b|\\b(?:made|makes|forces|forced|making) me (?:to )?(?:do things|have sex|undress|touch|sleep with|send (?:him|her|them) (?:\\w+ )?(?:nudes?|pictures?|photos?))\\b',
  ),
  rule(
    'abuse',
    3,
    '\\b(?:broke|breaks|broken) my (?:arm|nose|rib|ribs|jaw|hand|finger|wrist|leg|tooth|teeth) (?:\\w+ |, ){0,5}?(?:deserved|because|when (?:he|she)|again|on purpose)|\\b(?:he|she|they|dad|mom|mum|father|mother|husband|wife|boyfriend|girlfriend|stepdad) (?:broke|breaks) my (?:arm|nose|ribs?|jaw|wrist|fingers?|leg|teeth|tooth)\\b',
    { unless: SPORT },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:threw|throws|throwing) (?:a |the |his |her |\\w+ )?(?:plate|knife|glass|chair|bottle|phone|pan|things|stuff|shoes?|hot \\w+|ashtray) at (?:me|us|my|the kids)\\b`,
    { unless: new RegExp(`${SPORT.source}|\\b(?:if|when) i (?:am late|forget|miss|eat|break|do not|tell|quit)|\\bif the\\b|\\blate\\b`) },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:would|will|going to|wants to) (?:kill|strangle|stab|shoot) me(?! if i (?:forget|am late|do not|miss|eat)| when (?:he|she|they) (?:finds? out|sees?|hears?))',
    {
      unless: new RegExp(
        `${SPORT.source}|\\b(?:if|when) i (?:am late|forget|miss|eat|break|do not|tell|quit)|\\bif the\\b|\\blate\\b|${FIGURE_KILL_ME.source}`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:hide|hiding|cover|covering|covered|hid) (?:my |the )?(?:\\w+ )?bruises\\b|\\b(?:black eye|bruises)\\b(?: \\w+){0,4} (?:from (?:him|her|my)|again|told|husband|wife|boyfriend|because (?:he|she))\\b|\\bwith bruises from\\b',
    { unless: SPORT },
  ),
  rule(
    'abuse',
    3,
    '\\bif (?:i|we) (?:ever )?(?:leave|left|try to leave|tell|talk|go)(?: \\w+){0,3} (?:he|she|they) (?:will|would|is going to) (?:\\w+ )?(?:find|kill|hurt|take|come after|hunt|destroy|ruin)\\b|\\b(?:he|she|they) (?:will|would) (?:\\w+ )?(?:find|kill|hurt|hunt|take the (?:kids|children)) (?:\\w+ ){0,4}?if i (?:leave|tell|talk|go)\\b',
    { unless: SPORT },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:may|can|must|allowed) not (?:to )?(?:leave|go out of) the (?:house|flat|home|apartment)\\b|\\b(?:not allowed|have to ask (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))) (?:\\w+ ){0,4}(?:to |may |can )?(?:leave|see|go|meet|work|talk)\\b|\\bnot allowed to (?:have|use|own) (?:my own|a) (?:phone|money|key|car|job|bank account)\\b|\\b(?:reads|checks) all my (?:messages|mails?|texts)\\b|\\b(?:controls|takes|took|checks|locked) (?:\\w+ ){0,2}?my (?:money|phone|passport|bank\\w*|papers|salary)\\b',
    {
      unless: new RegExp(
        `${SPORT.source}|\\b(?:doctor|quarantine|customs|airport|border|lockdown|covid|flu|thief|shop|repair|app|by (?:mistake|accident)|accidentally|rings?|(?:when|while) i drive)\\b|${GROUNDED}`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    '\\bnobody (?:will|would|is going to) believe me\\b(?! i | that i (?:won|met|saw|ran))|\\bour (?:little )?secret\\b(?: \\w+| ,){0,8} (?:not tell|must not|never tell|nobody)\\b|\\b(?:must|may|should|can) not tell (?:anyone|anybody|my (?:mom|mum|parents|mother)) what (?:he|she|they|coach|my)\\b|\\b(?:walk|walking) on eggshells\\b',
    { unless: /\b(?:surprise|party|gift|present)\b/ },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:scared|afraid|terrified|frightened) (?:to go home|of going home|of my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|dad|stepdad|stepfather|mother|uncle|ex))\\b',
  ),
  rule('abuse', 3, '\\b(?:scared|afraid|terrified|frightened) of him\\b', { unless: OTHERS_FEAR }),
  rule('abuse', 2, '\\b(?:scared|afraid|terrified|frightened) of him\\b'),
  rule(
    'abuse',
    3,
    '\\b(?:has|have|got|posts?|share|sharing) (?:\\w+ ){0,2}?(?:pictures|photos|nudes|videos) of me\\b(?: \\w+| ,){0,8} (?:send|wants more|share|post|school|blackmail|or (?:he|she))\\b|\\b(?:blackmail\\w*|sextort\\w*) me\\b',
  ),
  rule(
    'abuse',
    3,
    '\\bnot (?:\\w+ ){0,2}(?:really )?rape\\b|\\bnot rape me\\b|\\b(?:could|can|did) not (?:just )?say no\\b(?! to (?:the )?(?:cake|pizza|chocolate|dessert|a |more|another|coffee|work|extra|people|friends|guests|invitations?|favou?rs?|any(?:one|body|thing)\\b|every(?:one|body|thing)\\b|my (?:boss|mum|mom|mother|friends?|family|kids?|team|colleagues?)\\b))|\\bhe (?:just )?did not stop\\b',
    { unless: SPORT },
  ),
  rule(
    'abuse',
    2,
    '\\b(?:used to|locked|would) (?:lock|hit|beat|touch|locked|choke) me\\b|\\block me in the\\b|\\bonly breaks? my things\\b|\\bnot hit me\\b|\\bmy childhood was (?:abus\\w+|violent)\\b',
    { unless: SPORT },
  ),
];

/** Help may be needed this minute, in more words. */
export const emergencies: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    '\\b(?:swallowed|took|taken|downed) (?:\\w+ )?(?:\\d\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|many) (?:\\w+ )?(?:pills?|tablets?|capsules|painkillers|paracetamol|ibuprofen|aspirins?)\\b|\\b(?:burglar|intruder|prowler) (?:\\w+ ){0,3}?(?:in|inside|at) (?:my|the|our) (?:house|home|flat|apartment|door|garden)\\b|\\b(?:swallowed|took|taken|drank|downed|ate|swallow) (?:\\w+ ){0,4}?(?:all (?:of )?(?:my|the|his|her|those)|a whole|the whole|the entire|an entire|two packs?|three packs?|the whole box|a box|too many|way too many|a (?:button )?battery|batteries|bleach|antifreeze|drain cleaner|the cleaner|cleaning fluid|poison|rat poison|detergent|weedkiller|magnets?)\\b',
    {
      unless: new RegExp(
        `${AS_TOLD.source}|\\b(?:bottle of (?:\\w+ )?(?:cordial|squash|water|wine|juice|milk|coke|lemonade)|pizza|cake|chocolate|cookies?|biscuits|crisps|chips|whole (?:day|week|morning|afternoon|year|hour|evening|month|night|time|class|team|thing)|photos?|pictures|steps?|classes|courses|notes|breaks?|vitamins?|calls|meetings|blame|risks?|chances|test|exam|driver|dog|cat|toy|remote|controller|family|kids|bus|train|advice)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:since|after) (?:i |he |she )?(?:took |swallowed |the |those |drank |my )+(?:\\w+ ){0,3}?(?:tablets|pills|box|packs?|overdose|cleaner|bleach)\\b(?: \\w+| ,){0,8}(?:sleepy|dark|blurry|dizzy|strange|weird|numb|packs?|normal)|\\b(?:sleepy|dark|blurry|dizzy|strange|weird|numb)\\b(?: \\w+){0,3} since (?:the|i (?:took|drank|swallowed)) (?:the |a |my )?(?:\\w+ )?(?:tablets|pills|box|packs?|cleaner|bleach|bottle)\\b',
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:can not|could not|cant) (?:really )?(?:breathe|breath|get air)\\b|\\b(?:is|are|was|has|am) not (?:\\w+ )?breathing\\b|\\bstopped breathing\\b',
    {
      unless: new RegExp(
        `\\b(?:laugh\\w*|funny|nose|mask|dress|jeans|cute|collar|air con\\w*|hay fever|underwater|so hard)\\b|${BREATHLESS_IN_MIND.source}`,
      ),
    },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:lips|face|he|she|skin) (?:is |are |turn |turns |turned |turning |going |go |gone |went |and )*blue\\b|\\bturns? blue\\b|\\b(?:passed out|unconscious|collapsed|not respond\\w*|not waking up|not wake (?:him|her|them )?up|will not wake up|having a seizure)\\b',
    {
      unless: new RegExp(
        `${SPORT.source}|${STUDY.source}|\\b(?:i|we) (?:almost |nearly )?(?:passed out|collapsed)(?: \\w+){0,4} (?:on the (?:sofa|couch)|into bed|at (?:nine|ten|eight))|\\bpassed out (?:on the (?:sofa|couch)|after the|at (?:nine|ten))|\\bcollapsed (?:on|into|onto) (?:the|my) (?:sofa|couch|bed)|\\bnot wak(?:e|ing) up (?:at|tired|the|early|late|so|to|before|with)\\b|\\b(?:shelf|tent|bridge|deal|economy|alarm|screen|light|hair|wall|sky|dress|paint|company|market|chair|cake|server|website|app)\\b`,
      ),
    },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:face|arm|side|leg|mouth|half)\\b(?: \\w+){0,6} (?:drooping|droops|hangs|numb|not move|stopped working|paraly[sz]ed)\\b(?: \\w+| ,){0,10} (?:face|speak|speech|arm|droop\\w*|mouth|words)\\b|\\b(?:having|have) a stroke\\b|\\bcrushing pain\\b|\\b(?:chest (?:hurts|pain)|pain in my chest)\\b',
    { unless: /\b(?:workout|bench|press|sore|last year|years? ago|used to|of (?:luck|genius)|slept on|dentist|anaesthetic|gym)\b/ },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:cut|cuts) (?:myself )?too deep\\b|\\b(?:blood (?:is |was |all )?everywhere|soaked (?:with|in) blood|bleeding (?:out|heavily|a lot)|not stop(?:ping)? (?:the )?bleeding)\\b',
    { unless: new RegExp(`${STUDY.source}|\\b(?:game|steak|motivation|money|heart)\\b`) },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:someone|somebody|a (?:man|guy|woman|stranger)|he|she|they|there is (?:a (?:man|guy)|someone)) (?:\\w+ ){0,4}?(?:with|has|holding|swinging) (?:a |an |the )?(?:gun|knife|axe|weapon|machete|rifle|bat|hammer)\\b|\\b(?:breaking|broke|breaks) into (?:the|my|our) (?:house|flat|home|apartment|room|building)\\b|\\bbangs? (?:on|at) (?:the|my) door\\b',
    {
      unless: new RegExp(
        `${SPORT.source}|${STUDY.source}|\\b(?:kitchen|cook\\w*|chef|butter|museum|collection|shop|wood|hammer and|deliver\\w*|last year|years? ago)\\b`,
      ),
    },
  ),
];
