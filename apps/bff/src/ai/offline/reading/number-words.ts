/** Numbers as people write them. */
const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** One to ten in words, for a pattern. */
export const ONE_TO_TEN = 'one|two|three|four|five|six|seven|eight|nine|ten';

/** The number that a word or digits stand for; NaN where they stand for none. */
export const numberOf = (word: string): number => numberWords[word.toLowerCase()] ?? Number(word);
