import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import type { CareCategory } from './rules.ts';

/** Written messages with an explicit risk: direct, indirect, joking, about others, misspelled, disguised. */
const explicit: Readonly<Record<Exclude<CareCategory, 'distress'>, readonly string[]>> = {
  suicide: [
    'I want to die',
    'i just want to die.',
    'I wnat to die',
    'i wanna dieee',
    'I want to kill myself',
    'im going to kill myself tonight',
    'gonna kms',
    'kms',
    'lol i might just kill myself',
    'I want to kil myslef',
    'I keep thinking about killing myself',
    "I can't stop thinking about killing myself",
    'k i l l m y s e l f',
    'i want to k1ll mys3lf',
    'I am thinking about su1cide',
    'I feel suicdal',
    'I am suicidal',
    'suicide',
    'thinking of comitting suicide',
    'I tried to commit suicide last year and I am close to it again',
    'I want to end it all',
    'I am going to end my life.',
    'I will take my own life',
    "I don't want to live anymore",
    'I dont want to be alive',
    'i do not want to be here anymore',
    "I don't want to wake up tomorrow",
    'I wish I was dead',
    'I wish I had never been born',
    'I hope I don’t wake up',
    'Everyone would be better off without me',
    'my kids would be better off if I was dead',
    'There is no reason to live',
    'I have nothing left to live for',
    'life is not worth living',
    "I'm tired of being alive",
    'Nobody would care if I died',
    'would anyone even notice if i was gone',
    'how many pills does it take to die',
    'what is a painless way to die',
    'I wrote my suicide note',
    "I've written the goodbye letters to my family",
    'I want to jump off a bridge',
    'thinking about stepping in front of a train',
    'I bought a rope and I am going to do it tonight',
    'I want to go to sleep and never wake up',
    'Should I unalive myself?',
    'My best friend wants to kill herself and I do not know what to do',
    'my son says he wants to die',
    'I would rather be dead',
    'Ich will nicht mehr leben',
    'je veux mourir',
    'quiero morirme',
    'i want too die and im so tierd, I WANT TO DIE',
    'haha maybe I should just hang myself',
    'I can’t do this i want to die',
    'I don’t care, I want to die',
    'I am not okay and want to kill myself',
    'I do not know if I want to kill myself',
    'why not just kill myself',
  ],
  self_harm: [
    'I want to hurt myself',
    'I cut myself again last night',
    'I have been cutting myself',
    'i feel the urge to burn myself',
    'I started self harming again',
    'my daughter is self-harming',
    'I slit my wrists',
    'I keep hitting myself when I fail',
    'i want to cut my arms',
    'I am starving myself to punish me',
  ],
  harm_to_others: [
    'I want to kill my boss',
    'I am going to kill him',
    'im gonna stab my roommate',
    'I keep having thoughts about hurting my baby',
    'I want to hurt someone',
    'I plan to shoot up the school',
    'I am afraid I will hurt my wife',
    'I want to shoot them all, I want to kill everyone',
  ],
  abuse: [
    'My husband hits me',
    'my boyfriend choked me yesterday',
    'He beats me when he drinks',
    'I was raped',
    'my stepdad touches me at night',
    'My uncle molested me',
    'I am being abused at home',
    'she punched me and I am afraid to go home',
    'he threatened to kill me',
    'My wife slaps me in front of the kids',
    "he won't let me leave the house",
  ],
  acute_danger: [
    'I took a whole bottle of pills',
    'i just swallowed 40 paracetamol tablets',
    'I think I overdosed',
    'my friend overdosed',
    "I can't breathe",
    'I think I am having a heart attack',
    'someone is breaking in',
    'the bleeding will not stop',
    'I have severe chest pain',
    'The voices tell me to jump',
    'I drank bleach',
  ],
};

