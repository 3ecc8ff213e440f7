import { BLADE, BODY, MADE_UP, MANY, NOBODY_SEES, PILLS, RELATIVE } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);
const GAP = '(?: \\w+| ,)';

const OUT =
  '(?:lined up|laid out|poured out|tipped out|emptied|popped|spread out|in a (?:pile|heap|row|bowl)|counting (?:them|it|out)|counted (?:them|out)|out of (?:the |their |its )?(?:blisters?|packs?|packets?|box|boxes|foil|bottle))';
const NEAR =
  '(?:on (?:the|my) (?:bed|desk|lap|duvet|floor|sink|nightstand|pillow|covers|bathroom floor)|in front of me|in my (?:hands?|lap|mouth)|next to me|beside me|and a (?:bottle|glass) of (?:vodka|whisky|whiskey|gin|rum|wine))';
const CARE_OF_PILLS =
  'vitamins?|supplements?|magnesium|week|weekly|weeks|month|organi[sz]er|dosette|pharmac\\w*|nurse|doctor|prescribed|prescription|mum|mom|dad|gran\\w*|patients?|dog|cat|trip|travel\\w*|holiday|suitcase|sorted|dishwasher|headaches?|fever|cold|flu|expired|throw|recycl\\w*|hospital|antibiotics|surgery|shopping|allerg\\w*|hay fever|spring|every (?:day|morning|night|evening)|daily';
const LIGATURE = '(?:rope|noose|belt|cord|cable|sheet|bed ?sheet|scarf|dog lead|flex|wire|ligature|dressing gown cord)';
const FROM =
  '(?:beams?|rafters?|banisters?|door handle|door ?knob|door ?frame|top of the door|joist|curtain rail|pull up bar|branch|light fitting|radiator|wardrobe rail|loft hatch|pipes?)';
const TIED_FOR =
  'hammock|swings?|lights?|bunting|washing|laundry|plants?|dogs?|puppy|bird\\w*|pictures?|decorat\\w*|tinsel|kayak|boat|basket|punch ?bags?|climb\\w*|garlands?|christmas|party|balloons?|pinata|tree ?house|mistletoe|lamp|feeder|garden|trousers|jeans|washing machine|bike|yoga|resistance|pulley|dry|drying|curtains?|tow\\w*|cat|wind chime|blinds?|kids|children';
const LONELY =
  '(?:lake|cliffs?|woods|forest|bridge|quarry|reservoir|sea|coast|viaduct|moors?|river|beach|headland|motorway|tracks|multistorey|car park|middle of nowhere|dam)';
const OUTING =
  'fish\\w*|camp\\w*|picnic|swim\\w*|tent|photo\\w*|kids|children|friends|we|us|our|hik\\w*|bbq|barbecue|stars|sunrise|sunset|dog|run|running|kayak\\w*|paddle\\w*|party|festival|bird\\w*|meteor\\w*|telescope|towels?|wetsuit|surf\\w*|canoe|boat|dinner|lunch|umbrella|coat|jacket|jumper|wedding|tour|walk';
const HOLDS = `(?:a|the|my|one|this|that) (?:\\w+ )?(?:${LIGATURE}|banister|beam|rafters?|branch|door handle|curtain rail|pull up bar)`;

