import { type CareRule, rule } from './phrases.ts';
import { GAP, MEANT, unless } from './plain-danger-rules.ts';

const PARENT =
  '(?:(?:my|our) (?:\\w+ )?(?:father|dad|daddy|stepdad|stepfather|step dad|stepbrother|uncle|brother|cousin|grandfather|grandad|grandpa|mother|mum|mom|stepmum|aunt|teacher|coach|boss|priest|pastor|tutor|foster \\w+|babysitter|carer|landlord|neighbou?r|flatmate|roommate|doctor|therapist|nurse))';
const WHO = `(?:${PARENT}|my (?:\\w+ )?(?:husband|boyfriend|partner|ex|wife|girlfriend|friend|date)|he|she|they|someone|somebody|a (?:\\w+ )?(?:man|guy|stranger|boy))`;
const ASLEEP =
  '(?:woke(?: up)?|wake(?: up)?|waking|came (?:to|round|around)|woken|regained consciousness|passed out|blacked out|fell asleep|was (?:asleep|unconscious|drunk|drugged|sleeping)|while i slept)';
const UPON =
  '(?:(?:was |were |is |had )?(?:already |still )?(?:inside me|in me(?=$| ,)|on top of me|having sex with me|had sex with me|undressing me|taken my (?:clothes|pants|trousers|knickers) off))';
const PETS =
  'cats?|kitten|dogs?|puppy|toddler|baby|kids|daughter|son|hamster|duvet|blanket|consent\\w*|we both wanted|lovely|romantic|scene|love making|laughing|bed collapsed';

