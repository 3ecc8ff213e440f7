import { ORDINARY_FAREWELL } from './farewell-rules.ts';
import { type CareRule, PLAY, rule, STUDY } from './phrases.ts';
import { ENDS } from './quiet-rules.ts';

const PLAYED = new RegExp(`${PLAY.source}|${STUDY.source}`);
const NOT_THERE =
  '(?:gone|dead|buried|no longer (?:here|around|alive|there)|not (?:here|around|alive|there|in (?:it|their lives|her life|his life|the world)|a part of it)|out of (?:it|(?:the|their|his|her|your|everyone s) (?:way|picture|life|lives|hair)))';
const LIGHTER =
  '(?:better|happier|easier|lighter|kinder|simpler|calmer|nicer|safer|relieved|freer|best|(?:one|a) (?:problem|worry|mouth|burden|trouble) less|one less (?:problem|worry|mouth|burden|thing))';
const IF_GONE = `(?:with me ${NOT_THERE}|(?:if|once|when|now that|after|as soon as) i (?:just |really |finally |only )?(?:am|was|were|be|would be|had been) (?:just |simply |finally )?${NOT_THERE}|to be (?:gone|dead|no longer here))`;
const AWAY =
  /\b(?:party|team|choir|band|project|meeting|concert|trip|kitchen|office|goal|goalie|holidays?|weekend|for (?:a|the|two|three) (?:day|days|week|weeks|hours?|month)|business|work|job|shift|class|queue|traffic|house ?sitter|babysit\w*)\b/;

/** Being a burden: that all would have it lighter with the writer gone. */
export const burden: readonly CareRule[] = [
  rule('suicide', 3, `\\b${LIGHTER}\\b(?: off)?(?: \\w+| ,){0,6}? ${IF_GONE}${ENDS}`, {
    unless: new RegExp(`${PLAYED.source}|${AWAY.source}`),
  }),
  rule(
    'suicide',
    3,
    `\\bbetter off (?:just |being |all |when i am )?(?:gone|dead|buried|in the ground|under the ground|not being (?:here|alive))${ENDS}`,
    {
      unless: new RegExp(`${PLAYED.source}|${AWAY.source}`),
    },
  ),
  rule('suicide', 3, `\\b(?:if|once|with) (?:i (?:am|was|were)|me) ${NOT_THERE}(?: \\w+| ,){0,6}? ${LIGHTER}\\b`, {
    unless: new RegExp(`${PLAYED.source}|${AWAY.source}`),
  }),
];

/** Where there is no way out, and nothing had to be said of dying. */
const PLACE_OR_TASK =
  /\b(?:car park|parking|garage|maze|labyrinth|level|puzzle|escape room|building|museum|station|shop|mall|ikea|forest|woods|roundabout|motorway|traffic|tunnel|cellar|basement|field|town|village|island|contract|subscription|menu|app|editor|vim|lesson|meeting|party|invitation|exit sign|dungeon|cave|map|argument|equation|proof)\b/;
const finalElsewhere = new RegExp(`${PLAYED.source}|${PLACE_OR_TASK.source}`);
const noWayElsewhere = new RegExp(`${finalElsewhere.source}|\\b(?:room|door)\\b`);
const STOPS =
  '(?:make (?:it|this|everything|the pain) (?:all )?(?:stop|end|go away)|end (?:it|this|the pain)|stop (?:it|this|the pain)|be free|get out of this)';

export const noWayOut: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b(?:not (?:\\w+ ){0,2}?(?:see|find|know|have|think of|imagine|be|is) (?:\\w+ )?(?:a|any|another)|(?:see|saw|seeing|find|found|have|know|is) (?:\\w+ )?no) (?:other |real )?(?:way out|escape)(?: (?:of|from) (?:it|this|here|everything|my life|my head))?(?: for me| left| anymore)?(?: (?:except|but|other than) (?:one|death|dying))?${ENDS}`,
    { unless: noWayElsewhere },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:only|just|but) (?:\\w+ ){0,3}?(?:one|this one|a single) (?:way (?:out|left|to ${STOPS})|exit|escape)\\b|\\b(?:the|my|one) (?:only )?(?:exit|escape|way out)(?: left| remaining)?(?: for me)? is (?:the )?(?:final|last|permanent) (?:one|exit|way|step)\\b|\\bno way out\\b(?: \\w+| ,){0,5} (?:except|but|other than|apart from) (?:one|death|dying|that one|the one)\\b`,
    { unless: finalElsewhere },
  ),
];

const DAY =
  '(?:tonight|tomorrow|today|(?:this|on|by|for|next|until) (?:the )?(?:weekend|\\w+day|morning|evening|night|week)|at midnight|soon)';
const ALONE =
  '(?:(?:after|when|once|while|until|as soon as) (?:the (?:kids|children)|everyone|everybody|they|nobody|he|she|my \\w+)(?: (?:is|are|s|has|have|goes|go|leaves?)){0,2} (?:asleep|in bed|gone|away|out|at work|left|in|home|to (?:bed|work|sleep))|nobody (?:is|will be) (?:in|home|there|around))';
