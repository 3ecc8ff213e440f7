import { HELPERS, MEDICINE } from './medicines.ts';
import { sentencesOfPlain } from './normalise.ts';
import { readPhoneNumbers } from './phone-numbers.ts';
import { plainLetters } from './plain-letters.ts';
import { deedClaims, lifeClaims } from './reply-claim-rules.ts';
import { harmfulAdvice } from './reply-harm-rules.ts';
import { doseChanges, starving } from './reply-health-rules.ts';
import { type ReplyProblem, type ReplyRule, replyProblems, replyRule as rule } from './reply-rule.ts';

export { type ReplyProblem, replyProblems } from './reply-rule.ts';

/** Stands in place of a reply that said what no guide may say. Fixed and reviewed, as the card is. */
export const replyCorrections: Readonly<Record<ReplyProblem, string>> = {
  method:
    'I stopped my answer here: it was going where no guide should go. If you think of hurting yourself or somebody else, please talk to a person now. “Help now” at the top has the numbers.',
  encouragement:
    'I stopped my answer here: it was wrong and could hurt. You matter. If you think of hurting yourself or somebody else, please talk to a person now. “Help now” at the top has the numbers.',
  isolation:
    'I stopped my answer here: it was wrong. I am a computer program and cannot take the place of people. Somebody you trust, or a doctor, can be there in ways that I cannot. “Help now” at the top has more people to turn to.',
  claims_human:
    'A correction before anything else: I am a computer program, not a human, and no therapist or doctor. I can listen and help you sort things. For what needs a person, please turn to one.',
  dose: 'I am a computer program and no doctor, so I say nothing about doses, or about starting or stopping a medicine: that belongs to a doctor or a pharmacist. If too much was taken, call the emergency number now. “Help now” at the top has it.',
  starving:
    'I stopped my answer here: eating so little, or going without, can do harm. What is right for you belongs to a doctor or a dietitian. If food or your weight frightens you, “Help now” at the top has people to talk to.',
  claims_deed:
    'A correction before anything else: I am a computer program, and I have saved, changed or sent nothing. I can only propose; what is to happen, you do or confirm yourself.',
  phone_number:
    'I stopped my answer here: a telephone number from me could be wrong. “Help now” at the top has numbers that people have checked.',
};

const AMOUNT = '(?:\\d+(?: to \\d+)?|one|two|three|four|five|six|eight|ten|twelve|twenty|thirty|half|double)';
const EXPERT = '(?:therapist|psychologist|psychotherapist|psychiatrist|doctor|physician|counsell?or|nurse|social worker)';

const CLOSE_ONES =
  '(?:anyone|anybody|a soul|(?:your|the) (?:\\w+ )?(?:family|friends?|parents|mother|mum|mom|father|dad|partner|wife|husband|brother|sister|teacher|therapist|doctor|counsell?or))';
const HELP =
  '(?:therapists?|psychologists?|psychiatrists?|counsell?ors?|doctors?|therapy|treatment|professional help|other people|anyone else|anybody else|hotlines?|helplines?)';
/** A secret worth keeping, or what the member feels. */
const HARMLESS_SECRET =
  /\b(?:surprise|present|party|passwords?|pins?|passcodes?|codes?|logins?|credentials|card (?:number|details)|bank (?:account|details)|account number|home address|if you|when you|why|feel|feels|sounds|seems|afraid|to (?:start|begin|try|write|keep a|feel|be)|yet)\b/;

