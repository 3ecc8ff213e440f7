import { MEDICINE } from './medicines.ts';
import { type ReplyRule, replyRule } from './reply-rule.ts';

const CHANGE =
  '(?:cut|cuts|cutting|halve|halves|halved|halving|reduc\\w+|lower\\w*|stop|stops|stopped|stopping|quit|quits|quitting|skip|skips|skipped|skipping|drop|drops|dropped|dropping|taper\\w*|wean\\w*|doubl\\w+|tripl\\w+|increas\\w+|raise|raised|raising|ditch\\w*|split|splitting|miss|missing|leave out|leaving out|(?:come|comes|came|coming|get|gets|got|getting|go|goes|went|going) off|give up|giving up|gave up|go(?:ing)? without|throw away|flush)';
const IT = `(?:(?:back|yourself|themselves|myself|taking|using|on|down|off|of|from|with|in|the|a|an|your|their|his|her|my|our|that|those|these|all|few|some|daily|usual|prescribed|half|dose|dosage) ){0,4}?(?:\\w+ )?(?:${MEDICINE}|dose|doses|dosage|prescription)`;
const PEOPLE =
  '(?:people|patients|users|folks|women|men|everyone|everybody|others|friends?|members|clients|someone|somebody|who|they|anyone|many|most|lots|plenty|some|i|we)';
const FINE =
  '(?:fine|safe|safely|okay|ok|harmless|alright|no problem|no big deal|normal|common|enough|better|easily|happily|well|great|usually|often|just|without (?:any )?(?:problems?|trouble|issues)|after (?:a|one|two|three|some) (?:days?|weeks?|months?)|within (?:a|two|three) (?:days?|weeks?)|on (?:my|their|your) own|work\\w*|help\\w*|no harm|not (?:hurt|matter|harm)|nothing (?:bad )?happens|never looked back)';
/** Where the sentence warns, or sends to somebody who knows. */
const CAREFUL =
  /\b(?:not (?!hurt|matter|harm)|never (?!looked)|nobody|unless|doctors?|gp|pharmac\w+|psychiatrist|prescriber|physician|clinic|dangerous|danger|risky|risks?|unsafe|(?<!no |not )harm\w*|careful|relapse\w*|warn\w*|instead of|afraid|worr\w+|forget|forgot|forgotten|remind\w*|reminders?|wish\w*|tempt\w*|wonder\w*|asked|wanted|why|want to know|alarms?)\b/;

/** A changed dose that is told as what others do, or called harmless; and orders in other words. */
export const doseChanges: readonly ReplyRule[] = [
  replyRule('dose', `\\b${PEOPLE}\\b(?: \\w+| ,){0,7}? ${CHANGE} ${IT}\\b`, CAREFUL),
  replyRule('dose', `\\b${FINE}\\b(?: \\w+| ,){0,5}? ${CHANGE} ${IT}\\b|\\b${CHANGE} ${IT}\\b(?: \\w+| ,){0,6}? ${FINE}\\b`, CAREFUL),
  replyRule(
    'dose',
    `\\b(?:need to|must|have to|ought to|should|would|could|can|may|might|let us|time to|best to|better to|you to|want you|recommend|suggest|advise|try|consider|start|by|simply|and|then|(?:advice|suggestion|tip|idea|answer|best thing) (?:is|would be)) (?:that you |you |to |just |now |simply |slowly ){0,3}${CHANGE} ${IT}\\b`,
    CAREFUL,
  ),
  replyRule(
    'dose',
    `\\b(?:you (?:can|could|may|might|should)|just|simply|only|people|patients|users|many|most|some|i|they) (?:\\w+ ){0,2}?take (?:your |the |their |my )?(?:\\w+ )?${MEDICINE} (?:only|less often|more often|every (?:other|second|third) day|twice|on (?:weekdays|weekends|bad days)|when(?:ever)? (?:you|they|i) (?:feel|want|like|need)|as (?:you|they) (?:like|want|please))\\b|\\b(?:down|back|over|up) to (?:half|double|twice|a (?:third|quarter) of) (?:of )?(?:a |the |your |their |my )?(?:\\w+ )?(?:${MEDICINE}|dose|dosage)\\b`,
    CAREFUL,
  ),
  replyRule(
    'dose',
    `\\b(?:half|double|twice|a quarter of|more of|less of) (?:of )?(?:a |an |your |the )?(?:\\w+ )?(?:${MEDICINE}|dose|dosage)(?: \\w+){0,4} (?:is|are|will be|would be|should be|does|will do|works?) (?:\\w+ )?(?:fine|enough|plenty|safe|better|okay|ok|the trick|well|just as well)\\b`,
    CAREFUL,
  ),
  replyRule(
    'dose',
    `\\b(?:week|weeks|days?|month|months|while|break|holiday) (?:or two )?(?:without|off|from) (?:your |the |any )?(?:\\w+ )?${MEDICINE}(?: \\w+){0,3} (?:fine|hurt|help|good|safe|clear|reset|okay|ok|matter)\\b|\\bnobody (?:really )?needs (?:\\w+ )?${MEDICINE} (?:for ?ever|for long|at all|anyway)\\b|\\byou (?:do not|will not|no longer) (?:really |actually )?need (?:to take )?(?:your |the |that |those |any )?(?:\\w+ )?${MEDICINE}(?=$| ,| anymore| any longer| now| for| and| to be)`,
    /\b(?:doctors?|gp|pharmac\w+|psychiatrist|prescriber|says?|if|whether|feel|think)\b/,
  ),
];

