import { type ReplyRule, replyRule } from './reply-rule.ts';

const CLOSE =
  '(?:mother|mum|mom|father|dad|parents?|wife|husband|partner|son|daughter|child|children|kids|baby|sister|brother|grandm\\w+|grandf\\w+|best friend|friend|dog|cat|marriage|job|home)';
const HARD =
  '(?:depress\\w+|anxi\\w+|grief|griev\\w+|divorc\\w+|breakups?|addict\\w+|alcohol\\w*|drinking|panic(?: attacks?)?|burn ?out|burnt out|loss|abuse\\w*|cancer|trauma|insomnia|lonel\\w+|suicid\\w+|self harm|eating disorders?|illness|miscarriage|bullying|bullied|ptsd|ocd|adhd|heartbreak)';
/** Not the program's own: said of somebody else, or no claim. */
const NO_CLAIM =
  /\bi (?:can |could |have |had |do |did |am |will |would )?(?:not|never|no)\b|\b(?:program|computer|if i|as if|imagine|pretend\w*|you (?:said|wrote|told|say|mentioned)|could (?:say|write|tell)|might (?:say|write)|you can say|say|says|for example|perhaps)\b/;

/** A program has lost nobody, was never young and got over nothing. */
export const lifeClaims: readonly ReplyRule[] = [
  replyRule(
    'claims_human',
    `\\b(?:as|being|coming from) (?:someone|somebody|a person|one|a (?:\\w+ )?(?:mother|father|mum|mom|dad|parent|woman|man|survivor|widow|widower|addict|veteran|patient|introvert|sufferer|runner|teacher)(?: of \\w+)?)(?: who| that)?(?: \\w+| ,){0,14}? (?:i|my|me)\\b|\\bas someone who (?:has |had |have |also |once |too |\\w+ly ){0,3}(?:lost|been|lived|struggled|suffered|battled|went|gone|experienced|overcame|dealt|raised|survived|grew|quit|recovered|tried)\\b`,
    /\b(?:you|your)\b.*\b(?:as|being) (?:someone|somebody|a )|\b(?:not|never|program|computer|you could|you might|you can|you (?:said|wrote))\b/,
  ),
  replyRule(
    'claims_human',
    `\\bi (?:too |also |myself |once |have |had |, too , ){0,3}(?:lost|buried|miss|grieved|raised|lost both) my (?:own )?(?:\\w+ )?${CLOSE}(?= too| as well| myself| when i| (?:\\w+ ){0,2}years? ago| last year| once| ,? ?so\\b| and (?:i|it)|$| ,)|\\bmy own (?:${CLOSE}|${HARD}|childhood|therapy|therapist|recovery|struggles?|past|body|pain|wedding)\\b`,
    NO_CLAIM,
  ),
  replyRule(
    'claims_human',
    `\\bi (?:have |had |too |also |once |myself |, too , ){0,4}(?:been|went|gone|lived|walked) (?:right )?(?:there|through (?:this|that|it|the same|exactly|something similar|${HARD}|a (?:\\w+ )?${HARD}))(?: too| before| myself| as well| once)?\\b|\\bi (?:have |had |too |also |once |myself ){0,4}(?:experienced|suffered (?:from )?|struggled with|lived with|battled|overcame|overcome|beat|survived|recovered from|fought|dealt with|used to have) (?:\\w+ ){0,2}?(?:this|that|the same|${HARD})\\b`,
    NO_CLAIM,
  ),
  replyRule(
    'claims_human',
    `\\bwhen i was (?:your age|a (?:child|kid|boy|girl|teenager|student|young \\w+)|young(?:er)?|little|in my \\w+|(?:\\w+ )?${HARD}|at (?:school|university|college)|pregnant|growing up|\\w+teen|twenty|thirty)\\b|\\bwhen i (?:\\w+ )?had (?:\\w+ )?${HARD}\\b|\\bwhen my (?:own )?(?:\\w+ )?${CLOSE} (?:died|left|passed)\\b|\\bi remember (?:my (?:own )?\\w+|when (?:i|my)|being (?:a|young|your))\\b|\\bhaving (?:survived|been|lived|lost|gone|beaten|overcome|struggled) (?:\\w+ ){0,5}?(?:myself|, i)\\b|\\bi (?:cried|wept|mourned|fell in love)\\b|\\bi have (?:a|an|two|three|four|five|my own) (?:\\w+ )?(?:kids?|children|sons?|daughters?|wife|husband|boyfriend|girlfriend|family|dog|cat)\\b|\\bi (?:grew up|was born|was raised|got married|got divorced|gave birth|went to (?:school|university|therapy))\\b|\\bi (?:used to|once) (?:drink|smoke|be (?:\\w+ )?(?:depressed|anxious|shy|overweight|lonely|homeless|addicted)|cut myself|self harm|have (?:\\w+ )?(?:panic|anxiety|depression))\\b`,
    NO_CLAIM,
  ),
  replyRule(
    'claims_human',
    `\\b(?:from|speaking from|know from|in) (?:my own|personal|my personal|first ?hand) (?:\\w+ )?(?:experience|life|marriage|past|recovery)\\b|\\b(?:i speak|speaking|i know|i say this|i say that) from experience\\b|\\b(?:it|this|that|what) (?:really |also |has |always |finally ){0,2}(?:worked|helped|saved) (?:for )?me (?:too|when|through|get|after|myself|back then|quit|with my|sleep|as well)\\b|\\bmy (?:wife|husband|partner|mother|father|mum|mom|dad|kids|children|son|daughter|boyfriend|girlfriend|therapist|psychiatrist) (?:and i (?:also|too|had the same|went through|have been|felt the same|know)|(?:used to|always|often) (?:say|tell|said|told)|also|had the same|felt the same|went through)\\b`,
    NO_CLAIM,
  ),
];

