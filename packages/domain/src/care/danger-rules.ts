import {
  AS_TOLD,
  AWAY_FOR_A_WHILE,
  BREATHLESS_IN_MIND,
  CAMERA,
  type CareRule,
  FIGURE_KILL_ME,
  KIN,
  OTHER,
  PLAY,
  rule,
  SMALL_CHILD,
  SOMEONE,
  STROKE,
  STUDY,
} from './phrases.ts';

/** Hurting somebody else. */
export const harmToOthers: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\b(?:about|want|wants|wanted|going|plan|planning|planned|thinking|think|thoughts|urge|urges|will|ready|decided|need|fantasize|fantasizing|dream)\\b(?: to| of| about| just| really| i| am| would| will| seriously){0,4} (?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|choke|choking|rape|smother|smothering) ${SOMEONE}\\b`,
    {
      unless: new RegExp(
        `${PLAY.source}|${CAMERA.source}|\\bshoot(?:ing)? (?:\\w+ ){1,3}(?:an? |over |back )|\\b(?:photos?|portraits?|headshots?)$`,
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:want|wanted|going|urge|urges|feel like|thoughts|thinking|afraid|scared|plan|planning|might)\\b(?: to| of| about| just| really| i| will| might| going){0,4} (?:hurt|hurting|attack|attacking|beat up|beating up|shake|shaking) ${SOMEONE}\\b`,
    {
      unless: new RegExp(
        `${PLAY.source}|\\b(?:feelings?|break up|breakup|leav\\w+|tell\\w*|truth|say\\w*|honest\\w*|hands?|words?|disappoint\\w*|chances?|quit\\w*|by)\\b`,
      ),
      negatable: true,
    },
  ),
  rule(
    'harm_to_others',
    4,
    '\\b(?:going|want|plan|planning|will|thinking)\\b(?: to| of| about| just){0,2} (?:shoot up|shooting up|bomb|bombing|blow up|blowing up|burn down|burning down) (?:the|my|a|this|that) (?:\\w+ )?(?:school|office|church|mosque|synagogue|mall|workplace|university|hospital|place|building|house|city)\\b',
    { unless: PLAY, negatable: true },
  ),
  rule(
    'harm_to_others',
    3,
    '\\b(?:could|might|will|going to) (?:really )?(?:hurt|harm) (?:my|the) (?:\\w+ )?(?:baby|kids?|child|children|son|daughter)\\b',
    { unless: /\bfeelings?\b|\bby\b/, negatable: true },
  ),
];

/** Long ago, and of somebody whom many fear a little. */
const ONCE_SCARED =
  /^(?!.*\b(?:still|touch\w*|hit\w*|beat\w*|hurt\w*|grab\w*|threat\w*|alone|secret|nobody|controls?|controlling|domestic)\b).*\b(?:was|were|used to be) (?:\w+ ){0,3}?(?:scared|afraid|terrified|frightened) of my (?:\w+ )?(?:teacher|boss|colleague|coworker)\b/;

