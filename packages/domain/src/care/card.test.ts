import { describe, expect, it } from 'vitest';
import { SafetyCard } from '../chat/schemas.ts';
import { safetyCard, safetyText } from './card.ts';
import { CONCERN_FOR_MS, carryRisk, GENTLE_FOR_MS, HELD_MESSAGES, heldCardFor, heldCards } from './carry.ts';
import { countryOf, ELSEWHERE, isChoice } from './country.ts';
import { careAnswers } from './questions.ts';

describe('the safety card', () => {
  it.each([
    ['America/Chicago', '911', '988'],
    ['Europe/London', '999', '116 123'],
    ['Europe/Jersey', '999', '116 123'],
    ['Europe/Guernsey', '999', '116 123'],
    ['Europe/Isle_of_Man', '999', '116 123'],
    ['America/Puerto_Rico', '911', '988'],
    ['America/Atikokan', '911', '988'],
    ['America/Blanc-Sablon', '911', '988'],
    ['America/Cambridge_Bay', '911', '988'],
    ['America/Creston', '911', '988'],
    ['America/Resolute', '911', '988'],
    ['America/Eirunepe', '192', '188'],
    ['Europe/Berlin', '112', '0800 1110111'],
    ['Europe/Paris', '112', '3114'],
    ['Australia/Sydney', '000', '13 11 14'],
    ['Pacific/Auckland', '111', '1737'],
    ['Europe/Stockholm', '112', '90101'],
  ])('shows the numbers of the place where the device is: %s', (timeZone, emergency, phone) => {
    const card = safetyCard('suicide', countryOf({ timeZone }));
    expect(card.emergency.number).toBe(emergency);
    expect(card.helplines.map((line) => line.phone)).toContain(phone);
  });

  it('falls back to the language, and then to a general rule', () => {
    expect(countryOf({ timeZone: 'UTC', locale: 'de-AT' })).toBe('AT');
    expect(countryOf({ locale: 'en' })).toBeUndefined();
    expect(countryOf({ timeZone: 'Africa/Nairobi', locale: 'en-US' })).toBeUndefined();
    const card = safetyCard('suicide', undefined);
    expect(card.emergency.number).toBeNull();
    expect(safetyText(card)).toContain('Call your local emergency number. ');
    expect(card.helplines[0]?.url).toBe('https://findahelpline.com');
  });

  it('believes a choice more than clock and language, and no choice that the list does not have', () => {
    const amsterdam = { timeZone: 'Europe/Amsterdam', locale: 'nl-NL' };
    expect(countryOf({ ...amsterdam, chosen: 'GB' })).toBe('GB');
    expect(countryOf({ ...amsterdam, chosen: ELSEWHERE })).toBeUndefined();
    for (const unknown of ['', 'gb', 'AQ', 'GB, US', '__proto__']) {
      expect(isChoice(unknown), unknown).toBe(false);
      expect(countryOf({ ...amsterdam, chosen: unknown }), unknown).toBe('NL');
    }
  });

  it('puts the lines for violence first when the message was about abuse, and leaves them out otherwise', () => {
    expect(safetyCard('abuse', 'ES').helplines[0]?.phone).toBe('016');
    expect(safetyCard('suicide', 'ES').helplines.map(({ phone }) => phone)).toEqual(['024']);
  });

  it('asks a direct question, names emergency and grounding, and says that no guide is answering', () => {
    for (const about of ['suicide', 'self_harm', 'harm_to_others', 'abuse', 'acute_danger'] as const) {
      const card = SafetyCard.parse(safetyCard(about, 'US'));
      expect(card.question).toMatch(/\?$/);
      expect(card.grounding.length).toBeGreaterThan(2);
      expect(card.body.join(' ')).toContain('no guide is answering');
      expect(safetyText(card)).toContain('911');
    }
  });

  it('speaks of no message on the help page, where it shows every line', () => {
    const card = safetyCard(null, 'ES');
    expect(card.body.join(' ')).not.toMatch(/you wrote|guide/);
    expect(card.helplines.map(({ phone }) => phone)).toEqual(['024', '016']);
  });

  it.each(['suicide', 'self_harm', 'harm_to_others', 'abuse', 'acute_danger', null] as const)(
    'leads from yes and no to words for the danger that it asks about: %s',
    (about) => {
      const answers = careAnswers.get(safetyCard(about, 'US').question);
      // Whether yes or no is the danger depends on the question.
      const danger = about === 'abuse' || about === null ? answers?.no : answers?.yes;
      expect(danger).toMatchObject({ isUrgent: true, text: expect.stringMatching(/\bcall\b/) });
      if (about !== 'acute_danger') expect([answers?.yes.isUrgent, answers?.no.isUrgent].toSorted()).toEqual([false, true]);
    },
  );

  it.each([...heldCards, null])('says nowhere above or below: the numbers stand elsewhere on a card and on a page (held: %s)', (held) => {
    for (const about of ['suicide', 'abuse', null] as const)
      expect(safetyText(safetyCard(about, 'GB', held))).not.toMatch(/\b(?:above|below)\b/);
    expect(safetyText(safetyCard(null, undefined))).not.toMatch(/\b(?:above|below)\b/);
  });

  it('neither celebrates nor diagnoses', () => {
    const answers = [...careAnswers.values()].flatMap(({ yes, no }) => [yes.text, no.text]);
    const texts = [...[...heldCards, null].map((held) => safetyText(safetyCard('suicide', 'GB', held))), ...answers].join(' ');
    expect(texts).not.toMatch(/!|\bXP\b|streak|level|congratulat|great|disorder|depress|diagnos/i);
  });
});