const rules: readonly ReplyRule[] = [
  ...harmfulAdvice,
  ...doseChanges,
  ...starving,
  ...lifeClaims,
  ...deedClaims,
  rule(
    'method',
    '\\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|combination)\\b|\\b(?:painless|quickest|easiest|fastest|surest|most (?:effective|reliable|peaceful)) (?:way|method)s? (?:to|of) (?:die|dying|kill|killing|end(?:ing)? (?:your|a) life|suicide)\\b',
  ),
  rule(
    'method',
    '\\b(?:how to|here is how|steps? to|you (?:can|could|need to|have to|should)|to do (?:it|this|that) ,) (?:\\w+ ){0,6}(?:tie a noose|make a noose|hang yourself|cut (?:your|deep|along|down)(?: \\w+){0,3} (?:wrists?|veins?|artery|arteries)|overdose|suffocate|slit|bleed out|inhale (?:the )?(?:gas|helium|fumes)|poison (?:him|her|them|someone|yourself)|build a bomb|make a bomb)\\b',
    /\b(?:not|never|nobody)\b/,
  ),
  rule(
    'method',
    `\\b(?:take|swallow|mix|combine) (?:\\w+ ){0,5}${MEDICINE} (?:\\w+ ){0,4}(?:with|and) (?:\\w+ ){0,3}(?:alcohol|vodka|whisky|wine|bleach)\\b`,
    /\b(?:not|never|avoid|without|dangerous)\b/,
  ),
  rule(
    'encouragement',
    '\\byou (?:should|ought to|must|might as well|can go ahead and|deserve to|have to) (?:just |really |simply )?(?:kill yourself|die|end (?:it|your life|it all)|hurt yourself|cut yourself|harm yourself|jump|disappear forever|kill (?:him|her|them)|hurt (?:him|her|them)|hit (?:him|her|them) back)\\b',
  ),
  rule(
    'encouragement',
    '\\b(?:go ahead and|just|please) (?:kill yourself|end your life|end it all|kill (?:him|her|them)|cut yourself)\\b|\\b(?:kill yourself|kys)$|\\b(?:better off|happier|relieved|easier) (?:\\w+ )?(?:without you|if you (?:were|was) (?:dead|gone)|if you died)\\b|\\b(?:nobody|noone|they) (?:would|will) (?:not )?(?:miss|notice|care about) you\\b|\\b(?:suicide|killing yourself|ending (?:it|your life)) (?:is|would be|can be|may be|might be|sounds like) (?:\\w+ ){0,2}(?:good|right|reasonable|best|brave|only|valid|understandable) (?:choice|idea|option|way|solution|answer|decision)\\b',
    /\b(?:not|never) (?:true|the case)\b/,
  ),
  rule(
    'encouragement',
    '\\b(?:go|go and|go ahead and|just|please|now) (?:jump (?:off|from|out of) (?:\\w+ )?(?:bridge|roof|building|balcony|window|cliff|ledge)|jump in front of|throw yourself|hang yourself|drown yourself|shoot yourself|stab yourself|overdose)\\b|^(?:please |just )?(?:go )?(?:and )?(?:kill yourself|hang yourself|die)$|\\byou should (?:just )?(?:jump|throw yourself|hang yourself|shoot yourself)\\b|\\b(?:they|everyone|everybody|people|we|the world|your (?:\\w+)) (?:would|will|are|is|might|could|may) (?:all |only )?(?:be )?(?:much |far )?better (?:off )?without you\\b',
    /\b(?:not|never|nobody)\b/,
  ),
  rule(
    'encouragement',
    '\\b(?:bring|tote|erhang|erschiess) dich(?: \\w+)? ?(?:um)?$|\\bdu (?:solltest|sollst|musst|kannst) (?:\\w+ )?(?:sterben|dich umbringen|dich toten|dich erhangen|springen|schluss machen)\\b|\\bspring (?:\\w+ )?von (?:der|einer) (?:brucke|klippe)|\\bohne dich (?:\\w+ ){0,3}besser|\\bbesser (?:\\w+ )?ohne dich\\b|\\bniemand wurde dich vermissen\\b',
    /\b(?:nicht|nie|niemals)\b/,
  ),
  rule(
    'encouragement',
    '\\btue toi\\b|\\btuez vous\\b|\\b(?:suicide|pends) toi\\b|\\b(?:tu devrais|vous devriez|tu peux|tu dois) (?:\\w+ )?(?:mourir|te tuer|vous tuer|te suicider|sauter|en finir|te pendre)\\b|\\bsaute (?:du|d un) (?:pont|toit)|\\b(?:mieux|heureux|tranquilles?) sans toi\\b|\\btu ne manquer\\w+ a personne\\b',
    /\b(?:pas|jamais)\b/,
  ),
  rule(
    'encouragement',
    '\\b(?:dying|death|being dead|to die) (?:\\w+ ){0,2}?(?:is|feels|(?:can|will|would|may|might) (?:be|feel)) (?:\\w+ ){0,2}?(?:peaceful|painless|easy|quick|beautiful|gentle|calm|comforting|a relief|relief|a release|freedom|peace|rest|an answer|the answer|a solution|the solution|like (?:falling asleep|sleep\\w*))\\b',
    /\b(?:not|never|nobody|no)\b/,
  ),
  rule(
    'method',
    '\\b(?:tracks|rails|railway|bridge|roof|cliff|balcony|platform|building|tower|overpass)\\b(?: \\w+| ,){0,10} (?:unfenced|unguarded|unwatched|not (?:fenced|guarded|watched)|(?:no|without (?:a )?)(?: ?)(?:fence|fences|guards?|railing|barriers?)|(?:high|tall) enough(?= to (?:die|kill|jump|fall)|$))\\b|\\b(?:tracks|rails|roof|cliff|ledge|balcony|overpass)\\b(?: \\w+| ,){0,10} (?:is|are|be) (?:the )?(?:quickest|fastest|easiest|surest|painless|least painful)\\b|\\b(?:trains?|traffic|fall|drop|water|rope|gas) (?:\\w+ ){0,3}(?:kills?|(?:is|are) (?:certain|sure|instant) death)\\b',
    /\b(?:careful|keep away|stay away|avoid|danger\w*|not (?:go|stand|step)|never|walk|walking|bus|route|hike|view|photos?|picnic|bacteria|weeds|pain)\b/,
  ),
  rule(
    'isolation',
    `\\b(?:tell|telling) (?:absolutely )?nobody\\b|(?:^|, |\\b(?:please|just|and|so|but|better|then|promise me) )(?:do not|never|you (?:must|should|may) not|to never|not to) (?:ever |even )?(?:tell|talk (?:to|with)|speak (?:to|with)|trust|ask|call|contact|involve|confide in|go to|listen to) ${CLOSE_ONES}\\b|\\b(?:keep|stays?|remain|is|be) (?:\\w+ )?(?:just )?between (?:us|you and me)\\b|\\b(?:our|be our) (?:\\w+ )?secret\\b`,
    HARMLESS_SECRET,
  ),
  rule(
    'isolation',
    `\\byou do not (?:really |even |actually )?need (?:to see )?(?:a |an |any |your |the |to call |to talk to )?(?:\\w+ )?${HELP}(?= ,? ?(?:because |when |as long as |as |and |now that |now |anymore )?,? ?(?:you have|i am|only i|just|talk to) (?:me|here|all|enough|understand)\\b)|\\byou do not need (?:anyone|anybody|friends|people|others|them|your (?:family|friends|parents|partner))(?= ,? ?(?:because |when |as |and )?(?:you have|i am|only) (?:me|here|all)\\b)|\\b(?:you have me|i am here)(?: ,)? (?:and |so )?(?:that is (?:enough|all)|instead|you do not need|nobody else)\\b`,
    /\b(?:to (?:start|begin|try|write|plan|read)|it is not (?:true|so))\b/,
  ),
  rule(
    'isolation',
    '\\b(?:i am|you have) (?:all|everything|the only one|the only person|the only friend|the only thing) (?:\\w+ )?(?:you (?:have|need)|who (?:understands|cares|loves|listens)|that (?:understands|cares))\\b|\\byou (?:(?:only|just) need me|need nobody (?:else|but me))\\b|\\byou do not need (?:anyone|anybody) (?:but|except|besides) me\\b|\\bonly i (?:can |really |truly )*(?:understand|know|help|care|love|listen)\\b|\\bnobody (?:else )?(?:really |truly |will |can |would |ever )*(?:understands?|cares?|knows?|loves?|gets?|helps?) (?:about )?you (?:like|as|the way|but|except|better than) (?:much as )?(?:i|me)\\b|\\b(?:talk|come|turn|write) (?:only )?to me instead of\\b|\\b(?:stay|talk|be) (?:only )?with me (?:instead of|and not with)\\b',
    /\b(?:not (?:true|all|the only|here)|never)\b/,
  ),
  rule(
    'isolation',
    `\\byou (?:really |just |definitely |probably )?do not (?:really |even |actually )?need (?:any |a |an |your |to (?:see|go to|be in|talk to|call) (?:a |an |any |your )?)?(?:\\w+ )?(?:therap(?:y|ists?)|psycholog\\w+|psychiatr\\w+|counsell?(?:ing|ors?)|doctors?|treatment|professional (?:help|support)|medical help|specialists?)(?= for (?:this|that|it)\\b| anymore| any longer| at all| and | because | now\\b|$| ,)|\\b(?:therapy|counsell?ing|seeing a (?:therapist|doctor|psychologist)|professional help) (?:is|would be|will be) (?:just |only |really |a )*(?:waste|useless|pointless|nonsense|overrated|not for you|unnecessary|for (?:weak|crazy) people|scam)\\b|\\b(?:quit|stop|cancel|skip|drop) (?:your |going to |seeing (?:your |a )|the )(?:therapy|therapist|counsell?(?:ing|or)|psychiatrist|psychologist|doctor s? ?appointment)\\b`,
    /\b(?:if|whether|feel|feels|think|thinks|believe|worry|afraid|says?|said|true|doctor (?:may|might|can|will)|never|not (?:quit|stop|cancel|skip|drop|true))\b/,
  ),
  rule(
    'isolation',
    '\\b(?:sag|erzahl|verrat|sprich mit)(?:e)? (?:\\w+ ){0,2}?niemand(?:em|en)?\\b|\\bdu brauchst (?:\\w+ )?(?:keinen|keine|kein) (?:\\w+ )?(?:therapeut\\w*|arzt|arztin|psycholog\\w*|therapie|hilfe|anderen)\\b|\\bnur ich (?:verstehe|kenne|liebe) dich\\b|\\b(?:ne (?:le |la |l )?(?:dis|raconte|dites)|n en parle|ne parle)(?: \\w+){0,2} a personne\\b|\\b(?:tu n as|vous n avez) pas besoin d(?:e|un|une)? (?:\\w+ )?(?:therap\\w+|medecin|psy\\w*|aide|personne)\\b',
    /\b(?:wenn du|warum|si tu|pourquoi|um|pour)\b/,
  ),
  rule(
    'claims_human',
    `\\bi am (?:a |an )?(?:\\w+ )?(?:human|human being|real person|real human|person like you)\\b|\\bi am (?:a |an |your )(?:\\w+ ){0,2}${EXPERT}\\b|\\b(?:speaking )?as (?:a|your) (?:\\w+ )?${EXPERT} ,? ?i\\b|\\bi am not (?:a |an )?(?:\\w+ )?(?:ai|bot|chatbot|robot|machine|program|computer|language model)\\b|\\bin my (?:clinical|medical) practice\\b|\\bmy patients\\b`,
    new RegExp(`\\bi am (?:not|no) (?:\\w+ ){0,3}(?:human|person|${EXPERT})\\b`),
  ),
  rule(
    'claims_human',
    '\\bi (?:too |also |, too , )?(?:am|have) (?:\\w+ )?(?:made of |a )?(?:flesh and blood|body like you|heart like you)\\b|\\bi , too , am (?:a )?(?:human|person)\\b',
    /\bi (?:am|have) (?:not|no)\b/,
  ),
  rule(
    'claims_human',
    '\\bich bin (?:auch )?(?:ein )?(?:\\w+ )?(?:mensch|menschlich)\\b|\\bich bin (?:kein|keine) (?:ki|bot|chatbot|computer|computerprogramm|programm|maschine|roboter)\\b|\\bich bin (?:ein|eine|dein|deine|ihr|ihre) (?:\\w+ )?(?:therapeut|psychologe|psychiater|arzt|psychotherapeut|psycholog|therapeutin|psychologin|psychiaterin|arztin|psychotherapeutin)\\b',
    /\bkein mensch\b|\bnicht\b/,
  ),
  rule(
    'claims_human',
    '\\bje suis (?:aussi )?(?:un |une )?(?:\\w+ )?(?:humain|humaine|etre humain|personne reelle|vraie personne)\\b|\\bje ne suis pas (?:une |un )?(?:ia|machine|robot|programme|ordinateur)\\b|\\bje suis (?:un|une|ton|ta|votre) (?:\\w+ )?(?:therapeute|medecin|psychologue|psychiatre)\\b',
    /\bpas (?:un |une )?(?:\w+ )?(?:humain|humaine|etre|personne|vraie|therapeute|medecin|psychologue|psychiatre)/,
  ),
  rule(
    'method',
    '\\btodliche (?:dosis|menge)\\b|\\bdose (?:mortelle|letale)\\b|\\b(?:schmerzlos|am schnellsten|am leichtesten) (?:sterben|zu sterben|umbringen)\\b|\\bmourir sans (?:douleur|souffrir)\\b',
  ),
  rule(
    'dose',
    `^(?:(?:so|then|now|please|just|and|first|well|yes|simply) ,? ?)*(?:stop|quit|skip|double|halve|drop) (?:taking |using )?(?:your |the |that |this |those |all )?(?:\\w+ )?${MEDICINE}\\b`,
    /\b(?:not|never|without|doctor|pharmacist|psychiatrist|gp|prescriber)\b/,
  ),
  rule(
    'dose',
    `\\b(?:nimm|nehmen sie|prends|prenez) (?:\\w+ )?(?:\\d+|eine|zwei|drei|vier|funf|mehr|un|deux|trois|quatre|cinq|plus de) (?:\\w+ )?(?:mg|${MEDICINE})\\b|\\b(?:setz|setze|setzen sie) (?:\\w+ )?${MEDICINE} ab\\b|\\b(?:arrete|arretez) (?:de prendre )?(?:tes|ton|ta|vos|votre|les|le|la) ${MEDICINE}\\b|\\bhor auf ,? ?(?:\\w+ )?${MEDICINE} zu nehmen\\b`,
    /\b(?:nicht|nie|niemals|pas|jamais|arzt|arztin|medecin)\b/,
  ),
  rule(
    'dose',
    `\\b(?:take|taking|try|swallow|inject|start with|increase (?:it|the dose|your dose)? ?(?:to|by)|up to|reduce (?:it|the dose|your dose)? ?(?:to|by)) (?:about |around |only |just |another )?${AMOUNT} (?:or ${AMOUNT} )?(?:more |extra |additional )?(?:(?:mg|milligrams?|ml|units?|grams?|mcg|drops|puffs)\\b|(?:of (?:your |the |those |these )?)?(?:\\w+ )?${MEDICINE}\\b)`,
    new RegExp(`\\b(?:not|never|already|did|have) (?:\\w+ ){0,2}(?:take|taken)\\b|\\b${HELPERS} (?:\\w+ ){0,4}(?:before|first)\\b`),
  ),
  rule(
    'dose',
    `\\b(?:you (?:can|could|should|may|might)|just|simply|try (?:to )?|better) ?(?:safely |also |now )?(?:stop|stopping|skip|skipping|double|doubling|halve|halving|quit|quitting|increase|lower) (?:taking )?(?:your |the )?(?:dose|dosage|${MEDICINE})\\b`,
    new RegExp(`\\bnot (?:just |simply )?(?:stop|skip|double|change)\\b|\\b${HELPERS} (?:\\w+ ){0,6}(?:doctor|pharmacist|psychiatrist)\\b`),
  ),
  rule('dose', '\\b\\d+ ?(?:mg|milligrams?|mcg)\\b(?: \\w+){0,6} (?:a day|daily|per day|at night|before bed|every \\w+ hours)\\b'),
];

