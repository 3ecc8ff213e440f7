import { assess, HIGH_RISK_LEVEL } from '../assess.ts';
import type { CareCategory } from '../rules.ts';
import { acuteMessages, acuteReported } from './acute-messages.ts';
import { everydayMessages } from './everyday-messages.ts';
import { explicitMessages } from './explicit-messages.ts';
import { falseAlarms } from './false-alarm-messages.ts';
import { familyMessages } from './family-messages.ts';
import { idiomMessages, plainIdioms } from './idiom-messages.ts';
import { leaveLast, leaveLater, leaveMessages } from './leave-messages.ts';
import { lookalikeMessages } from './lookalike-messages.ts';
import { ordinaryMessages } from './ordinary-messages.ts';
import { plainDangers, plainFresh, plainLater, plainReported } from './plain-danger-messages.ts';
import { firstPlans, lastPlans, laterPlans } from './plan-messages.ts';
import { quietMessages } from './quiet-messages.ts';
import { reportedMessages } from './reported-messages.ts';
import { type StrangerMessages, strangerMessages } from './stranger-messages.ts';
import { talkAnswers } from './talk-answer-messages.ts';
import {
  expectedLevel,
  explicitForms,
  type Half,
  halves,
  type OrdinaryForm,
  ordinaryByForm,
  type RiskForm,
  riskMessages,
} from './written-messages.ts';

/** A message that was met otherwise than it should have been. */
export interface Miss {
  readonly half: Half;
  readonly where: string;
  readonly text: string;
  readonly level: number;
}

/** One line of the report: how many messages of a kind were met as they should be. */
export interface ReportRow {
  readonly half: Half;
  readonly kind: string;
  readonly good: number;
  readonly all: number;
}

/** One set of messages as a whole. Only what the rules were not tuned on says how they do with words that nobody thought of. */
export interface SetRow {
  readonly name: string;
  readonly seen: boolean;
  /** Dangers that got the card. */
  readonly danger: Pick<ReportRow, 'good' | 'all'>;
  /** Ordinary messages that got it as well. */
  readonly alarms: Pick<ReportRow, 'good' | 'all'>;
}

export interface CareReport {
  readonly sets: readonly SetRow[];
  /** Recall by category, over all forms. */
  readonly byCategory: readonly ReportRow[];
  /** Recall by form, over all categories. */
  readonly byForm: readonly ReportRow[];
  /** Recall on messages whose words name a danger. */
  readonly explicit: readonly ReportRow[];
  /** Ordinary messages that got the card, by form. `good` counts those that did not. */
  readonly ordinary: readonly ReportRow[];
  readonly misses: readonly Miss[];
  readonly falseAlarms: readonly Miss[];
}

interface Met {
  readonly half: Half;
  readonly category: CareCategory | null;
  readonly form: RiskForm | OrdinaryForm;
  readonly text: string;
  readonly level: number;
  readonly good: boolean;
}

/** Reads every written message by the rules as they are. */
export function careReport(): CareReport {
  const risks = halves.flatMap(riskOf);
  const calm = halves.flatMap(ordinaryOf);
  const explicit = risks.filter(({ category, form }) => category !== 'distress' && explicitForms.some((known) => known === form));
  return {
    sets,
    byCategory: rows(risks, ({ category }) => category ?? ''),
    byForm: rows(risks, ({ form }) => form),
    explicit: rows(explicit, () => 'explicit danger'),
    ordinary: rows(calm, ({ form }) => form),
    misses: risks.filter(({ good }) => !good).map(missOf),
    falseAlarms: calm.filter(({ good }) => !good).map(missOf),
  };
}

const cards = (texts: readonly string[]): Pick<ReportRow, 'good' | 'all'> => ({
  good: texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL).length,
  all: texts.length,
});
const setOf = (name: string, seen: boolean, { danger, ordinary }: StrangerMessages): SetRow => ({
  name,
  seen,
  danger: cards(danger),
  alarms: cards(ordinary),
});

const riskOf = (half: Half): Met[] =>
  entriesOf(riskMessages[half]).flatMap(([category, forms]) =>
    entriesOf(forms).flatMap(([form, texts]) =>
      (texts ?? []).map((text) => {
        const { level } = assess(text);
        return { half, category, form, text, level, good: level >= expectedLevel(category, form) };
      }),
    ),
  );

const ordinaryOf = (half: Half): Met[] =>
  entriesOf(ordinaryByForm[half]).flatMap(([form, texts]) =>
    texts.map((text) => {
      const { level } = assess(text);
      return { half, category: null, form, text, level, good: level < HIGH_RISK_LEVEL };
    }),
  );

/** The fields of a record that has no others than its type names. */
const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>) => Object.entries(record) as [K, V][];

const sets: readonly SetRow[] = [
  ...halves.map((half) => {
    const danger = entriesOf(riskMessages[half]).flatMap(([category, forms]) =>
      category === 'distress' ? [] : explicitForms.flatMap((form) => forms[form] ?? []),
    );
    return setOf(`written, ${half}`, true, { danger, ordinary: Object.values(ordinaryByForm[half]).flat() });
  }),
  setOf('first list', true, { danger: Object.values(explicitMessages).flat(), ordinary: ordinaryMessages }),
  setOf('reported', true, reportedMessages),
  setOf('lookalikes', true, { danger: [], ordinary: lookalikeMessages }),
  setOf('stranger, one half', true, strangerMessages.seen),
  setOf('stranger, other half', false, strangerMessages.unseen),
  setOf('quiet, reported', true, quietMessages.seen),
  setOf('quiet, unseen', false, quietMessages.unseen),
  setOf('families, one half', true, familyMessages.seen),
  setOf('families, other half', false, familyMessages.unseen),
  setOf('acute, reported', true, acuteReported),
  setOf('acute, one half', true, acuteMessages.seen),
  setOf('acute, other half', false, acuteMessages.unseen),
  setOf('everyday, one set', true, everydayMessages.seen),
  setOf('everyday, later set', false, everydayMessages.unseen),
  setOf('plain, reported', true, plainReported),
  setOf('plain, one half', true, plainDangers.seen),
  setOf('plain, other half', false, plainDangers.unseen),
  setOf('plain, later set', true, plainLater),
  setOf('plain, last set', false, plainFresh),
  setOf('plans, first set', true, firstPlans),
  setOf('plans, later set', true, laterPlans),
  setOf('plans, last set', true, lastPlans),
  setOf('leave taken', true, leaveMessages),
  setOf('leave taken, later set', true, leaveLater),
  setOf('leave taken, last set', false, leaveLast),
  setOf('false alarms', true, falseAlarms),
  setOf('answers in talks', true, {
    danger: Object.values(talkAnswers).flatMap(({ danger }) => danger),
    ordinary: Object.values(talkAnswers).flatMap(({ ordinary }) => ordinary),
  }),
  setOf('figures of speech', true, {
    danger: Object.values(idiomMessages).flatMap(({ danger }) => danger),
    ordinary: [...Object.values(idiomMessages).flatMap(({ ordinary }) => ordinary), ...plainIdioms],
  }),
];

function rows(met: readonly Met[], kindOf: (one: Met) => string): ReportRow[] {
  return halves.flatMap((half) => {
    const kinds = Map.groupBy(
      met.filter((one) => one.half === half),
      kindOf,
    );
    return [...kinds].map(([kind, own]) => ({ half, kind, good: own.filter(({ good }) => good).length, all: own.length }));
  });
}

const missOf = ({ half, category, form, text, level }: Met): Miss => ({
  half,
  where: category === null ? form : `${category}, ${form}`,
  text,
  level,
});
