import { type CareRule, GAME_LIFE, PLAY, rule, STUDY } from './phrases.ts';

const MEDICINE =
  '(?:pills?|tablets?|meds|medication|medicines?|painkillers?|paracetamol|acetaminophen|tylenol|ibuprofen|aspirins?|xanax|valium|insulin|antidepressants?|opioids?|oxycodone|morphine|fentanyl|codeine|tramadol|benzos?|sleeping (?:pills|tablets))';
const WEAPON = '(?:rope|noose|gun|pistol|revolver|rifle|shotgun|bullets?|razors?|razor blades?|blades?|knife|scalpel|helium|charcoal)';
const MEANS = `(?:${MEDICINE}|${WEAPON})`;
/** Medicine lies beside many beds; what is laid out or held is another matter. */
const HELD = '(?:(?:right |here )?in front of me|in my (?:hands?|lap|mouth)|on my lap|(?:all )?(?:laid out|lined up)|spread out)';
const AT_HAND = `(?:${HELD}|right here(?! in)|here (?:with me|on (?:my|the))|(?:lying |right )?(?:next to|beside) me|it is (?:\\w+ )?(?:next to|beside) me|with me now|on my (?:nightstand|night stand|bedside(?: table)?|bed|pillow)|lying here|all ready|within reach)`;
const THING = '(?:a |the |my |some |those |these |all |enough |that )*(?:\\w+ )?';
const HIGH_PLACE =
  '(?:bridge|overpass|viaduct|roof|rooftop|ledge|cliff|cliffs|balcony|railing|parapet|(?:train |railway |rail |subway |metro )?tracks|rails|tower|car park)';
/** High places where people rarely stand or sit for no reason. */
const LONE_PLACE = '(?:bridge|overpass|viaduct|roof|rooftop|ledge|cliff|parapet|(?:train |railway |rail |subway |metro )?tracks|rails)';

/** What means are for on an ordinary day. */
const ORDINARY_MEANS =
  /\b(?:climb\w*|carabiners?|boat|sail\w*|tent|camping|swing|skipping|jump rope|dog|cat|vet|horse|garden\w*|laundry|tow\w*|colds?|flu|headaches?|migraines?|fever|cough|allerg\w*|hay fever|sinus|vitamins?|pharmac\w*|patients?|nurse|cook\w*|chop\w*|onions?|bread|butter|cake|vegetables|kitchen|recipe|shav\w*|beard|legs|glue|nail gun|nerf|water gun|grill\w*|barbecue|bbq|balloons?|crafts?|macrame|knit\w*|trip|travel\w*|hik\w*|workshop|magic|skills?|novel|drawer|remember|remind\w*|mum|mom|dad|grandm\w+|for my (?:\w+ )?(?:mother|father|dad|mum|mom|son|daughter|wife|husband|kids?|parents))\b/;
/** What brings people to high places on an ordinary day. */
const ORDINARY_PLACE =
  /\b(?:photos?\w*|pictures?|selfies?|sunset|sunrise|view|views|breakfast|lunch|dinner|coffee|tea|beer|drinks?|bar|terrace|garden|party|picnic|barbecue|cyc\w+|bik\w+|bikes?|jog\w*|run|running|hik\w*|tour\w*|fishing|climb\w*|paint\w*|repair\w*|fix\w*|clean\w*|solar|gutters?|tiles|works?|working|plants?|tomatoes|yoga|sunbath\w*|read\w*|friends|kids|children|family|festival|concert|fireworks|beautiful|lovely|enjoy\w*|stars|traffic|jam|bus|tent|dentist|bungee|trampoline|pool|parachute|coaching|model|trains? to|of my seat)\b/;
const PLAYED = new RegExp(`${PLAY.source}|${STUDY.source}`);
const meansElsewhere = new RegExp(`${ORDINARY_MEANS.source}|${PLAYED.source}`);
const placeElsewhere = new RegExp(
  `${ORDINARY_PLACE.source}|\\b(?:for|with|from) (?:sheer |pure )?(?:joy|happiness|excitement|delight|relief)\\b|${PLAYED.source}|${GAME_LIFE.source}`,
);

