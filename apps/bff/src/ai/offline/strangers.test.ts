import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { matterIn, matters } from './reading/matters/matters.ts';
import { type Offer, strangers, talkWithCards } from './testing/talks.ts';
import { fixedLines, voices } from './wording/fixed-lines.ts';

const transcript = (talk: readonly Offer[]): string => talk.map(({ said, reply }) => `> ${said}\n${reply}`).join('\n');
/** Sentences of a reply that are not about a card, whose name is no quotation. */
const plainSentences = (reply: string): readonly string[] =>
  reply.split(/(?<=[.!?]”?)\s+/).filter((sentence) => /\p{L}{3}/u.test(sentence) && !/\bcard\b/i.test(sentence));
/** What a plan is for is its name. */
const withoutPlanName = (reply: string): string => reply.replace(/^[^\n]*:(?=\n1\. )/m, '');
const lower = (text: string): string => text.replace(/[’‘]/g, "'").toLowerCase();
const allSaid = lower(Object.values(strangers).flat().join('\n'));
const quotes = (reply: string): boolean =>
  plainSentences(withoutPlanName(reply)).some((sentence) =>
    [...sentence.matchAll(/“([^”]{2,})”/g)].some(([, quote = '']) => allSaid.includes(lower(quote))),
  );

/** Questions that ask for a day or an hour, of every guide. */
const asksWhen = (reply: string): boolean => Object.values(voices).some(({ ask }) => ask.when.some((line) => reply.includes(line)));
const namesTime = (said: string): boolean =>
  /\b(?:mondays?|thursdays?|sunday|tomorrow|after breakfast|every evening|times a week|saturday|on tuesday|at 9)\b/i.test(said);
const complains = (said: string): boolean =>
  /parrot|stop asking|already told|just told|said that already|questionnaire|no sense|repeating|already asked|keep asking|quoting|is crap|understand anything/.test(
    said,
  );
const isSeal = (reply: string): boolean =>
  Object.values(voices).some(({ seal }) => seal.some((line) => reply.includes(line.split('{', 1)[0] ?? '')));

const cases = corePersonaIds.flatMap((id) => Object.entries(strangers).map(([name, said]) => [id, name, said] as const));

describe.each(cases)('%s and %s', (id, _, said) => {
  const talk = talkWithCards(id, said);

  it('are not asked for a day that was named', () => {
    const named = talk.findIndex((turn) => namesTime(turn.said));
    const after = named < 0 ? [] : talk.slice(named);
    expect(after.filter(({ reply }) => asksWhen(reply)).map(({ reply }) => reply)).toEqual([]);
  });

  it('do not hear themselves quoted more than once in three replies', () => {
    const quoted = talk.map(({ reply }) => quotes(reply));
    for (let index = 0; index < quoted.length; index += 1)
      expect(quoted.slice(index, index + 3).filter(Boolean).length, transcript(talk.slice(index, index + 3))).toBeLessThanOrEqual(1);
  });

  it('never get a sentence twice, nor more than one question', () => {
    const sentences = talk.flatMap(({ reply }) => plainSentences(reply));
    expect(
      sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
      transcript(talk),
    ).toEqual([]);
    for (const { reply } of talk) expect(reply.match(/\?/g)?.length ?? 0, reply).toBeLessThanOrEqual(1);
  });

  it('are heard when they complain: no quotation, no plan, no seal, no card', () => {
    for (const turn of talk.filter(({ said: message }) => complains(message))) {
      expect(quotes(turn.reply), turn.reply).toBe(false);
      expect(turn.reply).not.toMatch(/^\d\. /m);
      expect(isSeal(turn.reply) || turn.proposes !== undefined, turn.reply).toBe(false);
    }
  });

  it('get cards whose titles are things to do, without hedges, days and complaints', () => {
    for (const { proposes } of talk)
      if (proposes && 'title' in proposes && proposes.kind !== 'write-journal')
        expect(proposes.title).not.toMatch(/suppose|guess|maybe|perhaps|probably|days?\b|\bat \d|repeat|told|^(?:go|do)$/i);
  });

  it('are not held to anything in the reply to a pain', () => {
    for (const turn of talk.filter(({ said: message }) => /hurt|sore/.test(message))) {
      expect(isSeal(turn.reply) || turn.proposes !== undefined, turn.reply).toBe(false);
      expect(turn.reply).toMatch(/doctor/);
    }
  });
});

describe.each(corePersonaIds)('%s', (id) => {
  const reply = (...said: string[]) => talkWithCards(id, said).at(-1)?.reply ?? '';

  it('names what was told instead of asking for it', () => {
    const last = reply('I want to go running again', 'Mondays and Thursdays at 7', 'I just told you, Monday and Thursday');
    expect(last).toMatch(/(?:sorry|you did|mistake).*Mondays and Thursdays at 7/i);
  });

  it.each(['why do you keep repeating what I say', 'no', 'I just told you', 'What is the point?', 'thanks'])(
    'makes no plan for what cannot be planned: %s',
    (answer) => {
      expect(reply('Give me a plan', answer)).not.toMatch(/^\d\. /m);
    },
  );

  it('makes the plan for what was named long before', () => {
    const said = [
      'I have an exam in statistics on 14 December',
      'hm',
      'I do not know',
      'maybe regression',
      'ok',
      'Can you make me a plan?',
    ];
    expect(reply(...said)).toMatch(/exam in statistics on 14 December”.*1\. .*3\. /s);
  });

  it('says that it cannot know, and what usually helps, to a question of fact', () => {
    const last = reply('What do people do in Leeds to meet others?');
    expect(voices[id].hear.fact.some((line) => last.startsWith(line))).toBe(true);
    expect(last).toMatch(/weekly, small, and with the same faces.*\?$/);
  });

  it('does not ask a low number what hurts most', () => {
    expect(reply('3 out of 10 today')).toContain(fixedLines.lowDay[0]);
  });
});

describe('what many people bring along', () => {
  it.each(matters.map(({ name, example }) => [name, example]))('is known by its words: %s', (name, example) => {
    expect(matterIn(example)?.name).toBe(name);
  });

  it('gives each a thought and a question, and no line twice', () => {
    const lines = matters.flatMap(({ thoughts, ask }) => [...thoughts, ...Object.values(ask).flat()]);
    expect(new Set(lines).size).toBe(lines.length);
    for (const { thoughts, ask } of matters) {
      for (const line of thoughts) expect(line).not.toMatch(/[?!{}]/);
      for (const line of Object.values(ask).flat()) expect(line).toMatch(/^[^?]+\?$/);
    }
  });
});