/** Being hurt by somebody. */
export const abuse: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${OTHER} (?:\\w+ ){0,3}(?:hits|hit|beats|beat|beating|hitting|punched|punches|slapped|slaps|kicked|kicks|choked|chokes|choking|strangled|strangles|raped|rapes|molested|molests|abuses|abused|abusing) me\\b`,
    {
      unless: new RegExp(
        `${PLAY.source}|${SMALL_CHILD.source}|${STROKE.source}|\\b(?:hit|hits) me (?:up|back|with|hard|like|that)\\b|\\bbeats? me (?:at(?! home)|in(?! front)|to|by|again|every|home|there|up the)\\b|\\bkicked me (?:out of|off)\\b|\\b(?:sparring|boxing|karate|judo|dodgeball|ball)\\b`,
      ),
    },
  ),
  rule(
    'abuse',
    3,
    '\\bi (?:was|got|have been|am being|am getting|keep getting|had been) (?:\\w+ ){0,2}(?:raped|molested|sexually assaulted|sexually abused|abused|beaten up|beaten|assaulted|trafficked|groomed)\\b',
    {
      unless:
        /\bby (?:e ?mails?|notifications|ads|noise|smells?)\b|\bbeaten (?:at|by (?:the|a) (?:clock|better)|in)\b|\b(?:tennis|chess|game|race)\b/,
      negatable: true,
    },
  ),
  rule(
    'abuse',
    3,
    `\\b${OTHER} (?:\\w+ ){0,2}(?:touched|touches|touching) (?:me|my body) (?:\\w+ ){0,3}(?:inappropriately|sexually|at night|private|down there|without|against)\\b|\\b(?:forced|forces|forcing) me to (?:have sex|sleep with|touch|undress)\\b`,
  ),
  rule(
    'abuse',
    3,
    `\\b(?:will not|does not|never) let me (?:leave the (?:house|home|flat|apartment)|out of the house|leave him|leave her)\\b|\\b(?:afraid|scared|terrified) to go home\\b`,
    { unless: /\b(?:cat|dog|puppy|baby|toddler)\b/ },
  ),
  rule(
    'abuse',
    4,
    `\\b(?:threatens?|threatened|threatening|said (?:he|she|they)|says (?:he|she|they)|swore)(?: \\w+){0,4} (?:kill|shoot|stab|strangle) (?:me|us|my (?:kids|children))\\b`,
    { unless: PLAY },
  ),
  rule(
    'abuse',
    2,
    `\\b(?:afraid|scared|terrified|frightened) of my (?:\\w+ )?${KIN}\\b|\\b(?:controls|controlling) (?:everything|what i|who i)\\b|\\bdomestic (?:violence|abuse)\\b`,
    { unless: new RegExp(`${STUDY.source}|${ONCE_SCARED.source}`) },
  ),
  rule(
    'abuse',
    3,
    '\\bmy (?:step\\w+|uncle|dad|father|brother|grandfather|cousin|coach|teacher|boss|mother|mom) (?:\\w+ ){0,2}(?:touches|touched|touching) me\\b',
    { unless: /\b(?:deeply|with (?:his|her) (?:words|letter|speech)|shoulder|heart)\b/ },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:he|she|they|someone|my (?:\\w+ )?(?:ex|husband|wife|partner|boyfriend|girlfriend|stepdad|stepfather)) (?:is |are |will |wants |want |going |trying |to ){1,4}(?:hurt|kill|beat|stab|shoot) (?:me|us)\\b',
    { unless: new RegExp(`${PLAY.source}|\\bif i\\b|\\bwhen (?:he|she|they)\\b|\\b(?:late|forget|forgot)\\b|${FIGURE_KILL_ME.source}`) },
  ),
  rule(
    'abuse',
    3,
    `\\b${OTHER} (?:\\w+ ){0,2}(?:pushed|pushes|shoved|shoves|threw|throws|dragged|drags|slammed|pinned|grabbed|grabs) me (?:down the|against|by (?:the|my)|to the (?:floor|ground|wall)|across)`,
    { unless: PLAY },
  ),
  rule('abuse', 3, `\\b${OTHER} (?:\\w+ ){0,2}(?:locks|locked|keeps|trapped|traps) me (?:in|inside|up)\\b`, {
    unless: new RegExp(`${PLAY.source}|\\b(?:loop|shape|check|mind|suspense|accident)\\b`),
  }),
  rule('abuse', 4, '\\b(?:threatens|threatened|threatening) (?:me|us) with (?:a |his |her )?(?:knife|gun|death|violence|weapon|axe)\\b', {
    unless: PLAY,
  }),
  rule(
    'abuse',
    3,
    '\\b(?:hit|hits|beat|beats) me with (?:a |his |her |the )?(?:belt|stick|shoe|cord|fists?|bottle|pan|hanger|cane|broom|spoon|hammer|bat|chair)\\b',
    { unless: PLAY },
  ),
  rule('abuse', 3, '\\bnot (?:feel )?safe (?:at home|with (?:him|her|them|my))\\b'),
  rule('abuse', 4, '\\b(?:gun|knife) (?:\\w+ ){0,3}threaten\\w*\\b', { unless: PLAY }),
];

/** Danger to life at this minute. */
export const acuteDanger: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    '\\b(?:took|taken|swallowed|downed|ate|drank|drunk|swallowing|taking) (?:\\w+ ){0,5}(?:whole|entire|bottle|all|too many|handful|pack|box|lots?|bunch|\\d\\d+|overdose|bleach|antifreeze)(?: \\w+){0,4}(?: (?:pills?|tablets?|paracetamol|tylenol|xanax|antidepressants|ibuprofen|meds|medication|insulin|benzos|painkillers|aspirin))\\b|\\b(?:drank|drunk|swallowed) (?:\\w+ ){0,2}(?:bleach|antifreeze|poison)\\b',
    { unless: new RegExp(`${AS_TOLD.source}|\\b(?:vitamins?|bottle of (?:wine|water))\\b`), negatable: true },
  ),
  rule('acute_danger', 4, '\\b(?:i|he|she|friend|just|going to|want to)\\b(?: \\w+){0,4} (?:overdosed|overdosing|overdose|od|oded)\\b', {
    unless: new RegExp(
      `\\boverdos\\w* on (?:coffee|caffeine|sugar|chocolate|netflix|pizza|news|christmas|social|tiktok|candy|cake|carbs|tv|cuteness)\\b|\\boverdose of (?:meetings?|calls|e ?mails?|work|homework|news|politics|cuteness|cat \\w+|coffee|caffeine|sugar|chocolate|cake|cheese|sun|sunshine|nostalgia|love|happiness|joy|fun|kindness|motivation|reality|tv|memes?|podcasts?|glitter|screen time|family)\\b|${STUDY.source}`,
    ),
    negatable: true,
  }),
  rule('acute_danger', 4, '\\bi (?:really )?can not breathe\\b', {
    unless: new RegExp(
      `\\b(?:laugh\\w*|funny|nose|mask|dress|jeans|cute|collar|air con\\w*|hay fever|underwater)\\b|${BREATHLESS_IN_MIND.source}`,
    ),
  }),
  rule(
    'acute_danger',
    4,
    '\\b(?:having|have|had) (?:a |another )?(?:heart attack|stroke)(?= (?:right )?now|$| i| ,)|\\bthink (?:i|he|she) (?:am|is|was) having a (?:heart attack|stroke)\\b|\\b(?:severe|crushing|terrible|bad|sharp) (?:chest pains?|pain in my chest)\\b',
    { unless: /\b(?:nearly|almost|gave me|years? ago|last year|risk|when i saw|stroke of)\b/ },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:bleeding|blood) (?:\\w+ ){0,3}(?:will not stop|badly|heavily|everywhere|not stopping)\\b|\\b(?:will|does) not stop bleeding\\b',
    { unless: /\b(?:game|movie|film|gums|heart)\b/ },
  ),
  rule(
    'acute_danger',
    4,
    `\\b${OTHER} (?:is |are |has |have |just |trying to ){0,3}(?:breaking in(?:to)?|broke in(?:to)?|break in(?:to)?|pointing a gun|chasing me|(?:a|the) (?:gun|knife) (?:to my|at me|on me|and))\\b|\\b(?:intruder|stranger) in my (?:house|home|flat|apartment)\\b`,
    { unless: PLAY },
  ),
  rule(
    'acute_danger',
    4,
    '\\bvoices? (?:\\w+ ){0,3}(?:tell|tells|telling|told|saying|say|want|command\\w*) (?:me|i should|i have)(?: \\w+){0,3} (?:kill|hurt|die|do it|jump|harm|cut|end)\\b',
    { unless: PLAY },
  ),
  rule(
    'acute_danger',
    4,
    '\\b(?:man|guy|woman|someone|somebody|he|she|intruder|stranger) (?:\\w+ ){0,5}(?:with|has|holding|pointing) (?:a |the )?(?:gun|knife|weapon)\\b',
    { unless: new RegExp(`${PLAY.source}|\\b(?:kitchen|cook\\w*|chef|butter|museum|collection|shop|sharp)\\b`) },
  ),
  rule('acute_danger', 4, '\\bi am in (?:\\w+ )?danger(?= ,| please| right now| help| and|$)'),
  rule(
    'acute_danger',
    4,
    `\\b(?:he|she|someone|friend|my (?:\\w+ )?${KIN})(?: \\w+){0,3} (?:not breathing|stopped breathing|unconscious|not waking up)\\b`,
    { unless: PLAY },
  ),
  rule('acute_danger', 4, '\\bchest pains?\\b|\\bpain in my chest\\b', {
    unless: /\b(?:workout|bench|press|sore|last year|years? ago|used to)\b/,
  }),
  rule('acute_danger', 4, '\\b(?:need|call|send|get) (?:an |the )?(?:ambulance|911|999|112|police)\\b', { unless: STUDY }),
  rule('acute_danger', 4, '\\b(?:following|stalking|chasing) me (?:home|in (?:a|his|her) car|on the street|down the|right now)\\b', {
    unless: PLAY,
  }),
  rule(
    'acute_danger',
    4,
    '\\bthere is (?:someone|somebody|a man|a stranger|an intruder) (?:in|inside|outside|at) my (?:house|home|flat|apartment|room|bedroom|door|window)\\b',
    { unless: /\b(?:who|that|cook\w*|living|visit\w*)\b/ },
  ),
];

/** A hard time, without a sign of danger. */
export const distress: readonly CareRule[] = [
  rule(
    'distress',
    2,
    '\\b(?:hopeless|worthless|unlovable|i hate myself|hate my life|hate being me|empty inside|numb inside|dead inside|a burden|i am nothing|nobody loves me|broken beyond|tired of life|done with life|fed up with life)\\b',
    { unless: /\bhopeless (?:at|romantic|with)\b|\bnot (?:hopeless|worthless)\b/ },
  ),
  rule(
    'distress',
    2,
    '\\b(?:can not|could not) (?:go on|do this|take (?:it|this)|cope|keep going|live like this|carry on|handle (?:this|it)) (?:anymore|like this|much longer)\\b|\\bwhat is the point (?:of (?:anything|it all|living|life|going on|trying))?$|\\bno point (?:in|of) (?:anything|going on|trying)\\b',
  ),
  rule(
    'distress',
    2,
    '\\b(?:want|wish|wanted) (?:\\w+ ){0,2}to (?:disappear|vanish|give up completely|run away from everything|not be here)\\b|\\bnot want to live like this\\b|\\bbreaking down\\b|\\b(?:panic attack|having a breakdown|falling apart|at rock bottom|no way out|see no future|nobody would (?:notice|care|miss me))\\b',
    { unless: new RegExp(`\\bcar\\b|\\binto (?:a|the) (?:forest|cabin)\\b|${AWAY_FOR_A_WHILE.source}`) },
  ),
  rule('distress', 2, '\\b(?:relapsed|drunk again|binge[ds]? again|purg(?:e|ed|ing)|make myself (?:vomit|throw up))\\b'),
  rule(
    'distress',
    1,
    '\\b(?:sad|lonely|alone|anxious|anxiety|depressed|depression|overwhelmed|stressed|exhausted|crying|cried|scared|afraid|grief|grieving|heartbroken|ashamed|burnt out|burned out|bad day|rough day|insomnia)\\b',
  ),
];
