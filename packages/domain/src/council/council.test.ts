import { describe, expect, it } from 'vitest';
import { coreCharacters } from '../chat/characters/core.ts';
import { corePersonaIds } from '../chat/personas.ts';
import { councilInstruction, systemPrompt } from '../chat/prompts.ts';
import { CreateGoalBody } from '../goals/schemas.ts';
import { Id } from '../shared/schemas.ts';
import { differencesOf, guideAngles } from './differences.ts';
import { goalOfStep, stepGoalId, talkOnDraft } from './from-step.ts';
import { COUNCIL_STEP_MAX } from './limits.ts';
import { readVoice } from './read-voice.ts';

describe('the step of a guide', () => {
  it.each([
    ['on a line of its own', 'A view.\n\nNext step: Call Jo on Friday.', 'A view.', 'Call Jo on Friday.'],
    ['in bold', 'A view.\n**Next step:** Call Jo.', 'A view.', 'Call Jo.'],
    ['as an item', 'A view.\n- next step : Call Jo.', 'A view.', 'Call Jo.'],
    ['below its mark', 'A view.\n\n**Next step:**\nCall Jo.', 'A view.', 'Call Jo.'],
    ['marked twice: the last one', 'Next step: no.\nMore.\nNext step: Call Jo.', 'Next step: no.\nMore.', 'Call Jo.'],
    ['with words after it', 'A view.\nNext step: Call Jo.\nGood luck.', 'A view.\nGood luck.', 'Call Jo.'],
    ['alone', 'Next step: Call Jo.', '', 'Call Jo.'],
    ['without hidden characters', 'A view.\nNext step: Call\u0007 \u200bJo\u2028 on  Friday\u202e.', 'A view.', 'Call Jo on Friday.'],
  ])('is read out %s', (_, reply, text, nextStep) => {
    expect(readVoice(reply)).toEqual({ text, nextStep });
  });

  it.each([
    ['not there', 'A view, and the next step is yours.', 'A view, and the next step is yours.'],
    ['a mark without a word', 'A view.\nNext step:', 'A view.'],
    ['nothing that could be read', 'A view.\nNext step: \u200b…', 'A view.'],
  ])('is null where it is %s', (_, reply, text) => {
    expect(readVoice(reply)).toEqual({ text, nextStep: null });
  });

  it('stays within its length', () => {
    const { nextStep } = readVoice(`View.\nNext step: ${'word '.repeat(200)}`);
    expect(nextStep?.length).toBeLessThanOrEqual(COUNCIL_STEP_MAX);
    expect(nextStep).toMatch(/word …$/);
  });
});

describe('a goal made of a step', () => {
  const question = 'How do I begin?';

  it('is a small goal with the question as its reason', () => {
    expect(goalOfStep({ question, nextStep: 'Call Jo on Friday.' })).toEqual({ title: 'Call Jo on Friday', why: question, size: 'S' });
  });

  it('is one that the server takes, however long both are, and keeps the whole step', () => {
    const nextStep = `${'walk '.repeat(50)}home.`;
    const goal = CreateGoalBody.parse(goalOfStep({ question: 'why '.repeat(500), nextStep }));
    expect(goal.title).toMatch(/walk …$/);
    expect(goal.why.startsWith(nextStep)).toBe(true);
  });

  it('has the same id each time, another one for each guide, and never that of the council', () => {
    const id = '0198c0de-1111-7222-8333-44445555666f';
    const ids = corePersonaIds.map((personaId) => stepGoalId(id, personaId));
    expect(new Set([id, ...ids]).size).toBe(corePersonaIds.length + 1);
    expect(ids.every((each) => Id.safeParse(each).success)).toBe(true);
    expect(stepGoalId(id, 'kael')).toBe(ids[0]);
  });

  it('or talked about further has question and step in the message', () => {
    expect(talkOnDraft({ question, nextStep: 'Call Jo.' })).toBe('How do I begin?\n\nYou suggested: “Call Jo.”');
  });
});

describe('the differences of a council', () => {
  it('say of each guide what it looks at first and later, in the order of the guides', () => {
    expect(differencesOf(['nova', 'kael'])).toEqual([
      { personaId: 'nova', ...guideAngles.nova },
      { personaId: 'kael', ...guideAngles.kael },
    ]);
    const sentences = corePersonaIds.flatMap((id) => [guideAngles[id].first, guideAngles[id].later]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('what a model is told for a council', () => {
  it('comes after the character, asks for a step on ordinary days and for none on hard ones', () => {
    expect(councilInstruction.ordinary).toContain('“Next step:”');
    expect(councilInstruction.gentle).not.toContain('“Next step:”');
    const system = `${systemPrompt('kael', { records: [], notes: [] }, '2026-11-22')}\n\n${councilInstruction.ordinary}`;
    expect(system.indexOf(coreCharacters.kael.voice)).toBeLessThan(system.indexOf('This is a council'));
  });
});
