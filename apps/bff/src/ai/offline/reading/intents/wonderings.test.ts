import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCards } from '../../testing/talks.ts';
import { wondering, wonderings } from './wonderings.ts';

const lastOf = (messages: readonly string[], id = 'luma') => talkWithCards(id, messages).at(-1)?.reply ?? '';
const HONEST = 'I cannot see ahead.';

describe('a question that nobody can look up', () => {
  it.each(wondering.examples)('is met with something honest and listened on from: %s', (question) => {
    for (const id of corePersonaIds) expect(wonderings.map(({ text }) => text)).toContain(lastOf([question], id));
  });

  it('has an answer for each of its kinds, and every kind is asked for by an example', () => {
    const answered = new Set(wondering.examples.map((question) => lastOf([question])));
    expect(answered.size).toBe(wonderings.length);
  });

  it('is listened on from, with no menu and no plan', () => {
    const next = talkWithCards('luma', ['does it ever get easier', 'being here without knowing anybody, i mean']).at(-1);
    expect(next?.reply).not.toMatch(/Plan a small step/);
    expect(next?.reply).toMatch(/\?$/);
  });

  it('is answered amid a talk, which then goes on', () => {
    const talk = talkWithCards('kael', ['my girlfriend broke up with me in may', 'i still look at her photos', 'will i ever love again']);
    expect(talk.at(-1)?.reply).toContain(HONEST);
    expect(talk.at(-1)?.reply).toContain(
      talk
        .at(-2)
        ?.reply.split(/(?<=[.!?]) /)
        .at(-1),
    );
  });

  it('is not answered twice in the same words', () => {
    expect(lastOf(['will i be ok', 'hard to say', 'but will i be ok'])).not.toContain(HONEST);
  });

  it('takes no statement and no plain question for one', () => {
    for (const text of wondering.counters) expect(wonderings.map((one) => one.text)).not.toContain(lastOf([text]));
  });
});
