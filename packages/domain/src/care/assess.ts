import { withoutBreathOfGrief } from './grief.ts';
import { findingsInLanguages } from './language-rules.ts';
import { takesLeave } from './last-things-rules.ts';
import { sentencesOf } from './normalise.ts';
import { saidAlone } from './plain-danger-rules.ts';
import { DESPAIR, meansAtHome } from './quiet-rules.ts';
import { type CareCategory, type CareLevel, type CareRule, careRules } from './rules.ts';
import { findingsOfTwoSigns } from './two-signs.ts';

/** What a message says about how its writer, or someone near, is doing. */
export interface CareAssessment {
  readonly level: CareLevel;
  /** What the highest finding is about; null when there is none. */
  readonly category: CareCategory | null;
}

/** From this level on no guide answers: the reviewed card does. */
export const HIGH_RISK_LEVEL = 3;

/** Somebody whom the writer meets at work says it: no words of the writer's own come in between. */
const TOLD_AT_WORK =
  /(?:\b(?<!\b(?:am|was|as|be|being) )(?:a|an|the|one|another|our|my) (?:\w+ )?(?:caller|client|patient|texter)|\b(?:callers|clients|patients))\b(?: (?!(?:i|my|myself)\b)[\w,]+){0,5}? (?:said|says|told|tells|wants|wanted|is|was|has|had|tried|talked|spoke|wrote|texted)\b(?: (?!(?:i|my|myself)\b)[\w,]+)*$/u;

const NOTHING: CareAssessment = { level: 0, category: null };
const GRIEF: CareAssessment = { level: 2, category: 'distress' };
const LEAVE_TAKEN: CareAssessment = { level: HIGH_RISK_LEVEL, category: 'suicide' };
const MEANS_IN_DESPAIR: CareAssessment = { level: HIGH_RISK_LEVEL, category: 'suicide' };

/** Words that turn what follows into its opposite, within three words and the same thought: "cannot stop" and "do not care, I want" do not. */
const NEGATION =
  /\b(?:not|never|no longer|without|stopped|nor)(?: (?!(?:stop|know|help|sure|only|just|care|i|and|but|so|because)\b)\w+){0,3}(?: (?:think|believe|mean|say|saying|feel) (?:that )?i(?: \w+){0,3})? $/u;
const FALSE_NEGATION =
  /\bwhy not(?: \w+){0,2} $|\bnot (?:stop|know|help|sure|only|just)(?: \w+){0,4} $|\bnot(?: \w+){0,2} anymore(?: \w+){0,3} $/u;

/** What makes a high risk an immediate one. */
const IMMINENT =
  /\b(?:tonight|right now|today|this evening|this morning|in (?:an hour|a few minutes|ten minutes)|already (?:took|taken|have (?:the|a))|goodbye everyone|in my hands?|at the (?:bridge|edge)|on the (?:bridge|roof|ledge))\b/u;

/**
 * Looks for signs of risk in a message, before anything else reads it.
 * Pure and quick; it is a reviewed list of patterns, not a diagnosis.
 *
 * @param before what its writer said right before, oldest first: a death told there is why somebody cannot breathe
 */
export function assess(message: string, before: readonly string[] = []): CareAssessment {
  const said = sentencesOf(message);
  const inGrief = withoutBreathOfGrief(said, before.flatMap(sentencesOf));
  const sentences = inGrief ?? said;
  const findings = [
    ...(inGrief ? [GRIEF] : []),
    ...sentences.flatMap((sentence) => careRules.flatMap((rule) => findingOf(rule, sentence) ?? [])),
    ...(sentences.length === 1 ? saidAlone.flatMap((rule) => findingOf(rule, sentences[0] ?? '') ?? []) : []),
    ...findingsInLanguages(message),
    ...(hasMeansInDespair(sentences) ? [MEANS_IN_DESPAIR] : []),
    ...(takesLeave(sentences) ? [LEAVE_TAKEN] : []),
    ...findingsOfTwoSigns(sentences),
  ];
  const highest = findings.reduce((best, finding) => (finding.level > best.level ? finding : best), NOTHING);
  const immediate =
    highest.level === HIGH_RISK_LEVEL && isOwnLife(highest.category) && sentences.some((sentence) => IMMINENT.test(sentence));
  return immediate ? { ...highest, level: 4 } : highest;
}

function isOwnLife(category: CareCategory | null): boolean {
  return category === 'suicide' || category === 'self_harm';
}

function findingOf(rule: CareRule, sentence: string): CareAssessment | undefined {
  const match = rule.pattern.exec(sentence);
  if (!match || rule.unless?.test(sentence)) return undefined;
  const isNegated = rule.negatable && negatedBefore(sentence.slice(0, match.index), match[0]);
  const isToldAtWork = isOwnLife(rule.category) && TOLD_AT_WORK.test(sentence.slice(0, match.index + match[0].length));
  return { level: isNegated || isToldAtWork ? lowered(rule.level) : rule.level, category: rule.category };
}

/** A rope in the garage is one thing, a rope and no hope another, in whichever sentences they are. */
const hasMeansInDespair = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => DESPAIR.test(sentence)) && sentences.some((sentence) => findingOf(meansAtHome, sentence));

/** The matched words themselves may hold the negation: "thinking I would never kill myself". */
function negatedBefore(before: string, matched: string): boolean {
  const lastWords = `${before}${matched.split(' ').slice(0, -1).join(' ')} `;
  return [before, lastWords].some((text) => NEGATION.test(text) && !FALSE_NEGATION.test(text));
}

const lowered = (level: CareLevel): CareLevel => (level > 2 ? 2 : level);