/** Means in hand: set out, counted, tied, loaded, driven to. */
const meansSetOut: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    `\\b${PILLS}\\b${GAP}{0,8} ${OUT}\\b|\\b(?:emptied|emptying|poured|tipped|popped|lined up|laid out|counting|counted)(?: out)?(?: \\w+){0,4} ${PILLS}\\b`,
    { unless: unless(CARE_OF_PILLS), negatable: true },
  ),
  rule('suicide', 4, `\\b${MANY} (?:\\w+ ){0,3}?${PILLS}\\b(?: \\w+| ,){0,6} ${NEAR}\\b`, {
    unless: unless(CARE_OF_PILLS),
    negatable: true,
  }),
  rule(
    'suicide',
    4,
    `\\b${PILLS}\\b${GAP}{0,8} (?:${MANY}|all) of (?:them|it)${GAP}{0,8} (?:take|taking|swallow|neck) (?:them|it|the lot|all)\\b|\\b${PILLS}\\b${GAP}{0,10} (?:take|taking|swallow|neck|down) (?:the lot|them all|all of (?:them|it)|every (?:one|last))\\b`,
    { unless: unless(CARE_OF_PILLS), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:tied|looped|knotted|fixed|fastened|hung|slung|threw|thrown|put|attached) (?:\\w+ ){0,3}?${LIGATURE}\\b(?: \\w+){0,3} (?:to|over|round|around|from|on|off) (?:the |a |my )?(?:\\w+ )?(?:${FROM}|my neck)\\b|\\b${LIGATURE} (?:is |s |was |hangs |hanging |already |now ){1,3}(?:round|around|over|tied to|hanging from|on) (?:the |a |my )?(?:\\w+ )?${FROM}\\b`,
    { unless: unless(`${TIED_FOR}|scarf (?:\\w+ ){0,3}my neck`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\beverything i need\\b${GAP}{0,8} (?:driv\\w+|going|walk\\w+|heading|off) (?:\\w+ ){0,2}(?:to|into|up to|towards) (?:the |a )?${LONELY}\\b|\\b(?:drove|driven|driving|walked|walking|came|gone|going|heading|parked) (?:\\w+ ){0,3}?(?:to|at|by|near|up|into) (?:the |a )?${LONELY}\\b${GAP}{0,12} (?:(?:will|do|would) not (?:be )?need(?:ing)? (?:it|them|one|that|my \\w+|anything)|no (?:need|use) for (?:it|them)|not (?:be )?(?:coming|driving|going) (?:back|home))\\b`,
    { unless: unless(OUTING), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:would|will|could|can|is) ${HOLDS} (?:\\w+ )?(?:hold(?=$| ,| or| me| my weight)|strong enough(?=$| ,| or| for me| to hold me)|(?:take|bear|support|hold) (?:me\\b|my (?:body )?weight|a person|\\d+ kilos?|someone))`,
    { unless: unless(TIED_FOR) },
  ),
];

const PULL =
  '(?:feel like|feels like|felt like|urges?|impulse|want to|wants to|wanted to|wanting to|tempted|temptation|thoughts? of|thoughts? about|thinking (?:of|about)|think (?:of|about)|picturing|picture|imagin\\w+|seeing|see|fantasi\\w+|could just|might just|dream (?:of|about)|daydream\\w* (?:of|about)|pull to|close to|inches from|nearly|almost|going to|about to|will|should)';
const GO =
  '(?:jump|jumping|step|stepping|walk|walking|throw|throwing|throwing|run|running|fall|falling|fling|flinging|leap|leaping|lean|leaning|lie|lying|go|going|let|letting|tip|tipping|roll|rolling|drop|dropping|climb|climbing|dive|diving|swerv\\w+|steer\\w*)';
const VEHICLE = '(?:tube|trains?|tram|bus|buses|lorry|lorries|truck|trucks|traffic|cars?|metro|subway|underground|coach|van|taxi)';
const EDGE =
  '(?:platform|railings?|balcony|barrier|parapet|bridge|roof|cliffs?|edge|ledge|banister|viaduct|overpass|multistorey|window sill)';
const NOT_THAT_JUMP =
  'bungee|parachute|paraglid\\w*|abseil\\w*|zip ?line|trampoline|goat|kitten|cat|dogs?|ball|photo\\w*|selfie|queue|horse|rope|course|joy|sing|dance|busk\\w*|hi ?vis|flag|afraid he|afraid she|scared he|scared she|pushed|bike|gap|meeting|bowl|finish line|walk across|sea|lake|pool|instructor|hitch\\w*';

/** The pull of a place: in front of a train, over a railing. */
const impulses: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${PULL}(?: \\w+){0,3}? ${GO}(?: myself)?(?: \\w+){0,2}? (?:(?:in front of|under|underneath|beneath) (?:the |a |an |some |moving |oncoming |next )*(?:\\w+ )?${VEHICLE}|(?:out )?(?:into|in to) (?:the |a |an |some |path of |oncoming |moving )*(?:traffic|lorry|truck|motorway|path|oncoming \\w+|dual carriageway)|(?:off|over|from) (?:of )?(?:the |a |this |that )(?:edge of the )?(?:\\w+ )?${EDGE})\\b`,
    { unless: unless(NOT_THAT_JUMP), negatable: true },
  ),
];

const KIND =
  '(?:better|easier|faster|quicker|kinder|worse|surest|safest|fastest|quickest|easiest|best|nicer|cleaner|less painful|least painful|more reliable|hurts? (?:less|more|the least)|works? (?:better|best|faster|quicker)|more certain|certain|painless|more painful|success rate|guaranteed|likely to work|sure to work)';
