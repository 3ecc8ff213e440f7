const asPlain = (text: string): string => text.replace(/[’‘]/g, "'");

/** The words of a text in small letters, without the ends of possessives. */
export const wordsOf = (text: string): readonly string[] =>
  asPlain(text)
    .toLowerCase()
    .replace(/'s\b/g, '')
    .match(/\p{L}{2,}/gu) ?? [];

const PAST: Readonly<Record<string, string>> = {
  flew: 'fly',
  flies: 'fly',
  flight: 'fly',
  met: 'meet',
  paid: 'pay',
  slept: 'sleep',
  ran: 'run',
  drove: 'drive',
  wrote: 'write',
  bought: 'buy',
  said: 'say',
  went: 'go',
  kids: 'kid',
  children: 'child',
};

/** "Sleeping" meets "sleep", "leaves" meets "leave", and "sisters" meets "sister". */
export function stem(word: string): string {
  const known = PAST[word];
  if (known !== undefined) return known;
  const cut = word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 6) : word.replace(/s$/, '');
  return cut.length > 3 ? cut.replace(/e$/, '') : cut;
}
