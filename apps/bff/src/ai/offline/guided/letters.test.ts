import { describe, expect, it } from 'vitest';
import { quickest } from '../testing/quickest.ts';
import { talkWithCards } from '../testing/talks.ts';
import { letterOf } from './letters.ts';

const lastOf = (said: readonly string[]) => talkWithCards('kael', said).at(-1)?.reply ?? '';

describe('a letter about a thing', () => {
  it.each([
    ['Write me a short email to my landlord about the broken heating', 'I am writing about the broken heating.'],
    ['email my landlord about the mould in the bathroom please', 'I am writing about the mould in the bathroom.'],
    ['draft a message to my teacher asking for an extension', 'I would like to ask for an extension.'],
    ["write an email to the doctor's office to get an appointment", 'I would like to ask for an appointment.'],
    ['can you write a polite letter to my neighbour about the noise', 'I am writing about the noise.'],
    ['write to the company about a refund for my shoes', 'I am writing about a refund for my shoes.'],
    ['Write me an email to my boss about a day off on Friday', 'I would like to ask for a day off on Friday.'],
    ['could you draft a quick email to customer support about my missing parcel', 'I am writing about my missing parcel.'],
    ['I need an email for my landlord about the dripping tap', 'I am writing about the dripping tap.'],
    ['write an email to my gym to cancel my membership', 'I would like to cancel my membership.'],
    ['please write an email to my professor about a question on the exam', 'I am writing about a question on the exam.'],
  ])('is drafted, with blanks for what is not known: %s', (order, line) => {
    const reply = lastOf([order]);
    expect(reply).toContain(`> ${line}`);
    expect(reply).toMatch(/> Hello \[name\],.*\[[^\]]+\].*> Ada\n\nI cannot send it/s);
  });

  it.each([
    'write a message to my girlfriend about breaking up',
    'write a resignation letter to my boss because he is an idiot',
    'write an email to my boss about quitting',
    'write a letter to my mum about my coming out',
    'help me write an email to my boss asking for a raise',
    'Write a message to my sister about what she did to me',
    'write an email to the office about harassment',
    'write a letter to my teacher about being bullied',
    'write an email to my boss about how he treats me',
    'write an email to my boss about my depression',
    'write to my doctor about upping my dose',
    'write a letter to my boss about it',
    'write an email to my boss',
    'I have to write an email to my boss about the project',
  ])('is not drafted where it is hard to say, or not asked for: %s', (order) => {
    expect(letterOf(order, 'Ada', false)).toBeUndefined();
    expect(lastOf([order])).not.toContain('> Hello');
  });

  it('is no answer to a step that is named in the midst of a talk', () => {
    const talk = ['Plan a small step', 'get the heating mended'];
    expect(lastOf([...talk, 'email my landlord about the heating'])).not.toContain('> Hello');
    expect(lastOf([...talk, 'can you write me an email to my landlord about the heating'])).toContain('> Hello');
  });

  it('is looked for in no time, however long the message', () => {
    for (const piece of ['write me a note to my boss about ', 'please ', 'short polite ', 'help me to ']) {
      for (const length of [290, 4000]) {
        const message = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
        expect([piece, quickest(() => letterOf(message, 'Ada', false)) < 50]).toEqual([piece, true]);
      }
    }
  });
});
