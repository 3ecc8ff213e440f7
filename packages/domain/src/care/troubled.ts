import { sentencesOf } from './normalise.ts';
import { AWAY_FOR_A_WHILE, BY_ACCIDENT } from './phrases.ts';
import { answerSoundsTroubled, signsSoundTroubled } from './talk-answer-troubled.ts';
import {
  ALL_GIVEN_AWAY,
  ARMS_AND_FUMES,
  BODY_GROWS_LESS,
  ENOUGH_THIS_TIME,
  HEIGHTS_AND_ROADS,
  LAST_WORDS,
  MEDICINE_IN_HEAPS,
  NAMES_OF_THE_DEED,
  NO_WAY_ON,
  NO_YEAR_AHEAD,
  NOBODY_NOTICES,
  NOT_COMING_BACK,
  OF_NO_WORTH,
  OTHERS_COME_CLOSE,
  ROPES,
  SPENT,
  THINGS_PUT_IN_ORDER,
  THOUGHTS_OF_DEATH,
  WANTING_NOT_TO_BE,
  WAYS_TO_DIE,
} from './troubled-words.ts';

/** Idioms and ordinary things that have a hard word in them; taken out before anything is looked for. */
const HARMLESS = new RegExp(
  `\\b(?:${[
    '(?:want(?:ed|s)? to |could(?: have)? |nearly |almost )?(?:die|died|dying) (?:of|from|with) (?:pure |sheer |the )?(?:embarrass\\w*|boredom|cringe|laugh\\w*|curiosity|second ?hand embarrassment)',
    'hurt(?:ing|s)? (?:his|her|their|my \\w+ s|any(?:one|body) s|some(?:one|body) s|people s|the \\w+ s) feelings|without hurting (?:him|her|them|any(?:one|body)|my \\w+)|hurt(?:ing)? (?:him|her|them) (?:when|if|by) i (?:say|tell|cancel)',
    'dead(?:line|lines| end| ends| lift| lifts| tired| easy| serious| simple| boring| weight| batter\\w+| plants?)',
    '(?:phone|battery|laptop|car|engine|printer|plants?|link|line|tree|computer) (?:is|was|went|are|were|has|just)? ?(?:dead|died|dying|killed)',
    'to die for|dying (?:to (?:know|see|try|hear|tell|go)|for an? \\w+)|kill(?:s|ed|ing)? (?:time|the (?:mood|vibe|lights|engine|weeds)|two birds|it at|an hour|a few hours)|(?:would|could|d) (?:kill for|murder) (?:a|an|another|one|some|the|my|that|more) (?:\\w+ )?(?!of\\b|(?:who|that)\\b)(?:currys?|curries|pints?|pizzas?|coffees?|tea|cuppa|beers?|burgers?|steaks?|sandwich|kebab|chips|fries|chocolate|cake|ice cream|snack|drink|breakfast|lunch|dinner|takeaway|biscuit|roast|doughnut|donut|sushi|noodles|pasta|nap|cigarette|bath|holiday)|would kill for|(?:feet|legs|back|shoes|heels) (?:is|are) killing me|dressed to kill|killer \\w+|death by powerpoint',
    'cut(?:ting)? (?:down|back|costs?|corners|carbs?|sugar|out (?:sugar|bread|meat|coffee|alcohol)|the (?:grass|hedge|lawn|cake|bread|onions?|cord|fabric)|my (?:hair|nails|hours|own hair|fringe|losses)|hair|vegetables|onions?|class|in|short|off the call)|paper cut|hair ?cut|short ?cut|power cut|clear cut',
    'hang(?:ing)? (?:out|on|up|in there|around|the (?:washing|laundry|picture|curtains?|lamp)|a picture|pictures|with|tight)|hang of|hangover',
    'jump(?:ing)? (?:rope|in (?:at|the (?:pool|lake|sea|car|shower))|into (?:the (?:lake|sea|pool|water|car|shower)|a|bed|it|work)|to conclusions|jacks?|around|on the (?:train|bus|call|bike|trampoline))',
    '(?:kitchen|bread|butter|palette|pocket|putty) kniv?f?es?|knife (?:and|skills|sharpener|set)|(?:glue|water|nerf|nail|massage|heat|toy|spray|staple) guns?|top gun|gun(?:ning)? for',
    'blade runner|roller ?blades?|razor sharp|shoulder blades?|blade of grass|scar (?:tissue|from)',
    'vitamin (?:pills|tablets)|(?:vitamin|iron|magnesium|hay fever|allergy) tablets?|dishwasher tablets?|(?:graphic|drawing|android) tablets?',
    '(?:bridge|roof) (?:the gap|rack|tiles?|repair|club|game|terrace|garden)|play(?:ing)? bridge|tracks? (?:my|the|it|and field)|sound ?tracks?|race ?tracks?',
    'overdose of (?:meetings|cat videos|coffee|sugar|news|cuteness|work|\\w+ memes)|rope (?:course|access|swing)|climbing ropes?|skipping ropes?',
    'punch(?:ing)? (?:line|bags?|cards?|holes?)|hit (?:the (?:gym|road|sack|books|target|hay|mark|shops|snooze)|my (?:goal|target|head|stride|knee|elbow|toe))|(?:beat|beating) (?:my (?:record|time|best|score)|the (?:eggs|rush|heat|clock|high score))',
    'last (?:day (?:of|at|in|on)|week(?:end)? (?:of|at|in|we|was|i|was|and|was)|letter from|words? with|night|train|bus|chance)',
    'good ?bye (?:to (?:clutter|sugar|\\w+ing|summer|winter|my (?:old|desk|car))|party|hug)|say(?:ing)? good ?bye to (?:clutter|the|my old)',
    '(?:delete|log|sign|remove) myself|burn(?:ing|ed)? (?:\\d+ )?(?:k ?cal\\w*|calories|fat|out|the (?:toast|cake|rice|candle)|wood|my (?:hand|finger|tongue) on)|intermittent fasting|break(?:ing)? (?:my )?fast|fast (?:food|forward|asleep|lane|pace\\w*|enough|as)|starving for|i am (?:so |absolutely )?starving(?= ,? ?(?:what|let|can|is|(?:i )?(?:could|would) (?:kill|murder|eat))\\b|$)',
    '(?:will|testament) with (?:a|the|my|our) (?:\\w+ )?(?:notary|solicitor|lawyer)|papers in order for the (?:tax|council|bank)',
    'gas (?:bill|station|stove|meter|prices|tank)|balloons?|shoot(?:ing)? (?:photos?|pictures|a (?:film|video|message)|hoops|stars?)|shooting star|helium balloons?|photo ?shoot|blow(?:n)? up (?:the )?(?:balloons?|mattress)',
    'no point in (?:arguing|waiting|rushing|going back|worrying|buying|asking)|give up (?:smoking|sugar|meat|coffee|alcohol|chocolate|my seat|on (?:the|that|this) \\w+)',
  ].join('|')})\\b`,
  'gu',
);

