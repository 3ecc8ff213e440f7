import { describe, expect, it } from 'vitest';
import { mayStandOnCard } from './on-card.ts';

const barred = [
  ...['Stop Prozac', 'Quit Zoloft by Friday', 'Double my Ritalin', 'Stop my m e d s', 'Take two Prozac a day'],
  ...[
    'Eat 500 kcal a day',
    'Stay under 800 calories',
    'Only water until Sunday',
    'Fast 10 days',
    'Fast for three days',
    'Make myself sick after meals',
  ],
  ...['Weigh 40 kg', 'Get down to 42 kilos', 'Lose 20 kg by Friday', 'Sleep 3 hours a night'],
  ...['Harm Tom', 'Punch Jo', 'punch jo in the face', 'Punch my boss', 'Buy a gun', 'Learn to tie a noose'],
  ...['Write my goodbye letter', 'Give away my things', 'Drink a bottle of vodka', 'Drink a bottle of vodka every day'],
  ...['Ring １１６ １２３', 'Ring ١١٦١٢٣', 'Ring one one six one two three', 'Call 0800 1234567'],
  ...['Read https://example.org', 'Visit www.example.com daily', 'Sign up at example.com', '<img src=x>', '[Run](x)'],
];

const ordinary = [
  ...['Punch needle embroidery', 'Train with a punch bag', 'Punch holes in paper', 'Slap bass every day', 'Hit the gym', 'Beat my record'],
  ...[
    'Drink two glasses of water',
    'Drink a bottle of water at noon',
    'Drink no bottle of wine this week',
    'Only water with dinner',
    'Only tea after six',
  ],
  ...['Write a letter to Jo', 'Write a farewell note to my team', 'Give away clothes I never wear', 'Buy a glue gun', 'Make bath bombs'],
  ...[
    'Run 10 km',
    'Weigh in weekly',
    'Weigh my suitcase: 23 kg',
    'Lift 40 kg',
    'Eat 2000 kcal a day',
    'Fast walk 10 days in a row',
    'Burn 300 calories',
  ],
  ...[
    'Sleep eight hours a night',
    'Stop smoking',
    'Take Prozac after breakfast as my doctor says',
    'Call three friends',
    'Count one, two, three',
    'Learn Node.js',
    'Get high marks',
  ],
];

describe('what stands on a card', () => {
  it.each(barred)('is never: %s', (text) => {
    expect(mayStandOnCard(text)).toBe(false);
  });

  it.each(ordinary)('may be: %s', (text) => {
    expect(mayStandOnCard(text)).toBe(true);
  });
});