/** Ordinary messages, many with the words that the rules look for. */
const ordinary: readonly string[] = [
  "I'm dying to see my sister this weekend",
  "You're killing it, Kael",
  'I am dead tired after the gym',
  'this deadline is killing me',
  'I need to kill some time before my flight',
  'That joke killed me, I was dying of laughter',
  'My phone died during the call',
  'These shoes are to die for',
  'I wanted to die of embarrassment when he read it aloud',
  'I nearly killed myself laughing',
  'I shot myself in the foot by promising too much',
  'I drown myself in work every autumn',
  'I should cut myself some slack',
  'I cut myself off from sugar for a week',
  'I cut myself shaving this morning',
  'I burned myself on the stove while cooking',
  'I hurt myself at the gym, so no squats this week',
  'I burned myself out last year and want a calmer plan',
  'My boss will kill me if the report is late',
  'I could murder a pizza',
  'I would kill for a coffee',
  'Two birds with one stone: kill the noise and walk to work',
  'She beats me at chess every time',
  'He hit me up on LinkedIn about a job',
  'That song hits me hard',
  'My coach kicked me out of my comfort zone',
  'I was beaten by a better player in tennis',
  'We watched Suicide Squad last night',
  'I am writing an essay about suicide prevention for class',
  'I overdosed on coffee and could not sleep',
  'I laughed so hard I can not breathe',
  'You nearly gave me a heart attack with that surprise',
  'I took two vitamins and a walk',
  'I want to take my life in a new direction',
  'I am taking my life back, one habit at a time',
  'I ended things with my boyfriend and I feel free',
  "I don't want to live here anymore, the rent is too high",
  'I am tired of living with my parents',
  'I do not want to be here anymore at this job, how do I resign?',
  'I want to die happy, having written one book',
  'I would rather die than give another presentation',
  'What are painless ways to save money?',
  'How do I end my letter politely?',
  'I killed my workout today',
  'I ran 5 kms this morning',
  'how many kms should I run as a beginner',
  'My cat jumped off the roof and is fine',
  'I step off the train at eight and start writing',
  'I have no reason to complain',
  'There is no point in arguing, so I let it go',
  'I am hopeless at cooking',
  'I want to disappear into a cabin in the woods with a book',
  'I am going to hurt her feelings if I say no',
  'I keep putting off my thesis on mosses',
  'How do I build a habit of reading?',
  'I feel a bit sad today, it rains',
  'I am stressed about the exam',
  'Let us bomb this interview... no wait, ace it',
  'The battery is dead, so I wrote by hand',
  'I started cutting carbs again',
  'My daughter started cutting her own hair',
  'I will kill him in the next round of chess',
  'I am dying for a holiday',
  'It is a matter of life and death for my houseplant',
  'My old habits die hard',
  'I want my bad habits to die',
  'I jumped out of bed at six',
  'Boredom will be the death of me',
  'I took a whole day off and it felt great',
  'I am sick of living out of a suitcase',
  'Remind me to hang the washing myself',
  'I taught myself to shoot film photos',
  'My heart stopped when the results came',
  'I slept like the dead',
  'He is a killer guitarist',
  'Blow up my phone if the tickets go on sale',
  'I need to shoot my boss an email',
  'I want to kill this project before it eats the budget',
  'We lost the match and I am over it',
  'I finally ended it with the gym membership',
];

const negated: readonly string[] = [
  'I would never kill myself',
  'I am not suicidal, just very tired',
  "I don't want to die",
  'I do not want to hurt myself',
  'I have never thought about killing myself',
];

describe('the first care rules', () => {
  it.each(Object.entries(explicit).flatMap(([category, messages]) => messages.map((message) => [category, message])))(
    'recognises an explicit risk (%s): %s',
    (_category, message) => {
      expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    },
  );

  it('names what an explicit message is about in nearly all cases', () => {
    const named = Object.entries(explicit).flatMap(([category, messages]) =>
      messages.map((message) => assess(message).category === category),
    );
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.9);
  });

  it('raises a false alarm in at most one of twenty ordinary messages', () => {
    const alarms = ordinary.filter((message) => assess(message).level >= HIGH_RISK_LEVEL);
    expect(alarms.length / ordinary.length, alarms.join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it.each(negated)('meets a denial with a gentle check-in at most: %s', (message) => {
    expect(assess(message).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it.each(['I feel hopeless', 'I hate myself', "I can't go on like this", 'my brother killed himself last year', 'I want to disappear'])(
    'checks in gently after signs of distress: %s',
    (message) => {
      expect(assess(message).level).toBe(2);
    },
  );

  it('treats a plan for tonight as immediate', () => {
    expect(assess('I am going to kill myself tonight').level).toBe(4);
    expect(assess('I want to kill myself').level).toBe(3);
  });

  it('finds the risk in the middle of a long, harmless message', () => {
    const filler = 'Today I watered the plants and answered some mail. '.repeat(60);
    expect(assess(`${filler}I want to kill myself. ${filler}`).level).toBeGreaterThanOrEqual(3);
  });

  it('reads any text without failing, and never says more for less', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect([0, 1, 2, 3, 4]).toContain(assess(text).level);
        expect(assess(`${text}\nI want to kill myself`).level).toBeGreaterThanOrEqual(assess(text).level);
      }),
    );
  });

  it('stays quick on hostile repetitions', () => {
    for (const piece of ['i want to ', 'not ', 'a.', 'k i l l ', 'would would ', "'"]) {
      expect(assess(piece.repeat(2_000)).level).toBeLessThanOrEqual(4);
    }
  });
});
