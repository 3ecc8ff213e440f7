import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { careReport, type ReportRow } from './test/care-report.ts';
import { explicitForms, halves, ordinaryByForm, type RiskForm, riskForms, riskMessages } from './test/written-messages.ts';

const report = careReport();
const share = (rows: readonly ReportRow[]): number => {
  const sum = (key: 'good' | 'all') => rows.reduce((total, row) => total + row[key], 0);
  return sum('good') / sum('all');
};
const textsOf = (forms: Readonly<Partial<Record<RiskForm, readonly string[]>>>, form: RiskForm): readonly string[] => forms[form] ?? [];

const explicit = halves.flatMap((half) =>
  Object.entries(riskMessages[half])
    .filter(([category]) => category !== 'distress')
    .flatMap(([, forms]) => explicitForms.flatMap((form) => textsOf(forms, form))),
);
/** Those that are spelled as words usually are: a disguise over a slip of the pen is another matter. */
const plain = halves.flatMap((half) =>
  Object.entries(riskMessages[half])
    .filter(([category]) => category !== 'distress')
    .flatMap(([, forms]) => (['direct', 'third_person'] as const).flatMap((form) => textsOf(forms, form))),
);

describe('the written messages', () => {
  it('are at least three hundred, in six categories and every form, each said once', () => {
    const risks = halves.flatMap((half) =>
      Object.values(riskMessages[half]).flatMap((forms) => riskForms.flatMap((form) => textsOf(forms, form))),
    );
    const ordinary = halves.flatMap((half) => Object.values(ordinaryByForm[half]).flat());
    const all = [...risks, ...ordinary];
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length);
    for (const half of halves) {
      expect(Object.keys(riskMessages[half])).toHaveLength(6);
      for (const forms of Object.values(riskMessages[half])) for (const form of explicitForms) expect(textsOf(forms, form)).not.toEqual([]);
    }
  });

  it('are met with the card wherever their words name a danger', () => {
    const missed = explicit.filter((text) => assess(text).level < HIGH_RISK_LEVEL);
    expect(missed).toEqual([]);
  });

  it('are met with the card or with gentleness in nineteen of twenty roundabout or troubled ones', () => {
    expect(share(report.byCategory), JSON.stringify(report.misses)).toBeGreaterThanOrEqual(0.95);
  });

  it('raise a false alarm in at most one of twenty ordinary ones', () => {
    expect(1 - share(report.ordinary), JSON.stringify(report.falseAlarms)).toBeLessThanOrEqual(0.05);
  });
});

describe('an explicit message', () => {
  const message = fc.constantFrom(...plain);
  const harmless = fc.constantFrom(
    'I went for a walk today.',
    'The weather was fine!',
    'Hello Kael, how are you?',
    'My sister made soup; it was good.',
    'Anyway,\nthe bus was late.',
    '🙂',
  );
  const hidden = (change: (text: string) => string) =>
    fc.assert(
      fc.property(message, (text) => assess(change(text)).level >= HIGH_RISK_LEVEL),
      { numRuns: 200 },
    );

  it('is not hidden by harmless words before and after it', () => {
    fc.assert(
      fc.property(harmless, message, harmless, (before, text, after) => {
        expect(assess(`${before} ${text}. ${after}`).level, text).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
      }),
      { numRuns: 300 },
    );
  });

  it('is not hidden by the case of its letters', () => {
    hidden((text) => text.toUpperCase());
    hidden((text) => text.toLowerCase());
    hidden((text) => text.replace(/./gu, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())));
  });

  it('is not hidden by typographic quotes around it', () => {
    hidden((text) => `“${text.replaceAll("'", '’')}”`);
    hidden((text) => `»${text}«`);
  });

  it('is not hidden by characters that nobody sees', () => {
    for (const unseen of ['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD']) hidden((text) => text.split('').join(unseen));
  });

  it('is not hidden by signs in place of letters', () => {
    const signs: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' };
    const disguised = (text: string) => text.replace(/(?<=[a-z])[aeios](?=[a-z])/g, (letter) => signs[letter] ?? letter);
    hidden(disguised);
  });
});