const STRONG =
  '(?:hang|hanging|pills|tablets|paracetamol|overdose|overdosing|drown|drowning|bleed out|bleeding out|exhaust|noose|rope|gun|poison|poisoning|helium|wrists|carbon monoxide|suffocation|suffocating|freezing to death|jump(?:ing)? off|shoot(?:ing)? (?:myself|yourself)|slit(?:ting)? \\w+)';
const WEAK =
  '(?:jump|jumping|trains?|the train|tracks|bridge|gas|car|cutting|knife|cliff|falling|tall building|heights?|a fall|roof|razor|blade|insulin|fire|burning|starv\\w+|cut|stab\\w*)';
const EITHER = `(?:${STRONG}|${WEAK})`;
const CHOSEN_FOR =
  'headaches?|fever|periods?|colds?|sleep|cramps?|migraines?|back pain|pain relief|washing|laundry|curtains?|pictures?|mirror|coats?|clothes|climb\\w*|swing|tow\\w*|fish\\w*|hunt\\w*|level|boss|weapon|self defen[cs]e|coral|rabbits?|rats?|mice|slugs?|weeds?|dishwasher|washing|plants?|wasps?|ants|dogs?|cats?|vitamins?|shav\\w*|beard|parrot|lamp|cake|travel|commute|station|tickets?|heating|cook\\w*|stove|liquid|capsules|swallow\\w*';

/** Asking which of two ways. */
const methods: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${STRONG}(?: \\w+){0,3}? or (?:is|would) it (?:be )?${KIND} to ${EITHER}\\b|\\b${KIND}\\b${GAP}{0,5}? (?:to )?(?:a |an |the )?(?:${STRONG}(?: \\w+){0,3}? or (?:\\w+ ){0,3}?${EITHER}|${WEAK}(?: \\w+){0,3}? or (?:\\w+ ){0,3}?${STRONG})\\b|\\b(?:is|are|would|does|do) (?:a |an |the )?(?:${STRONG} (?:\\w+ )?${KIND} than (?:a |an |the )?${EITHER}|${WEAK} (?:\\w+ )?${KIND} than (?:a |an |the )?${STRONG})\\b|\\b(?:${STRONG} or (?:a |an |the |to )?${EITHER}|${WEAK} or (?:a |an |the |to )?${STRONG})(?: ,)?(?: which| what)?(?: \\w+){0,5} ${KIND}\\b`,
    { unless: unless(CHOSEN_FOR) },
  ),
];

const NOT_SKIN =
  'lino\\w*|wood|dough|budget|soil|stencil|pumpkin|cake|meat|costs|print\\w*|groove|trench|hair|fringe|topic|paper|leather|clay|cork|carving|funding|council|tax\\w*|pay|service|government|school|nhs|editor|edit|steak|roses?|hedge|branch\\w*|prun\\w*|grass|stem|spending|jobs|interest|rates?|mower|block|tyres?|turns?';
const SKIN_TROUBLE =
  'eczema|mosquito\\w*|itch\\w*|bites?|rash|allerg\\w*|shav\\w*|beard|moustache|armpits?|wax\\w*|cat|kitten|bramble\\w*|cook\\w*|kitchen|sewing|skirt|sew|fabric|hair|fringe|craft\\w*|paper|accident\\w*|gym|workout|tattoo\\w*|sunburn\\w*|sunscreen|physio\\w*|lotion|cream|moistur\\w*|garden\\w*|chickenpox|psoriasis|travel|holiday|fell|climb\\w*|surgery|squats?|training|exercise\\w*';

/** Hurting oneself again, where nobody sees, deeper, and with what. */
const selfHarmHidden: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    `\\b(?:started|begun|began|back|at it|did it|doing it|relapsed)(?: \\w+){0,3}? (?:with|using) (?:the|a|my|some) (?:\\w+ )?${BLADE}\\b(?= again|$| last| tonight| today| yesterday| this| ,)`,
    { unless: unless(`${SKIN_TROUBLE}|months of|head|face|chin|wood\\w*|onions?|carving|paint\\w*`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b${BLADE}\\b${GAP}{0,8} ${BODY}\\b${GAP}{0,4} ${NOBODY_SEES}|\\b${BODY} (?:this time|now|instead)${GAP}{0,3} ${NOBODY_SEES}|\\b(?:cut|cuts|cutting|burn|burns|burning|scratch\\w*)${GAP}{0,6}? ${NOBODY_SEES}`,
    { unless: unless(`${SKIN_TROUBLE}|costs|corners|budget|calories|tattoo`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:did|done|doing|used on|went for) my ${BODY}\\b${GAP}{0,6} with (?:a |the |some |my )(?:\\w+ ){0,4}?${BLADE}\\b`,
    { unless: unless(SKIN_TROUBLE) },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:cut|cutting|slice|slicing|scratch|scratching) (?:even |a bit |much |way )?(?:deeper|harder|worse)(?=$| ,| (?:or|this time|than|tonight|again|and|today|each|every|next time|until|till|so|because)\\b)|\\b(?:the|my|these) cuts (?:need|have|got|must|should|are|keep|get|were) (?:\\w+ ){0,3}?(?:deeper|worse|more|deep)\\b`,
    { unless: unless(NOT_SKIN), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:keep|keeping|hide|hid|hidden|hiding|carry|carrying|have|got|stash\\w*|taped) (?:a |the |my |some |one )?(?:\\w+ )?(?:blades?|razors?|razor blades?|bit of glass|shard)(?: hidden| taped| tucked)? (?:in|inside|under|behind|to) (?:the |my )(?:\\w+ )?(?:phone|phone case|pillow|mattress|socks?|bra|purse|pencil case|wallet|diary|sleeve|school bag|makeup bag)\\b`,
    { unless: unless(`${SKIN_TROUBLE}|spare|safety razor|drone|fan|skates?`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\bwhat i (?:did|have done|do|keep doing|have been doing) to my (?:\\w+ )?${BODY}\\b|\\b(?:scratch\\w*|pick\\w*|scrap\\w*|rub\\w*|claw\\w*|dig\\w*|bit|bite|biting) (?:at |into )?(?:my|myself)(?: \\w+){0,3} (?:till|until|til) (?:it|they|i|there|we) (?:\\w+ )?(?:bled|bleed|bleeds|bleeding|bleed|blood|is blood|was blood)\\b`,
    { unless: unless(`${SKIN_TROUBLE}|nails?|hangnail|cuticles?|lips?`), negatable: true },
  ),
];

