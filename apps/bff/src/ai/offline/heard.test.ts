import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { matterIn } from './reading/matters/matters.ts';
import { talkWith } from './testing/talks.ts';

const lastOf = (said: readonly string[], id = 'kael'): string => talkWith(id, ['Hmm', ...said]).at(-1)?.reply ?? '';

describe('what was told in a conversation is found again', () => {
  const told = [
    'I work as a nurse on rotating shifts.',
    'My niece Lotta starts school in August. I get about four hours a night.',
    'My son is eight. I owe my brother €500',
    'I live in a flat with three others',
  ];

  it.each([
    ['What did I say my job was?', 'I work as a nurse on rotating shifts.'],
    ["What's my niece's name again?", 'My niece Lotta starts school in August.'],
    ['How many hours do I sleep again?', 'I get about four hours a night.'],
    ['How old did I say my son is?', 'My son is eight.'],
    ['Do you remember how much I owe my brother?', 'I owe my brother €500'],
    ['What did I tell you about my flat?', 'I live in a flat with three others'],
  ])('in the member’s own sentence: %s', (question, sentence) => {
    for (const id of corePersonaIds) {
      const reply = lastOf([...told, question], id);
      expect(reply).toContain(`“${sentence}”`);
      expect(reply).not.toMatch(/sorry|apologise|mistake|went past/i);
    }
  });

  it('and what was not told is not made up', () => {
    const reply = lastOf([...told, 'What is my sister called again?']);
    expect(reply).toMatch(/^You have not told me that[^“]*\. /);
    expect(reply).not.toContain('sorry');
  });

  it('the later of two that fit, and a name from the profile', () => {
    expect(lastOf(['I sleep six hours', 'I sleep four hours', 'How many hours do I sleep again?'])).toContain('“I sleep four hours”');
    expect(lastOf(['What was my name?'])).toContain('Ada');
  });
});

describe('a correction', () => {
  const said = ['I sleep badly', "You didn't read that. I said rotating shifts."];

  it.each(corePersonaIds)('is taken up by %s, with one short apology', (id) => {
    const reply = lastOf(said, id);
    expect(reply).toMatch(/^Sorry, I had missed that\. What helps many/);
    expect(reply).toContain('After a night');
    expect(reply).not.toMatch(/Clear\.|Good|miss a good deal/);
  });

  it.each(corePersonaIds)('leaves no advice against it: %s', (id) => {
    const talk = talkWith(id, [...said, 'What should I do for better sleep?', 'Any other ideas?', 'Can you make me a plan?']);
    for (const { reply } of talk.slice(2)) expect(reply).not.toMatch(/same (?:hour|time)|hour of getting up/i);
  });
});

describe('what weighs', () => {
  const chirpy =
    /\b(?:good|great|clear|useful|noted|copy|board|baseline|map|data|log it|rep|snack|kettle|excuse|train|load|points?)\b(?! (?:deal|at the top))|!/i;

  it.each([
    'I gave a patient the wrong dose on Tuesday. I keep seeing it',
    'I lied to my best friend and she found out',
    'I keep counting the pills in the drawer',
    'I do not feel safe at home',
    'There is no way out of this, really',
    'I lost my sister in spring',
    'My biopsy is on Monday',
  ])('is met gently, and so is what follows: %s', (message) => {
    for (const id of corePersonaIds)
      for (const { reply } of talkWith(id, ['Hmm', message, 'yes', 'I have not told anyone', 'It was in the evening']).slice(1))
        expect(reply, `${id}: ${reply}`).not.toMatch(chirpy);
  });

  it.each(['I keep counting the pills in the drawer', 'I do not feel safe at home', 'It all fills me with despair'])(
    'and dark leads to people, with one plain question: %s',
    (message) => {
      for (const id of corePersonaIds) {
        expect(lastOf([message], id)).toMatch(/“Help now”.*How are you[^?]*\?$/);
        expect(lastOf([message], id).match(/\?/g)).toHaveLength(1);
      }
    },
  );
});

describe('a matter', () => {
  it.each([
    ['I hung up the washing', undefined],
    ['I owe my brother 5k', undefined],
    ['The French fries were cold', undefined],
    ['I wired the money yesterday', undefined],
    ['My best friend is getting married', undefined],
    ['My blood sugar is too high', undefined],
    ['I have a blood test tomorrow', undefined],
    ['The basketball finals are on', undefined],
    ['She passed the salt', undefined],
    ['I built it by myself', undefined],
    ['I am sick of it', undefined],
    ['It was a stroke of luck', undefined],
    ['I left home at eight', undefined],
    ['My phone died', undefined],
    ['Can the person running this server read the chat?', undefined],
    ['I am running on empty', 'worn out'],
    ['I want to go running again', 'running'],
    ['My father lectures me', undefined],
    ['Prices come down at last', undefined],
    ['My German boss is nice', undefined],
    ['I work in the hospital', undefined],
    ['She got the job instead of me', undefined],
    ['I lost my sister’s number', undefined],
    ['I lost my sister in spring', 'grief'],
    ['We were not speaking when she died', 'grief'],
    ['The deadline for my cover letter is on Friday', 'deadline'],
  ])('is known by its own words only: %s', (message, name) => {
    expect(matterIn(message)?.name).toBe(name);
  });

  it.each(corePersonaIds)('of another kind lends %s no thought', (id) => {
    expect(lastOf(['The deadline for my cover letter is on Friday'], id)).not.toMatch(/anger|saved many a job/);
    expect(lastOf(['I lost my sister in spring'], id)).not.toMatch(/cut off|phone/);
  });
});

describe('in the day after a hard moment', () => {
  const gentle = (said: readonly string[], id = 'kael') => talkWith(id, said, { approach: 'gentle' }).map(({ reply }) => reply);

  it('a calm message has a calm answer to what it says, and once the reason', () => {
    for (const id of corePersonaIds) {
      const [first = '', second = ''] = gentle(['Should I take the job at the bank?', 'It pays better, and it is further away'], id);
      expect(first).toMatch(/I go slowly for now/);
      expect(first).toMatch(/take the job at the bank/i);
      expect(second).not.toMatch(/I go slowly for now/);
      for (const reply of [first, second]) {
        expect(reply).not.toMatch(/are you safe|in a row|level|XP|card|step|!|How are you right now/);
        expect(reply.match(/\?(?!”)/g)).toHaveLength(1);
      }
    }
  });

  it('three guides of a council do not say the same', () => {
    const replies = ['kael', 'sera', 'nova'].map((id) =>
      gentle(['Should I take the job at the bank?'], id)[0]?.replace(/^.*simple rules[^.]*\. ?/, ''),
    );
    expect(new Set(replies).size).toBe(3);
  });

  it('what sounds hard by itself is met as before', () => {
    expect(gentle(['I feel hopeless'])[0]).toMatch(/Help now/);
    expect(gentle(['I keep counting the pills in the drawer'])[0]).toMatch(/Help now/);
  });
});