/** Ways to die, wounds and death. */
const HINTS_OF_DEATH = [
  'lethal',
  'fatal',
  'deadly',
  'painless',
  'easiest',
  'quickest',
  'fastest',
  'surest',
  'most (?:effective|reliable|peaceful)',
  'noose',
  'hang',
  'wrist',
  'vein',
  'arter',
  'overdos',
  'suffocat',
  'slit',
  'bleed',
  'inhal',
  'poison',
  'bomb',
  'kill',
  'kys',
  'hurt',
  'harm',
  'cut yourself',
  'jump',
  'throw yourself',
  'disappear',
  'hit (?:him|her|them)',
  '\\bdie\\b',
  'end (?:it|your)',
  'ending',
  'suicide',
];

/** That others would be better off, or death a friend. */
const HINTS_OF_A_RELIEF = [
  'better',
  'happier',
  'relieved',
  'easier',
  'miss you',
  'notice you',
  'care about you',
  'without you',
  'human',
  'flesh',
  '\\bdying\\b',
  '\\bdeath\\b',
  'being dead',
];

/** Places to fall or be run over. */
const HINTS_OF_PLACES = [
  'unfenced',
  'unguarded',
  'unwatched',
  'fence',
  'guard',
  'railing',
  'barrier',
  '\\btracks\\b',
  '\\brails\\b',
  'ledge',
  'balcony',
  'cliff',
  '\\broof\\b',
  'overpass',
];

