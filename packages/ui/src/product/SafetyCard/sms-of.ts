/** As the list of helplines says it: "Text 1737", or with a word to begin with, "Text HOME to 741741". */
const BY_TEXT = /^Text (?:(?<word>[A-Z]+) to )?(?<number>\+?\d[\d ]*\d)/;

/** The address that begins such a text message; undefined for any other way to write. */
export function smsOf(text: string): string | undefined {
  const { number, word } = BY_TEXT.exec(text)?.groups ?? {};
  if (number === undefined) return undefined;
  // Some phones read what follows "?", others what follows "&".
  return `sms:${number.replaceAll(' ', '')}${word === undefined ? '' : `?&body=${word}`}`;
}
