import { describe, expect, it } from 'vitest';
import { withoutIdleDeaths } from '../reading/idle-deaths.ts';
import { quickest } from '../testing/quickest.ts';
import { talkWithCards } from '../testing/talks.ts';
import { lossIn } from './loss.ts';

const replyTo = (message: string): string => talkWithCards('kael', [message])[0]?.reply ?? '';

const real = [
  'my cat got run over yesterday',
  'my cat was run over',
  'we had to put our dog down',
  "my hamster didn't make it",
  'lost my grandad last week',
  'nan passed',
  "my nan's passed",
  'my rabbit got killed by a fox',
  'my dog died this morning',
  'Dad died in March',
  'mum died last night',
  'my dads dead',
  'my mum passed away two weeks ago',
  'we lost our little girl at 22 weeks',
  'My best friend was killed in a car crash',
  'our cat was hit by a car and died',
  'we had to have our cat put to sleep on monday',
  "my brother's gone",
  'i buried my father today',
  "granddad's funeral is tomorrow",
  'we lost nan on tuesday',
  'grandma is gone',
  "dad's gone. passed in his sleep",
  'my budgie flew into the window and died',
  'my little brother drowned last summer',
  'My horse had to be put down',
  'i found our fish dead this morning',
  'our old dog had to be put to sleep',
  'the vet put our rabbit down',
  'a fox got our chickens last night',
  'We lost our chickens to a fox',
  'rip my dog',
  'my beagle passed away',
  'my mate got stabbed and died',
  'my dog died without warning while i was on a run',
  'my grandpa died of the heat last summer',
] as const;

const idle = [
  'Hi! I want to run a 10k. I can run maybe 2km at the moment without dying lol',
  'I can swim two lengths without dying',
  'my phone died on the way to the interview',
  'my laptop died and took my essay with it',
  'My old laptop finally passed away lol',
  'I nearly died laughing at dinner',
  "I'm dead tired after the gym, how do I keep going",
  'i almost died of embarrassment in the meeting',
  'this assignment is killing me',
  'these stairs will kill me one day',
  "i'm dying to see the new film",
  'my social life is dead',
  'this group chat is dead',
  'my ficus died because i forgot to water it',
  'my legs are dead after leg day',
  'my car battery was dead this morning',
  'traffic was murder today',
  'my controller died mid game',
  'my watch died so my run did not count',
  'I killed my workout today',
  'The heat is killing me',
  "I'd die for a coffee right now",
  'we were dead lost in the woods',
  'omg im dead 😂 she actually said that',
  'bored to death at work',
  'over my dead body am I going to that party',
  'dead leg from sitting too long',
  'he played dead with the dog and we laughed',
  'the deadline nearly killed us',
  'The conversation kind of died after that',
  'my motivation died in february',
  'my character keeps dying on level 4',
  "my dog got run over but he's ok, at the vet now",
] as const;

describe('a death as people type it', () => {
  it.each(real)('is met with condolence: %s', (message) => {
    expect(replyTo(message)).toMatch(/^I am so sorry/);
  });

  it('of an animal is met as one, and asks for its name', () => {
    for (const message of ['my cat got run over yesterday', 'a fox got our chickens last night', 'i found our fish dead this morning'])
      expect(lossIn(message)?.kind).toBe('pet');
    expect(lossIn('we lost nan on tuesday')).toMatchObject({ kind: 'person', who: 'nan', whom: 'her' });
  });
});

describe('an idle word of death', () => {
  it.each(idle)('gets no condolence, and no question whether one is safe: %s', (message) => {
    expect(lossIn(message)).toBeUndefined();
    expect(replyTo(message)).not.toMatch(/so sorry|Help now|are you safe/);
  });

  it('of a thing that gave up is met as a nuisance', () => {
    expect(replyTo('my phone died on the way to the interview')).toMatch(/^Things seem to choose the worst moment/);
  });

  it('leads to what is asked after it', () => {
    expect(replyTo("I'm dead tired after the gym, how do I keep going")).toMatch(/^What helps many:\n\n1\. The first month/);
  });

  it.each([
    "I can't get through a single day without dying inside",
    'the loneliness is killing me',
    'this pain is killing me',
    'he will kill me if i leave',
    'i feel dead',
    'she said she wants me dead',
  ])('is none where it may be meant: %s', (message) => {
    expect(withoutIdleDeaths(message)).toBe(message);
  });

  it('is looked for in no time, however long the message', () => {
    for (const piece of ['my run without nearly ', 'the deadline is ', 'my old phone just ', 'my cat got run ', 'dead ', 'i lost ']) {
      const message = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);
      expect([piece, quickest(() => lossIn(message)) < 50]).toEqual([piece, true]);
    }
  });
});
