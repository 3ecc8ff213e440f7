import { MADE_UP } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);

const NEAR =
  '(?:(?:my|our|the) (?:\\w+ ){0,2}?(?:wife|husband|hubby|partner|fiance\\w*|bf|gf|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|step\\w+|brother|sister|son|uncle|aunt|grand\\w+|cousin|roommate|flatmate|housemate|landlord|in laws?|family|parents|man|bloke|guy)|mum|mom|mummy|dad|daddy|he|she|they|(?:a|some|this|that|the same) (?:\\w+ )?(?:man|bloke|guy|woman|person))';
const HURT_ME =
  '(?:(?:kill|murder|hurt|beat|batter|strangle|stab|shoot|bury|end|finish|destroy|hit|punch|burn)(?:ing)? (?:me|us|my (?:\\w+ )?(?:kids|children|mum|mom|family|sister|brother))|finish what (?:he|she|they) started|make (?:me|us) (?:pay|regret|suffer|sorry)(?: \\w+){0,4})';
const WILL =
  '(?:will|would|is going to|are going to|is gonna|s going to|threatens to|threatened to|wants to|said (?:he|she|they) (?:will|would))';
const TELL =
  '(?:if|when|because|in case) (?:i|we|anyone|anybody|someone|she|he|they) (?:ever |even |dare to |dared to |try to |so much as )?(?:tell|tells|told|talk|talks|talked|speak|speaks|spoke|go|goes|went|report|reports|reported|call|calls|called|ring|rings|rang|phone|phoned|contact|contacted|complain|complained|say|says|said|see|ask|asked|let|show|showed|come|comes|came)';
const OFFICIAL =
  '(?:police|cops|officer|999|911|112|doctor|gp|nurse|hospital|a and e|teacher|school|college|social (?:services|worker)|counsell?or|therapist|authorities|court|judge|solicitor|lawyer|refuge|shelter|helpline|hotline|childline|neighbou?rs?|priest|imam|hr|embassy)';
const ABOUT_IT =
  '(?:anyone|anybody|someone|somebody|a soul|people)(?: else)?(?=$| ,| (?:about (?:him|her|them|it|this|us|what|how|my)|what|how|that (?:he|she|they)|outside|at))';
const ONLY_SECRET =
  'surprise|party|present|presents|gift|recipe|proposal|engage\\w*|spoiler\\w*|ending|crush|score|lol|haha\\w*|lmao|snor\\w*|age|birthday|diet|smok\\w*|cake|password|plate|homework|grades?|marks|detention|flu|broccoli|sweets|chocolate|biscuits';