describe('emergency numbers', () => {
  it.each([
    ['BR', '192', '190'],
    ['JP', '119', '110'],
    ['KR', '119', '112'],
    ['SG', '995', '999'],
  ])('name both where ambulance and police differ: %s', (country, ambulance, police) => {
    const { emergency } = safetyCard('abuse', country);
    expect(emergency.number).toBe(ambulance);
    expect(emergency.note).toContain(`Ambulance: ${ambulance}. Police: ${police}.`);
  });
});

describe('after a high risk', () => {
  const calm = { level: 0, category: null } as const;

  it('holds the card over a denial, then stays gentle for a day', () => {
    expect(carryRisk(calm, { at: 0, messagesSince: 0 }, 0, 60_000)).toEqual({ level: 3, category: null, held: true });
    expect(carryRisk(calm, { at: 0, messagesSince: HELD_MESSAGES - 1 }, 0, 60_000).level).toBe(3);
    expect(carryRisk(calm, { at: 0, messagesSince: HELD_MESSAGES }, 0, 60_000)).toEqual({ level: 2, category: null, held: false });
    expect(carryRisk(calm, { at: 0, messagesSince: 9 }, 0, GENTLE_FOR_MS).level).toBe(0);
  });

  it.each([
    'yes im safe',
    'I am safe',
    'i wouldnt do anything',
    'no, just kidding',
    'Really, I am fine.',
    'I would never hurt myself, I just talk like that',
    'nothing will happen to me',
    'sorry, that was just a figure of speech',
  ])('thanks for a denial and asks who is near, in other words each time: %s', (denial) => {
    expect([heldCardFor(denial, 0), heldCardFor(denial, 1)]).toEqual(['answered', 'near']);
  });

  it.each([
    'I am not fine',
    'safe is what I never was',
    'the coffee machine broke as well lol',
    'yes i am just right here with the rope',
    'I am right at the edge',
    'I am fine with dying',
    'i would never do it in front of my kids',
    'nothing will happen to anyone but me',
    'I was fine until tonight',
    'I am fine. The rope is tied to the beam.',
  ])('takes nothing else for a denial: %s', (text) => {
    expect(heldCardFor(text, 0)).toBe('asked');
  });

  it.each([
    'No, I am fine, it was just a school play',
    "it's a play by Shakespeare",
    'haha no I meant the razor',
    'I was talking about a song lyric',
  ])('says nothing serious to who explains what was meant, and leaves the number: %s', (text) => {
    const held = [heldCardFor(text, 0), heldCardFor(text, 1)];
    expect(held).toEqual(['explained', 'explained-again']);
    for (const which of held) {
      const card = safetyCard(null, 'GB', which);
      expect(card.body.join(' ')).not.toMatch(/serious/);
      expect(card.emergency.number).toBe('999');
    }
  });

  it('asks about safety once and no more, with the people to call on each card', () => {
    const cards = [safetyCard('suicide', 'GB'), ...heldCards.map((held) => safetyCard(null, 'GB', held))];
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
    expect(cards.filter(({ question }) => question.startsWith('Are you safe'))).toHaveLength(1);
    for (const card of cards) expect([card.emergency.number, card.helplines.length > 0]).toEqual(['999', true]);
  });

  it.each(['asked', 'near'] as const)('makes light of nothing, whatever was answered to the question before: %s', (held) => {
    const { title, body } = safetyCard(null, 'GB', held);
    expect(title).not.toMatch(/guide|back/i);
    expect(held === 'asked' || body.join(' ').includes('If you are not safe, please call now')).toBe(true);
  });

  it('is gentle in a new conversation, too', () => {
    expect(carryRisk(calm, undefined, 0, 60_000).level).toBe(2);
    expect(carryRisk(calm, undefined, undefined, 60_000).level).toBe(0);
  });

  it('is gentle for the next messages of the hour after a concern, for fewer once its writer is safe', () => {
    const after = (messagesSince: number, saidSafe: boolean, now = 60_000) =>
      carryRisk(calm, undefined, undefined, now, { at: 0, messagesSince, saidSafe }).level;
    expect([after(0, false), after(4, false), after(5, false)]).toEqual([2, 2, 0]);
    expect([after(0, true), after(1, true)]).toEqual([2, 0]);
    expect([after(0, false, CONCERN_FOR_MS - 1), after(0, false, CONCERN_FOR_MS)]).toEqual([2, 0]);
  });

  it('lets a new risk through as it is', () => {
    expect(carryRisk({ level: 4, category: 'abuse' }, { at: 0, messagesSince: 0 }, 0, 1)).toEqual({
      level: 4,
      category: 'abuse',
      held: false,
    });
  });
});
