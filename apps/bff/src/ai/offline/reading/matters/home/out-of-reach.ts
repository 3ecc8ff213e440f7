import type { Matter } from '../matter.ts';

/** What is needed or wished for, and out of reach for now. */
export const outOfReach: readonly Matter[] = [
  {
    name: 'cannot afford to move out',
    isTender: true,
    isMild: true,
    examples: [
      'I want to live alone but cannot afford it',
      'want to move out from home and everything is too expensive',
      'with my salary I cannot get a flat of my own',
      'I am 27 and would love my own place, no chance with my pay',
      'we broke up and still live together because nobody can pay a flat',
      'want to leave the shared flat but one room costs 900',
      'no landlord takes somebody with my income',
      'students cannot afford to move out any more',
      'stuck in this flat because the new rents are crazy',
      'how much do I need to earn to live on my own',
    ],
    said: ['To be ready for a door of one’s own, and to be stopped by a number, is galling.'],
    asks: ['What would you have in your own place that you miss now?', 'How much could you pay each month, without going hungry?'],
    thoughts: [
      'Live as if for three months: put the future rent aside on the 1st, all of it. You see whether it works, and at the end the deposit lies there.',
      'Look at what lies between: a room with an older person for some help in the house, a sublet for half a year, two rooms with one friend. It is not the wish, and it is a door.',
      'Ask where it is cheaper and slower: cooperatives, church or company flats, waiting lists of the town. Put yourself on three lists tonight; they take years, and the years pass anyway.',
      'Ask an advice centre whether you could get help with the rent. Very many who could never ask, above all the young and those who earn a little.',
      'Make one corner yours meanwhile, with a lock, a curtain or fixed hours. It is easier to wait behind something that closes.',
    ],
  },
  {
    name: 'something needed and too dear',
    examples: [
      'I need a new laptop for my studies and cannot pay it',
      'my glasses are broken and new ones cost 400',
      'washing machine is dead and no money for a new one',
      'need winter tyres and there is nothing on my account',
      'kid needs a bike and I have 40 euros',
      'my phone screen is broken and I need it for work',
      'i need a suit for the interview and have no money',
      'the car must be repaired or I lose my job',
      'driving licence is too expensive for me',
      'need a bed, sleeping on the floor',
    ],
    said: ['It is not a luxury, and it costs like one.'],
    asks: ['By when does it have to be there?', 'Who has one lying about, as far as you know?'],
    thoughts: [
      'Ask thirty people in one message, friendly and exact: “I need a working laptop for writing, nothing fancy. Is one in a drawer somewhere?” Very often it is.',
      'Refurbished with a guarantee costs half, and a repair café a cake. Look there before any shop with instalments; instalments make the thing a third dearer.',
      'Borrow it for the time until then: library, university, neighbour, a firm for a week. Only what is needed each day has to be bought.',
      'For school, study and work there are funds: a social fund, the parents’ association, the job centre, the employer. One question each: “Is there something for that?” A no costs nothing.',
      'Write the sum on an envelope and divide it by the weeks. 240 is 20 a week for a quarter of a year, and half of it comes by selling three things that lie in the cellar.',
    ],
  },
];