/** Somebody at home threatens, so that nobody hears of it. */
const silenced: readonly CareRule[] = [
  rule('abuse', 3, `\\b${WILL} (?:\\w+ )?${HURT_ME} ${TELL}(?: \\w+){0,3}? ${OFFICIAL}\\b`, { unless: unless(ONLY_SECRET) }),
  rule(
    'abuse',
    3,
    `\\b${TELL}(?: \\w+){0,3}? ${OFFICIAL}\\b(?: \\w+| ,){0,6}? (?:he|she|they|mum|mom|dad) ${WILL} (?:\\w+ )?${HURT_ME}\\b`,
    {
      unless: unless(ONLY_SECRET),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:says|said|told me|tells me|swears|swore)(?: \\w+| ,){0,4}? ${TELL}(?: \\w+){0,10}? (?:he|she|they) ${WILL} (?:\\w+ )?${HURT_ME}`,
    {
      unless: unless(`${ONLY_SECRET}|boss|manager|coach`),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:says|said|told me|tells me|swears|swore|promised|threat\\w*)\\b(?: \\w+| ,){0,12}? (?:he|she|they) ${WILL} (?:\\w+ )?make (?:me|us) (?:pay|suffer|sorry|regret)\\b|\\bmake me (?:sorry|regret) (?:that )?i was (?:ever )?born\\b`,
    { unless: unless(`${ONLY_SECRET}|coach|trainer|burpees|monopoly|chess|rent|dinner|drinks`) },
  ),
  // Of friends and sisters it is often only a secret: asked after gently.
  rule('abuse', 2, `\\b${WILL} (?:\\w+ )?${HURT_ME} ${TELL} ${ABOUT_IT}`, { unless: unless(ONLY_SECRET) }),
  rule(
    'abuse',
    3,
    `\\b${NEAR}\\b(?: \\w+){0,3}? ${WILL} (?:\\w+ )?kill (?:me|us)\\b(?=.*\\b(?:bruis\\w*|hit me|hits me|beat me|beats me|hurts me|belt|black eye|punch\\w*|chok\\w+|locks? me|violent|last time (?:he|she|they|i)|before too|really means? it|means it|not (?:a )?joking))`,
    { unless: unless('lol|haha\\w*|lmao|game|jumper belt') },
  ),
  rule(
    'abuse',
    2,
    `\\b(?:scared|afraid|terrified|frightened|shaking|hiding)\\b(?: \\w+| ,){0,6}? ${NEAR} ${WILL} (?:\\w+ )?kill (?:me|us)\\b|\\b${NEAR} ${WILL} (?:\\w+ )?kill (?:me|us)\\b(?: \\w+| ,){0,12}? (?:scared|afraid|terrified|frightened|shaking|hiding)\\b`,
    { unless: unless('lol|haha\\w*|lmao|boss|manager') },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:nobody|noone|no one|mum|mom|dad|anyone) (?:needs|has|need|must|should|is allowed) (?:not )?(?:to )?(?:ever )?(?:know|hear|find out)(?: \\w+){0,2}? what (?:we|he|she|they) (?:do|does|did)\\b(?: \\w+){0,3}? (?:when|at night|in|after|together|to me|with me)\\b`,
    { unless: unless('surprise|party|vegas|stag|hen|band|team|practice|biscuits|sweets') },
  ),
];

const BECAUSE_OF =
  '(?:because of (?:him|her|them|my (?:\\w+ )?(?:\\w+))|(?:so|in case|or|before) (?:that )?(?:he|she|they|my (?:\\w+ )?\\w+) (?:can|could|can not|could not|might|will|would|does not|do not|comes|gets|find|finds|cannot)|to (?:keep|get away from|hide from|be safe from|stop) (?:him|her|them|my (?:\\w+ )?\\w+)|from (?:him|her|my (?:husband|wife|partner|dad|father|mum|mom|mother|brother|boyfriend|girlfriend|ex|step\\w+|uncle)))';
const SLEEPS =
  '(?:sleep|sleeping|slept|spent the night|spend the night|lock|locking|locked|barricad\\w+|hide|hiding|hid|wedge|wedged|wedging|push|put|stay|staying|stayed)';
const KEEPS_OUT =
  'snor\\w*|cats?|dogs?|puppy|toddler|baby|ferrets?|mice|mouse|spiders?|flu|covid|cold|draught|heat|hot|noise|noisy|music|drum\\w*|guests?|visit\\w*|birthday|presents?|christmas|biscuits|chocolate|hide and seek|camp\\w*|festival|surprise|coughs?|cough\\w*|sheets';

/** Home is a place to be on guard in. */
const onGuard: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${SLEEPS}\\b(?: \\w+){0,6}? (?:chair|chest of drawers|wardrobe|dresser|knife|bat|scissors|phone|door (?:locked|shut|barred|blocked)|car|bathroom|toilet|shed|wardrobe|closet|garage|friend s floor|sofa at)\\b(?: \\w+| ,){0,10}? ${BECAUSE_OF}(?=$|\\b)`,
    { unless: unless(KEEPS_OUT) },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:i|we|the kids|my (?:kids|children|son|daughter)|the children) (?:\\w+ )?(?:flinch\\w*|duck\\w*|cower\\w*|freeze|freezes|froze|hides?|hid|go quiet|goes quiet|wince\\w*|shake|shakes|wet (?:himself|herself)|run upstairs|runs upstairs)\\b(?: \\w+| ,){0,5}? (?:when|whenever|every time|each time|as soon as|if) (?:i hear |we hear )?(?:he|she|they|his|her|their|my (?:\\w+ )?(?:husband|wife|partner|dad|father|mum|mom|mother|brother|boyfriend|girlfriend|step\\w+|uncle))\\b`,
    { unless: unless(`${KEEPS_OUT}|sing\\w*|jokes?|laugh me|tickl\\w*|chorus|football|serves?|camera|dentist`) },
  ),
  rule(
    'abuse',
    3,
    `\\b${NEAR} (?:\\w+ )?(?:keeps?|kept|leaves?|left|puts?|lays?|cleans?|sharpens?) (?:the|a|his|her) (?:\\w+ )?(?:gun|knife|belt|bat|rifle|pistol|machete|hammer)\\b(?: \\w+| ,){0,10}? (?:so (?:that )?(?:i|we) (?:know|remember|see|can see|behave|do not|never)|to (?:remind|scare|frighten|warn|threaten) (?:me|us)|where i can see it|while (?:looking|he looks|she looks|staring) at me|(?:and|then) (?:looks|stares|smiles) at me|who is in charge)`,
    { unless: unless('cook\\w*|kitchen drawer|museum|hunt\\w*|bread') },
  ),
  rule(
    'abuse',
    3,
    `\\b${NEAR} only (?:\\w+ )?(?:does|did|do) (?:it|that|this) (?:when|if|after|because) (?:(?:he|she|they) (?:is|are|was|has (?:had|been)|have (?:had|been)|had|gets|get|drinks?|drank|loses|lost)|i (?:make|made|wind|push|answer|argue|talk back|deserve))\\b(?=.*\\b(?:drunk|drink\\w*|drank|beers?|angry|temper|stressed|jealous|upset|him (?:angry|mad)|her (?:angry|mad)|wind|push|answer|argue|talk back|deserve|kids|children|sorry|flowers)\\b)`,
    { unless: unless('dishes|dance|danc\\w*|sing\\w*|karaoke|snor\\w*|impression|voice|accent|trick|cook\\w*') },
  ),
];

const MY_WAY_OUT =
  '(?:keys?|car keys|house keys|phone|passport|papers|documents|bank cards?|cards|money|wallet|purse|medication|meds|inhaler|visa|shoes|clothes)';

/** Held, watched and followed. */
const confined: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${NEAR} (?:\\w+ ){0,3}?(?:hid|hidden|hides|took|taken|takes|takes away|took away|confiscated|smashed|smashes|broke|broken|locked|locks|kept|keeps|has|burned|cut up|threw away) (?:away |up )?(?:my|our) (?:${MY_WAY_OUT})(?:(?: and| ,) (?:my )?(?:\\w+ )?${MY_WAY_OUT})*\\b(?: \\w+| ,){0,6}? (?:so (?:that )?i (?:can not|could not|do not|stay|never)|not going anywhere|not (?:allowed|let me)|will not give|refuses to give|until i|because i (?:talked|spoke|wanted|tried|went|said|asked|looked)|can not (?:leave|go|call|ring)|not leav\\w+)`,
    { unless: unless('by mistake|accident\\w*|repair\\w*|shop|toddler|baby|puppy|dog|cat|surprise|prank|exam|revis\\w*|airport|customs') },
  ),
  rule(
    'abuse',
    3,
    `\\b${NEAR} (?:\\w+ )?(?:will not|does not|do not|never|refuses to) let me (?:\\w+ ){0,2}?(?:leave|out|go out|go home|go anywhere|shut|close|lock|see my (?:family|friends|mum|mom|sister|doctor)|use (?:the|my) phone|sleep|eat|work|wash|talk to (?:anyone|anybody|my)|have (?:any )?money|have (?:a|my own) (?:phone|account|job|key))\\b`,
    {
      unless: unless(
        'cats?|dogs?|puppy|toddler|baby|kids? (?:will|does|do)|boss|doctor|nurse|hospital|physio|diet|pudding|dessert|the (?:washing|dishes)|quarantine|covid|flu|app|early',
      ),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b${NEAR} (?:\\w+ ){0,3}?(?:put|hid|hidden|installed|planted|placed|stuck|found) (?:a |an |some )?(?:\\w+ )?(?:tracker|tracking \\w+|air ?tag|gps|camera|cameras|spyware|recorder) (?:on|in|under|to|into|inside) (?:my|our|the) (?:\\w+ )?(?:car|phone|bag|coat|room|bedroom|bathroom|shower|house|laptop)\\b`,
    {
      unless: unless(
        'cats?|dogs?|puppy|bike|luggage|suitcase|burglar\\w*|insurance|delivery|fleet|together|we agreed|baby monitor|wildlife',
      ),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b(?:who|he|she|they|and|my ex|a man|someone|somebody|my (?:\\w+ )?(?:ex|husband|boyfriend|girlfriend|neighbou?r)) (?:\\w+ )?(?:waits?|waited|is waiting|stands?|sits?|hangs? around|lurks?|turns? up|turned up|shows? up|showed up|appears|watch(?:es)?) (?:\\w+ ){0,2}?(?:outside|opposite|in front of|near|by|across from|wherever|everywhere|at) (?:of )?(?:(?:my|our) (?:\\w+ )?(?:work|office|flat|house|home|door|window|gym|school|building|street|place|shop|bus stop|stop)|i (?:am|go|work|live))\\b(?=.*\\b(?:every (?:\\w+ )?(?:day|evening|night|morning|week|shift|time)|again|knows (?:my|where|when|what)|uninvited|for (?:hours|weeks|days)|since (?:we|i) (?:split|broke|left)|scared|afraid|follow\\w*|will not (?:stop|leave|go away)|tracker|wherever|everywhere)\\b)`,
    {
      unless: unless(
        'cats?|dogs?|puppy|kids?|son|daughter|taxi|lift|bus driver|pick(?:s|ed)? me up|picks me|lovely|sweet|coffee|flowers and i love|busk\\w*|colleague|postman|deliver\\w*|ice cream',
      ),
    },
  ),
  rule(
    'abuse',
    3,
    `\\b${NEAR} (?:\\w+ )?follows me (?:\\w+ ){0,2}?(?:from room to room|everywhere i go|around the (?:house|flat)|home|to (?:work|the toilet|the bathroom|the shops)|in (?:his|her) car)\\b(?=.*\\b(?:will not|does not|never|shout\\w*|scream\\w*|scared|afraid|door|every (?:day|night|time)|let me|jealous|check\\w*|again)\\b)`,
    { unless: unless('cats?|dogs?|puppy|toddler|baby|kids?|duck\\w*|instagram|twitter') },
  ),
  // No violence in it, and still no free life: asked after gently.
  rule(
    'abuse',
    2,
    `\\bi (?:have to|must|had to|need to) (?:\\w+ )?(?:hand over|give (?:him|her|them)|give up|ask (?:him|her|them|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend)) for|show (?:him|her|them)) (?:\\w+ ){0,2}?(?:wages?|salary|pay|money|bus money|receipts?|every receipt|phone|messages|permission|allowance|bank card)\\b`,
    { unless: unless('boss|manager|accountant|tax|ticket inspector|police|security|airport|landlord|rent|expenses|driving') },
  ),
  rule(
    'abuse',
    2,
    `\\bmy (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fiance\\w*|ex|dad|father|mum|mom|mother) (?:\\w+ )?(?:checks|counts|reads|goes through|times|measures|tracks|monitors|inspects) (?:all )?(?:the mileage|my (?:\\w+ )?(?:mileage|phone|messages|texts|e ?mails?|receipts?|bag|location|calls|underwear|purse|steps|journeys?|time))\\b(?: \\w+){0,4}? (?:every|each|all the time|whenever|when i (?:come|get)|constantly|daily|before i|after i)\\b`,
    { unless: unless('service|servicing|mot|lease|hire|rental|insurance|fitness|marathon|training|homework|typos|with me|when i drive') },
  ),
  rule(
    'abuse',
    2,
    '\\b(?:check|checks|checking|read|reads|reading|watch|watching|study|studying) (?:his|her|their|my (?:\\w+ )?(?:husband|wife|partner|dad|father|mum|mom|mother) ?s?) (?:face|mood|eyes|step|steps|voice|footsteps)\\b(?: \\w+){0,3}? (?:before|to (?:know|see|guess)|so (?:that )?i) (?:\\w+ ){0,3}?(?:i (?:say|speak|dare|ask|open|answer)|how (?:bad|the night|it will)|safe|whether|do not)\\b',
    {
      unless: unless('poker|baby|chess|interview|lip read\\w*'),
    },
  ),
];

/** Threats for silence, fear at home and a life that is watched: danger from others of which no blow is told. */
export const coercion: readonly CareRule[] = [...silenced, ...onGuard, ...confined];
