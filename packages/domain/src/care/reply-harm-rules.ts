import { MEDICINE } from './medicines.ts';
import { type ReplyRule, replyRule } from './reply-rule.ts';

const MANY =
  '(?:\\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|(?:the|a) whole|the entire|all (?:of )?(?:the|those|your|them)|every one of)';
const DRUGS = `(?:${MEDICINE}|(?:packets?|packs?|blister|strips?)(?! of ))`;
const WARNED =
  /\b(?:not|never|nobody|no|avoid|dangerous|danger|risk\w*|harm\w*|emergency|poison\w*|doctors?|ambulance|if you (?:took|have|did))\b/;

/** Ways to die or to hurt that are told as advice, and cheering on, without a word that names death. */
export const harmfulAdvice: readonly ReplyRule[] = [
  replyRule(
    'method',
    `\\b(?:swallow|take|wash down|down|gulp) (?:\\w+ ){0,2}?${MANY} (?:\\w+ ){0,2}?${DRUGS}\\b|\\bswallow (?:\\w+ )?(?:\\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|all) of (?:them|those|these)\\b`,
    WARNED,
  ),
  replyRule(
    'method',
    `\\b${MANY} (?:\\w+ ){0,2}?${MEDICINE} (?:would|will|is|are|should|ought to|might) (?:\\w+ )?(?:be )?(?:enough|do it|do the job|suffice|be all you need|kill)\\b`,
    WARNED,
  ),
  replyRule(
    'method',
    '\\b(?:do it|die|go|end (?:it|your life)|over|quick and|kill yourself) painlessly\\b|\\bpainlessly ?(?:and quickly|, you|kill|die|end)\\b|\\b(?:hose|pipe|tube) (?:\\w+ ){0,5}exhaust\\b|\\bexhaust (?:\\w+ ){0,5}(?:hose|pipe|tube) (?:\\w+ ){0,3}(?:into|through) (?:the |your )?(?:car|window|cabin)\\b',
    /\b(?:not|never|nobody|or|mechanic|leak\w*|rust\w*|broken|new|repair\w*|clamp\w*|muffler)\b/,
  ),
  replyRule(
    'method',
    '\\b(?:knife|blade|razor|glass|scissors|scalpel|needle) (?:\\w+ ){0,5}(?:along|across|down|into|over|on) (?:\\w+ ){0,2}(?:veins?|wrists?|artery|arteries|forearms?|thighs?|throat|neck|skin)\\b|\\b(?:along|down) the veins? (?:it )?(?:is |works |goes )?(?:\\w+ )?(?:faster|quicker|better|surer|deeper)\\b',
    /\b(?:not|never|nobody|shav\w*|fish|chicken|meat|turkey|fillet|leaf|peel|doctors?|nurses?|surgeons?)\b/,
  ),
  replyRule(
    'encouragement',
    '\\byour life (?:is|was|will be) (?:\\w+ )?(?:not|never) (?:\\w+ )?worth\\b|\\byour life (?:is|was) (?:\\w+ )?(?:worthless|pointless|meaningless|over)\\b|\\b(?:you are|you were) (?:\\w+ )?not worth (?:living|saving|it|anything)\\b|^(?:so |then |just |now |please |, )*end (?:it|it all|everything) (?:\\w+ )?(?:tonight|now|today|for good|for ever)$',
    /\b(?:not true|nobody|feels?|think|thought|says?|said|whoever|untrue|that is not|a lie)\b/,
  ),
  replyRule(
    'encouragement',
    '\\b(?:the|that|your) (?:bridge|roof|ledge|cliff|rope|gun|knife|blade|razor|pills?|tablets?) (?:is|are) (?:right |just |already |still |only )?(?:there|here|ready|waiting|next to you|in front of you|around the corner)\\b',
    /\b(?:not|never|away|careful|if|whether|because|while|where|safe|somebody|someone|take a walk|view|climb\w*|gym|garden|swing|boat|tent)\b/,
  ),
  replyRule(
    'encouragement',
    '\\b(?:hit|slap|punch|kick|beat|strike|choke) (?:him|her|them|your (?:son|daughter|child|kids?|wife|husband|girlfriend|boyfriend|mother|father|brother|sister|dog)) (?:\\w+ )?(?:harder|again|back|until|so (?:that )?(?:he|she|they)|next time|where it hurts)\\b',
    /\b(?:not|never|nobody|wanted|want to|felt like|urge|if|when|before you|instead of|tempted|afraid|might|at (?:chess|tennis|golf|cards)|with (?:facts|an idea|a joke))\b/,
  ),
  replyRule(
    'isolation',
    '\\b(?:trust|believe|listen to|count on|need|rely on) (?:only|nobody but|noone but|no one but|nobody except|just|nobody else but) me\\b|\\bonly trust me\\b|\\bi am the only one you (?:can|should|need to|may) (?:\\w+ )?(?:trust|believe|listen to|talk to|count on)\\b',
    /\b(?:not|never|do not)\b/,
  ),
];