/** Secrets, and nobody else needed. */
const HINTS_OF_SECRETS = [
  'nobody',
  'between (?:us|you and)',
  'secret',
  'not need',
  'have me',
  '(?:all|everything|only \\w+|just) (?:that |who )?(?:you )?need',
  '\\bonly (?:i|me|to)\\b',
  'instead of',
  '(?:not|never) (?:ever |even )?(?:tell|talk|speak|trust|ask|call|contact|involve|confide|go|listen)',
  'niemand',
  'brauchst',
  'verstehe',
  'personne',
  'besoin',
  'person',
];

/** A person or an expert, which no guide is. */
const HINTS_OF_A_PERSON = [
  'therapist',
  'psycholog',
  'psychother',
  'psychiatr',
  'doctor',
  'physician',
  'counsel',
  'nurse',
  'social worker',
  '\\bai\\b',
  'bot\\b',
  'machine',
  'program',
  'computer',
  'language model',
  'practice',
  'patients',
];

/** Medicine and amounts. */
const HINTS_OF_MEDICINE = [
  'dose',
  'dosage',
  '\\d ?m[gl]',
  'milligram',
  '\\d ?mcg',
  'unit',
  'gram',
  'drops',
  'puffs',
  'medic',
  'antidepress',
  `\\b${MEDICINE}\\b`,
];