const READY =
  '(?:(?:everything|it|all) is (?:all )?(?:ready|prepared|set|arranged|planned|in place)|i have (?:got )?everything(?: (?:i|that i) need)?|i (?:will|am going to) do it)';
const PLANNED =
  /\b(?:party|guests?|dinner|lunch|breakfast|cake|wedding|birthday|trip|holidays?|flight|train|packed|suitcase|exam|meeting|launch|release|deploy\w*|concert|show|gig|match|game|race|marathon|run|workout|gym|interview|presentation|movers?|move|moving|moved|surprise|presents?|gifts?|christmas|easter|santa|proposal|propose|date night|study|revision|paint\w*|renovat\w*|project|goal|diet|course|clean\w*|film|movie|wine|bath|pizza|barbecue|camp\w*|hik\w*|tent|fishing|swim\w*|picnic)\b/;
const THING_SET = '(?:plan|date|day|time|place|spot|method|way|means|note|letter|rope|pills|tablets)';

/** A plan with its day, its place, its hour alone. */
export const plans: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\bi (?:already |finally |now |even )?(?:have|got|have got|picked|chose|set|have (?:picked|chosen|set|made|found))(?: \\w+)? (?:a|the|my) (?:plan|method|way|means)(?: ,)? (?:and|with|plus|,) (?:even )?(?:a|the|my|i have (?:a|the|my)) (?:\\w+ )?${THING_SET}${ENDS}|\\bi have (?:a |the |my )?(?:plan|note|letter|means|pills|rope) , (?:(?:a|the|my) )?(?:\\w+ )?${THING_SET}(?: and| ,) (?:(?:a|the|my) )?${THING_SET}${ENDS}`,
    { unless: new RegExp(`${PLANNED.source}|${PLAYED.source}`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\bi (?:already |finally |just |do )?know (?:exactly )?(?:how|where|when)(?: and| ,) (?:how|where|when)(?: and (?:how|where|when))?(?= now\\b| already\\b| i (?:am going to|will|want to) (?:do it|die|go)| to do it| ,|$)`,
    { unless: new RegExp(`${PLANNED.source}|${PLAYED.source}`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b${DAY}\\b(?: \\w+| ,){0,3}? ${ALONE}(?: \\w+| ,){0,3}? ${READY}\\b|\\b${READY}(?: \\w+| ,){0,4}? ${ALONE}\\b|\\b${ALONE}(?: \\w+| ,){0,3}? (?:then )?(?:everything is (?:ready|prepared)|i (?:will|am going to) do it|it (?:will|can) (?:all )?be over)${ENDS}`,
    { unless: new RegExp(`${PLANNED.source}|${PLAYED.source}`), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:by|on|this|come|before) (?:\\w+day|the weekend|christmas|new year|morning|midnight)(?: ,)? (?:i (?:will|would) (?:be gone|be dead|not be (?:here|around|alive)|no longer be (?:here|around|alive)))${ENDS}|\\bi (?:will|would) (?:be (?:gone|dead)|not be (?:here|alive|around)) (?:by|after|on|come) (?:\\w+day|the weekend|christmas|new year|tomorrow|tonight|morning)${ENDS}`,
    { unless: new RegExp(`${PLANNED.source}|${PLAYED.source}|${AWAY.source}`) },
  ),
];

const SOMEBODY =
  '(?:my \\w+(?: and my \\w+)?|mum|mom|mama|dad|papa|the (?:kids|children|girls|boys)|everyone|everybody|them|him|her|[a-z]+)';

/** Words that people leave behind: none is much alone, two in one message are. The first ones are meant for after. */
const LEFT_BEHIND: readonly RegExp[] = [
  new RegExp(
    // Said to whoever is left; "how do I tell her" and "I want to tell her" are about a talk to come.
    `(?<!\\b(?:i|we|you|to|will|would|should|can|could|must|might|may) )\\btell ${SOMEBODY} (?:that )?(?:i (?:\\w+ )?(?:love|loved|am (?:so |really )?sorry|tried)|(?:it|this|none of (?:it|this)|nothing) (?:is|was) (?:\\w+ )?(?:\\w+ s? ?)?fault)\\b`,
    'u',
  ),
  /\b(?:look after|take care of|take in|feed|mind) (?:my|the) (?:\w+ )?(?:cats?|dogs?|kids?|children|girls|boys|son|daughter|mum|mom|dad|sister|brother|baby)\b(?: \w+| ,){0,3} ?(?:please|pls|plz|for me|when i am (?:gone|not here)|$)/u,
  /\b(?:this is|it is) (?:\w+ )?(?:my |the )(?:very )?last (?:message|text|post|time i (?:write|am writing))\b/u,
  /\bi (?:love|loved) you all\b|\b(?:please )?forgive me (?:all|everyone|mum|mom|dad|for (?:this|everything|what))\b|\bnone of (?:it|this) (?:is|was) (?:\w+ )?fault\b/u,
  /\b(?:made|wrote|signed|finished) (?:a|my|the) (?:last )?will\b|\bgave away (?:my|the) (?:dogs?|cats?|pets?|guitar)\b/u,
];
const ENDING: readonly RegExp[] = [
  /\bi am (?:just |so |really |completely |finally )?done(?=$| ,| (?:with (?:it all|everything|this all|this life)|now|here|fighting|trying)$)|\bi give up$|\bi (?:can not|could not) (?:do|take|bear) (?:this|it)(?: anymore)?$|\bi have had enough$/u,
  /\b(?:it is|this is) (?:nearly |almost |finally |about )?(?:time(?= to go|$)|over|the end|it(?=$| ,))|\bit (?:will|ll) (?:all |soon )?be over\b|\btime to go$/u,
  /\b(?:thank you|thanks) for everything\b|\bi am (?:so )?sorry(?: for everything| everyone| all)?$/u,
  /\b(?:good ?bye|bye|farewell)(?: bye)?(?: (?:everyone|everybody|all|world|forever|then))?$|\bbye everyone\b/u,
];
const NO_FAREWELL = new RegExp(
  `${ORDINARY_FAREWELL.source}|${PLAYED.source}|\\b(?:see you|later|tomorrow|dinner|cooking|present|slides?|next week|flight|hospital visit|op|surgery|for now|lyrics?)\\b`,
);

