import { describe, expect, it } from 'vitest';
import { clauseOf, headOf, shortSubject } from './clause.ts';
import { kindOf } from './kind-of.ts';
import { languageOf } from './language-of.ts';
import { languages } from './languages.ts';
import { readText } from './read-text.ts';

describe('a plain English sentence', () => {
  it.each([
    ['Sleep comes in cycles of about ninety minutes.', 'Sleep', 'comes in cycles of about ninety minutes'],
    ['A cool, dark room helps sleep.', 'A cool, dark room', 'helps sleep'],
    ['Light from a screen in the evening delays it.', 'Light from a screen in the evening', 'delays it'],
    ['A regular time for getting up helps more.', 'A regular time for getting up', 'helps more'],
    ['Side shoots grow in the angle between leaf and stem.', 'Side shoots', 'grow in the angle between leaf and stem'],
    ['Fixed costs should stay below half of the income.', 'Fixed costs', 'should stay below half of the income'],
    ['Deep sleep mostly comes early.', 'Deep sleep', 'mostly comes early'],
    ['Lübeck, Hamburg and Bremen kept the name.', 'Lübeck, Hamburg and Bremen', 'kept the name'],
    ['A substance called adenosine builds up in the brain.', 'A substance called adenosine', 'builds up in the brain'],
  ])('is divided before its verb: %s', (sentence, subject, predicate) => {
    expect(clauseOf(sentence)).toMatchObject({ subject, predicate });
  });

  it.each([
    'It needs about a week.',
    'When you hear a no, ask why.',
    'Turn the heap every week.',
    'People who snore should see a doctor.',
    'Maria, a nurse in Leeds, learned why.',
    'The first force is sleep pressure.',
    'Why do we sleep?',
    'Ohne Wasser wächst nichts.',
  ])('is left whole where its subject is not sure: %s', (sentence) => {
    expect(clauseOf(sentence)).toBeUndefined();
  });

  it('has a subject that can be named shortly, and a noun that it turns on', () => {
    expect(shortSubject('Light from a screen in the evening of a long day')).toBe('Light from a screen');
    expect(headOf('A cool, dark room with a window')).toEqual(['dark', 'room']);
    expect(headOf('The weight of the water')).toEqual(['weight']);
  });
});

it.each([
  ['en', 'Never keep tomatoes in the fridge.', 'warning'],
  ['en', 'Salt slows the yeast, so it comes late.', 'cause'],
  ['en', 'If a query is slow, look at its plan.', 'condition'],
  ['en', 'Chop the onion into cubes.', 'step'],
  ['en', 'Coffee an hour before a run makes it easier.', 'effect'],
  ['en', 'Recall is harder than reading.', 'contrast'],
  ['en', 'The last diet met in 1669.', 'event'],
  ['en', 'A run of less than an hour needs no food.', 'claim'],
  ['en', 'An unused index should be dropped.', 'advice'],
  ['en', 'Frozen soup keeps for three months.', 'figure'],
  ['en', 'A budget is a plan for money.', 'definition'],
  ['de', 'Alkohol stört die Nacht, weil er die Träume unterdrückt.', 'cause'],
  ['de', 'Koffein bleibt etwa sechs Stunden im Körper.', 'figure'],
  ['fr', 'Il faut gonfler les pneus une fois par mois.', 'advice'],
  ['es', 'La masa madre es una mezcla de harina y agua.', 'definition'],
  ['other', 'Чай растёт в горах.', 'claim'],
] as const)('knows what a sentence does (%s): %s', (language, sentence, kind) => {
  expect(kindOf(sentence, languages[language])).toBe(kind);
});

it.each([
  ['en', 'Sleep comes in cycles of about ninety minutes.'],
  ['en', 'Beekeeping'],
  ['de', 'Der Tiefschlaf liegt vor allem in der ersten Hälfte der Nacht.'],
  ['fr', 'Le vélo est un moyen de transport rapide en ville.'],
  ['es', 'La sal frena las levaduras, porque les quita agua.'],
  ['other', 'Il sonno viene a cicli di circa novanta minuti ogni notte, poi torna leggero.'],
  ['other', 'Чай растёт на кустах в тёплых и влажных горах.'],
  ['other', '茶树生长在温暖潮湿的山区。'],
])('takes a text for %s: %s', (id, text) => {
  expect(languageOf(text).id).toBe(id);
});

it('reads short items of a list together, sentences of a list alone, and scripts without spaces or capitals by their own marks', () => {
  const said = (text: string) => readText(text).sentences.map((sentence) => sentence.text);
  expect(said('- 250 g lentils\n- 1 onion\n- Salt\n\nHeat the oil in a pot.')).toEqual([
    '250 g lentils, 1 onion, Salt.',
    'Heat the oil in a pot.',
  ]);
  expect(said('- Roots need air.\n- Wet soil has none.')).toEqual(['Roots need air.', 'Wet soil has none.']);
  expect(said('绿茶不发酵，所以保持绿色。红茶要发酵几个小时。')).toHaveLength(2);
  expect(said('الشاي ينمو في الجبال. يجمع الناس أوراقه باليد. كم مرة يجمعونها؟ مرات في السنة.')).toHaveLength(4);
});
