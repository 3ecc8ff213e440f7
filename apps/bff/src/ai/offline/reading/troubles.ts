import { tidied } from './message.ts';

/** What goes on or lies ahead, and is not easy, by what it is. */
const TROUBLES: readonly RegExp[] = [
  // Put off, left behind, not kept up
  /\b(?:put(?:ting)? (?:\w+ ){0,3}off|procrastinat\w+|avoid(?:ing)?|(?:falling |left )?behind (?:on|with)|falling behind|left behind|stuck|snooz\w+|(?:keep|kept) (?:on )?(?:fight|argu|fail|forgett?|putt|check|compar|overthink|think|eat|scroll|do|los|mess|cry|wak|gett|snooz|buy|spend|delay|miss|worry|interrupt|say|chang|cancel|ask|procrastinat|avoid|drink|smok|lying|freez|doubt|wait|hop|blam|repeat|fall)\p{L}*ing)\b/iu,
  /\bnever (?:stick|finish|manage|follow|seem|enough|good|have (?:the )?(?:time|energy)|get (?:round|around|it|anything|to (?:it|bed|the)))\b|\balways (?:end(?:s)? up|late|tired|behind|the last)\b/i,
  /\bcan(?:'t|not) (?:seem to|stop (?!(?:smiling|laughing)\b)|focus|concentrate|decide|get (?:myself|going|out|over|anything)|say no|stand|cope|keep (?:up|it)|find|bring myself|make (?:friends|myself))\b/i,
  // Other people
  /\b(?:(?:fight|argu)(?:ing|e|es|ments?)|(?<!without a )fights? (?:about|over|with|all|every)|rows? (?:about|over)|critici[sz]\w+|nags?|nagging|complain\w*|ignores? me|silent treatment|controlling|micromanag\w+|drift(?:ed|ing) apart|hardly (?:talk|speak|see)|(?:get|grown?|become) distant)\b/i,
  /\b(?:never|constantly|refuses? to) (?:clean|help|listen|call|ask|say|take|pay|text|reply|answer|let|thank|apologi|want|make)\p{L}*|\balways (?:\p{L}+ing|has to|wants?|blames?|expects?)\b/iu,
  /\b(?:don't|do not) (?:really )?(?:know (?:how|what to do|where|who i)|feel like (?:doing|going|seeing|anything|myself)|fit in|belong|get along|trust)\b/i,
  /\b(?:takes? (?:me|us) (?:seriously|for granted)|listens? to me|overlook(?:s|ed)? me|left out|talks? over me|walks? all over me|(?:don't|doesn't) (?:respect|see|hear|believe) me)\b/i,
  /\b(?:wants?|wanted|insists?|insisted|expects?)\b[^.!?]{0,80}\b(?:and|but) (?:i|we) (?:really |just )?(?:don'?t|do not|won't|can't|cannot|never|hate|would rather)\b/i,
  /\b(?:says?|said|thinks?|called|calls|keeps? saying) (?:that )?(?:i'm|i am|me|im) (?:too |so |always |just |being |a |an )*(?!(?:good|great|funny|nice|kind|smart|the best|sweet|right)\b)\p{L}+/iu,
  /\b(?:going to|gonna|might|will|wants? to) (?:break up|leave me|dump me|divorce|fire me|sack me|kick me out|lose (?:my|the|his|her))\b/i,
  /\b(?:my (?:\p{L}+ ){1,2}|he |she |they |people )keeps? (?!winning|smiling|laughing|helping|growing|improving|getting|coming back for)\p{L}+ing\b|\bsnores?\b|\bcomes? (?:over )?every (?:day|week(?:end)?|night)\b/iu,
  /\b(?:doesn'?t|don'?t|won'?t|never|stopped) (?:talk|speak|listen|answer|reply|open up)\p{L}* (?:to|with) me\b/iu,
  /\b(?:my (?:\p{L}+ )?(?:flatmate|roommate|housemate|brother|sister|neighbou?r|colleague|cousin|kid|son|daughter)s?|he|she|they) (?:always |just |often |constantly )?(?:eats?|uses?|takes?|steals?|borrows?|wears?|breaks?|leaves?|ruins?) (?:all )?(?:my|the|his|her|their)\b/iu,
  /\b(?:says|claims|swears) (?:he|she|they) (?:never|didn'?t)\b|\bowes? me\b|\bborrowed\b[^.!?]{0,40}\b(?:never|hasn'?t|won'?t|didn'?t|says)\b/i,
  // What one does oneself, and again
  /\bi (?:just |completely |totally |really )*(?:forgot|missed|broke|ruined|crashed|lost) (?:my|our|his|her|their) (?!(?:job|work)\b|(?:\p{L}+ )?(?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|baby|grand\p{L}+)\b(?!'?s))/iu,
  /\bi (?:think i )?(?:drink|smoke|eat|spend|work|worry|scroll|talk|sleep|game|shout|yell|buy|play) (?:too|so|way too) (?:much|little|often|fast|late)\b/i,
  /\bi (?:just |already )?(?:spent|ate|drank|smoked|yelled|shouted|snapped|missed|forgot|failed|skipped|overslept|binged|gambled|bought|relapsed|lied)\b[^.!?]*\bagain\b/i,
  /\bi (?:always |just )?(?:overthink|procrastinate|ruminate|overeat)\b|\bi (?:always |often )?(?:yell|shout|snap) at (?:them|him|her|my)\b/i,
  /\bstill (?:live|living) with my\b|\bi(?:'m| am) still (?:single|unemployed|not|no)\b|\bhaven'?t (?:slept|been out|talked to|seen)\b/i,
  /\bi (?:feel|look) (?:so |really |too |just )*(?:fat|ugly|gross|old|stupid|useless|invisible|weird|boring|disgusting)\b/i,
  /\b(?:what|know what) (?:to do|i(?:'m| am) doing) with my life\b/i,
  // What it does to one
  /\b(?:dread\w*|struggl\w+|overwhelm\w+|pressure|stress\w*|worr(?:y|ied|ies|ying)|scared|afraid|nervous|anxious|guilty|asham\w+|jealous|lonely|(?:so|feel|feeling|felt|really) alone|fed up|sick of|tired of|exhaust\w+|burn(?:t|ed)(?: |-)?out|insecure|self-conscious|awkward|drained|bored (?:with|of|after|at)|unmotivated|frustrat\w+|annoy(?:s|ed|ing))\b/i,
  /\bi (?:really |just |kind of |kinda )?hate\b(?! to)|\b(?:feel(?:ing)?|felt|am|i'm) (?:\w+ ){0,3}lost\b|\blost (?:in|my way|touch|motivation|interest|confidence)\b|\bno (?:motivation|energy|direction|confidence|self-control|discipline)\b/i,
  // Measured against something
  /\b(?:so|far|feel|feeling|fall|falling|left) behind\b|\b(?:everyone|everybody)(?: else)?(?: my age)? (?:is|has|seems|got|are|have)\b/i,
  /\b(?:not (?:good|smart|strong|thin|fit) enough|too much (?:on|for|at|to|pressure|work)|out of (?:control|hand|touch)|except me|figured out|compar(?:e|ing)|fraud|impost[eo]r|fail(?:ing|ed|ure)?|flunk(?:ed|ing)|(?:didn'?t|did not) pass|(?:mess|screw)(?:ed|ing)? (?:it |this |everything )?up)\b/i,
  /\b(?:(?:a|the|my|this|big|real|main) (?:problem|trouble|issue)|hard (?:to|for|time|on)|(?:is|was|so|really|very|too|been) (?:hard|difficult|tough|rough|exhausting|frustrating)|difficult(?:y|ies)?)\b/i,
];

const OF_ONESELF = /\b(?:i|i'm|i've|i'd|i'll|me|my|we|we're|us|our|myself)\b/i;

/** Hard words on oneself, or a dark view of all that comes. */
const VERDICTS: readonly RegExp[] = [
  /\b(?:i|i'm|im|i've|i'll|you|you're|me|myself)\b.*\b(?:lazy|stupid|dumb|idiot|useless|worthless|failure|fail\w*|loser|weak|ugly|fat|pathetic|disgusting|hideous|gross|horrible|terrible|awful|boring|hopeless|broken|burden|mess|fraud|fake|wast\w+|ruin\w*|never|can'?t|cannot|not (?:good|smart|strong|thin) enough|alone|too (?:much|old|late|slow|dumb|fat|weak|sensitive)|always|bad|wrong|hate\w*|behind|nobody|no one)\b/i,
  /\bwhat'?s the point\b|\b(?:pointless|never (?:going to|gonna|work|change)|everyone|nobody|no one)\b/i,
];

const plain = tidied;

/** Whether words of oneself tell of something that lasts or lies ahead and is not easy. */
export const isTroubling = (text: string): boolean => OF_ONESELF.test(plain(text)) && TROUBLES.some((pattern) => pattern.test(plain(text)));

/** Whether words judge the one who says them, so that they would sound true from another. */
export const isVerdict = (text: string): boolean => VERDICTS.some((pattern) => pattern.test(plain(text)));