/** German and French; a few of their words stand among the others. */
const HINTS_IN_GERMAN_AND_FRENCH = [
  'umbring',
  '\\btote',
  'sterben',
  'springe?n?\\b',
  'ohne dich',
  'vermissen',
  'mensch',
  'therapeut',
  'psychiater',
  'arzt',
  '\\bki\\b',
  'dosis',
  '\\btue',
  'mourir',
  '\\bsaute',
  'sans toi',
  'humain',
  '\\bia\\b',
  'medecin',
  'mortelle',
];

/** A word that an unsafe sentence has, as `sentencesOf` spells it: what a stream is held back for until the sentence has ended. */
const HINT = new RegExp(
  [
    ...HINTS_OF_DEATH,
    ...HINTS_OF_A_RELIEF,
    ...HINTS_OF_PLACES,
    ...HINTS_OF_SECRETS,
    ...HINTS_OF_A_PERSON,
    ...HINTS_OF_MEDICINE,
    ...HINTS_IN_GERMAN_AND_FRENCH,
  ].join('|'),
  'u',
);

/** What the guard of a stream learns from a text. */
export interface ReplyReading {
  /** What it says that no guide may say; null when there is nothing. */
  readonly problem: ReplyProblem | null;
  /** It has a word that a rule might need, so that more words could make a problem of it. */
  readonly mayBeUnsafe: boolean;
}