const THEM =
  '(?:him|her|them|someone|somebody|anyone|people|everyone|everybody|(?:my|the|that|this) (?:\\w+ )?(?:ex|wife|husband|partner|boyfriend|girlfriend|boss|neighbou?r|father|dad|stepdad|mother|mum|mom|brother|sister|uncle|son|daughter|baby|child|kids?|boy|girl|guy|man|woman|teacher|classmate|colleague|friend|flatmate|roommate|dog|cat|puppy))(?! (?:at|in|by)\\b)';
const CLOSE =
  '(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepdad|mother|mum|mom|brother|sister|son|uncle|boss|flatmate|roommate|man|guy|someone|somebody)';

const anyOf = (...lists: readonly (readonly string[])[]): RegExp => new RegExp(`\\b(?:${lists.flat().join('|')})\\b`, 'u');

/**
 * Families of words that stand beside danger, to oneself or to others, and in an illness of eating. Wide on purpose: what they find is
 * met gently, and no task is made of it.
 */
const families: readonly RegExp[] = [
  // Hurting oneself, and hiding it.
  /\b(?:cut(?:s|ting)? (?:myself|deeper|again|too deep|my (?:\w+ )?(?:arms?|wrists?|thighs?|legs?|skin|veins?))|i (?:\w+ )?cut (?:again|last night|yesterday|today)|i (?:just |still |always )?cut(?: when| because| again|$)|one (?:more )?cut$|(?:razors?|blades?|box ?cutter|scissors)\b.*\b(?:skin|arm|wrist|thigh|leg|again|myself|locked)|with (?:a|the|his|her|my) (?:razor|blade|knife|gun|rope)\b|(?:hide|hid|hiding|cover|covering) (?:\w+ )?(?:cuts|scars|wounds|burns|bruises)|burn(?:ing|ed)? myself|(?:hurt|harm|scratch|punish|hit|slap|strangle|choke|poison|injure)(?:ing|ed|s)? myself|self harm\w*|bleed(?:ing)? (?:out|a lot|everywhere))\b/u,
  // Eating less and less.
  /\b(?:starv(?:e|ed|ing)|(?:eat|eating|eaten|ate) (?:\w+ )?(?:nothing|as little as|under \d+|less than \d+|only \d+)|(?:not|never|stop|stopped|without) (?:\w+ )?(?:eat|eating|eaten)(?: (?:anything|at all|any more|until|on purpose|(?:for|in) (?:\w+ )?days)| (?:\w+ ){1,3}(?:on purpose|in (?:\w+ )?days))|(?<!not )(?:stop|stopped|quit) eating$|(?:not|no) (?:\w+ ){0,2}food (?:down|for|since|today)|(?:hundred|(?<!\d)[1-9]\d{1,2}) ?(?:k ?cal\w*|calories)|throw(?:ing|n)? up (?:after|on purpose|again|my food|every)|ma(?:de|ke|king) myself (?:sick|throw up|vomit)|purg(?:e|ed|ing)|laxatives?|fast(?:ing)? (?:completely|for \d+|for (?:\w+ )?days|until)|until i weigh|weigh (?:only |just |under )?[1-4]\d ?(?:kg|kilos?)?\b|too fat to)\b/u,
  // Harm to others.
  new RegExp(
    `\\b(?:(?:kill|stab|strangle|choke|shoot|poison|murder|rape|punch|beat up|beat|slap|hurt|harm|threaten|stalk|hunt down)(?:ing|ed|s)? ${THEM}|make (?:him|her|them) (?:pay|suffer|regret|bleed|sorry|scared)|teach (?:him|her|them|my \\w+) a lesson|(?:with|use|using) my fists?|get (?:rid of|back at) (?:him|her|them|my (?:ex|wife|husband|boss|neighbou?r|father|mother|brother|sister|son|daughter|baby|child|kids?)|the (?:baby|kids?))|(?:take |get |my )?revenge|(?:a|the|my|his|her|buy|get|bring\\w*|got) (?:\\w+ )?(?:guns?|pistol|rifle|machete|bomb|explosives?)|knife (?:in|with|to|at|against|on)\\b|(?:drown|shake|smother) (?:the |my )?(?:baby|child|cat|dog|puppy|kitten)|nobody would (?:find|miss) (?:him|her|them))\\b`,
    'u',
  ),
  // Harm by others.
  new RegExp(
    `\\b${CLOSE} (?:\\w+ ){0,4}(?:hit|hits|beat|beats|slap|slaps|slapped|chok\\w+|strangl\\w+|threaten\\w*|kick|kicks|kicked|rape[sd]?|molest\\w*|grab|grabs|grabbed|touch(?:es|ed)|lock(?:s|ed)|drug(?:s|ged)|burn(?:s|ed)) (?:me(?! (?:at|in|by|with a)\\b)|us(?! (?:at|in|by)\\b)|my (?:\\w+ )?(?:arm|hair|throat|neck|face|kids?|children|son|daughter))\\b|\\b(?:hands?|arm|belt|fingers) (?:a ?round|on|at) my (?:throat|neck)\\b|\\b(?:knife|gun|blade) (?:to|at|on|against) (?:my|her|his|me|us)\\b|\\b(?:afraid|scared|terrified) (?:of (?:my )?(?:him|husband|partner|boyfriend|ex|father|dad)|to go home|he will)\\b|\\bnot (?:feel )?safe (?:at home|with|here)\\b`,
    'u',
  ),
  // Means, places, farewells.
  anyOf(MEDICINE_IN_HEAPS, ROPES, HEIGHTS_AND_ROADS, WAYS_TO_DIE, LAST_WORDS, NAMES_OF_THE_DEED, ALL_GIVEN_AWAY),
  /^(?:please )?(?:tell (?:my \w+|them|everyone|everybody) (?:that )?i (?:love|loved|am sorry)|give my \w+ to)\b/u,
  // Not wanting to be.
  anyOf(WANTING_NOT_TO_BE, NO_WAY_ON, OF_NO_WORTH, SPENT, THOUGHTS_OF_DEATH),
  // Said so quietly that it could be nothing.
  anyOf(
    NOT_COMING_BACK,
    ARMS_AND_FUMES,
    THINGS_PUT_IN_ORDER,
    NO_YEAR_AHEAD,
    ENOUGH_THIS_TIME,
    OTHERS_COME_CLOSE,
    BODY_GROWS_LESS,
    NOBODY_NOTICES,
  ),
  // A drive after drink, and others' shame as a weapon.
  /\b(?:driv(?:e|ing) (?:home |back )?(?:after|with|on) (?:\w+ ){0,3}(?:beers?|drinks?|wines?|shots?|pints?|whisky|vodka|glasses|joints?)|(?:drunk|high|stoned|wasted) (?:\w+ )?driv\w+|driv(?:e|ing) (?:\w+ )?(?:drunk|high|stoned)|(?:send|post|leak|share|show) (?:\w+ ){0,3}(?:nudes?|naked|intimate|the video)|relaps(?:e|ed|ing) (?:on|into) (?:heroin|meth|coke|drugs))\b/u,
];

/**
 * Whether words may speak of danger, of an illness of eating or of harm to somebody, more widely than {@link assess}: a guide that
 * understands nothing must neither praise them nor make a task of them. No card follows from it, and a false alarm costs a gentle answer.
 */
export const soundsTroubled = (text: string): boolean =>
  signsSoundTroubled(text) ||
  sentencesOf(text).some((sentence) => {
    const plain = sentence.replace(HARMLESS, ' ').replace(BY_ACCIDENT, ' ').replace(AWAY_FOR_A_WHILE, ' ');
    return families.some((family) => family.test(plain)) || answerSoundsTroubled(sentence);
  });