const OPENS_NOT =
  '(?:(?:not|never|stopped) (?:\\w+ )?(?:open\\w*(?: the| up)?|come out|coming out|answer\\w*|respond\\w*|wake|waking|react\\w*|reply\\w*|replied|speak\\w*|let (?:me|us) in)|no (?:answer|reply|response|sound)|silent|gone quiet|went quiet)';
const HARM_WITH = '(?:blades?|knife|razors?|razor blades?|pills|tablets|meds|rope|belt|gun|scissors|broken glass|bleach)';
const NOT_THEM =
  'kitchen scissors|cake|present|presents|wrap\\w*|escape room|keys?|cat|kitten|dog|puppy|homework|shav\\w*|haircut|headphones|book|guitar|ladder|roofer|builder|repair\\w*|shelf|gutters?|tiles|view|photo\\w*|vitamins?|aspirin for';
const LEAVING_WORK =
  'colleagues?|retir\\w*|job|team|company|office|work|school year|semester|holiday|flight|plane|boarding|battery|charging|abroad|moving|moved|camp|funny';

/** Somebody else: behind a door, on a roof, gone after a farewell. */
const somebodyElse: readonly CareRule[] = [
  rule(
    'acute_danger',
    4,
    `\\b(?:locked|locks|barricaded|shut|locking) (?:himself|herself|themselves|themself)\\b(?: \\w+){0,5}? with (?:a |an |the |some |all |his |her |their |my |our )*(?:\\w+ ){0,2}?${HARM_WITH}\\b`,
    { unless: unless(NOT_THEM) },
  ),
  rule(
    'acute_danger',
    4,
    `\\b${RELATIVE} (?:\\w+ ){0,3}?(?:taken|took|swallowed|drunk|drank|injected) (?:something|pills|tablets|a lot|all|too (?:many|much)|loads|a whole|an overdose|meds)\\b${GAP}{0,8} ${OPENS_NOT}\\b|\\b(?:locked|barricaded) (?:himself|herself|themselves)\\b${GAP}{0,10} (?:(?:says|said|threaten\\w*|scream\\w*|shout\\w*|text\\w*)${GAP}{0,5} (?:end it|die|kill|hurt|goodbye|over|do it)|bleeding|blood)\\b`,
    { unless: unless(`${NOT_THEM}|from the|advice|photo`) },
  ),
  rule(
    'acute_danger',
    4,
    `\\b(?:sent|texted|left|posted|wrote|messaged|recorded|emailed)(?: me| us| everyone| the family| his \\w+| her \\w+)? (?:a |an |the |this |her |his |their |some )?(?:\\w+ )?(?:goodbye|good bye|farewell|suicide|final) (?:\\w+ )?(?:messages?|notes?|letters?|texts?|post|posts|video|email|voicemail)\\b${GAP}{0,10} (?:(?:phone|mobile) (?:is |s )?(?:off|dead|switched off)|not (?:\\w+ )?(?:answer\\w*|pick\\w*|repl\\w+|respond\\w*|home|there|come home|reach\\w*)|can not (?:\\w+ )?(?:reach|find|get (?:hold|through))|no (?:answer|reply)|gone|missing|vanished|offline|disappeared)\\b`,
    { unless: unless(LEAVING_WORK) },
  ),
  rule(
    'acute_danger',
    4,
    `\\b${RELATIVE} (?:is |s |was |has |just |now |been ){0,3}(?:standing|stood|sitting|sat|climbed|climbing|up|out|hanging) (?:\\w+ ){0,2}?(?:on|at|over|onto|off) (?:the |a |our )?(?:(?:very )?(?:top|edge|wrong side|other side|outside|roof) of )?(?:the |a |our )?(?:\\w+ )?(?:roof|bridge|ledge|railings?|multi ?storey|car park|window ?sill|cliff|parapet|tracks|barrier|overpass|viaduct)\\b${GAP}{0,10} (?:not (?:\\w+ )?(?:answer\\w*|come down|coming down|respond\\w*|move|listen\\w*|talk\\w*|let)|says (?:he|she|they)|saying|wants? to|threaten\\w*|jump\\w*|crying|goodbye)\\b`,
    { unless: unless(NOT_THEM) },
  ),
];