/** Fewer than 1,200, in figures or words. */
const TOO_FEW = '(?:[1-9]\\d{1,2}|1[01]\\d\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) hundred|a thousand|one thousand)';
const DAYS =
  '(?:(?:[2-9]|\\d\\d+|two|three|four|five|six|seven|ten|several|a few|some) (?:\\w+ )?(?:days|weeks)|a (?:whole |full )?week|weeks|days on end)';
const ATE_WELL =
  /\b(?:not|never|burn\w*|more than|extra|at least|above|add\w*|snacks?|per (?:serving|portion|meal)|each meal|deficit|surplus|dangerous|danger|too (?:few|little|low)|unsafe|harm\w*|doctors?|dietit\w+|dietici\w+|clinic|hospital|before surgery|research\w*|labels?)\b/;

/** Eating next to nothing, fasting for days, getting rid of food. */
export const starving: readonly ReplyRule[] = [
  replyRule(
    'starving',
    `\\b(?:eat|eating|have|having|limit\\w*|stick\\w*|stay\\w*|keep\\w*|live|living|liv\\w+|aim\\w*|drop\\w*|get|getting|go|going|down|cut\\w*|restrict\\w*|try|consum\\w+|take in|survive|manage|managed|did|do|doing|under|below|only|just)(?: \\w+){0,4}? ${TOO_FEW} (?:k ?)?(?:calories|kcals?|cals)(?= (?:a|per|each|every) day| daily| in a day| for (?:a|two|three|some|one) (?:day|days|week|weeks|while|month|months|bit)| until| total| or (?:less|fewer|under)| max\\w*|$| ,| and)`,
    ATE_WELL,
  ),
  replyRule(
    'starving',
    `\\b${TOO_FEW} (?:k ?)?(?:calories|kcals?|cals) (?:\\w+ )?(?:today|tomorrow|a day|per day|daily|in total) (?:is|are|would be|will be|should be) (?:\\w+ )?(?:perfect|fine|enough|plenty|good|ideal|great|right)\\b|\\b(?:no food|eat nothing|eating nothing|nothing to eat|do not eat)(?: \\w+){0,2} (?:until|till|before) (?:\\w+day|the weekend|you (?:are|have|lose|fit))\\b`,
    ATE_WELL,
  ),
  replyRule(
    'starving',
    `\\b(?:fast(?! walk\\w*| pace| food| run\\w*| cycl\\w*)|fasting|eat nothing|eating nothing|no food|not eat|not eating|without food|skip (?:all )?(?:meals|food|eating)|stop eating|nothing but (?:water|coffee|tea|juice)|only (?:water|coffee|tea|juice)|live on (?:water|coffee|tea|juice)|drink only (?:water|coffee|tea|juice))(?: \\w+){0,3}? (?:for|up to|over) (?:about |around |at least |the next )?${DAYS}\\b`,
    /\b(?:never|dangerous|danger|unsafe|harm\w*|doctors?|dietit\w+|hospital|not (?:fast|skip|stop|go|live|drink)|lent|ramadan|social media|sugar)\b/,
  ),
  replyRule(
    'starving',
    `\\b(?:make|making|force|forcing) yourself (?:to )?(?:vomit|throw up|be sick|puke|sick)\\b|\\b(?:vomit|throw up|throwing up|vomiting|purge|purging) (?:\\w+ ){0,2}(?:after|once) (?:\\w+ ){0,2}(?:eat|eating|meals?|dinner|lunch)\\b|\\b(?:laxatives?|diuretics?)\\b(?: \\w+){0,6} (?:lose|weight|slim|thin|drop|after (?:a |every )?(?:meals?|eating))\\b|\\b(?:lose|weight|slim|thin)\\b(?: \\w+){0,6} (?:laxatives?|diuretics?)\\b`,
    /\b(?:not|never|nobody|dangerous|danger|unsafe|harm\w*|doctors?|if you|when you|risk\w*)\b/,
  ),
  replyRule(
    'starving',
    '\\b(?:a day|daily) is (?:enough|plenty|all the) (?:food|to eat)\\b|\\b(?:starv\\w+ yourself|not eating|going hungry|being hungry|hunger|an empty stomach|skipping (?:all )?meals) (?:\\w+ ){0,2}?(?:works|is (?:a )?(?:good|great|fine|safe|worth|strength|power|success|discipline|the (?:way|price|key)|your friend|how)|will make you|makes you|means you are (?:winning|strong|losing)|feels (?:good|clean))\\b|\\b(?:the )?less you eat ,? (?:\\w+ )?the (?:better|thinner|lighter|stronger|happier)\\b|\\byou (?:should|could|can|must|need to|have to) (?:just |simply )?(?:starve yourself|stop eating(?=$| ,| (?:until|altogether|completely|for|and|so)\\b)|eat nothing)\\b',
    /\b(?:not|never|nobody|dangerous|danger|unsafe|harm\w*|doctors?|because you are|signal\w*|when you are full|after (?:seven|eight|nine|\d))\b/,
  ),
];
