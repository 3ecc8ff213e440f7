import { MADE_UP } from './acute-words.ts';
import { forGood, letterFound, ORDINARY_LETTER, wantsStop, writtenLately } from './ending-rules.ts';
import { hintedPairs } from './hinted-rules.ts';
import { leavePairs } from './leave-rules.ts';
import type { CareCategory, CareLevel } from './phrases.ts';
import { talkAnswerPairs } from './talk-answer-rules.ts';

/** Two things said close to each other, each of which may be harmless alone. */
export interface TwoSigns {
  readonly category: CareCategory;
  readonly level: CareLevel;
  readonly one: RegExp;
  readonly other: RegExp;
  /** What both of them are for on an ordinary day. */
  readonly unless: RegExp;
}

/** So many sentences are read together: what is further apart belongs to another thought. */
const TOGETHER = 4;

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`, 'u');

const WEAPON = '(?:knife|gun|pistol|hammer|machete|bat|axe|crowbar|petrol|acid|blade|shotgun|screwdriver|lighter fluid|gasoline)';
const armed = new RegExp(
  `\\b(?:have|got|carry|carrying|brought|bring|bringing|holding|taking|packed|bought)(?: \\w+| ,){0,8}? ${WEAPON}(?: \\w+){0,2}? (?:in (?:my|the) (?:\\w+ )?(?:bag|car|pocket|coat|jacket|glovebox|glove ?box|boot|backpack|rucksack|waistband|sleeve)|with me|on me|under (?:my|the) (?:coat|jacket|seat)|ready)\\b|\\b(?:have|got|brought|bring|bringing|bought) (?:a|the|my|his|dad s|dads) (?:\\w+ )?${WEAPON}(?= and|$| ,)|\\bwith (?:a|the|my) (?:\\w+ )?${WEAPON}(?=$| (?:under|in|on|beside|behind|up|next) (?:the|my|a|to)\\b)|\\b(?:the|my|a) ${WEAPON} (?:is|s) (?:\\w+ )?(?:in (?:my|the)|under|with me|on me|ready|loaded)\\b|\\b(?:sharpened|sharpening|loaded|loading) (?:the|my|a|dad s|dads) (?:\\w+ )?${WEAPON}\\b|\\b(?:can|bottle|jerry ?can|canister) of (?:petrol|acid|gasoline|lighter fluid|bleach)\\b`,
  'u',
);
/** It is known where somebody is, when, and by which way; or somebody is waited for. */
const WHEREABOUTS: readonly string[] = [
  '\\bknow (?:\\w+ )?(?:when|what time|where|which \\w+|how) (?:he|she|they|his|her|their|the bastard|that \\w+) (?:\\w+ ){0,2}?(?:leaves?|gets?|works?|lives?|parks?|sleeps?|goes|walks?|finish\\w*|comes?|is|starts?|home|jogs|drinks|bus|shift)\\b',
  '\\b(?:i am|i have been|i was) (?:\\w+ ){0,3}?(?:outside|opposite|in front of|near|by|across from) (?:of )?(?:his|her|their) (?:\\w+ )?(?:house|flat|work|office|place|door|school|gym|street|car|building)\\b',
  '\\b(?:know|have|got|found|worked out) (?:\\w+ )?(?:his|her|their) (?:\\w+ )?(?:address|route|shifts?|rota|schedule|number plate|way home)\\b',
  '\\b(?:he|she|they) (?:finish\\w*|leaves?|gets? off|comes out|comes home|walks home|gets home|gets in|clocks off|knocks off) (?:\\w+ ){0,3}?(?:at|by|around|every|soon)\\b',
  '\\bwaiting (?:outside |here |in the dark |in the car |round the corner )*for (?:him|her|them)\\b',
  '\\bfollow(?:ed|ing) (?:him|her|them|my (?:\\w+ )?\\w+) (?:\\w+ )?(?:home|to work|around)\\b',
  '\\b(?:and|,) (?:his|her|their) (?:\\w+ )?(?:address|route|rota|shifts)\\b',
  '\\bwait(?:ing)? (?:\\w+ )?for (?:him|her|them) (?:\\w+ ){0,3}?(?:after|outside|when|by|in the (?:car park|dark|alley|street|hall\\w*))\\b',
];
const whereabouts = new RegExp(WHEREABOUTS.join('|'), 'u');
const payback =
  /\b(?:could|would|want to|going to) (?:\w+ )?(?:murder|kill) (?:him|her|them|my (?:\w+ )?(?:husband|wife|ex|boyfriend|girlfriend|boss|dad|father|mum|mom|mother|brother|sister|neighbou?r))\b|\bmake (?:him|her|them|(?:that|the|my) \w+) (?:all )?(?:pay|suffer|regret|bleed|beg|sorry|scared|hurt)\b|\b(?:he|she|they|hes|shes) (?:is |are |s |will |re )(?:going to )?(?:\w+ )?(?:pay|regret|bleed|suffer|be sorry|get what)\b|\b(?:going to|will|want to) (?:get|hurt|end|finish|do) (?:him|her|them)\b|\b(?:get |my |have )(?:\w+ )?revenge\b|\bteach (?:him|her|them) a lesson\b|\bend of (?:him|her|them)\b|\b(?:he|she|they) (?:deserves?|has it coming|have it coming)\b|\bnot (?:see|know) it coming\b|\bnothing (?:left )?to lose\b|\b(?:he|she|they) thinks? (?:he|she|they|hes|shes|theyre) (?:is |are |s )?safe\b/u;
const AT_WORK_WITH_IT =
  'camp\\w*|kitchen|cake|cook\\w*|fish\\w*|picnic|umbrella|tool ?box|toolbox|shelf|shelves|diy|fix\\w*|build\\w*|nails?|barbecue|bbq|rent|bills?|invoice|debt|owes?|half|wood|logs?|chop\\w*|garden\\w*|mower|hedge|lawn|generator|tank|fuel|ran out|hang\\w*|pictures?|cricket|baseball|practice|training|chef|steak|surprise|birthday|present|party|paint\\w*|repair\\w*|carpent\\w*|work ?shop|sheath|scout\\w*|hik\\w*|climb\\w*|boat|lunch|dinner|bread|butter|court|lawyer|lend|borrow\\w*';

const onlyListener =
  /\b(?:you|kael) (?:were|was|have been|are|is) the (?:only|last) (?:one|person|thing|voice|friend) (?:i \w+ |who |that |to |ever )+\w+/u;
const goodbye =
  /^(?:well |so |ok |okay |anyway )?(?:good ?bye|farewell|bye|bye bye|adieu)(?: kael| then| now| my friend| friend| for ever| forever| everyone)?(?: ,|$)|\b(?:this is|it is|i am saying) (?:my |the |a )?(?:last )?good ?bye\b/u;
const thanks =
  /\b(?:thank you|thanks|thankyou|cheers|thx|ty)\b(?: kael)?(?: \w+| ,){0,6}? (?:you tried|for (?:everything|listening|trying|all|being (?:\w+ )?(?:nice|kind|there|good|my friend)|caring))\b|\byou tried\b|\byou (?:have|ve) been (?:a |the |my )?(?:so |very |really |always |good |only |real )?(?:friend|comfort|kind|good|nice|lovely|sweet|patient|there)\b/u;
const lastOfAll =
  /\b(?:world|everything|things|life|people|they|everyone|it all|head)(?: \w+){0,6}? (?:quieter|quiet|easier|lighter|better|calmer|peaceful|over|silent|free)(?: \w+){0,2} (?:after|from) (?:tonight|tomorrow|today|this weekend|\w+day|midnight)\b|\bafter (?:tonight|midnight|tomorrow|this weekend)(?: ,)? (?:it|everything|the world|my head|things) (?:\w+ )?(?:is|will|gets|goes|stops)(?: \w+){0,3} (?:quieter|quiet|easier|lighter|calmer|peaceful|over|silent|still|stops?)\b|\b(?:tonight|today|this|it) (?:is|s|will be) (?:\w+ )?(?:my |the )?last (?:one|night|day|time|evening|talk|chat)(?=$| ,| here| on earth)|\bthis is where (?:i|it|my) (?:\w+ )?(?:gets? off|ends?|stops?|leave)\b|\bend of the (?:line|road) for me\b|\b(?:will not|not going to) (?:be (?:writing|talking|typing|back|logging)|write|talk|come back)(?: \w+){0,3} (?:again|after (?:tonight|today|this)|anymore)\b/u;
const ORDINARY_END =
  'exams?|deadline|wedding|flight|moving|move|job|interview|office|project|course|lesson|recipe|help|tips?|advice|tomorrow s|speak|see you|soon|later|holidays?|trip|presentation|semester|party|election|next week|monday|workout|leaving do|retir\\w*|good night|goodnight|meeting|colleague\\w*';

const handedOver =
  /\b(?:please )?(?:give|leave|send|take) (?:my|the) (?:\w+ )?(?:dogs?|cats?|pets?|rabbit|hamster|horse|guitar|piano|car|ring|watch|things|stuff|books|records|savings|money|clothes) to (?!the\b|school\b|work\b|charity\b|vet\b)[a-z]+\b|\b(?:put|left|leaving|wrote down|written down)(?: \w+){0,5}? (?:papers|pin|passwords?|keys?|bank details|documents|bank card|envelopes?)(?: \w+){0,5} (?:on|in|under) (?:the|my) (?:table|desk|drawer|fridge|counter|bed|envelope|pillow) for (?!the\b|work\b|today\b)(?:my )?[a-z]+\b|\b[a-z]+ (?:can|should|may) (?:have|keep) my (?:\w+ )?(?:dogs?|cats?|guitar|piano|car|ring|watch|things|stuff|books|records|savings|room|bike)\b/u;
const noReturn =
  /\bi am (?:just |so |really |completely |finally )?done(?=$| ,| (?:now|here|trying|fighting))|\bkeys? (?:is|are|s) (?:under|in|with|on)\b|\b(?:password|pin|passcode) is\b|\bi can not (?:do|take) (?:this|it)(?: anymore)?$|\b(?:it is|this is) (?:time|the end|over|it)$|\b(?:i am )?(?:so )?sorry(?=$| ,| everyone| all$| mum$| mom$| dad$| for everything)|\b(?:do not|please not) (?:look for me|come in|wait up|come looking)\b|\b(?:good ?bye|farewell)(?: everyone| all| kael)?$|\bcall the police (?:first|before)\b/u;

const givingAway =
  /\b(?:giv(?:e|ing|en)|gave) (?:away )?(?:all )?(?:of )?my (?:\w+ )?(?:stuff|things|belongings|possessions|guitar|records|books|jewell?ery)(?: away)?\b/u;
const atPeace = /^(?:it |this |everything |i |now )*(?:feels?|feeling|am|is|felt)(?: \w+){0,2} (?:peaceful|at peace|calm|light|free)\b/u;
const enoughBought =
  /\bi (?:have |finally |already )?(?:bought|got|saved|collected|hoarded) (?:up )?enough(?=$| ,| (?:now|of (?:it|them)|pills|tablets)\b)/u;
const onlyCourage = /\b(?:just|only) (?:\w+ )?(?:need|missing|lack) (?:\w+ ){0,2}?(?:courage|nerve|guts|push)$/u;

const daySet =
  /\b(?:it is|it s|its|everything is|the date is|the day is|all|is) set (?:for|on) (?:\w+day|tomorrow|tonight|the \w+|next \w+|this \w+|midnight|christmas|new year|my birthday)\b|\b(?:picked|chosen|chose|set|circled|decided on) (?:the|a|my) (?:day|date|night)\b|\bit (?:will|is going to) (?:be|happen) (?:on )?(?:\w+day|tonight|tomorrow)\b/u;
const placeSet =
  /\bi (?:have |already |even |finally )*(?:picked|chosen|chose|found|scouted|know|pick) (?:out )?(?:the|a|my) (?:place|spot|bridge|tree|method|way|how|building|room|roof)(?=$| ,| (?:and|too|already|where nobody|nobody|now)\b)/u;
const APPOINTMENT =
  'restaurant|dinner|date|party|meeting|wedding|lunch|drinks|venue|italian|we|us|our|pub|bar|cafe|coffee|birthday (?:party|do)|interview|photos?|gig|concert|picnic|holiday|trip|barbecue|bbq|proposal|propose|viewing|move|moving|appointment|dentist|surgery|procedure|reunion|match|run|race|training|book club|date night|present|booked|table|tattoo|exam|shoot|campsite';

const tiedUp =
  /\b(?:tied|looped|knotted|fixed|fastened|hung|slung|threw|put) (?:it|one end|the end)(?: \w+){0,2} (?:to|over|round|around|from|on) (?:the|a) (?:\w+ )?(?:beam|rafters?|banisters?|door handle|door ?frame|joist|ceiling|curtain rail|pull up bar|branch|tree|loft hatch|light fitting|hook|pipe)\b|\b(?:noose|knot) is (?:\w+ )?(?:tied|ready|done|made)\b/u;
const before =
  /\b(?:sat|sitting|standing|stood|kneeling|lying|stuck)(?: \w+){0,2} (?:here|there|under it|below it|beneath|underneath)(?: \w+){0,3}? (?:looking|staring|shaking|crying|waiting|thinking|with it)\b|\b(?:looking|staring|stare|look) (?:up )?at it\b|\b(?:chair|stool|step ?ladder|bucket) (?:is )?(?:\w+ )?(?:under|underneath|below|beneath|ready|kick\w*)\b|\b(?:tonight|goodbye|good ?bye|do it|end it|note|nobody (?:is )?home|soon it|not much longer|one step)\b/u;
const HUNG_UP =
  'hammock|swings?|lights?|bunting|washing|laundry|plants?|dogs?|puppy|birds?|pictures?|decorat\\w*|tinsel|kayak|boat|basket|punch ?bags?|climb\\w*|garlands?|christmas|party|balloons?|pinata|tree ?house|mistletoe|lamp|feeder|garden|cat|wind chime|curtain|banner|mobile|macrame|poster|flag|kids|children|it looks|proud|lovely|pretty|chandelier|fan';

const sealedIn =
  /\b(?:hose ?pipe|hose|pipe|tube|tubing)(?: \w+){0,4} (?:fitted|attached|connected|taped|in place|exhaust)\b|\b(?:exhaust|tailpipe)(?: \w+){0,4} (?:hose|pipe|blocked|window)\b|\b(?:windows?|vents?|doors?|gaps) (?:\w+ ){0,3}(?:taped|sealed|stuffed)\b|\b(?:charcoal|disposable barbecue|barbecue|coals?) (?:\w+ ){0,2}(?:lit|burning|in the (?:car|bathroom|tent|bedroom))\b/u;
const inside =
  /\b(?:i am|am|sat|sitting|parked|lying|back)(?: \w+){0,3} (?:in|inside) (?:the|my) (?:\w+ )?(?:garage|car|van|bathroom|tent|bedroom|shed)\b|\bengine (?:is )?(?:on|running)\b|\b(?:goodbye|sleepy|soon|nobody home|note)\b/u;

const lonely =
  /\b(?:beachy head|cliffs?|clifftop|quarry|viaduct|bridge|multi ?storey|roof|dam|reservoir|tracks|level crossing|headland|overpass)\b/u;
const unknown =
  /\b(?:nobody|noone) knows (?:that )?(?:where )?i am\b|\b(?:phone|location) (?:is |s )?(?:off|switched off)\b.*\bnobody\b|\b(?:note|letter) (?:is |s )?(?:on|in|at) (?:the|my) (?:\w+ )?(?:seat|table|bed|glovebox|dashboard|kitchen|car|home)\b/u;

const stowed =
  /\b(?:rope|noose|pills|tablets|gun|pistol|helium|hose|blades?|kit|cable)(?: is| are| s)? (?:\w+ )?(?:in|under) (?:the|my) (?:\w+ )?(?:boot|bag|car|trunk|glovebox|backpack|rucksack|passenger seat)\b/u;
const chosen =
  /\bknow (?:exactly |just )?(?:which|what|where) (?:the |my )?(?:tree|bridge|spot|place|beam|branch|car park|lay ?by|hotel|room|bit|stretch|woods)\b|\b(?:picked|chosen|chose|found) (?:the|a|my) (?:tree|bridge|spot|beam|branch)\b/u;

const brink =
  /\b(?:on|at|over|by|above) (?:the |a |this )?(?:\w+ )?(?:overpass|viaduct|bridge|roof|rooftop|ledge|cliffs?|platform edge|balcony|tracks|parapet|multi ?storey)\b/u;
const takesLittle =
  /\b(?:would not|does not|not) take much\b|\ball it (?:would )?takes? is\b|\b(?:one|a single) (?:little |small )?step (?:and|is all|would)\b|\bit would (?:all )?be (?:over|done) in (?:a )?seconds?\b/u;

const armedPicture =
  /\b(?:pics?|pictures?|photos?|videos?|selfies?|emoji)(?: \w+){0,3} (?:of|with|holding)(?: \w+){0,3} (?:guns?|rifle|pistol|shotgun|knife|knives|machete|ammo|bullets|bombs?)\b/u;
const doom =
  /\b(?:everyone|everybody|you|they|u|all|the teachers|the whole \w+|this school|the school)(?: \w+){0,5} (?:will|going to|is going to|be|gonna) (?:\w+ )?(?:sorry|pay|regret|die|dead|remember|suffer|bleed|see)\b|\b(?:day of reckoning|last day|not come (?:to|in)|stay home|hit list|kill list|revenge)\b/u;

const swelling =
  /\b(?:my|his|her|their|s) (?:\w+ )?(?:throat|tongue|lips|airway|face|neck) (?:(?:is|are|s|has|have|keeps?|keep|feels?|started|been|starting|all|to) )*(?:swelling|swollen|swell|closing|close|puff\w*)\b|\bthroat (?:is )?(?:closing|swelling)\b|\b(?:lips|tongue|face) (?:is |are |s )?(?:\w+ )?like (?:a )?balloons?\b|\b(?:going into|having|is this|it is|in) anaphyla\w+/u;
const allergic =
  /\b(?:peanuts?|nuts?|cashews?|almonds?|walnuts?|hazelnuts?|shellfish|prawns?|shrimps?|crab|lobster|sesame|bees?|wasps?|hornet|stung|sting|penicillin|amoxicillin|antibiotics?|latex|epi ?pen|allerg\w+|hives|anaphyla\w+|struggling (?:for|to)|can not (?:\w+ )?(?:breathe|swallow)|hard to (?:breathe|swallow)|wheez\w*)\b/u;

const pillsHad =
  /\bi (?:have|got|have got|bought|found) (?:the|all the|my|some|all my|enough|his|her|their|mum s|dad s|a lot of|loads of) (?:\w+ )?(?:pills|tablets|sleeping (?:pills|tablets)|paracetamol|meds|medication|painkillers)\b/u;
const allOfThem =
  /\b(?:take|taking|swallow|swallowing|neck|down) (?:them all|all of (?:them|it)|the (?:whole )?lot|every (?:one|last)|the whole (?:box|bottle|packet|thing)|it all)\b/u;

const goodbyeLetter = /\b(?:good ?bye|farewell|suicide) (?:letters?|notes?)\b/u;
const ownLetter = /\b(?:i|i had|i have) (?:\w+ )?(?:wrote|written|left) (?:it|them|one)\b|\bmy (?:good ?bye|farewell) (?:letter|note)\b/u;

const lifeTaken =
  /\b(?:took|ended|taken) (?:his|her|their) (?:own )?li(?:fe|ves)\b|\b(?:killed|hanged|shot|drowned) (?:himself|herself|themselves)\b|\b(?:lost|losing) (?:\w+ ){1,4}to suicide\b|\bdied by suicide\b/u;
const doTheSame =
  /\b(?:i (?:\w+ ){0,4}?(?:do|doing|did|try|trying) the same|(?:want|wanted|going|ready|like|think\w*) (?:\w+ ){0,2}?(?:follow|following|join|joining|be with) (?:him|her|them)|i (?:am|will be|might be|could be) (?:the )?next|(?:maybe|perhaps) i should (?:too|as well)|i (?:\w+ )?envy (?:him|her|them)|(?:he|she) (?:is|was|has) (?:the )?(?:lucky|brave|right)(?: one)?)\b/u;

const withoutMedicine =
  /\b(?:stopped|stop|skipp?\w*|quit|not|leave out|left out) (?:taking |injecting |using )?my (?:insulin|heart (?:pills|tablets|medicine|meds)|blood thinners?|warfarin)\b/u;
const noQuestions =
  /\b(?:nobody|noone|they|it|people) (?:will|would) (?:\w+ )?(?:call it|know it was|look like (?:an accident|nature)|say it was|suspect|think it was)\b|\bnatural causes\b|\b(?:so that|until|till|hoping) (?:it|i) (?:\w+ )?(?:ends?|kills|dies?|die|do not wake)\b/u;

const pairs: readonly TwoSigns[] = [
  ...talkAnswerPairs,
  ...hintedPairs,
  ...leavePairs,
  { category: 'suicide', level: 3, one: letterFound, other: writtenLately, unless: unless(ORDINARY_LETTER) },
  {
    category: 'suicide',
    level: 3,
    one: goodbyeLetter,
    other: ownLetter,
    unless: unless('colleagues?|team|job|employer|class|students?|retir\\w*|boss|ex|breakup|broke up'),
  },
  { category: 'suicide', level: 3, one: wantsStop, other: forGood, unless: unless('meetings?|emails?|calls?|spam|rain|ads?|drilling|war') },
  { category: 'suicide', level: 3, one: lifeTaken, other: doTheSame, unless: unless('crime|career|degree|marathon|job') },
  { category: 'suicide', level: 3, one: withoutMedicine, other: noQuestions, unless: unless('doctor said|doctor told|switched to|pump') },
  {
    category: 'acute_danger',
    level: 4,
    one: swelling,
    other: allergic,
    unless: unless('yesterday|last (?:week|year|month)|when i was|years ago|gone down|better now|nerves|nervous|speech|used to'),
  },
  {
    category: 'suicide',
    level: 4,
    one: pillsHad,
    other: allOfThem,
    unless: unless('antibiotics?|prescribed|doctor|dog|cat|vitamins?|holiday|trip|back to the|pharmacy|to work|one a day|daily|nurse'),
  },
  {
    category: 'suicide',
    level: 4,
    one: stowed,
    other: chosen,
    unless: unless(`${HUNG_UP}|tow\\w*|camp\\w*|slackline|fish\\w*|picnic|photo\\w*|surgeon`),
  },
  {
    category: 'suicide',
    level: 3,
    one: brink,
    other: takesLittle,
    unless: unless('photos?|repair\\w*|paint\\w*|fix\\w*|clean\\w*|kids|toddler|games?|plants?|view|happy'),
  },
  { category: 'harm_to_others', level: 4, one: armed, other: whereabouts, unless: unless(AT_WORK_WITH_IT) },
  { category: 'harm_to_others', level: 4, one: armed, other: payback, unless: unless(AT_WORK_WITH_IT) },
  { category: 'harm_to_others', level: 3, one: payback, other: whereabouts, unless: unless(AT_WORK_WITH_IT) },
  { category: 'suicide', level: 3, one: thanks, other: lastOfAll, unless: unless(ORDINARY_END) },
  { category: 'suicide', level: 3, one: onlyListener, other: goodbye, unless: unless(ORDINARY_END) },
  { category: 'suicide', level: 3, one: onlyListener, other: lastOfAll, unless: unless(ORDINARY_END) },
  {
    category: 'suicide',
    level: 3,
    one: handedOver,
    other: noReturn,
    unless: unless(`${ORDINARY_END}|vet|kennel|weekend|airport|dinner|groomer|cat ?sit\\w*|late|mess|bnb|cleaner|guests?|forgot|walk\\w*`),
  },
  {
    category: 'suicide',
    level: 3,
    one: givingAway,
    other: atPeace,
    unless: unless(
      'charity|declutter\\w*|minimalis\\w*|moving|moved?|move|tidy\\w*|room|flat|house|home|wardrobe|kondo|space|clean\\w*|sort\\w*',
    ),
  },
  {
    category: 'suicide',
    level: 3,
    one: enoughBought,
    other: onlyCourage,
    unless: unless('ask\\w*|propose|dress|ticket|paint|flour|quit|talk|speak|stage|sing|call|shares?|crypto|fabric|wool|tattoo'),
  },
  { category: 'suicide', level: 3, one: daySet, other: placeSet, unless: unless(APPOINTMENT) },
  {
    category: 'suicide',
    level: 4,
    one: sealedIn,
    other: inside,
    unless: unless('wash\\w*|garden\\w*|water\\w*|pond|pool|dryer|tumble|mechanic|mot|paint\\w*|camp\\w*|grill|sausages?'),
  },
  {
    category: 'suicide',
    level: 3,
    one: lonely,
    other: unknown,
    unless: unless('bliss|peace\\w*|lovely|beautiful|holiday|camp\\w*|surprise|party|photos?|kids|friends|dog|picnic|happy|view|birds?'),
  },
  {
    category: 'harm_to_others',
    level: 4,
    one: armedPicture,
    other: doom,
    unless: unless(`${AT_WORK_WITH_IT}|paintball|airsoft|hunt\\w*|range`),
  },
  { category: 'suicide', level: 4, one: tiedUp, other: before, unless: unless(HUNG_UP) },
];

/** What two signs in neighbouring sentences, or in one, say together. */
export const findingsOfTwoSigns = (sentences: readonly string[]): readonly Pick<TwoSigns, 'category' | 'level'>[] =>
  pairs.filter(({ one, other, unless: ordinary }) =>
    sentences.some((sentence, at) => {
      if (!one.test(sentence)) return false;
      const near = sentences.slice(Math.max(0, at - TOGETHER + 1), at + TOGETHER);
      return near.some((text) => other.test(text)) && !near.some((text) => ordinary.test(text));
    }),
  );