/** Whether a message takes leave: something for those who stay, and that it ends. */
export function takesLeave(sentences: readonly string[]): boolean {
  if (sentences.some((sentence) => NO_FAREWELL.test(sentence))) return false;
  const said = (signs: readonly RegExp[]) => signs.filter((sign) => sentences.some((sentence) => sign.test(sentence))).length;
  const left = said(LEFT_BEHIND);
  return left > 0 && left + said(ENDING) > 1;
}

const ARM = '(?:arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach|belly|skin)';
const ACCIDENTAL =
  /\b(?:shav\w*|cook\w*|kitchen|cat|kitten|rose\w*|bramble\w*|thorn\w*|garden\w*|fell|fall|bike|cycling|climb\w*|rescue|surgery|operation|hospital|doctor|tattoo\w*|sun|mosquito\w*|oven|stove|paper|scar cream|film|movie|hair|costs?|carbs?|clearance)\b/;

/** Hurting oneself again. */
export const selfHarmAgain: readonly CareRule[] = [
  rule(
    'self_harm',
    3,
    `\\b(?:\\d+|new|fresh|more|deep|deeper|many|some|several|two|three|ten) (?:\\w+ )?(?:cuts|burns|slashes|gashes) (?:on|in|all over|across|down|along|up) my (?:\\w+ )?${ARM}\\b|\\bmy (?:\\w+ )?${ARM} (?:\\w+ ){0,3}?(?:full of|covered (?:in|with)|all|look\\w* like) (?:\\w+ ){0,2}?(?:cuts|slashes|burns|(?:fresh |new )scars)\\b`,
    { unless: new RegExp(`${ACCIDENTAL.source}|${PLAYED.source}`) },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:the |my )?(?:blades?|razors?|razor blades?)\\b (?:is |are |was |were |came |comes |has |have )*(?:back |come )?(?:out(?= again|$| ,)|again|calling me)\\b|\\b(?:went|gone|going|back|turned|reached|reach|reaching) (?:back )?(?:to|for) (?:the |my )(?:blades?|razors?|razor blades?)\\b`,
    { unless: new RegExp(`${ACCIDENTAL.source}|${PLAYED.source}|\\b(?:beard|legs|mower|fan|skates?|shaver)\\b`), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:relapsed?|relapsing|slipped(?: up)?|broke my streak|lost my streak|clean|did it again)\\b(?: \\w+| ,){0,8} (?:cuts?|cutting|blades?|razors?|my ${ARM}|burn(?:ed|t|ing) my\\w*)\\b|\\b(?:cuts?|cutting|blades?|razors?)\\b(?: \\w+| ,){0,6} (?:relapsed?|relapse again)\\b`,
    {
      unless: new RegExp(
        `${ACCIDENTAL.source}|${PLAYED.source}|\\b(?:sugar|smok\\w*|diet|calories|weight|budget|spending|drink\\w*|beer|ice)\\b`,
      ),
    },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:carv\\w+|cut|cutting|slic\\w+|scratch\\w*|burn\\w*) (?:\\w+ ){0,3}?(?:into|on|in) my (?:own )?(?:\\w+ )?${ARM}\\b|\\b(?:slic\\w+|carv\\w+|gash\\w+|slash\\w+) (?:up )?my (?:own )?(?:\\w+ )?${ARM}\\b|\\bi (?:\\w+ ){0,2}?(?:cut|burned|burnt|hurt|harmed) (?:myself )?again(?= last| tonight| today| yesterday| because| to | and i (?:feel|felt)|$)`,
    { unless: new RegExp(`${ACCIDENTAL.source}|${PLAYED.source}`), negatable: true },
  ),
];
