import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { corePersonaIds, proposalKinds } from '@everstep/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../../provider.ts';
import { offlineAnswer } from '../guide.ts';
import { SOMETHING_ELSE } from '../listening/begin-matter.ts';
import { matters } from '../reading/matters/matters.ts';
import { loadEncoder } from './encoder.ts';
import { type FindNear, nearMatters } from './near-matters.ts';
import { type Near, partsOf, rank } from './rank.ts';
import { examples, readVectors } from './vectors.ts';

type Answer = ReturnType<typeof offlineAnswer>;

let near: FindNear;
beforeAll(async () => {
  const [rows, encode] = [readVectors(), await loadEncoder()];
  near = async (message) => rank(await encode(partsOf(message)), rows);
});

/** Says one thing after the other to a guide that knows what it is near to. */
async function talk(said: readonly string[], personaId = 'kael'): Promise<readonly Answer[]> {
  const [messages, answers]: [ChatTurnMessage[], Answer[]] = [[], []];
  for (const content of said) {
    messages.push({ role: 'user', content });
    const about = said.slice(0, said.indexOf(content) + 1).findLast((one) => one !== SOMETHING_ELSE) ?? '';
    const context = { firstName: 'Ada', focus: '', streakDays: 0 };
    const request = { personaId, context, approach: 'ordinary', disclose: false, mayPropose: proposalKinds, messages } as const;
    const answer = offlineAnswer(request, await near(about));
    messages.push({ role: 'assistant', content: answer.text });
    answers.push(answer);
  }
  return answers;
}
const matterNamed = (name: string) => {
  const found = matters.find((matter) => matter.name === name);
  if (found === undefined) throw new Error(`No matter is called ${name}`);
  return found;
};

describe('the examples', () => {
  it('are encoded as they are written', () => {
    expect(readVectors()).toHaveLength(examples.length * 512);
  });
});