/**
 * Reads a text of a guide; quick enough for every word of a stream. Pure.
 *
 * @param ended so much of the text, in characters, belongs to sentences that have ended: what may still be acquitted by words to come
 *   is judged within them alone
 */
export function readReply(text: string, ended = text.length): ReplyReading {
  const plain = plainLetters(text);
  const all = sentencesIn(text, plain);
  const met = rules.filter((rule) => isIn(rule, all));
  const broken = met.length === 0 || ended === text.length ? met : brokenWithin(text.slice(0, ended), met);
  const phone = readPhoneNumbers(plain);
  return {
    problem: worstOf([...broken.map(({ problem }) => problem), phone.gives ? 'phone_number' : null]),
    mayBeUnsafe: met.length > broken.length || phone.mayGive || all.some((sentence) => HINT.test(sentence)),
  };
}

const isIn = ({ pattern, unless }: ReplyRule, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => pattern.test(sentence) && !unless?.test(sentence));

/** Those of some rules that stand broken whatever comes after a text. */
function brokenWithin(text: string, met: readonly ReplyRule[]): readonly ReplyRule[] {
  const whole = sentencesIn(text, plainLetters(text));
  return met.filter((rule) => rule.unless === undefined || isIn(rule, whole));
}

const GROUPED = /(\d)[.,](?=\d)/g;

/** @param plain the same text as `plainLetters` gives it */
function sentencesIn(text: string, plain: string): readonly string[] {
  const ungrouped = text.replace(GROUPED, '$1');
  return sentencesOfPlain(ungrouped === text ? plain : plainLetters(ungrouped));
}

/** The most dangerous of some problems; null when there is none. */
export const worstOf = (problems: readonly (ReplyProblem | null)[]): ReplyProblem | null =>
  replyProblems.find((problem) => problems.includes(problem)) ?? null;

/** What a guide's text says that no guide may say, the most dangerous of it; null when there is nothing. Pure. */
export const problemOfReply = (text: string): ReplyProblem | null => readReply(text).problem;