/** Means within reach, and the places that are means. */
export const means: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    `\\b(?:the|my|a|those|these|some|enough|all) (?:\\w+ ){0,2}(?:${MEDICINE}\\b(?: \\w+| ,){0,5} ${HELD}|${WEAPON}\\b(?: \\w+| ,){0,7} ${AT_HAND})\\b`,
    { unless: meansElsewhere, negatable: true },
  ),
  rule('suicide', 3, `\\b(?:have|got|with|holding|hold) ${THING}${MEANS} (?:right )?(?:here|ready)(?=$| ,| and i\\b)`, {
    unless: meansElsewhere,
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    `\\bi (?:have |just |already |finally |also ){0,3}(?:bought|got|ordered|found|made|tied|loaded|knotted) (?:a |the |my |some |myself a )?(?:\\w+ )?(?:rope|noose|gun|pistol|revolver|shotgun|bullets|helium)(?=$| ,| (?:already|today|yesterday|now|online|tonight|this|last|and (?:i|am|wrote|it)|to the (?:beam|ceiling|rafters?|banister|hook|pipe|balcony|tree)|from the))`,
    { unless: meansElsewhere, negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:count|counting|counted|staring at|stare at|looking at|saved|saving|hiding|hid|emptied|lining up) (?:up |out )?${THING}(?:${MEDICINE}|rope|noose|gun|pistol|bullets|blades?)\\b|\\b${MEDICINE}\\b(?: \\w+| ,){0,8} counting them\\b`,
    {
      unless: new RegExp(`${meansElsewhere.source}|\\b(?:saved|saving) (?:\\w+ )?(?:money|on)\\b|\\b(?:price|cost|doctor|weekly)\\b`),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b${MEANS}\\b(?: \\w+| ,){0,10} (?:(?:it|everything|this|life|the pain) (?:to )?(?:all )?(?:be over|end|stop (?:for good|forever))|never wake|sleep forever|end it|for good|forever)\\b`,
    { unless: new RegExp(`${meansElsewhere.source}|\\b(?:gave|give|giving|quit|off|away|stopped|taking)\\b`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `(?:^|\\b(?:i am|am|i was|here i am|still|been|now|and) )(?:\\w+ )?(?:standing|sitting|parked|waiting|walking|staring down|looking down|leaning|climbed)(?: \\w+){0,2} (?:on|at|by|near|next to|beside|over|off|from|in front of) (?:the |a |some )?(?:edge (?:of|on) (?:the |a )?)?(?:\\w+ )?(?:${LONE_PLACE}|platform edge)(?=$| ,| (?:and|right|now|thinking|wondering|waiting|again|near|over|alone|since|tonight|because|where|i\\b|in))`,
    { unless: placeElsewhere, negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\bi am (?:up |here |back |alone |again ){0,2}(?:on|at) (?:the |a )(?:edge (?:of|on) (?:the |a )?)?(?:\\w+ )?${LONE_PLACE}(?=$| ,? ?(?:and i|now|again|tonight|alone))|\\b(?:standing|stand|sitting|am) (?:\\w+ )?(?:at|on) the edge of (?:the |a )(?:platform|${HIGH_PLACE})\\b(?! (?:path|walk|house|cafe))`,
    { unless: placeElsewhere, negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b${HIGH_PLACE}\\b(?: \\w+| ,){0,8} (?:jump\\w*|let go(?! of)|get up the (?:courage|nerve)|one (?:more )?step|end (?:it|everything)|do it)\\b|\\b(?:jump\\w*|let go(?! of)|let myself (?:fall|go)) (?:\\w+ ){0,4}${HIGH_PLACE}\\b`,
    { unless: new RegExp(`${placeElsewhere.source}|\\b(?:rope|swim\\w*|water|sea|lake|queue|cat|dog|squirrel)\\b`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:found|find|know|knows|looking for|searching for|picked|chosen|chose|scouted|googl\\w+) (?:out )?(?:a |the |which |some )?(?:\\w+ )?(?:building|bridge|cliff|roof|tower|spot|place|tree)s?\\b(?: \\w+){0,4} (?:high enough|tall enough|strong enough|guards?|unguarded|no fence|without a fence|to jump|to do it|to end it|hang)\\b`,
    { unless: new RegExp(`${placeElsewhere.source}|\\b(?:hammock|lights|lamp|picture|tourists?)\\b`), negatable: true },
  ),
];

const THOUGHT =
  '(?:could|want|wanted|wanting|thinking|think|thought|thoughts|imagine|imagining|imagined|urge|urges|feel like|might|keep|tempted|going|wish|sometimes|should|wonder|wondering|fantasi\\w+|about|will|considering|daydream\\w*|dream)';
const INTO =
  '(?:drive|driving|steer|steering|swerve|swerving|crash|crashing|veer|veering|ram|ramming) (?:my |the |this |our )?(?:car |bike |motorbike |wheel |truck |van )?(?:straight |right |just |head on )*(?:into|in front of|off|over the edge of|over)';

/** Ways to die by car, by a dose, by asking how. */
export const waysToDie: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${THOUGHT}\\b(?: \\w+){0,5} ${INTO} (?:the |a |an |some |that )?(?:\\w+ )?(?:tree|trees|wall|truck|lorry|oncoming|traffic|pole|river|lake|canal|ditch|cliff|road|bridge|barrier|guardrail|pillar|other lane|train)\\b`,
    {
      unless: new RegExp(
        `${PLAYED.source}|\\b(?:mario|kart|simulator|insurance|had to|nearly|almost|hit by|parking|licen[cs]e|instructor|lesson|boat|off the road to|bridge to|afraid|scared|worried)\\b|\\b(?:over|off) the (?:\\w+ )?bridge\\b(?! (?:and die|tonight))(?=.* (?:to|into|every))`,
      ),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\bhow (?:many|much) (?:of (?:the|my|these|those) )?(?:\\w+ ){0,3}?${MEDICINE} (?:would|will|does|do) (?:it|that) (?:actually |really )?take(?=$| (?:to (?:die|kill|not|never|end|stop|fall asleep (?:forever|for good)|overdose|be (?:fatal|lethal|enough)|pass out)|for (?:me|it|someone|a person) to (?:die|not|end)|before))`,
    { unless: meansElsewhere },
  ),
  rule(
    'suicide',
    3,
    `\\bwhat (?:would |will |does |do |might )?happens? (?:to me )?(?:if|when) (?:i|you|someone) (?:take|takes|took|swallow\\w*|drink|drank|inject\\w*) (?:all|too many|too much|the whole|the entire|every|a whole|a lot|\\d\\d+|a (?:bottle|pack|box|handful))(?: \\w+){0,4} ${MEDICINE}\\b`,
    {
      unless: new RegExp(
        `${STUDY.source}|\\b(?:vitamins?|coffee|water|sugar|caffeine|tea|classes|courses|notes|breaks?|photos?|day off|days)\\b`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:dose|dosage|amount|quantity|number|much|many)\\b(?: \\w+){0,6} (?:is|are|would be|be|becomes?|counts? as|makes it) (?:\\w+ )?(?:lethal|fatal|deadly|enough to (?:die|kill))\\b|\\b(?:can|could|will|would) (?:i|you|a person|someone) (?:really |actually )?die (?:from|of|by|with) (?:taking |swallowing |drinking |an overdose of )?(?:\\w+ ){0,3}${MEDICINE}\\b`,
    {
      unless: new RegExp(
        `${STUDY.source}|\\b(?:dogs?|cats?|rats?|mice|pets?|puppy|exam|chemistry|toxicology|homework|kids?|child|baby|toddler|expired|old|out of date|mixw*)\\b`,
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\bhow (?:long|fast|quickly|soon)\\b(?: \\w+){0,6} (?:bleed out|bleed to death|bleeding out|suffocate|drown|hang|starve to death|freeze to death|die (?:from|of|after|by|without)|stop breathing)\\b',
    { unless: new RegExp(`${PLAYED.source}|\\b(?:plants?|fish|goldfish|picture|laundry|clothes|coat|dogs?|cats?|battery|phone)\\b`) },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:painless|least painful|less painful|peaceful|gentlest|surest)(?: \\w+){0,2} (?:way|ways|method|methods) (?:to|of) (?:just |finally )?(?:go|leave|going|leaving|exit|disappear)(?=$| ,| (?:now|alone))|\\b(?:painless|painful|quick|quickest|peaceful|easy|easiest|gentle|surest|fastest|best)(?: \\w+){0,2} (?:way|ways|method|methods) (?:to|of) (?:just |finally )?(?:stop being|not be here|end (?:it|everything)|(?:go|leave|going|leaving|disappear|exit) (?:forever|for good|this (?:world|life|earth)|without pain))(?=$| ,| (?:now|all|forever|for good|alone|anymore))',
    { unless: /\b(?:meeting|party|job|work|train|car|bus|foot|hike|parking|contract|relationship)\b/ },
  ),
];