describe('what somebody brings in words of their own', () => {
  it.each([
    ['landlord says the mold is because i "breathe too much". actual quote', 'mould in the flat'],
    ['my flatmate leaves hair in the drain and passive aggressive notes on my oat milk, both', 'trouble with flatmates'],
    ['I have a drawer with unopened letters in it. Some are from the tax office I think.', 'unopened post'],
    ['lent my cousin 1200 and now he posts holiday pics from Tenerife', 'lent money that does not come back'],
    ["my husband can't hear one sentence of mine without handing me a solution", 'wants to fix instead of listening'],
    ['My son bit a kid at nursery again and the other mums have gone quiet around me', 'biting and hitting'],
    ['my daughter (14) answers everything with k or dunno, when she answers', 'one-word answers'],
    ['How do you take the car keys off an 84 year old man who taught you how to drive?', 'an old parent at the wheel'],
    ['26 years married in may and i feel like a lodger', 'a long marriage gone flat'],
    ['She wants a third child. I do not. There is no half child.', 'different wishes about children'],
    ['people who stand still at the bottom of escalators. i am vibrating', 'thin-skinned days'],
    ['Tinnitus, left ear, like a fridge. Eight months.', 'a noise in the ear'],
    ['its 2:40 and im awake again. third night', 'awake in the small hours'],
    ['How do I get back to painting after eleven years?', 'drawing and painting'],
    ['i want to quit vaping, strawberry ice is basically my personality now', 'stopping vaping'],
    ['My mother-in-law comments on my plate. "Oh, a second potato."', 'remarks about one’s plate or body'],
    ['retired on the 1st. its 10am and i have already vacuumed', 'retiring'],
  ])('is met as what it is: %s', async (message, name) => {
    for (const personaId of corePersonaIds) {
      const [answer] = await talk([message], personaId);
      const { said = [], asks = [], thoughts } = matterNamed(name);
      expect(
        [...said, ...asks, ...thoughts].some((line) => answer?.text.includes(line)),
        answer?.text,
      ).toBe(true);
      expect(answer?.choices).toContain(SOMETHING_ELSE);
    }
  });

  it('gets ideas at once where it is practical, and one question first where it is sore', async () => {
    const [practical] = await talk(['my landlord says the mold is because i breathe too much']);
    expect(practical?.text).toMatch(/What helps many:\n\n1\. .*\n2\. .*\n3\. .*\n\nWhich of these could be yours\?$/s);
    const sore = await talk(['26 years married in may and i feel like a lodger', 'last summer, I think']);
    expect(sore[0]?.text).toMatch(/^[^\n]+\?$/);
    expect(sore[1]?.text).toMatch(/What helps many:/);
  });

  it('good news are asked about, and then kept', async () => {
    const all = await talk(['asked for the raise and got it?? didnt even have to use my speech', 'my boss just said yes']);
    expect(all[0]?.text).toMatch(/wonderful.*\?$/);
    expect(all[1]?.text).toContain('Ways to keep it:');
  });

  it('praise that somebody else got is no good news', async () => {
    const [answer] = await talk([
      'my colleague presented MY analysis as if it was his. the manager said great work to him. i just sat there',
    ]);
    expect(answer?.choices).not.toContain('Hold on to something good');
  });

  it('is asked about where it might be several things, and goes on with the one that is tapped', async () => {
    const all = await talk(['he loads the dishwasher like a raccoon. we had an actual screaming row about it', 'Rows over small things']);
    expect(all[0]?.text).toMatch(/Is it about one of these\?$/);
    expect(all[0]?.choices.at(-1)).toBe(SOMETHING_ELSE);
    expect(all[1]?.text).toMatch(/^It was about the thing, and it was not about the thing at all\./);
  });

  it('is not insisted on: who says that it is something else is asked, and then listened to', async () => {
    const all = await talk(['my landlord says the mold is because i breathe too much', SOMETHING_ELSE, SOMETHING_ELSE]);
    expect(all[1]?.text).toMatch(/^Then I took it wrongly\. Is it about one of these\?$/);
    expect(all[1]?.choices).not.toContain('Mould in the flat');
    expect(all[2]?.text).toMatch(/^Then I have nothing written on it\./);
  });

  it.each([
    [
      'my landlord says the mold is because i breathe too much',
      'no, its not about the flat. my mum comments on everything i eat',
      /plate|body/i,
    ],
    [
      'I work, go home, sleep, the night shift kills me',
      "you misunderstood. they go for lunch together and i'm too shy to join them",
      /shy|join|people/i,
    ],
  ])('is taken back with a sorry where it was wrong: %s', async (message, correction, meant) => {
    const all = await talk([message, correction]);
    expect(all[1]?.text).toMatch(/^Sorry, I took that wrongly\./);
    expect(`${all[1]?.text} ${all[1]?.choices.join(' ')}`).toMatch(meant);
  });

  it('a no to a question with yes or no is an answer, and no correction', async () => {
    const all = await talk(['my best friend never texts back anymore', 'no, nothing happened before that i know of']);
    expect(all[1]?.text).not.toMatch(/^Sorry/);
  });

  it('is no guess where a guess would hurt', async () => {
    const [answer] = await talk(['baby is 11 weeks and i love him and i miss my old life so bad i could scream']);
    expect(answer?.text).not.toContain('You lost a child');
    expect(answer?.choices).not.toContain('Miscarriage');
  });

  it.each(['hi', 'what is the date today?', 'thanks', 'who reads this?', 'ich verstehe kein Englisch', 'are you a real person?'])(
    'leaves what has an answer of its own alone: %s',
    async (message) => {
      const [answer] = await talk([message]);
      expect(answer?.choices ?? []).not.toContain(SOMETHING_ELSE);
    },
  );

  it('an answer to a question is no new subject', async () => {
    const all = await talk([
      '26 years married in may and i feel like a lodger',
      'at my sister’s wedding, in the kitchen with the caterers',
    ]);
    const { thoughts } = matterNamed('a long marriage gone flat');
    expect(thoughts.some((line) => all[1]?.text.includes(line))).toBe(true);
  });

  it('is heard as ever after a hard moment', () => {
    const near: readonly Near[] = [{ name: 'mould in the flat', score: 1 }];
    const context = { firstName: 'Ada', focus: '', streakDays: 0 };
    const messages = [{ role: 'user', content: 'the mould is in the bedroom' }] as const;
    const answer = offlineAnswer({ personaId: 'kael', context, approach: 'gentle', disclose: false, mayPropose: [], messages }, near);
    expect(answer.text).not.toContain('What helps many');
  });
});

describe('the thread that finds what is near', () => {
  it('answers several at once, each with its own', async () => {
    const find = nearMatters();
    const [mould, sleep] = await Promise.all([
      find('there is mould on my bedroom wall'),
      find('it is 3 am and I am awake again, third night'),
    ]);
    expect(mould[0]?.name).toBe('mould in the flat');
    expect(sleep[0]?.name).toBe('awake in the small hours');
  });

  it('keeps no process alive once it has answered', () => {
    const path = join(import.meta.dirname, 'near-matters.ts');
    const script = `import(${JSON.stringify(path)}).then(async ({ findNear }) => console.log((await findNear('there is mould on my wall')).length))`;
    const { status, stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 20_000 });
    expect(status).toBe(0);
    expect(Number(stdout)).toBeGreaterThan(0);
  });

  it('knows nothing of a word or two, and of what cannot be read', async () => {
    expect(await nearMatters()('hi there')).toEqual([]);
    expect(await nearMatters()('   ')).toEqual([]);
  });
});