/** Sexual violence, said by those who live it. */
const forced: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${PARENT}(?: \\w+){0,3} (?:has|had|have|having|wants|wanted) (?:\\w+ )?sex with me\\b|\\b(?:makes|make|made|forces|forced|forcing|pressures?|pressured) me (?:to |into )?(?:have|having) sex\\b|\\b${WHO} (?:\\w+ )?(?:puts?|sticks?|stuck|pushe[sd]|shoves?|shoved|putting) (?:his |her |their )?(?:fingers?|hands?|penis|dick|cock|tongue|thing) (?:in|inside|into|up|down) (?:me|my (?:pants|knickers|underwear|vagina|trousers|panties|bottom))\\b`,
    { unless: unless(`${PETS}|with me as|glove`) },
  ),
  rule(
    'abuse',
    3,
    '\\b(?:forced|forces|forcing|force) (?:himself|herself|themselves|themself) (?:on|onto|upon|into|inside|on top of) me\\b|\\b(?:would|did|does|do) not stop(?: \\w+){0,3} (?:when|although|even though|after) i (?:\\w+ )?(?:said|told|begged|cried|screamed)\\b|\\bi (?:said|told (?:him|her)|screamed|begged|kept saying) (?:no|stop)(?: \\w+| ,){0,3} (?:and|but) (?:he|she|they) (?:\\w+ )?(?:did not stop|kept (?:going|on|doing)|carried on|did it|would not stop|ignored)\\b',
    { unless: unless(`${PETS}|tickl\\w*|offer\\w*|cake|sing\\w*|call\\w*|sell\\w*|seconds|talk\\w*|printer|email\\w*|food|smile`) },
  ),
  rule(
    'abuse',
    3,
    `\\b${ASLEEP}\\b${GAP}{0,7}? ${WHO} ${UPON}|\\b${WHO} ${UPON}${GAP}{0,4}? (?:when|while|as) (?:i )?${ASLEEP.replace('was ', '(?:was )?')}\\b`,
    { unless: unless(PETS) },
  ),
];

const CHILD =
  '(?:son|daughter|child|kids?|children|baby|newborn|infant|toddler|little (?:boy|girl|one)|boys?|girls?|stepson|stepdaughter|twins)';

/** A child hurt by the writer, and what the writer fears to do; a weapon meant for somebody. */
const toOthers: readonly CareRule[] = [
  rule(
    'harm_to_others',
    3,
    `\\bi (?:keep|kept|can not stop|have been|always|still|often|started) (?:on )?(?:hitting|beating|slapping|shaking|kicking|punching|smacking|hurting) my (?:own |little |\\w+ year old )?${CHILD}\\b|\\bi (?:just |have )?(?:slapped|hit|shook|punched|kicked|smacked) my (?:own |little )?${CHILD}(?=$| ,| (?:again|hard|so hard|and i|in the (?:face|head)|really|until|with (?:a|the|my) (?:belt|hand|fist|stick|shoe)))`,
    {
      unless: unless(
        'at (?:chess|tennis|cards|\\w+ball|fifa|mario|golf|snooker|pool|darts|monopoly|squash)|ball|pillow|snow\\w*|by accident|accident\\w*|hands? with|up for|for ideas|with (?:the |my |an? )?(?:\\w+ )?(?:ideas?|questions|facts|jokes|news|water|kindness)',
      ),
    },
  ),
  rule(
    'harm_to_others',
    4,
    `\\b${MEANT}\\b(?: \\w+){0,6}? (?:(?:throw|throwing|drop|dropping|fling|flinging|hurl|hurling|smash|smashing|slam|slamming) (?:the|my|our|this|that) (?:\\w+ )?${CHILD} (?:\\w+ )?(?:out of|out the|out|off|from|against|down|at|into|over) (?:the |a |of )*(?:\\w+ )?(?:window|balcony|stairs|wall|bridge|roof|car|floor|river|water)|(?:shake|shaking|smother|smothering|drown|drowning) (?:the|my|our|this) (?:\\w+ )?${CHILD}(?! s\\b))\\b|\\b(?:scared|afraid|terrified|worried) (?:\\w+ )?i (?:will|might|could|am going to) (?:\\w+ )?(?:shake|smother|throw|drown|hit|hurt) (?:the|my|our) (?:\\w+ )?${CHILD}\\b`,
    {
      unless: unless(
        'bathwater|bath water|dolls?|teddy|kisses|gifts|toys|by accident|accident\\w*|in the pool|lake|swim\\w*|feelings|presents|hands?',
      ),
    },
  ),
  rule(
    'harm_to_others',
    4,
    '\\b(?:bought|buy|buying|got|get|getting|have|found|borrowed|took|take|bring|bringing|stole) (?:a |the |my |some |dad s |his )*(?:\\w+ )?(?:gun|pistol|rifle|shotgun|revolver|knife|machete|axe|hammer|crossbow|bat|petrol) to (?:shoot|kill|stab|murder|hurt|attack|finish|harm|burn|execute) (?:him|her|them|(?:my|the|that|this|our) (?:\\w+ )?(?:\\w+ )?(?:neighbou?rs?|man|woman|guy|boss|wife|husband|ex|girlfriend|boyfriend|teacher|father|dad|mother|mum|mom|brother|sister|family|people|kids|boy|girl|bastard|bitch|landlord|colleague|manager|school|class))\\b|\\bgoing to (?:murder|shoot|stab|execute) (?:him|her|them|(?:my|the|that|this|our) (?:\\w+ )?(?:neighbou?rs?|man|woman|guy|boss|wife|husband|ex|girlfriend|boyfriend|teacher|bastard|bitch|landlord|bloke)(?: (?:next door|upstairs|downstairs|across))?)(?=$| ,| (?:upstairs|next door|downstairs|tonight|tomorrow|today|now|with|when|if|because|for))',
    {
      unless: unless(
        'nerf|water|laser|paintball|pellet|(?:with|in) (?:words|chess|a video|a portrait|photos)|wedding|portrait|video|photos?|lol|haha\\w*|eating|finishing|leaving|the last|chess|tennis|\\w+ball|karaoke|for not|for forgetting|for this|for that|for (?:the|eating|using|telling)|interview|headshots?|weeds|rats?|deer|rabbits?',
      ),
      negatable: true,
    },
  ),
];

/** The same, where the verb is not what gives it away. */
const further: readonly CareRule[] = [
  rule(
    'abuse',
    3,
    `\\b${PARENT} (?:\\w+ ){0,2}?(?:climbs?|climbed|comes?|came|gets?|got|crawls?|crawled|slips?|slipped) (?:into|in) my (?:bed|room)\\b${GAP}{0,6} (?:touch\\w*|undress\\w*|feel\\w* me|rubs?|puts|strok\\w*)\\b|\\b(?:touch\\w*|strok\\w*|rub\\w*|feel\\w*|grop\\w*) (?:me|my \\w+) (?:down there|between my legs|under my (?:clothes|nightie|pyjamas|pants|skirt|knickers))\\b|\\b(?:held|pinned|holding|pinning) me down${GAP}{0,4} (?:did it|did things|raped|even though|while i (?:cried|screamed|begged)|and (?:did|raped|touched))\\b|\\b(?:spiked|drugged|roofied)${GAP}{0,4} (?:did things to me|had sex|touched me|raped|undressed me|woke up (?:naked|without))\\b`,
    { unless: unless(`${PETS}|doctor|nurse|midwife|dentist|exam\\w*|massage|danc\\w*|prank|tattoo\\w*`) },
  ),
  rule(
    'harm_to_others',
    3,
    `\\b(?:put|held|holding|press\\w*) (?:a |the |my )?(?:pillow|cushion|blanket|hand|hands) (?:\\w+ )?(?:over|on|against) (?:the |my |our |his |her )?(?:newborn|baby|infant|toddler|son|daughter|child)(?: s)?(?: (?:face|mouth|nose))?(?=$| ,| (?:and|until|to|so|because|face|mouth)\\b)|\\bi (?:have )?(?:bruised|beat up|broke|hurt|injured|burned|burnt) my (?:own |little )?${CHILD}(?: \\w+| ,){0,3} (?:badly|scared of me|afraid of me|on purpose|again|because i|in anger)\\b`,
    { unless: unless('accident\\w*|burp\\w*|to feel|temperature|fever|photo\\w*|feelings|kick\\w*|surprise|prayer|forehead') },
  ),
  rule(
    'harm_to_others',
    4,
    `\\b(?:loading|loaded|load|sharpening|sharpened) (?:the |a |my )?(?:shotgun|gun|pistol|rifle|revolver|knife|machete|axe) for (?:him|her|them|my (?:\\w+ )?(?:ex|wife|husband|boss|neighbou?rs?|father|dad|mother|mum|brother|sister|girlfriend|boyfriend|landlord|teacher|manager))\\b`,
    { unless: unless('hunt\\w*|range|clay|nerf|water|kitchen|chef|cook\\w*|birthday|barbecue|film') },
  ),
];

/** Harm that somebody lives or fears to do, said plainly, in words that the other rules do not know. */
export const plainHarmRules: readonly CareRule[] = [...forced, ...toOthers, ...further];
