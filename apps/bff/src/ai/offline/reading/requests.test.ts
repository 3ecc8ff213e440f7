import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { talkWith } from '../testing/talks.ts';
import { helpAsked, turnedRequest } from './requests.ts';

const asked: readonly (readonly [string, string])[] = [
  ['can you help me sleep more', 'sleep more'],
  ['Can you help me sleep more then?', 'sleep more'],
  ['hey riko, help me get started with my thesis', 'get started with your thesis'],
  ['please could you maybe help me be more patient with my son', 'be more patient with your son'],
  ['i need help with my taxes, could you?', 'your taxes'],
  ['would u help me stop scrolling at night pls', 'stop scrolling at night'],
  ['Kael, could you please help me to get up earlier?', 'get up earlier'],
  ['I was wondering if you could help me find some calm in the evenings', 'find some calm in the evenings'],
  ['any chance you could help me eat less sugar, please', 'eat less sugar'],
  ["i'd love some help with saying no :)", 'saying no'],
  ['I could use a hand with the kitchen', 'the kitchen'],
  ['would you mind helping me with my CV if you can?', 'your CV'],
  ['hi! can we work on my sleep', 'your sleep'],
  ['how can you help me with my exams, though', 'your exams'],
  ['could you help me learn spanish? I forget everything', 'learn spanish'],
  ['good morning sera, help me out with my essay because I keep staring at it', 'your essay'],
  ['can you help my daughter with her homework', 'help your daughter with her homework'],
];

const notAsked = [
  'can you help me',
  'I need help',
  'help me please',
  'Can you help me with something?',
  'can you help me understand you better',
  'I want to help my mum',
  'She asked could you help me move',
  'My friend needs help with his rent',
  'The help with my garden was great',
  'I helped him with his CV',
];

describe('what a guide is asked to help with', () => {
  it.each(asked)('is its object, without who is asked and how: %s', (message, object) => {
    const found = helpAsked(message);
    expect(found && turnedRequest(found)).toBe(object);
  });

  it.each(notAsked)('is nothing where nothing is named, or no help is asked for: %s', (message) => {
    expect(helpAsked(message)).toBeUndefined();
  });

  it.each(asked)('begins a talk, and is never said back as it was asked: %s', (message) => {
    for (const id of corePersonaIds)
      for (const approach of ['ordinary', 'gentle'] as const) {
        const reply = talkWith(id, ['Hmm', message], { approach }).at(-1)?.reply ?? '';
        expect(reply, reply).not.toMatch(
          /(?:can|could|would) you (?:please |maybe |mind )?help(?:ing)? you\b|help you\b|\b(?:hey|hi) |pls|please/i,
        );
        expect(reply, reply).toMatch(/\?(?=\n\n\*|$)/);
      }
  });

  it.each([
    ['can you help me decide between two jobs', /What is one way it could go\?(?=\n\n\*|$)/],
    ['help me talk to my boss', /What happened, told so/],
    ['could you help me calm down a bit please', /Breathe out twice as long/],
    ['please help me fall asleep', /dull book in dim light/],
    ['help me get over my ex', /weighs most right now\?(?=\n\n\*|$)/],
    ['can you help me set boundaries with my mother', /What happened, told so/],
    ['can you help me run twice a week', /ten minutes or less\?(?=\n\n\*|$)/],
  ])('begins the talk that fits: %s', (message, question) => {
    expect(talkWith('kael', [message])[0]?.reply).toMatch(question);
  });

  it('stands in the sum by its object', () => {
    const said = ['hey kael, can you help me sleep more please', 'Plan a small step', 'read ten pages', 'After work', 'skip', '8', 'Once'];
    const sum = talkWith('kael', said).at(-1)?.reply ?? '';
    expect(sum).toContain('**What it is about:** sleep more');
    expect(sum).not.toMatch(/help me|please/);
  });
});