const FIREARM = '(?:gun|guns|rifle|pistol|shotgun|revolver|bombs?|explosives|machete|ak|firearm|pipe bomb|grenade)';
const SAYS =
  '(?:posted|posts|says|said|saying|told|tells|wrote|writes|texted|messaged|announced|bragged|snapchatted|tweeted|threatened|warned|swears|swore|claims|claimed|shared|commented|hinted)';
const NO_WEAPON =
  'water|glue|nail|massage|cake|kitchen|cook\\w*|camp\\w*|fishing|picnic|bread|carve|carving|turkey|bath bombs?|cosplay|fake|plastic|foam|paintball|laser|range|museum|salute|show|hunt\\w*|spud|radar|starting|heat|staple|bike|licen[cs]e|photos?|paint';

/** A deed announced by somebody else, or known of. */
const announced: readonly CareRule[] = [
  rule(
    'harm_to_others',
    4,
    `\\b${SAYS}\\b${GAP}{0,14}? (?:bring\\w*|coming (?:\\w+ )?with|come (?:\\w+ )?with|take|taking|brought|carrying|turn(?:ing)? up with|show(?:ing)? up with|using|has got|has) (?:\\w+ ){0,3}?(?:${FIREARM}|knife|knives)\\b`,
    { unless: unless(NO_WEAPON) },
  ),
  rule(
    'harm_to_others',
    4,
    `\\b${SAYS}\\b${GAP}{0,10}? (?:not to|do not|nobody should|stay away|not) (?:come|go|show up|turn up|be)(?: \\w+){0,3} (?:on |this |next )?(?:tomorrow|\\w+day)\\b${GAP}{0,6} (?:if (?:you|they|we|u) (?:\\w+ )?(?:live|alive|die|survive)|people will (?:die|get hurt|pay)|blood|shoot\\w*|bring\\w* (?:\\w+ ){0,3}${FIREARM})\\b|\\b(?:shoot|shooting|blow|blowing) up (?:\\w+ ){0,2}(?:school|college|uni|university|church|mosque|synagogue|office|mall|workplace|campus|club)\\b`,
    { unless: unless(NO_WEAPON) },
  ),
];

export const acute: readonly CareRule[] = [...meansSetOut, ...impulses, ...methods, ...selfHarmHidden, ...somebodyElse, ...announced];
