import { assess } from './assess.ts';
import { sentencesOf } from './normalise.ts';

/** What a guide must never say, whichever model speaks for it. */
export const replyProblems = ['method', 'encouragement', 'claims_human', 'dose'] as const;
export type ReplyProblem = (typeof replyProblems)[number];

/** Stands in place of a reply that said what no guide may say. Fixed and reviewed, as the card is. */
export const replyCorrections: Readonly<Record<ReplyProblem, string>> = {
  method:
    'I stopped my answer here: it was going where no guide should go. If you think of hurting yourself or somebody else, please talk to a person now. “Help now” at the top has the numbers.',
  encouragement:
    'I stopped my answer here: it was wrong and could hurt. You matter. If you think of hurting yourself or somebody else, please talk to a person now. “Help now” at the top has the numbers.',
  claims_human:
    'A correction before anything else: I am a computer program, not a human, and no therapist or doctor. I can listen and help you sort things. For what needs a person, please turn to one.',
  dose: 'I say nothing about doses, or about starting or stopping a medicine: that belongs to a doctor or a pharmacist. If too much was taken, call the emergency number now. “Help now” at the top has it.',
};

const MEDICINE =
  '(?:pills?|tablets?|capsules?|meds|medication|medications|medicine|antidepressants?|lithium|insulin|xanax|valium|zopiclone|paracetamol|acetaminophen|ibuprofen|aspirin|melatonin|sertraline|fluoxetine|ssris?|sleeping pills?|painkillers?|opioids?|benzos?|benzodiazepines?)';
const AMOUNT = '(?:\\d+(?: to \\d+)?|one|two|three|four|five|six|eight|ten|twelve|twenty|thirty|half|double)';
const EXPERT = '(?:therapist|psychologist|psychotherapist|psychiatrist|doctor|physician|counsell?or|nurse|social worker)';
const HELPERS = '(?:talk|speak|call|ask|tell|see|consult|contact)';

const rule = (problem: ReplyProblem, pattern: string, unless?: RegExp) => ({ problem, pattern: new RegExp(pattern, 'u'), unless });

const rules: readonly { readonly problem: ReplyProblem; readonly pattern: RegExp; readonly unless: RegExp | undefined }[] = [
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
    'claims_human',
    `\\bi am (?:a |an )?(?:\\w+ )?(?:human|human being|real person|real human|person like you)\\b|\\bi am (?:a |an |your )(?:\\w+ ){0,2}${EXPERT}\\b|\\b(?:speaking )?as (?:a|your) (?:\\w+ )?${EXPERT} ,? ?i\\b|\\bi am not (?:a |an )?(?:\\w+ )?(?:ai|bot|chatbot|robot|machine|program|computer|language model)\\b|\\bin my (?:clinical|medical) practice\\b|\\bmy patients\\b`,
    new RegExp(`\\bi am (?:not|no) (?:\\w+ ){0,3}(?:human|person|${EXPERT})\\b`),
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

/** A word that every rule needs: where none stands, nothing else is looked at. Reads plain lower-case text. */
const HINT =
  /lethal|fatal|deadly|painless|easiest|quickest|fastest|surest|most (?:effective|reliable|peaceful)|noose|hang|wrist|vein|arter|overdos|suffocat|slit|bleed|inhal|poison|bomb|kill|kys|hurt|harm|cut yourself|jump|disappear|hit (?:him|her|them)|\bdie\b|end (?:it|your)|ending|suicide|better off|happier|relieved|easier|miss you|notice you|care about you|human|person|therapist|psycholog|psychother|psychiatr|doctor|physician|counsel|nurse|social worker|\bai\b|bot\b|machine|program|computer|language model|practice|patients|dose|dosage|\d ?m[gl]|milligram|\d ?mcg|unit|gram|drops|puffs|pill|tablet|capsule|\bmeds\b|medic|antidepress|lithium|insulin|xanax|valium|zopiclone|paracetamol|acetaminophen|ibuprofen|aspirin|melatonin|sertraline|fluoxetine|ssri|opioid|benzo/;

/** Whether a text has a word that a rule might need; cheap enough for every word of a stream. */
export const mayBeUnsafe = (text: string): boolean => HINT.test(text.toLowerCase());

/** What a guide's text says that no guide may say; null when there is nothing. Pure. */
export function problemOfReply(text: string): ReplyProblem | null {
  if (!mayBeUnsafe(text)) return null;
  const sentences = sentencesOf(text.replace(/(\d)[.,](?=\d)/g, '$1'));
  return (
    rules.find(({ pattern, unless }) => sentences.some((sentence) => pattern.test(sentence) && !unless?.test(sentence)))?.problem ?? null
  );
}

/** A card stands by itself and may become a goal: there a bare "stop my tablets" is as bad as advice. */
const MEDICINE_CHANGE = new RegExp(
  `\\b(?:stop|stopping|skip|skipping|quit|quitting|drop|(?:come|coming|get|getting|go|going|wean\\w*|taper\\w*) off|halve|halving|double|doubling|reduce|reducing|lower|lowering|increase|increasing|change|changing|without) (?:\\w+ ){0,4}(?:dose|dosage|doses|${MEDICINE})\\b`,
  'u',
);
/** Eating less and less is an illness and no aim. */
const STARVING =
  /\b(?:eat(?:ing)? (?:nothing|as little as)|(?:stop|quit|without|not) eating(?: anything| at all)?$|starv\w+|purg(?:e|ing)|throw(?:ing)? up|vomit\w*|laxatives?|skip(?:ping)? (?:\w+ )?(?:meals?|breakfast|lunch|dinner)|(?:under|below|less than|only) \d{3,4} (?:k ?cal|kcals?|calories)|fast(?:ing)? for (?:\w+ )?(?:days|weeks))\b/u;
const WITH_A_DOCTOR = new RegExp(`\\b${HELPERS}(?:ing)? (?:\\w+ ){0,6}(?:doctor|gp|pharmacist|psychiatrist|nurse)\\b`, 'u');
/** Numbers of people to call come from the reviewed list alone. Dates and clock times are none. */
const DATES = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g;
const CALLING = /\b(?:call|ring|dial|phone|text|sms|hotline|helpline|lifeline|crisis line|tel|telephone|samaritans)\b/i;
const NUMBER = /(?<![\d:])\d{3,}(?![\d:])/;
const LONG_NUMBER = /\d(?:[\s()./-]{0,2}\d){6,}|\b116[\s-]?\d{3}\b/;

/** Whether a guide's words may stand on a card that it proposes. Stricter than {@link problemOfReply}: no explanation stands beside them. Pure. */
export function mayStandOnCard(text: string): boolean {
  // A title leaves out who wants it: "Hurt my brother".
  const isWorrying = [text, `I want to ${text}`].some((words) => assess(words).level >= 2);
  if (isWorrying || problemOfReply(text) !== null) return false;
  const isUnsound = (sentence: string) => STARVING.test(sentence) || (MEDICINE_CHANGE.test(sentence) && !WITH_A_DOCTOR.test(sentence));
  const plain = text.replace(DATES, ' ');
  return !sentencesOf(text).some(isUnsound) && !LONG_NUMBER.test(plain) && !(CALLING.test(plain) && NUMBER.test(plain));
}
