import { corePersonaIds, proposalKinds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../../provider.ts';
import { offlineAnswer } from '../guide.ts';
import { resolveIn } from '../reading/resolve.ts';

function last(said: readonly string[], personaId = 'kael', approach: 'ordinary' | 'gentle' = 'ordinary') {
  const messages: ChatTurnMessage[] = [];
  const context = { firstName: 'Ada', focus: '', streakDays: 0 };
  let answer: ReturnType<typeof offlineAnswer> | undefined;
  for (const content of said) {
    messages.push({ role: 'user', content });
    answer = offlineAnswer({ personaId, context, approach, disclose: false, mayPropose: proposalKinds, messages, today: '2026-11-26' });
    messages.push({ role: 'assistant', content: answer.text });
  }
  if (answer === undefined) throw new Error('Nothing was said');
  return answer;
}

describe('what somebody means to do', () => {
  it.each([
    ["pad by the bed. i'll put one there tonight", 'put one there tonight'],
    [
      "Never mind then. I'll ask my son to come along on Saturday, just to the first bench.",
      'ask my son to come along on Saturday, just to the first bench.',
    ],
    ["ok i'll ring them", 'ring them'],
    ["no worries. ok i'll go and look for a badminton group this week", 'go and look for a badminton group this week'],
    ["same bread again sunday, and i'll call my mum to come over", 'call my mum to come over'],
    ["I'm ringing the ward now", 'ringing the ward now'],
    ['i decided to write to him', 'write to him'],
  ])('is heard in the words of it: %s', (message, act) => {
    expect(resolveIn(message)).toBe(act);
  });

  it.each(["that's the one", 'do it tomorrow', 'I decided', 'nothing, i think i have my plan'])(
    'is settled, and no more is said: %s',
    (message) => {
      expect(resolveIn(message)).toBe('');
    },
  );

  it.each([
    "I'll never get there",
    "i'll be alone for ever",
    "I'll die alone",
    "I'll lose my job if I say that",
    "I'm going to fail",
    "I'll have to work on sunday",
    "I'll kill him",
    "should I? I'll ask you: what helps?",
    'he will call me',
    "I'll leave it",
  ])('is not what is feared, felt, asked or left: %s', (message) => {
    expect(resolveIn(message)).toBeUndefined();
  });

  it('is taken as theirs, with a card for its day, and nothing is asked', () => {
    for (const personaId of corePersonaIds) {
      const { text, proposes } = last(['the hill is steep for me these days', "I'll ask my son to come along on Saturday"], personaId);
      expect(text).not.toContain('?');
      expect(proposes).toMatchObject({ kind: 'create-goal', title: 'Ask my son to come along', dueDate: '2026-11-28' });
    }
  });

  it('has no card where it names nothing by itself', () => {
    expect(last(['my ward had a busy night', "ok i'll ring them"]).proposes).toBeUndefined();
  });

  it('ends the weighing of a decision, and a farewell with it', () => {
    const { text } = last([
      'should I write to my sister or not?',
      'write',
      'not write',
      'peace',
      'nothing',
      "i'll write to her tonight. good night",
    ]);
    expect(text).toMatch(/Go well, then/);
    expect(text).not.toContain('?');
  });

  it('is a step where one is planned', () => {
    expect(last(['Plan a small step', 'clean the kitchen', "I'll start with the sink"]).text).toMatch(/\?$/);
  });
});