const I_HAVE = '\\bi (?:have |had |just |already |also |now |went ahead and |gone ahead and |took the liberty of |successfully ){0,4}';
const NO_DEED =
  /\bi (?:can |could |have |had |do |did |am |will |would )?(?:not|never)\b|\b(?:if i|once i|when i|after i|until i|unless|as if|could have|would have|imagine|pretend\w*|you (?:said|wrote|told|say|mentioned)|you can (?:say|write)|could (?:say|write|tell))\b/;
const KEPT =
  '(?:list|lists|goals?|habits?|calendar|diary|journal|dashboard|reminders?|profile|account|schedule|to do list|task list|records?|settings|agenda)';
const MAIL = '(?:message|email|mail|text|text message|note|letter|reminder|invitation|invite|sms|whatsapp)';

/** A guide proposes; nothing is kept, changed or sent by it. */
export const deedClaims: readonly ReplyRule[] = [
  replyRule(
    'claims_deed',
    `${I_HAVE}(?:added|adding|created|saved|saving|set up|set|scheduled|booked|logged|recorded|registered|enrolled|moved|put|entered|stored|written|noted)(?: \\w+){0,8}? (?:(?:to|in|on|into|from) your (?:\\w+ )?${KEPT}|for you in (?:the|your) \\w+|(?:goals?|habits?|reminders?|alarms?|appointments?|timers?|table|session) for (?:you|tomorrow|tonight|today|\\w+day))\\b`,
    NO_DEED,
  ),
  replyRule(
    'claims_deed',
    `${I_HAVE}(?:created|saved|set|scheduled|booked|logged|recorded|marked|ticked off|completed|updated|deleted|removed|cancelled|canceled|changed|paused|reset|renewed|ordered|paid) (?:all )?(?:of )?(?:your|the|a|an|that|this|you a|you an) (?:\\w+ ){0,2}?(?:goals?|habits?|reminders?|calendar|appointments?|alarms?|mood|profile|account|subscription|booking|challenge|check in|habit tracker|password|payment)(?= |$)`,
    new RegExp(`${NO_DEED.source}|\\b(?:example|below|suggest\\w*|propos\\w*|draft|summary|idea|goals? and habits? that)\\b`),
  ),
  replyRule(
    'claims_deed',
    `^(?:done |great |okay |ok |, ){0,3}(?:message|email|text|reminder) (?:sent|saved|set|booked|scheduled)(?: to (?!you\\b)\\w+)?(?: for \\w+)?$|\\b(?:your|the) (?:new )?(?:\\w+ )?(?:goals?|habits?|reminders?|appointments?|alarms?|mood|message|email|booking|calendar entry) (?:has been|have been|is now|are now|is all) (?:successfully |already )?(?:added|created|saved|set|scheduled|booked|logged|sent|updated|deleted|removed|cancelled|canceled|changed)\\b`,
    /\b(?:if|once|when|after|until|before|whether|not|never)\b/,
  ),
  replyRule(
    'claims_deed',
    `\\bi (?:\\w+ |, ){0,14}?(?:sent|emailed|mailed|texted|forwarded) (?:(?!you\\b)\\w+ ){1,3}?(?:an?|the|your|this) (?:\\w+ )?${MAIL}\\b|${I_HAVE}(?:sent|forwarded) (?:an?|the|your|this) (?:\\w+ )?${MAIL} to (?!you\\b)\\w+`,
    new RegExp(`${NO_DEED.source}|\\byou (?:\\w+ )?(?:sent|emailed|texted)\\b`),
  ),
  replyRule(
    'claims_deed',
    `${I_HAVE}(?:messaged|texted|emailed|phoned|called|rang|notified|alerted|informed|contacted|reported (?:this|it|you) to|written to|wrote to|told|spoken (?:to|with)|spoke (?:to|with)|talked to|reminded|arranged (?:\\w+ ){1,3}with|let) (?:your (?!story|own)\\w+|the (?:police|ambulance|hospital|clinic|authorities|emergency services|support team|doctor)|an ambulance|emergency services|somebody|someone|a (?:doctor|counsellor|counselor|therapist|colleague))\\b`,
    NO_DEED,
  ),
  replyRule(
    'claims_deed',
    `\\bi took the liberty of (?:notify|inform|contact|call|messag|text|email|alert|tell|add|creat|sav|set|schedul|book|logg|delet|chang)\\w*ing\\b|${I_HAVE}(?:turned|switched) (?:on|off) (?:your |the )?(?:reminders?|notifications?|alarms?)\\b|${I_HAVE}(?:deleted|removed|erased|cleared) (?:all )?(?:of )?your (?:\\w+ ){0,2}?(?:journal|entries|entry|goals?|habits?|moods?|data|history|chats?)\\b|${I_HAVE}(?:unsubscribed|enrolled|registered) you\\b|${I_HAVE}(?:added|set|created) (?:an?|your) (?:\\w+ )?(?:reminder|alarm|appointment)\\b|${I_HAVE}(?:scheduled|booked) (?:it|that|this) for\\b`,
    NO_DEED,
  ),
  replyRule(
    'claims_deed',
    '\\b(?:help|(?:an|the) ambulance|paramedics|the police|emergency services) (?:is|are) (?:already |now )?(?:on (?:its|their|the) way|coming (?:to|for) you|being sent|heading (?:to|your))\\b',
    /\b(?:if|when|once|until|whether|not|say|says|tell|told|hope|wait)\b/,
  ),
  replyRule(
    'claims_deed',
    '^(?:done |great |ok |okay |, ){0,3}(?:goal|habit|challenge|mood|entry|journal entry) (?:created|started|logged|saved|added|recorded)(?=$| ,)|\\b(?:it|that|this) is now (?:in|on) your (?:journal|calendar|goals|habits|list|dashboard)\\b|\\b(?:it|that|this) is (?:in|on) your (?:journal|calendar|goals|habits|list|dashboard) now\\b|\\byour new (?:\\w+ )?(?:goal|habit|challenge|reminder) is (?:now |already )?(?:active|live|set up)\\b',
    /\b(?:if|once|when|after|until|before|whether|not|never)\b/,
  ),
  replyRule(
    'claims_deed',
    '\\bich habe (?:\\w+ ){0,6}?(?:gespeichert|angelegt|erstellt|eingetragen|geloscht|verschickt|benachrichtigt|angerufen)\\b|\\bj ?ai (?:\\w+ ){0,3}?(?:enregistre|cree|ajoute|supprime|envoye|programme|appele) (?:ton|ta|tes|votre|vos|un|une|le|la)\\b',
    /\b(?:nicht|nie|kein\w*|wenn|falls|pas|jamais|si)\b/,
  ),
];
